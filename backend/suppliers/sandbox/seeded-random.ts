/**
 * Numbers that look random and are the same for the same seed on every machine. Not for secrets.
 */
export type SeededRandom = {
  /** In [0, 1). */
  next(): number;
  between(min: number, max: number): number;
  /** Both ends included. */
  integer(min: number, max: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  shuffle<T>(list: readonly T[]): T[];
};

/** FNV-1a over UTF-16 units; `from` goes on from the hash of what stands before. */
export function hashText(text: string, from = 0x811c9dc5): number {
  let value = from;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

const step = 0x6d2b79f5;

/**
 * The number at `index` of the seed's stream, in [0, 1), without making a stream: what a search
 * over thousands of hotels asks for.
 */
export function randomAt(seed: number, index: number): number {
  // Mulberry32: 32 bits of state are plenty for a dozen offers.
  const state = (seed + Math.imul(step, index + 1)) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

export function seededRandom(...seed: readonly (string | number)[]): SeededRandom {
  const state = hashText(seed.join("|"));
  let index = 0;
  const next = () => randomAt(state, index++);
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    shuffle(list) {
      return list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    },
  };
}
