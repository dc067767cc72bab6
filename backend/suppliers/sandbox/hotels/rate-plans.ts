import type { BoardBasis } from "@/lib/api/contract/hotel-terms";
import { boardFactors } from "../board-factors";
import type { HotelProperty } from "../hotel-properties";
import { roomCodes, type RoomCode } from "../room-types";

/**
 * standard: as the deal says, free until some days before · none: nothing back · partial: half of
 * it back for a while longer · flexible: free until the evening of arrival.
 */
export type CancellationKind = "standard" | "none" | "partial" | "flexible";

/** A rate plan of a house; `factor` against its cheapest. */
export type RatePlan = {
  /**
   * Of the offer, by the room's code. It names a room and a plan and nothing else: price and terms
   * are worked out anew for each query.
   */
  offerIds: Readonly<Record<RoomCode, string>>;
  board: BoardBasis;
  cancellation: CancellationKind;
  payment: "now" | "atProperty";
  factor: number;
  /** Of its board, payment and refund the cheapest: what a list of hotels has to know. */
  isListed: boolean;
};

const codes = { standard: "s", none: "n", partial: "p", flexible: "f" } satisfies Record<
  CancellationKind,
  string
>;
export const planCodes = Object.keys(boardFactors).flatMap((board) =>
  Object.values(codes).flatMap((code) =>
    ["n", "p"].map((payment) => `${board}.${code}.${payment}`),
  ),
);
export const toOfferIds = (planCode: string) =>
  Object.fromEntries(roomCodes.map((room) => [room, `${room}.${planCode}`])) as Record<
    RoomCode,
    string
  >;
/** Below this much more another plan would hardly be another price. */
const leastMore = 1.01;

const toPlan = (
  board: BoardBasis,
  cancellation: CancellationKind,
  factor: number,
  payment: RatePlan["payment"] = "now",
): RatePlan => ({
  offerIds: toOfferIds(`${board}.${codes[cancellation]}.${payment === "now" ? "n" : "p"}`),
  board,
  cancellation,
  payment,
  factor,
  isListed: cancellation !== "partial",
});

function createPlans(
  { boards, hasPayAtProperty }: Pick<HotelProperty, "boards" | "hasPayAtProperty">,
  isFree: boolean,
): RatePlan[] {
  const [own = "room_only"] = boards;
  const plans = boards.flatMap((board) => {
    const ratio = boardFactors[board] / boardFactors[own];
    const flexible = ratio * (isFree ? 1.07 : 1.14);
    const cheapest = isFree
      ? [
          toPlan(board, "standard", ratio),
          ...(board === own ? [] : [toPlan(board, "none", ratio * 0.95)]),
        ]
      : [toPlan(board, "none", ratio)];
    return [
      ...cheapest,
      toPlan(board, "partial", ratio * (isFree ? 1.03 : 1.05)),
      { ...toPlan(board, "flexible", flexible), isListed: !isFree },
      ...(hasPayAtProperty ? [toPlan(board, "flexible", flexible * 1.03, "atProperty")] : []),
    ];
  });
  return plans
    .filter(({ factor }) => factor === 1 || factor >= leastMore)
    .sort((a, b) => a.factor - b.factor);
}

const known = new Map<readonly BoardBasis[], (readonly RatePlan[])[]>();

/**
 * The plans of a house, the cheapest first: it is what its deal says. `isFree`: that one can still
 * be cancelled.
 */
export function listRatePlans(
  property: Pick<HotelProperty, "boards" | "hasPayAtProperty">,
  isFree: boolean,
): readonly RatePlan[] {
  const ofBoards = known.get(property.boards) ?? [];
  if (ofBoards.length === 0) known.set(property.boards, ofBoards);
  return (ofBoards[(isFree ? 2 : 0) + (property.hasPayAtProperty ? 1 : 0)] ??= createPlans(
    property,
    isFree,
  ));
}
