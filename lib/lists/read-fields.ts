import type * as z from "zod";
import { toQueryValues, type Query } from "@/lib/query-values";

type Shape = Readonly<Record<string, z.ZodType>>;
type Values<S extends Shape> = { [K in keyof S]?: z.output<S[K]> };

/**
 * What an address asks a list for, of each field the first value. What isn't a value of its field
 * is left out, as if it hadn't been asked.
 */
export function readFields<S extends Shape>(shape: S, query: Query): Values<S> {
  const valuesOf = toQueryValues(query);
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const [value] = valuesOf(name);
    const parsed = value ? schema.safeParse(value) : null;
    return parsed?.success && parsed.data !== "" ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(fields) as Values<S>;
}

/** For a call, which takes no fields that are undefined. */
export const onlyGiven = <T extends object>(
  fields: T,
): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
