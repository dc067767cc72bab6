import { toErrorMessage } from "../errors/to-error-message";
import { logLine } from "@/lib/observability/log-line";
import type { Search } from "../searches/create-snapshot-store";
import { askAll } from "./ask-all";
import type { Suppliers } from "./map-suppliers";

type Call = (...query: never) => Promise<unknown>;
/** The calls of a port that every supplier has. */
type CallOf<S> = { [Name in keyof S]: S[Name] extends Call ? Name : never }[keyof S];

/**
 * Several suppliers as if they were one, for an agency's shop: those that sell to it, all without
 * one. Each knows its own ids and answers null, or nothing, for all others without asking anybody.
 */
export function combineSuppliers<S extends object>(
  suppliers: Suppliers<S>,
  {
    agencyId,
    logProblem = (message) => logLine("error", { message }),
  }: { agencyId?: string | undefined; logProblem?: (message: string) => void } = {},
) {
  /** Null for one that sells nothing to the agency. */
  const openFor = async (supplier: Suppliers<S>[string] | undefined): Promise<S | null> =>
    supplier?.forAgency && agencyId !== undefined
      ? supplier.forAgency(agencyId)
      : (supplier ?? null);
  /** Those that sell to the agency; one that can't be opened fails when it is used. */
  const openAll = async (): Promise<Record<string, () => S>> => {
    const names = Object.keys(suppliers);
    const opened = await Promise.allSettled(names.map((name) => openFor(suppliers[name])));
    const selling = opened.flatMap((one, index) => {
      const open = () => {
        if (one.status === "rejected") throw one.reason;
        return one.value as S;
      };
      return one.status === "fulfilled" && one.value === null
        ? []
        : [[names[index], open] as const];
    });
    return Object.fromEntries(selling);
  };
  /**
   * The first answer that isn't null, of suppliers that are queried one by one. One that fails
   * hides no other's: that is thrown where none of them answers.
   */
  async function findFirst<T>(ask: (supplier: S) => Promise<T | null>): Promise<T | null> {
    const failures: unknown[] = [];
    for (const open of Object.values(await openAll())) {
      try {
        const answer = await ask(open());
        if (answer === null) continue;
        logFailures(failures);
        return answer;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return null;
  }
  const logFailures = (failures: readonly unknown[]) => {
    for (const error of failures)
      logProblem(`answered without a supplier: ${toErrorMessage(error)}`);
  };
  return {
    findFirst,
    /** One by its name; null where it isn't there or sells nothing to the agency. */
    findNamed: (name: string) => openFor(suppliers[name]),
    /** These calls of the port, each as `findFirst`. */
    firstOf: <Name extends CallOf<S>>(...names: Name[]) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          (...query: unknown[]) => findFirst((one) => Reflect.apply(one[name] as Call, one, query)),
        ]),
      ) as Pick<S, Name>,
    /**
     * What all of them list; nothing of those without such a call. Fails when one of them does and
     * the others list nothing: it might have had something.
     */
    listAll: async <T>(ask: (supplier: S) => Promise<readonly T[]> | undefined): Promise<T[]> => {
      const all = Object.values(await openAll());
      const answers = await Promise.allSettled(all.map(async (open) => (await ask(open())) ?? []));
      const listed = answers.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      const failures = answers.flatMap((one) =>
        one.status === "rejected" ? [one.reason as unknown] : [],
      );
      if (failures.length > 0 && listed.length === 0) throw failures[0];
      logFailures(failures);
      return listed;
    },
    /** As `askAll`. */
    search:
      <Q, T>({
        ask,
        merge,
      }: {
        ask: (supplier: S, query: Q) => Promise<T>;
        merge: (answers: readonly T[]) => T;
      }): Search<Q, T> =>
      async (query, progress) =>
        askAll(await openAll(), {
          ask: async (open) => ask(open(), query),
          merge,
          progress,
          logProblem,
        }),
  };
}
