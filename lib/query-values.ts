/** A URL's query, as Next passes it to a page. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;
/** All values of a parameter, in order; empty if it is missing. */
export type QueryValues = (name: string) => readonly string[];
/** A query to write into a URL: lists repeat their parameter, undefined leaves it out. */
export type QueryInput = Record<string, string | number | readonly string[] | undefined>;

/** As the query of a URL, without its question mark; values of a list are separated by commas. */
export const toQueryText = (query: QueryInput): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(",")]],
    ),
  ).toString();

export const toQueryValues =
  (query: Query): QueryValues =>
  (name) =>
    [query[name] ?? []].flat();

/** An address with other values of some parameters; `href` is root-relative. */
export function withParameters(href: string, changed: Readonly<Record<string, string>>): string {
  const { pathname, searchParams } = new URL(href, "http://same.invalid");
  for (const [name, value] of Object.entries(changed)) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

/** The query of an address, without its question mark, as Next passes it to a page. */
export function readQueryText(text: string): Query {
  const values = new URLSearchParams(text);
  return Object.fromEntries([...values.keys()].map((name) => [name, values.getAll(name)]));
}

/** What a form would send, as the page that it leads to would be passed it. */
export const readFormQuery = (form: HTMLFormElement): Query =>
  readQueryText(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    ).toString(),
  );
