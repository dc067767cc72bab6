import type { HotelOffer } from "@/lib/api/contract/hotels";

/** Some hotel's time: "2026-12-12 18:00" in Lisbon, where winter's clock is UTC. */
export const refundUntil = (...steps: [before: string, refundPercentage: number][]) => ({
  zone: "Europe/Lisbon",
  refundable: "partial" as const,
  steps: steps.map(([before, refundPercentage]) => ({
    before: `${before.replace(" ", "T")}:00.000Z`,
    refundPercentage,
  })),
});

/** An offer of a double room, without a price. */
export const sampleOffer = (id: string, fields: Partial<HotelOffer> = {}): HotelOffer => ({
  id,
  supplier: "fake",
  expiresAt: "2026-11-21T13:00:00.000Z",
  room: {
    code: "double",
    name: "Double room",
    picture: "/assets/inventory/hotels/beach-1",
    beds: [{ kind: "double", count: 1 }],
    sizeSquareMetres: 24,
    maximumGuests: 2,
    features: [],
    isAccessible: false,
  },
  board: "room_only",
  payment: "now",
  comments: [],
  roomsLeft: 3,
  charges: [],
  cancellation: refundUntil(),
  ...fields,
});
