/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { Fare } from "@/lib/api/contract/flights";
import { FareList } from "./fare-list";
import type { FlightView } from "./flight-view";
import { sampleFare, usd } from "./testing/sample-flight";

const view: FlightView = {
  party: { adults: 2, ages: [7] },
  cabin: "economy",
  brandId: "flex",
  isPartyKnown: true,
  now: new Date("2026-11-24T12:00:00Z"),
  prefix: "",
  here: "/here",
  searchHref: "/search",
  logInHref: "/login",
  contact: { email: null, phone: null },
};
const light = sampleFare();
const lightPrice = light.price ?? undefined;
const flex = sampleFare({
  id: "flex",
  brand: { id: "flex", name: "Flex" },
  bags: { cabin: 1, checked: 1, checkedKg: 23, extra: 2 },
  change: "fee",
  refund: "free",
  changeFee: usd(6_000),
  seatsLeft: 3,
  payLaterUntil: "2026-11-27T12:00:00.000Z",
  cancellation: {
    zone: "Europe/Lisbon",
    refundable: "full",
    steps: [{ before: "2027-03-12T08:00:00.000Z", refundPercentage: 100, refund: usd(72_000) }],
  },
  ...(lightPrice ? { price: { ...lightPrice, total: usd(72_000) } } : {}),
});
function show(fares: Fare[], changes: Partial<FlightView> = {}) {
  renderEnglish(<FareList fares={fares} view={{ ...view, ...changes }} partyHref="/party" />);
  return screen.getAllByRole("article").map((article) => within(article));
}

it("compares fares: what is in each, how much more it is, and what is different", () => {
  const [one, other] = show([light, flex]);
  const holds = (card: typeof one) =>
    card
      ?.getByRole("list", { name: /What is in it/ })
      .textContent?.split(/(?<=[a-z])(?=[A-Z\d])/)
      .join("|");
  expect(holds(one)).toContain("Cabin bag|No checked bag|Up to 2 more bags for a fee");
  expect(holds(other)).toContain("1 checked bag, up to 23 kg");
  expect(other?.getByText(/^Changes for/)).toHaveTextContent("Changes for $60 per passenger");
  expect(one?.getByRole("heading")).toHaveTextContent(/^Light$/);
  expect(other?.getByRole("heading")).toHaveTextContent(/^Flex \$120 more$/);
  expect(one?.queryByText(/Compared with/)).not.toBeInTheDocument();
  expect(other?.getByText("Compared with Light:").parentElement).toHaveTextContent(
    "1 checked bag, up to 23 kg · Changes for a fee · Refundable",
  );
});

it("marks the fare that a card has led to, and warns of its last seats", () => {
  const [one, other] = show([light, flex]);
  expect(one?.queryByText("Your choice")).not.toBeInTheDocument();
  expect(other?.getByText("Your choice")).toBeInTheDocument();
  expect(one?.queryByText(/seats left/)).not.toBeInTheDocument();
  expect(other?.getByText("Only 3 seats left")).toBeInTheDocument();
});

it("tells the terms before anybody pays, by the clock of the first departure", () => {
  const [, other] = show([light, flex]);
  expect(
    other?.getByText("Free cancellation until Mar 12, 2027, 08:00 (Lisbon time)"),
  ).toBeInTheDocument();
  expect(
    other?.getByText("Book now, pay until Nov 27, 2026, 12:00 (Lisbon time)"),
  ).toBeInTheDocument();
  const cancelling = other?.getByText("If you cancel").nextElementSibling;
  expect(cancelling).toHaveTextContent(/\$720 back until Mar 12, 2027, 08:00/);
});

it("has the total for all, with what each kind of passenger pays", () => {
  const [one] = show([light]);
  expect(one?.getByText("Total for 3 passengers").nextElementSibling).toHaveTextContent("$600");
  expect(one?.getByText("2 adults").nextElementSibling).toHaveTextContent("$440");
  expect(one?.getByText("1 child").nextElementSibling).toHaveTextContent("$160");
});

it("asks for a quote of the fare for the party, without bags and seats", async () => {
  const bodies: unknown[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    if (request instanceof Request) bodies.push(await request.json());
    return Response.json({ code: "sold_out", message: "no" }, { status: 409 });
  });
  show([light]);
  await userEvent.click(screen.getByRole("button", { name: "Choose: Light" }));
  expect(await screen.findByText("This fare has just been sold out")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Other flights" })).toHaveAttribute("href", "/search");
  const party = { adults: 2, ages: [7] };
  expect(bodies).toEqual([
    {
      selection: { service: "flights", ...party, offerId: "light", bags: [], seats: [] },
      expectedTotal: usd(60_000),
      holder: expect.any(String),
    },
  ]);
});

it("lets nobody choose for children whose age nobody told", () => {
  show([light], { isPartyKnown: false });
  expect(screen.queryByRole("button", { name: /Choose/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Say who is flying first" })).toHaveAttribute(
    "href",
    "/party",
  );
});

it("shows no amount without price rights and leads to signing in", () => {
  const { price: _, shares: __, bagPrices: ___, ...hidden } = light;
  show([hidden]);
  expect(screen.getByRole("article")).not.toHaveTextContent("$");
  expect(screen.getByRole("link", { name: "Reveal price" })).toHaveAttribute("href", "/login");
});
