/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { createCarLinks } from "@/lib/cars/car-links";
import { readCarSearchQuery } from "@/lib/cars/car-results";
import { RefusalAdvice, RefusalNotice, type Refusals } from "./refusal-advice";

const searchAt = (time: string) =>
  readCarSearchQuery(
    {
      pickUpPlace: "Lisbon",
      dropOffPlace: "Madrid",
      pickUpDate: "2026-12-10",
      pickUpTime: time,
      dropOffDate: "2026-12-13",
      driverAge: "19",
    },
    { today: "2026-11-23", residence: "PT", currency: "EUR" },
  );
const refusals: Refusals = [
  { reason: "driverTooYoung", cars: 12, age: 21 },
  { reason: "closed", cars: 1, age: null },
  { reason: "otherCountry", cars: 9, age: null },
];

function advise(time: string, shown = refusals) {
  const search = searchAt(time);
  renderEnglish(
    <>
      <RefusalNotice refusals={shown} search={search} />
      <RefusalAdvice
        refusals={shown}
        search={search}
        links={createCarLinks(search, { prefix: "", currency: "EUR" })}
      />
    </>,
  );
}
const queryOf = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams;

it("says of how many cars why they aren't rented, in the notice and in the advice", () => {
  advise("03:00");
  for (const text of [
    "12 cars aren’t rented to drivers under 21",
    "Closed (Thu 03:00 or Sun 10:00): 1 car",
    "9 cars may not be brought back in another country",
  ])
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(2);
});

it("leads to the same search at usual times, or brought back where it was picked up", () => {
  advise("03:00");
  const open = queryOf("Search from 10:00 to 10:00");
  expect(open.get("pickUpTime")).toBe("10:00");
  expect(open.get("dropOffPlace")).toBe("Madrid");
  const back = queryOf("Bring it back where you picked it up");
  expect(back.get("dropOffPlace")).toBeNull();
  expect(back.get("pickUpTime")).toBe("03:00");
});

it("doesn't lead to the very search that found it closed", () => {
  advise("10:00");
  expect(screen.queryByRole("link", { name: /from 10:00/ })).not.toBeInTheDocument();
  expect(screen.getByText("Choose other times")).toBeInTheDocument();
});

it("has no notice without refusals", () => {
  advise("10:00", []);
  expect(screen.queryByText("Not offered for this search")).not.toBeInTheDocument();
});
