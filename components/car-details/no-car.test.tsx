/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { NoCar } from "./no-car";

const view = {
  rental: {
    pickUpAt: "2026-12-10T03:00",
    dropOffAt: "2026-12-13T10:00",
    driverAge: 19,
    residence: "PT",
  },
  isAgeKnown: true,
  now: new Date("2026-11-23T12:00:00Z"),
  prefix: "",
  here: "/here",
  searchHref: "/search",
  logInHref: null,
  contact: { email: null, phone: null },
};

it.each([
  [{ reason: "driverTooYoung", age: 21 }, "Its driver must be at least 21."],
  [{ reason: "driverTooYoung", age: null }, "Its driver must be at least 20."],
  [{ reason: "driverTooOld", age: 75 }, "Its driver may be at most 75."],
  [{ reason: "closed", age: null }, "The desk is closed (Thu 03:00 or Sun 10:00)."],
  [{ reason: "otherCountry", age: null }, "It may not be brought back in another country."],
  [{ reason: "tooFarApart", age: null }, "It can’t be brought back that far away."],
  [null, "Try other times, or see what else there is."],
] as const)("says of %j: %s, and leads to other cars", (refusal, text) => {
  renderEnglish(<NoCar refusal={refusal} view={view} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Other cars at these times" })).toHaveAttribute(
    "href",
    "/search",
  );
});
