/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { sampleOffer, samplePrice, usd } from "@/components/site/cars/testing/sample-car";
import type { CarOffer } from "@/lib/api/contract/cars";
import { CoverList } from "./cover-list";
import type { RentalView } from "./rental-view";

const view: RentalView = {
  rental: {
    pickUpAt: "2026-12-10T10:00",
    dropOffAt: "2026-12-13T10:00",
    driverAge: 22,
    residence: "PT",
  },
  isAgeKnown: true,
  now: new Date("2026-11-23T12:00:00Z"),
  prefix: "",
  here: "/here",
  searchHref: "/search",
  logInHref: "/login",
  contact: { email: null, phone: null },
};
const basic = sampleOffer();
const complete = sampleOffer({
  id: "b",
  cover: "complete",
  inclusions: ["thirdParty", "theft", "glassAndTyres"],
  price: { ...samplePrice, total: usd(18_109) },
  charges: [],
});
function show(offers: CarOffer[], changes: Partial<RentalView> = {}) {
  renderEnglish(<CoverList offers={offers} dealId="b" view={{ ...view, ...changes }} />);
  return screen.getAllByRole("article").map((article) => within(article));
}

it("compares the covers: what is in each, what a damage costs and how much more it is", () => {
  const [one, other] = show([basic, complete]);
  const holds = (card: typeof one) =>
    card?.getByRole("list", { name: /What is in it/ }).textContent;
  expect(holds(one)).toBe("Third-party liabilityTheftNot in it: Glass and tyres");
  expect(holds(other)).toBe("Third-party liabilityTheftGlass and tyres");
  expect(one?.getByText(/A damage costs you at most/)).toHaveTextContent("$900");
  expect(other?.getByText("A damage costs you nothing")).toBeInTheDocument();
  expect(one?.getByRole("heading")).toHaveTextContent(/^Basic cover$/);
  expect(other?.getByRole("heading")).toHaveTextContent(/^Complete cover \$44.22 more$/);
  expect(one?.queryByText("Your deal")).not.toBeInTheDocument();
  expect(other?.getByText("Your deal")).toBeInTheDocument();
});

it("names fees outside the fold, and reserves each cover by a button of its own name", () => {
  const [one] = show([basic, complete]);
  expect(one?.getByText(/^Young driver fee:/)).toHaveTextContent("$48, included");
  expect(
    one?.getByRole("button", { name: "Reserve: Economy car or similar, Basic cover" }),
  ).toBeInTheDocument();
});

it("reserves nothing for an age that nobody told", () => {
  show([basic], { isAgeKnown: false });
  expect(screen.queryByRole("button", { name: /Reserve/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Give the driver’s age first" })).toHaveAttribute(
    "href",
    "#times",
  );
});

it("shows no amount without price rights and leads to signing in", () => {
  const { price: _, ...hidden } = sampleOffer({
    charges: basic.charges.map((charge) => ({ ...charge, amount: null })),
  });
  show([hidden]);
  expect(screen.getByRole("article")).not.toHaveTextContent("$");
  expect(screen.getByRole("link", { name: "Reveal price" })).toHaveAttribute("href", "/login");
});
