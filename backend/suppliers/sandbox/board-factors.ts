import type { BoardBasis } from "@/lib/api/contract/hotel-terms";

/** What a board adds to or takes from the price with breakfast; in the order of what they hold. */
export const boardFactors = {
  room_only: 0.94,
  breakfast: 1,
  half_board: 1.22,
  full_board: 1.36,
  all_inclusive: 1.6,
} satisfies Record<BoardBasis, number>;
