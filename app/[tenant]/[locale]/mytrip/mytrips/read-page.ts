/** The page an address asks for, from 1; what is no number is the first. */
export const readPage = (asked: unknown): number =>
  typeof asked === "string" && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
