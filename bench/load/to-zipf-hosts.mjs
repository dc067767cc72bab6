/**
 * `count` hosts drawn like visits: the first agency twice as often as the second, three times as
 * often as the third (Zipf, exponent 1). Deterministic.
 */
export function toZipfHosts(hosts, { count, seed = 1 }) {
  const bounds = [];
  let total = 0;
  for (let rank = 1; rank <= hosts.length; rank++) bounds.push((total += 1 / rank));
  const random = createRandom(seed);
  return Array.from({ length: count }, () => hosts[findFirst(bounds, random() * total)]);
}

/** Index of the first bound above a value. */
function findFirst(bounds, value) {
  let [low, high] = [0, bounds.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bounds[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Mulberry32. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
