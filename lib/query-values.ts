/** The query of an address, as Next gives it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;
/** Every value of one parameter, in its order; none where it isn't there. */
export type QueryValues = (name: string) => readonly string[];
/** What an address is written from: a list is its parameter repeated, undefined leaves it out. */
export type QueryInput = Record<string, string | number | readonly string[] | undefined>;

export const toQueryValues =
  (query: Query): QueryValues =>
  (name) =>
    [query[name] ?? []].flat();
