/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { renderHook, screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { sampleCar } from "@/components/site/cars/testing/sample-car";
import type { CarSummary } from "@/lib/api/contract/cars";
import { toCardCar } from "@/lib/cars/to-card-car";
import { CarCard } from "./car-card.client";
import { CarCards } from "./car-cards";
import { useCarCardsView } from "./car-cards-view.client";

function show(car: CarSummary) {
  renderEnglish(
    <CarCards
      placeName="Lisbon"
      priceCall={car.price ? null : { kind: "signIn", href: "/login" }}
      hrefStem="/booknow/cars/result-details?id="
    >
      <CarCard car={toCardCar(car)} href="a" isFirst />
    </CarCards>,
  );
  return screen.getByRole("article");
}
/** What stands beside a label. */
const figure = (label: string) => screen.getByText(label).nextElementSibling;

it("says what leaves the card at the desk, apart from the deposit that comes back", () => {
  const card = show(sampleCar());
  expect(figure("Total for 3 days")).toHaveTextContent("$136.87");
  expect(figure("Paid now")).toHaveTextContent("$88.87");
  expect(figure("Leaves your card at the desk")).toHaveTextContent("$48");
  expect(figure("Blocked there, given back")).toHaveTextContent("$300");
  expect(card).toHaveTextContent("Young driver fee: $48, included");
});

it("says what the car has, whose it is and where, and by when it can be cancelled there", () => {
  const card = show(
    sampleCar({ freeCancellation: { until: "2026-12-09T02:30:00.000Z", zone: "Asia/Tokyo" } }),
  );
  expect(screen.getByRole("link", { name: "Economy car or similar" })).toHaveAttribute(
    "href",
    "/booknow/cars/result-details?id=a",
  );
  for (const text of [
    "5 seats",
    "1 large bag, 2 small bags",
    "5 doors",
    "Manual",
    "Electric",
    "380 km range",
    "Juniper",
    "By shuttle bus · 3.4 km from Lisbon",
    "600 km included · Full to full",
    "Basic cover, excess $900",
    "Free cancellation until Dec 09, 2026, 11:30",
    "Only 4 cars left",
  ])
    expect(card).toHaveTextContent(text);
});

it("names the day before where free cancellation ends at midnight", () => {
  const card = show(
    sampleCar({ freeCancellation: { until: "2026-12-08T15:00:00.000Z", zone: "Asia/Tokyo" } }),
  );
  expect(card).toHaveTextContent("Free cancellation until Dec 08, 2026, 23:59");
});

it("names the drop-off only where it is another", () => {
  const { dropOff } = sampleCar();
  expect(show(sampleCar())).not.toHaveTextContent("Drop-off");
  document.body.replaceChildren();
  expect(show(sampleCar({ dropOff: { ...dropOff, id: "opo", name: "Porto" } }))).toHaveTextContent(
    "Drop-off: Porto",
  );
});

it("shows no amount at all without price rights, and asks to sign in", () => {
  const { price: _, ...car } = sampleCar({
    deposit: null,
    excess: null,
    fees: [{ code: "youngDriver", amount: null }],
  });
  const card = show(car);
  expect(card).not.toHaveTextContent("$");
  expect(card).toHaveTextContent("Young driver fee: included");
  expect(
    within(card).getByRole("link", { name: "Sign in for the price: Economy car or similar" }),
  ).toHaveAttribute("href", "/login");
});

it("is nowhere but in a list, whose prices and links it needs", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => renderHook(useCarCardsView)).toThrow("outside of its CarCards");
});
