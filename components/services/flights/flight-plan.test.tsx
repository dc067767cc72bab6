/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toMoment } from "@/lib/dates/to-moment";
import { FlightPlan } from "./flight-plan";

const flight = (number: string, from: string, to: string, day: string) => ({
  number,
  airline: { name: "Null Island Airways" },
  from: { iata: from },
  to: { iata: to },
  departs: toMoment(day, "22:40", "Europe/Lisbon"),
  arrives: toMoment(day, "23:55", "Europe/Madrid"),
});

it("lists every flight of every leg, by the clocks of its airports", () => {
  const legs = [
    {
      segments: [
        flight("0X1", "LIS", "MAD", "2027-03-12"),
        flight("0X2", "MAD", "ZZZ", "2027-03-13"),
      ],
    },
    { segments: [flight("0X3", "ZZZ", "LIS", "2027-03-19")] },
  ];
  renderEnglish(<FlightPlan item={{ itinerary: { legs } } as unknown as FlightItem} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "0X1 · LIS – MADNull Island AirwaysMar 12, 22:40 – Mar 12, 23:55",
    "0X2 · MAD – ZZZNull Island AirwaysMar 13, 22:40 – Mar 13, 23:55",
    "0X3 · ZZZ – LISNull Island AirwaysMar 19, 22:40 – Mar 19, 23:55",
  ]);
});
