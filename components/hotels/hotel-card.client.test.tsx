/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { renderHook, screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { CardHotel } from "@/lib/hotels/to-card-hotel";
import { HotelCard } from "./hotel-card.client";
import { HotelCards } from "./hotel-cards";
import { useHotelCardsView } from "./hotel-cards-view.client";

/** The card of a hotel that can be cancelled free of charge until then, seen from elsewhere. */
function show(freeUntil: string | null, more: Partial<CardHotel> = {}, placeName = "Tokyo") {
  renderEnglish(
    <HotelCards
      search={{
        stay: { start: "2026-12-12", end: "2026-12-14" },
        rooms: [{ adults: 2, childAges: [] }],
      }}
      placeName={placeName}
      priceCall={null}
      hrefStem="/booknow/hotels/search-details?id="
    >
      <HotelCard
        hotel={{
          id: "a",
          name: "Hotel A",
          hotelClass: 4,
          guestScore: null,
          city: "Tokyo",
          picture: "/assets/inventory/hotels/beach-1",
          morePictures: [],
          distance: 1,
          quarter: "Shinjuku",
          near: { kind: "station", name: "Shinjuku Station", distance: 0.34 },
          board: "room_only",
          payment: "now",
          roomName: "Double room",
          roomsLeft: null,
          freeUntil,
          ...more,
        }}
        href="a"
        isFirst
      />
    </HotelCards>,
  );
  return screen.getByRole("article");
}

it("names the last day of free cancellation", () => {
  expect(show("Dec 08, 2026")).toHaveTextContent("Free cancellation until Dec 08, 2026");
});

it.each([
  ["close by", {}, "Tokyo", "Shinjuku · 1 km from Tokyo"],
  ["close to a neighbour", {}, "Yokohama", "Shinjuku · 1 km from Yokohama"],
  ["far from it", { distance: 28 }, "Yokohama", "Shinjuku, Tokyo · 28 km from Yokohama"],
  ["in no quarter", { quarter: null }, "Yokohama", "Tokyo · 1 km from Yokohama"],
  ["in a region", {}, "", "Shinjuku, Tokyo"],
])("says where it is: %s", (_, more, placeName, text) =>
  expect(show(null, more, placeName)).toHaveTextContent(text),
);

it("names no day where cancelling is never free", () => {
  expect(show(null)).not.toHaveTextContent("Free cancellation");
});

it("says for whom and how long, and leads to its rooms for that", () => {
  const card = show(null);
  expect(card).toHaveTextContent("2 nights · 2 adults · 1 room");
  expect(screen.getByRole("link", { name: "Hotel A" })).toHaveAttribute(
    "href",
    "/booknow/hotels/search-details?id=a",
  );
});

it("is nowhere but in a list, whose prices and links it needs", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => renderHook(useHotelCardsView)).toThrow("outside of its HotelCards");
});
