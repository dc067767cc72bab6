/**
 * The rating rounded down, out of 5; the exact value is in the text alternative, worded by the
 * caller.
 */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = Math.max(0, Math.min(5, Math.floor(rating)));
  return <span role="img" aria-label={label} className="stars" data-filled={filled} />;
}
