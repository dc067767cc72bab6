import { Star } from "lucide-react";

/**
 * The rating rounded down, out of 5; the exact value is in the text alternative, worded by the
 * caller.
 */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = Math.max(0, Math.min(5, Math.floor(rating)));
  return (
    <span
      role="img"
      aria-label={label}
      className="inline-flex gap-0.5 text-star"
      data-filled={filled}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <Star
          key={position}
          aria-hidden
          className="size-4"
          fill={position <= filled ? "currentColor" : "none"}
          strokeWidth={1.75}
        />
      ))}
    </span>
  );
}
