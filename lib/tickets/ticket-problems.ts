/** Why a support request wasn't changed: a newer message, an invalid assignee, or another error. */
const ticketProblems = ["changed", "assignee", "failed"] as const;
export type TicketProblem = (typeof ticketProblems)[number];

/** That of a page's query; null for anything else. */
export const toTicketProblem = (value: unknown): TicketProblem | null =>
  ticketProblems.find((problem) => problem === value) ?? null;
