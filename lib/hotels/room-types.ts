import type { HotelOffer } from "@/lib/api/contract/hotels";
import { toRefundPeriods } from "@/lib/prices/refund-periods";

/** A room with its rates, in the order of the offers. */
export type RoomType = { room: HotelOffer["room"]; offers: HotelOffer[] };

/** All that is shown of a room. Two suppliers' codes of the same one may differ. */
const toRoomFace = ({ code: _code, ...shown }: HotelOffer["room"]): string => JSON.stringify(shown);

/**
 * What is bought, as shown to a viewer: all but the price, the amounts of its parts and what is
 * left. Agents also choose by what they earn.
 */
const toRateFace = (
  { room, board, payment, cancellation, charges, comments, price }: HotelOffer,
  now: Date,
): string =>
  JSON.stringify([
    toRoomFace(room),
    board,
    payment,
    toRefundPeriods(cancellation, now).map(({ before, refundPercentage }) => [
      before,
      refundPercentage,
    ]),
    cancellation.steps.flatMap((step) =>
      "keep" in step && Date.parse(step.before) > now.getTime() ? [step.keep] : [],
    ),
    charges.map(({ amount, ...charge }) => [
      charge,
      charge.kind === "conditional" || !charge.isMandatory ? amount : null,
    ]),
    comments,
    price?.schedule.map(({ kind, due, payee }) => [kind, due, payee]),
    price?.agent,
  ]);

/** How many are left of what two offers sell; null, untold, where one of them doesn't tell. */
const toRoomsLeft = (a: HotelOffer, b: HotelOffer): number | null =>
  a.roomsLeft === null || b.roomsLeft === null ? null : Math.max(a.roomsLeft, b.roomsLeft);

/**
 * Rates that a viewer couldn't tell apart become one, the first: the same thing is not for sale at
 * two prices. Of how many are left the larger number counts: "one left", while another supplier
 * has five, would press viewers for nothing.
 */
export function mergeOffers(offers: readonly HotelOffer[], now: Date): HotelOffer[] {
  const faces = new Map<string, HotelOffer>();
  for (const offer of offers) {
    const face = toRateFace(offer, now);
    const twin = faces.get(face);
    faces.set(face, twin ? { ...twin, roomsLeft: toRoomsLeft(twin, offer) } : offer);
  }
  return [...faces.values()];
}

/** Groups rates by room type; groups and rates keep their order. */
export function listRoomTypes(offers: readonly HotelOffer[]): RoomType[] {
  const types = new Map<string, RoomType>();
  for (const offer of offers) {
    const face = toRoomFace(offer.room);
    const type = types.get(face);
    if (type) type.offers.push(offer);
    else types.set(face, { room: offer.room, offers: [offer] });
  }
  return [...types.values()];
}
