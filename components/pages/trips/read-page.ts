/** The page number of a URL, from 1; the first if malformed. */
export const readPage = (value: unknown): number =>
  typeof value === "string" && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
