/** @jest-environment jest-fixed-jsdom */
import type { ReactNode } from "react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { CruiseFields } from "./cruise-fields.client";
import { PartyField } from "./party-field.client";

/** What a search form sends before anybody has touched it. */
function sent(fields: ReactNode): object {
  const { container } = renderEnglish(fields);
  return Object.fromEntries(
    [...container.querySelectorAll("input")].map(({ name, value }) => [name, value]),
  );
}
const defaults = {
  today: "2026-11-21",
  dates: { start: "2026-12-05", end: "2026-12-07" },
  shipLines: [{ code: "carnival", name: "Carnival" }],
  residence: "US",
};

it("a cruise is for 2 adults unless somebody says otherwise", () =>
  expect(sent(<CruiseFields defaults={defaults} />)).toMatchObject({
    adults: "2",
    children: "0",
    infants: "0",
  }));

it("a party starts with as many adults as it is told, and nobody else", () =>
  expect(sent(<PartyField defaultAdults={1} maximum={9} />)).toEqual({
    adults: "1",
    children: "0",
    infants: "0",
  }));
