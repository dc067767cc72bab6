/**
 * The same items, moved as little as needed so that no two neighbours share a key, where that is
 * possible.
 */
export function separateNeighbours<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const rest = [...items];
  const separated: T[] = [];
  while (rest.length > 0) {
    const last = separated.at(-1);
    const different = rest.findIndex((item) => last === undefined || keyOf(item) !== keyOf(last));
    const [item] = rest.splice(Math.max(0, different), 1);
    if (item === undefined) break;
    // Only its like is left: it goes back to the latest place between two others.
    const fits = (index: number) =>
      [separated[index - 1], separated[index]].every(
        (other) => other === undefined || keyOf(other) !== keyOf(item),
      );
    const place = different === -1 ? separated.findLastIndex((_, index) => fits(index)) : -1;
    separated.splice(place === -1 ? separated.length : place, 0, item);
  }
  return separated;
}
