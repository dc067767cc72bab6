import { createSharedReads } from "./create-shared-reads";

const clock = { now: () => time };
let time = 0;
let reads: ReturnType<typeof createSharedReads>;
let answer: unknown;
let asked: string[];
const get = (key: string, tags: string[] = ["acme"], read?: () => Promise<unknown>) =>
  reads.get({
    key,
    tags,
    read:
      read ??
      (async () => {
        asked.push(key);
        return answer;
      }),
  });
beforeEach(() => {
  time = 1;
  reads = createSharedReads({ clock });
  answer = { list: [1] };
  asked = [];
});

it("reads once a minute, by key", async () => {
  const [first] = [await get("a"), await get("b")];
  time += 59_999;
  expect(await get("a")).toBe(first);
  expect(asked).toEqual(["a", "b"]);
  time += 2;
  await get("a");
  expect(asked).toEqual(["a", "b", "a"]);
});

it("keeps null, and gives out what nobody can change", async () => {
  answer = null;
  expect([await get("none"), await get("none")]).toEqual([null, null]);
  expect(asked).toEqual(["none"]);
  answer = { list: [{ name: "Faro" }] };
  const kept = (await get("a")) as { list: { name: string }[] };
  expect(() => kept.list.push({ name: "Porto" })).toThrow(TypeError);
  expect(() => Object.assign(kept.list[0] ?? {}, { name: "Porto" })).toThrow(TypeError);
});

it("whoever asks meanwhile waits for the same read, and for its failure", async () => {
  let fail = (_error: Error) => {};
  const read = () => new Promise<unknown>((_resolve, reject) => (fail = reject));
  const both = [get("a", ["acme"], read), get("a")];
  fail(new Error("down"));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(asked).toEqual([]);
  // A failure isn't kept.
  expect(await get("a")).toEqual({ list: [1] });
});

it("a purge drops what has one of its tags, and nothing else", async () => {
  await get("a", ["acme", "acme:faqs"]);
  await get("b", ["acme", "acme:blog"]);
  await get("c", ["beta", "beta:faqs"]);
  reads.purge(["acme:faqs", "other"]);
  asked = [];
  await Promise.all([
    get("a", ["acme", "acme:faqs"]),
    get("b", ["acme", "acme:blog"]),
    get("c", ["beta", "beta:faqs"]),
  ]);
  expect(asked).toEqual(["a"]);
});

it("what was read before a purge is neither kept nor given to later renders", async () => {
  let resolve = (_value: unknown) => {};
  const before = get("a", ["acme"], () => new Promise((done) => (resolve = done)));
  reads.purge(["acme"]);
  answer = "new";
  expect(await get("a")).toBe("new");
  resolve("old");
  expect(await before).toBe("old");
  expect(await get("a")).toBe("new");
});

it("is bounded: what is too large isn't kept, and the oldest goes first", async () => {
  answer = "x".repeat(600_000);
  expect(await get("large")).toBe(await get("large"));
  expect(asked).toEqual(["large", "large"]);
  answer = "x".repeat(400_000);
  for (let count = 0; count < 50; count++) await get(`page ${count}`);
  asked = [];
  await get("page 49");
  await get("page 0");
  expect(asked).toEqual(["page 0"]);
});

it("bounds many small values, too, by what their keys take", async () => {
  answer = null;
  const keys = Array.from({ length: 200 }, (_, index) => `${index}`.padEnd(100_000, "-"));
  for (const key of keys) await get(key);
  asked = [];
  await get(keys[0] ?? "");
  expect(asked).toHaveLength(1);
  await get(keys.at(-1) ?? "");
  expect(asked).toHaveLength(1);
});
