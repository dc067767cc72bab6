import { createFormatter } from "next-intl";
import type { HotelSummary } from "@/lib/api/contract/hotels";
import { toCardHotel } from "./to-card-hotel";

const usd = (amount: number) => ({ amount, currency: "USD" });
const price = {
  total: usd(24_000),
  unit: { amount: usd(12_000), per: "night" },
  base: usd(20_000),
  taxes: usd(4_000),
  dueNow: usd(24_000),
  dueOnSite: usd(0),
  schedule: [],
  reference: null,
  discountPercentage: 0,
} as const;
const hotel: HotelSummary = {
  id: "a",
  supplier: "fake",
  name: "Hotel A",
  hotelClass: 4,
  guestScore: null,
  city: "Tokyo",
  countryCode: "JP",
  latitude: 35.7,
  longitude: 139.7,
  amenities: [],
  picture: "/assets/inventory/hotels/beach-1",
  morePictures: ["/assets/inventory/rooms/standard-coast-1-960.webp"],
  distance: 1,
  quarter: null,
  near: null,
  offer: {
    id: "a-1",
    board: "room_only",
    payment: "now",
    roomsLeft: 6,
    roomName: "Double room",
    freeCancellation: { until: "2026-12-08T15:00:00.000Z", zone: "Asia/Tokyo" },
  },
};
const shown = (offer: Partial<HotelSummary["offer"]> = {}) =>
  toCardHotel(
    { ...hotel, offer: { ...hotel.offer, ...offer } },
    // Seen from elsewhere.
    createFormatter({ locale: "en", timeZone: "UTC" }),
  );

it("has what the card shows, nothing else", () => {
  expect(shown()).toEqual({
    id: "a",
    name: "Hotel A",
    city: "Tokyo",
    hotelClass: 4,
    guestScore: null,
    picture: "/assets/inventory/hotels/beach-1",
    morePictures: ["rooms/standard-coast-1"],
    distance: 1,
    quarter: null,
    near: null,
    board: "room_only",
    payment: "now",
    roomName: "Double room",
    roomsLeft: null,
    freeUntil: "Dec 08, 2026",
  });
  expect(shown({ roomsLeft: 5, freeCancellation: null })).toMatchObject({
    roomsLeft: 5,
    freeUntil: null,
  });
});

it.each([
  ["Dec 08, 2026", "2026-12-08T15:00:00.000Z"],
  ["Dec 09, 2026", "2026-12-08T15:30:00.000Z"],
])("names %s as the last day of free cancellation until %s in Tokyo", (day, until) => {
  expect(shown({ freeCancellation: { until, zone: "Asia/Tokyo" } }).freeUntil).toBe(day);
});

it("has the amounts that the viewer is told, an agent's only for agents", () => {
  expect(shown({ price: { ...price, schedule: [] } }).price).toEqual({
    total: usd(24_000),
    perNight: usd(12_000),
    reference: null,
  });
  const agent = { net: usd(20_000), markup: usd(4_000), commission: usd(0) };
  expect(shown({ price: { ...price, schedule: [], unit: null, agent } }).price).toEqual({
    total: usd(24_000),
    perNight: null,
    reference: null,
    agent,
  });
});
