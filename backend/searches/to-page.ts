const pageSize = 20;
/** As many as a map can show and a phone can draw. */
export const maximumPins = 500;

/** A page of a list, counted from 1; one beyond the last page is the last one. */
export function toPage<T>(
  list: readonly T[],
  requestedPage: number,
): { shown: T[]; page: number; pages: number } {
  const pages = Math.ceil(list.length / pageSize);
  const page = Math.max(1, Math.min(requestedPage, pages));
  return { shown: list.slice((page - 1) * pageSize, page * pageSize), page, pages };
}
