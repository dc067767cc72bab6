import { logLine } from "@/lib/observability/log-line";
import type { Search } from "../searches/create-snapshot-store";
import { askAll } from "./ask-all";

type Call = (...query: never) => Promise<unknown>;
/** The calls of a port that every supplier has. */
type CallOf<S> = { [Name in keyof S]: S[Name] extends Call ? Name : never }[keyof S];

/**
 * Several suppliers as if they were one, for the shop of a service. Each knows its own ids and
 * answers null, or nothing, for all others without asking anybody.
 */
export function combineSuppliers<S extends object>(
  suppliers: Readonly<Record<string, S>>,
  logProblem = (message: string) => logLine("error", { message }),
) {
  const all = Object.values(suppliers);
  /** The first answer that isn't null, of suppliers that are queried one by one. */
  async function findFirst<T>(ask: (supplier: S) => Promise<T | null>): Promise<T | null> {
    for (const supplier of all) {
      const answer = await ask(supplier);
      if (answer !== null) return answer;
    }
    return null;
  }
  return {
    findFirst,
    /** These calls of the port, each as `findFirst`. */
    firstOf: <Name extends CallOf<S>>(...names: Name[]) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (...query: unknown[]) => findFirst((one) => Reflect.apply(one[name] as Call, one, query)),
        ]),
      ) as Pick<S, Name>,
    /** What all of them list; nothing of those without such a call. Fails when one of them does. */
    listAll: async <T>(ask: (supplier: S) => Promise<readonly T[]> | undefined): Promise<T[]> =>
      (await Promise.all(all.map(async (one) => (await ask(one)) ?? []))).flat(),
    /** As `askAll`. `isAsked`: whether a supplier takes part at all; without it all do. */
    search:
      <Q, T>({
        ask,
        merge,
        isAsked,
      }: {
        ask: (supplier: S, query: Q) => Promise<T>;
        merge: (answers: readonly T[]) => T;
        isAsked?: (supplier: S, query: Q) => Promise<boolean>;
      }): Search<Q, T> =>
      async (query, progress) => {
        const taking = await Promise.all(
          all.map(async (one) => (await isAsked?.(one, query)) ?? true),
        );
        const asked = Object.entries(suppliers).filter((_, index) => taking[index]);
        return askAll(Object.fromEntries(asked), {
          ask: (supplier) => ask(supplier, query),
          merge,
          progress,
          logProblem,
        });
      },
  };
}
