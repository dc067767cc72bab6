/** Deals that could not be loaded, with what the API has said; null if it has said nothing. */
export type DealFailure = { failed: string | null };
