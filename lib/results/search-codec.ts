import countryToCurrency from "country-to-currency";
import { toQueryValues, type Query, type QueryInput, type QueryValues } from "@/lib/query-values";
import type { AmountsIn } from "./filters/filter-amounts";
import {
  readResultsQuery,
  toResultsQuery,
  type ResultsQuery,
  type TableOfQuery,
} from "./results-query";

type Search = { problems: string[] };

/**
 * A row of a search's table: the fields that go together, as URLs have them. What is read is always
 * valid: missing, malformed and past values are replaced by sensible ones, and `problems` name what
 * couldn't be used. `Written` is what URLs are written from, `Usual` what they may leave out.
 */
export type SearchPart<Q extends Search, Written, Usual> = {
  read: (values: QueryValues, usual: Usual) => Partial<Q>;
  write: (search: Written) => QueryInput;
};

/** Reads and writes URLs of a search, as search forms, result links and deal links have them. */
export const createSearchCodec = <Q extends Search, Written, Usual>(
  parts: readonly SearchPart<Q, Written, Usual>[],
) => ({
  read: (query: Query, usual: Usual): Q => {
    const read = parts.map((part) => part.read(toQueryValues(query), usual));
    const problems = read.flatMap((each) => each.problems ?? []);
    return Object.assign({}, ...read, { problems }) as Q;
  },
  write: (search: Written): QueryInput =>
    Object.assign({}, ...parts.map((part) => part.write(search))) as QueryInput,
});

type WithResults<Q extends Search, F, S extends string> = Omit<Q, "problems"> &
  ResultsQuery<F, S> & { problems: (Q["problems"][number] | "filters")[] };

/**
 * The same with the filters, sort order, page and view of its results; default values aren't
 * written. Amounts are in the currency shown, which URLs name where it isn't the one charged.
 */
export const createResultsCodec = <
  Q extends Search,
  Written,
  Usual,
  F extends object,
  S extends string,
>(
  parts: readonly SearchPart<Q, Written, Usual>[],
  tableOf: (search: Q | Written) => TableOfQuery<F, S>,
) => {
  const { read, write } = createSearchCodec(parts);
  return {
    read: (query: Query, usual: Usual & AmountsIn): WithResults<Q, F, S> => {
      const search = read(query, usual);
      const { hasProblem, ...results } = readResultsQuery(
        tableOf(search),
        toQueryValues(query),
        usual,
      );
      const problems = [...search.problems, ...(hasProblem ? ["filters"] : [])];
      return { ...search, ...results, problems };
    },
    write: (search: Written & ResultsQuery<F, S>, amounts: AmountsIn): QueryInput => ({
      ...write(search),
      ...toResultsQuery(tableOf(search), search, amounts),
    }),
  };
};

/** The country that the guests or the driver live in. */
export const residencePart = {
  read(values: QueryValues, { residence }: { residence: string }) {
    const asked = values("residence")[0]?.trim() ?? "";
    const isCountry = Object.hasOwn(countryToCurrency, asked);
    return {
      residence: isCountry ? asked : residence,
      problems: asked && !isCountry ? ["residence" as const] : [],
    };
  },
  write: ({ residence }: { residence: string }): QueryInput => ({ residence }),
};
