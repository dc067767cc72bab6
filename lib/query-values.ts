/** A URL's query, as Next passes it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;
/** All values of a parameter, in order; empty if it is missing. */
export type QueryValues = (name: string) => readonly string[];
/** A query to write into a URL: lists repeat their parameter, undefined leaves it out. */
export type QueryInput = Record<string, string | number | readonly string[] | undefined>;

export const toQueryValues =
  (query: Query): QueryValues =>
  (name) =>
    [query[name] ?? []].flat();
