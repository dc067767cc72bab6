/** The calendar date ("2026-12-05") this many days from today in UTC. */
export const dayAhead = (days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
