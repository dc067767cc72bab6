/** @jest-environment jest-fixed-jsdom */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { CarFields } from "./car-fields.client";
import { FlightFields } from "./flight-fields.client";
import { HotelFields } from "./hotel-fields.client";
import type { SearchDefaults } from "./search-defaults";

const tokyo = { id: "city-1850147", name: "Tokyo", timeZone: "Asia/Tokyo" };
const nowhere = { id: null, name: "" };
const toDefaults = (place: typeof tokyo | null): SearchDefaults => ({
  today: "2026-12-27",
  dates: { start: "2026-12-30", end: "2027-01-02" },
  shipLines: [],
  residence: "PT",
  place,
  flight: {
    trip: "oneWay",
    legs: [{ from: place ?? nowhere, to: nowhere, date: "2026-12-30" }],
    adults: 1,
    ages: [],
    cabin: "economy",
  },
});

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-12-28T00:10:00Z") }));
afterEach(() => void jest.useRealTimers());

it.each<[string, ComponentType<{ defaults: SearchDefaults }>, string]>([
  ["hotels", HotelFields, "checkIn"],
  ["cars", CarFields, "pickUpDate"],
  ["flights", FlightFields, "departure"],
])("the first day that %s can be searched for is today at the place", (_, Fields, name) => {
  const earliest = (place: typeof tokyo | null) => {
    const page = document.createElement("div");
    page.innerHTML = renderToString(
      <English>
        <Fields defaults={toDefaults(place)} />
      </English>,
    );
    return page.querySelector<HTMLInputElement>(`[name="${name}"]`)?.min;
  };
  expect(earliest(null)).toBe("2026-12-27");
  expect(earliest(tokyo)).toBe("2026-12-28");
});
