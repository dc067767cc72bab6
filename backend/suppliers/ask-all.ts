import { toErrorMessage } from "../errors/to-error-message";
import type { Progress } from "../searches/create-snapshot-store";

/**
 * What all suppliers find, queried in parallel; partial results are reported while others are
 * still searching. A failure goes to `logProblem`, and hides no other supplier's results.
 * @throws what the first of them threw, when all of them failed
 */
export async function askAll<S, T>(
  suppliers: Readonly<Record<string, S>>,
  {
    ask,
    merge,
    progress,
    logProblem,
  }: {
    ask: (supplier: S) => Promise<T>;
    merge: (answers: readonly T[]) => T;
    progress?: Progress<T> | undefined;
    logProblem: (message: string) => void;
  },
): Promise<T> {
  const asked = Object.entries(suppliers);
  const answers: T[] = [];
  const failures: { name: string; error: unknown }[] = [];
  await Promise.all(
    asked.map(async ([name, supplier]) => {
      try {
        answers.push(await ask(supplier));
      } catch (error) {
        failures.push({ name, error });
        return;
      }
      if (answers.length + failures.length < asked.length) progress?.report(merge(answers));
    }),
  );
  if (failures[0] && answers.length === 0) throw failures[0].error;
  for (const { name, error } of failures)
    logProblem(`a search goes without supplier "${name}": ${toErrorMessage(error)}`);
  if (failures.length > 0) progress?.tellIncomplete();
  return merge(answers);
}
