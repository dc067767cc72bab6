import type * as z from "zod";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** The query of a list's address: the fields of its call, each a parameter. */
export type ListQuery<S extends z.ZodObject> = z.output<S>;
/** A filter that is set, and the list without it. */
export type SetFilter<Q> = { name: string; value: string; without: Q };

/** What isn't a filter: how the list is sorted, and which part of it is shown. */
const pageFields: readonly string[] = ["sort", "size", "after"];

/**
 * Reads and writes the addresses of a list by the schema of its call.
 * @param several the fields that take more than one value, with all that each may have
 */
export function createListQuery<S extends z.ZodObject>(
  schema: S,
  several: Readonly<Record<string, readonly string[]>> = {},
) {
  type ParsedQuery = ListQuery<S>;
  const usual: ParsedQuery = schema.parse({});
  const entriesOf = (query: ParsedQuery) =>
    Object.entries(query).filter(([, value]) => value !== undefined);
  const toFields = (entries: [string, unknown][]) =>
    Object.fromEntries(
      entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : value]),
    ) as z.input<S>;

  const codec = {
    schema,
    /** From an address. What isn't a value of its field is ignored. */
    read: (address: Query): ParsedQuery => {
      const valuesOf = toQueryValues(address);
      const given = (name: string, field: z.ZodType): unknown => {
        const known = several[name];
        if (known) {
          const asked = valuesOf(name).flatMap((value) => value.split(","));
          const found = known.filter((each) => asked.includes(each));
          return found.length > 0 ? found : undefined;
        }
        const [value] = valuesOf(name);
        const parsed = value ? field.safeParse(value) : null;
        return parsed?.data === "" ? undefined : parsed?.data;
      };
      // In the schema's order, so that the same list has the same address.
      return Object.fromEntries(
        Object.entries(schema.shape).flatMap(([name, field]) => {
          const value = given(name, field as z.ZodType) ?? usual[name as keyof ParsedQuery];
          return value === undefined ? [] : [[name, value]];
        }),
      ) as ParsedQuery;
    },
    /** For an address, without what is usual. */
    write: (query: ParsedQuery): QueryInput =>
      Object.fromEntries(
        entriesOf(query).filter(([name, value]) => value !== usual[name as keyof ParsedQuery]),
      ) as QueryInput,
    /** An address anew: only what it can ask for, and without what is usual. */
    rewrite: (address: Query): QueryInput => codec.write(codec.read(address)),
    /** For the list's call. */
    toInput: (query: ParsedQuery): z.input<S> => toFields(entriesOf(query)),
    /** For a call that takes the filters alone. */
    toFilterInput: (query: ParsedQuery): Omit<z.input<S>, "sort" | "size" | "after"> =>
      toFields(entriesOf(query).filter(([name]) => !pageFields.includes(name))),
    /** Each of the named filters that is set; of several values each for itself. */
    listFilters(query: ParsedQuery, names: readonly string[]): SetFilter<ParsedQuery>[] {
      const values = query as Readonly<Record<string, string | readonly string[] | undefined>>;
      return names.flatMap((name) => {
        const value = values[name];
        if (value === undefined) return [];
        const without = (left?: readonly string[]): ParsedQuery => ({
          ...query,
          after: undefined,
          [name]: left,
        });
        if (typeof value === "string") return [{ name, value, without: without() }];
        return value.map((each) => {
          const left = value.filter((other) => other !== each);
          return { name, value: each, without: without(left.length > 0 ? left : undefined) };
        });
      });
    },
  };
  return codec;
}
export type ListQueryCodec<S extends z.ZodObject> = ReturnType<typeof createListQuery<S>>;
