import { estimateBytes } from "./estimate-bytes";

const toList = <T>(length: number, toItem: (number: number) => T) =>
  Array.from({ length }, (_, number) => toItem(number));

it("grows with a list and its items", () => {
  const toItem = (number: number) => ({ number, text: `${number}`.padEnd(100) });
  const [short, long] = [20, 10_000].map((length) => estimateBytes(toList(length, toItem)));
  expect(estimateBytes([])).toBeLessThan(100);
  // An object with two slots, a text, and a slot of the list.
  expect((short ?? 0) / 20).toBeCloseTo(24 + 16 + 116 + 8, -1);
  expect((long ?? 0) / 10_000).toBeCloseTo(24 + 16 + 116 + 8, -1);
});

it("adds up the lists of an object", () => {
  const [cars, refused] = [toList(200, (number) => ({ number })), toList(2, () => "why")];
  const both = estimateBytes({ cars, refused });
  expect(both).toBeGreaterThan(estimateBytes(cars) + estimateBytes(refused));
  expect(both).toBeLessThan(estimateBytes(cars) + estimateBytes(refused) + 100);
});

it("counts once what items share", () => {
  const names = toList(1_000, (number) => `a name of some length ${number}`);
  const alone = estimateBytes(names);
  const shared = estimateBytes(toList(10_000, (number) => ({ number, names })));
  expect(shared).toBeGreaterThan(alone);
  expect(shared - alone).toBeLessThan(10_000 * 60);
});

it("looks at few items of a long list", () => {
  let read = 0;
  const items = toList(10_000, () => ({
    get text() {
      read += 1;
      return "text";
    },
  }));
  estimateBytes(items);
  expect(read).toBeLessThan(100);
});
