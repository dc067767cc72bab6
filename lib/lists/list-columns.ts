/** The cookie of the columns that are chosen for a list, in one browser. */
export const columnsCookie = (list: string): string => `columns-${list}`;

/** Whether columns are shown, by id; those that nothing is chosen for are as usual. */
export type ListColumns = Readonly<Record<string, boolean>>;

/** As they are kept: `client.-agent`. */
export const writeColumns = (columns: ListColumns): string =>
  Object.entries(columns)
    .map(([id, isShown]) => (isShown ? id : `-${id}`))
    .join(".");

/** From the cookie. */
export const readColumns = (text = ""): ListColumns =>
  Object.fromEntries(
    text
      .split(".")
      .filter(Boolean)
      .map((each) => [each.replace(/^-/, ""), !each.startsWith("-")]),
  );
