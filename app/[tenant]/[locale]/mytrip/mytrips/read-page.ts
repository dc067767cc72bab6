/** The page number of a URL, from 1; the first if malformed. */
export const readPage = (asked: unknown): number =>
  typeof asked === "string" && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
