/** What a list says of a form of its saved views that didn't work. */
const problems = ["name", "exists", "tooMany", "gone", "failed"] as const;
export type ViewProblem = (typeof problems)[number];

/** Of a list's address; null for anything else. */
export const readViewProblem = (value: unknown): ViewProblem | null =>
  problems.find((problem) => problem === value) ?? null;

const problemOf = new Map<string, ViewProblem>([
  ["invalid_input", "name"],
  ["view_exists", "exists"],
  ["too_many_views", "tooMany"],
  ["view_not_found", "gone"],
]);

/** Of the error that refused it. */
export const toViewProblem = ({ code }: { code: string }): ViewProblem =>
  problemOf.get(code) ?? "failed";
