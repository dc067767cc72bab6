/** @jest-environment jest-fixed-jsdom */
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { FoundHotels } from "@/lib/data/hotels";
import { createHotelLinks } from "@/lib/hotels/hotel-links";
import { readHotelSearchQuery } from "@/lib/hotels/hotel-results";
import { HotelsElsewhere } from "./hotels-elsewhere";

const search = readHotelSearchQuery(
  {
    place: "Lisbon",
    placeLat: "38.72",
    placeLong: "-9.14",
    checkIn: "2026-12-05",
    checkOut: "2026-12-07",
    room: "2",
    areaLat: "38.1",
    areaLong: "-10.2",
    areaRadius: "12",
  },
  { today: "2026-11-21", residence: "US", currency: "USD" },
);
const show = (alternatives: FoundHotels["alternatives"]) =>
  renderEnglish(
    <HotelsElsewhere
      alternatives={alternatives}
      links={createHotelLinks(search, { prefix: "", currency: "USD" })}
    />,
  );

test("other dates are written as on the rest of the site", () => {
  show({ dates: [{ start: "2026-12-09", end: "2026-12-11", hotels: 3 }], area: null });
  expect(screen.getByRole("link").textContent).toBe("Dec 09 – Dec 11, 2026: 3 hotels");
});

test("another place is searched around, and no longer the part of the map", () => {
  expect(search.area).not.toBeNull();
  const area = { name: "Cascais", latitude: 38.7, longitude: -9.42, distance: 24 };
  show({ dates: [], area });
  const query = new URL(screen.getByRole<HTMLAnchorElement>("link").href).searchParams;
  expect([query.get("place"), query.get("areaLat")]).toEqual(["Cascais", null]);
});
