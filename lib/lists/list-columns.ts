/** The cookie of the columns that are chosen for a list, in one browser. */
export const columnsCookie = (list: string): string => `columns-${list}`;

/** The ids as they are kept. */
export const writeColumns = (ids: readonly string[]): string => ids.join(".");

/** From the cookie; null where none were chosen. */
export const readColumns = (text: string | undefined): string[] | null =>
  text === undefined ? null : text.split(".");
