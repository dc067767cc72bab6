import { toZipfHosts } from "./to-zipf-hosts.mjs";

const hosts = Array.from({ length: 1_000 }, (_, index) => `a${index}.localhost`);
const count = 200_000;

test("the first occurs twice as often as the second and a hundred times as often as the hundredth", () => {
  const drawn = toZipfHosts(hosts, { count });
  const share = (host) => drawn.filter((other) => other === host).length / count;
  // 1/1 + 1/2 + … + 1/1000
  const harmonic = hosts.reduce((total, _, index) => total + 1 / (index + 1), 0);
  for (const rank of [1, 2, 10, 100])
    expect(share(`a${rank - 1}.localhost`) * rank * harmonic).toBeCloseTo(1, rank > 10 ? 0 : 1);
});

test("every host can occur, and no other", () => {
  const drawn = new Set(toZipfHosts(hosts.slice(0, 3), { count: 1_000 }));
  expect([...drawn].sort()).toEqual(hosts.slice(0, 3));
});

test("is deterministic", () =>
  expect(toZipfHosts(hosts, { count: 50 })).toEqual(toZipfHosts(hosts, { count: 50 })));
