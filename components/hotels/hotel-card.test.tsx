/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { HotelCard } from "./hotel-card";

/** The card of a hotel that can be cancelled free of charge until then, seen from elsewhere. */
function show(freeCancellation: { until: string; zone: string } | null) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <HotelCard
        hotel={{
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
          distance: 1,
          offer: {
            id: "a-1",
            board: "room_only",
            payment: "now",
            roomsLeft: null,
            roomName: "Double room",
            freeCancellation,
          },
        }}
        href="/booknow/hotels/search-details?id=a"
        search={{
          stay: { start: "2026-12-12", end: "2026-12-14" },
          rooms: [{ adults: 2, childAges: [] }],
        }}
        searchText="checkIn=2026-12-12"
        placeName="Tokyo"
        priceCall={null}
        isFirst
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole("article");
}

it.each([
  ["Dec 08, 2026", "2026-12-08T15:00:00.000Z"],
  ["Dec 09, 2026", "2026-12-08T15:30:00.000Z"],
])("names %s as the last day of free cancellation until %s in Tokyo", (day, until) => {
  expect(show({ until, zone: "Asia/Tokyo" })).toHaveTextContent(`Free cancellation until ${day}`);
});

it("names no day where cancelling is never free", () => {
  expect(show(null)).not.toHaveTextContent("Free cancellation");
});
