/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { DisplayCurrencyProvider } from "@/components/site/display-currency.client";
import type { MapPin } from "@/lib/maps/map-view";
import messages from "@/messages/en.json";
import type { drawPins } from "./draw-pins";
import type { MapNamespace } from "./map-namespace";
import { ResultsMap } from "./results-map";

// A made-up service.
const texts = {
  ...messages,
  ferryMap: {
    fit: "Show all ferries",
    cluster: "{count} ferries, zoom in",
    members: "{count} ferries here",
    selected: "Selected ferry",
    total: "Total",
    action: "See cabins",
  },
};

type Presses = Parameters<typeof drawPins>[2];
const drawn: { presses?: Presses } = {};
jest.mock("@/components/site/maps/draw-map", () => ({
  drawMap: () => ({ on() {}, remove() {} }),
  toBounds() {},
}));
jest.mock("./watch-area", () => ({ watchArea() {}, watchPins() {} }));
jest.mock("./draw-pins", () => ({
  drawPins: (...[, , presses]: Parameters<typeof drawPins>) => {
    drawn.presses = presses;
    return { select() {}, point() {}, focus() {} };
  },
}));

// The map fits beside the list.
window.matchMedia = () =>
  ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

const toPin = (id: string): MapPin => ({
  id,
  name: `Ferry ${id}`,
  latitude: 0,
  longitude: 0,
  picture: "/a.webp",
  total: { amount: 20_000, currency: "USD" },
  href: `?id=${id}`,
});
const pins = [toPin("a"), toPin("b")];

/** A map with its pins drawn, seen in Mexican pesos. */
async function show(): Promise<Presses> {
  render(
    <NextIntlClientProvider locale="en" messages={texts}>
      <DisplayCurrencyProvider value={{ currency: "MXN", rates: { USD: 1, MXN: 18 } }}>
        <ResultsMap
          namespace={"ferryMap" as MapNamespace}
          label="Ferries on a map"
          listHref="/ferries"
          view={{
            place: { name: "Null Island", latitude: 0, longitude: 0 },
            area: null,
            areaHref: null,
            pins,
            hrefStem: "/ferry",
            listed: pins,
            region: { west: -1, south: -1, east: 1, north: 1 },
            places: [],
            tiles: null,
          }}
        />
      </DisplayCurrencyProvider>
    </NextIntlClientProvider>,
  );
  await waitForElementToBeRemoved(() => screen.queryByText(messages.resultsMap.loading));
  if (!drawn.presses) throw new Error("no pins were drawn");
  return drawn.presses;
}

test("a pin's card tells its total in the visitor's currency, and that it is converted", async () => {
  const { onSelect } = await show();
  act(() => onSelect(toPin("a")));
  const card = screen.getByRole("region", { name: texts.ferryMap.selected });
  expect(card).toHaveTextContent("about ≈ MX$3,600");
  expect(screen.getByTitle("Approximate: the price is $200")).toBeInTheDocument();
});

test("the focus goes from a cluster's list to the card of the pin chosen there", async () => {
  const { onList } = await show();
  act(() => onList(pins));
  const choice = screen.getByRole("button", { name: /Ferry b/ });
  choice.focus();
  act(() => choice.click());
  expect(choice).not.toBeInTheDocument();
  const link = screen.getByRole("link", { name: "Ferry b" });
  expect(link).toHaveAttribute("href", "/ferry?id=b");
  expect(link).toHaveFocus();
});
