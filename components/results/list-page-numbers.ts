/**
 * The page numbers to show: the first, the last and those around the current one; null is a gap.
 */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    // A gap of a single page shows that page.
    return number - before === 2
      ? [number - 1, number]
      : number - before > 2
        ? [null, number]
        : [number];
  });
}
