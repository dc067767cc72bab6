/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { headRates } from "@/lib/hotels/rate-headlines";
import type { RateTrait } from "@/lib/hotels/rate-traits";
import { refundUntil, sampleOffer } from "@/lib/hotels/testing/sample-offer";
import en from "@/messages/en.json";
import { RateChoice } from "./rate-choice";
import { RateFacts } from "./rate-facts";

const now = new Date("2026-11-21T12:00:00Z");
const free = refundUntil(["2026-12-10 18:00", 100]);
const half = refundUntil(["2026-12-10 18:00", 100], ["2026-12-12 23:59", 50]);

type Fields = Partial<HotelOffer>;
const headlinesOf = (all: readonly Fields[]) => {
  const rates = headRates(
    all.map((fields, index) => sampleOffer(String(index), fields)),
    now,
  );
  return rates.map(({ offer, headline, rest }) =>
    [headline, rest].map((facts) => {
      const { container, unmount } = render(
        <NextIntlClientProvider locale="en" messages={en}>
          <RateFacts facts={facts} offer={offer} />
        </NextIntlClientProvider>,
      );
      const text = container.textContent;
      unmount();
      return text;
    }),
  );
};

it.each<[string, Fields[], [string, string][]]>([
  [
    "the board",
    [{}, { board: "breakfast" }],
    [
      ["Room only · Non-refundable", "You pay when you book"],
      ["Breakfast included", "Non-refundable · You pay when you book"],
    ],
  ],
  [
    "the refund",
    [{ cancellation: free }, { cancellation: half }, {}],
    [
      ["Room only · Free cancellation until Dec 10", "You pay when you book"],
      [
        "50% back until Dec 12",
        "Free cancellation until Dec 10 · Room only · You pay when you book",
      ],
      ["Non-refundable", "Room only · You pay when you book"],
    ],
  ],
  [
    "the hour, where the day is the same",
    [{ cancellation: free }, { cancellation: refundUntil(["2026-12-10 23:59", 100]) }],
    [
      ["Room only · Free cancellation until Dec 10, 18:00 (Lisbon time)", "You pay when you book"],
      ["Free cancellation until Dec 10, 23:59 (Lisbon time)", "Room only · You pay when you book"],
    ],
  ],
  [
    "when it is paid",
    [{ cancellation: free }, { cancellation: free, payment: "atProperty" }],
    [
      ["Room only · Free cancellation until Dec 10", "You pay when you book"],
      ["You pay at the hotel, nothing now", "Room only · Free cancellation until Dec 10"],
    ],
  ],
  [
    "several things",
    [{}, { board: "half_board", cancellation: free, payment: "atProperty" }],
    [
      ["Room only · Non-refundable", "You pay when you book"],
      ["Half board · Free cancellation until Dec 10 · You pay at the hotel, nothing now", ""],
    ],
  ],
  [
    "the small print",
    [{}, { comments: ["Bring a towel"] }],
    [
      ["Room only · Non-refundable", "You pay when you book"],
      ["Other conditions", "Room only · Non-refundable · You pay when you book"],
    ],
  ],
])("a rate is headed by %s", (_, all, texts) => {
  expect(headlinesOf(all)).toEqual(texts);
});

const offers = [
  sampleOffer("plain"),
  sampleOffer("half", { cancellation: half }),
  sampleOffer("breakfast", { board: "breakfast" }),
  sampleOffer("breakfast-free", { board: "breakfast", cancellation: free }),
  sampleOffer("twin", { room: { ...sampleOffer("any").room, code: "twin", name: "Twin room" } }),
];
const show = ({
  traits = [],
  dealId = null,
  isUnfolded = false,
}: { traits?: RateTrait[]; dealId?: string | null; isUnfolded?: boolean } = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <RateChoice
        offers={offers}
        dealId={dealId}
        view={{
          hotelId: "h",
          hotelName: "Palace",
          party: {
            stay: { start: "2026-12-12", end: "2026-12-14" },
            rooms: [{ adults: 2, childAges: [] }],
            residence: "PT",
          },
          nights: 2,
          now,
          prefix: "",
          here: "/here",
          traits,
          clearHref: "/here",
          isUnfolded,
          unfoldedHref: "/here?rates=all",
          choice: null,
          alikeHref: "",
          eachHref: "",
          logInHref: "/login",
          contact: { email: null, phone: null },
        }}
      />
    </NextIntlClientProvider>,
  );
const box = (name: string) => screen.getByRole("checkbox", { name });

it("shows two rates of a room and says what the fold of the others holds", () => {
  show();
  expect(screen.getByRole("status")).toHaveTextContent("2 room types, 5 rates");
  const [summary] = screen.getAllByText("2 more rates");
  expect(summary?.closest("summary")).toHaveTextContent("Breakfast included, Free cancellation");
  expect(summary?.closest("details")).not.toHaveAttribute("open");
});

it("renders what is folded away when it is opened, and keeps it", async () => {
  show();
  const rows = () => screen.getAllByText("Price and conditions");
  expect(rows()).toHaveLength(3);
  const summary = screen.getByText("2 more rates", { selector: "summary *" });
  await userEvent.click(summary);
  expect(summary.closest("details")).toHaveAttribute("open");
  expect(rows()).toHaveLength(5);
  await userEvent.click(summary);
  expect(rows()).toHaveLength(5);
});

it("leads to a page with all rates where there is no script", () => {
  const link = () => screen.queryByText("Show the rooms and rates");
  const { unmount } = show();
  expect(link()?.closest("details")).toHaveTextContent("2 more rates");
  expect(link()).toHaveAttribute("href", "/here?rates=all#rates-1");
  unmount();
  show({ isUnfolded: true });
  expect(screen.getAllByText("Price and conditions")).toHaveLength(5);
  expect(link()).toBeNull();
});

it("doesn't fold away the offer a deal has led to", () => {
  show({ dealId: "breakfast-free" });
  expect(screen.getByText("Your deal").closest("details")).toHaveAttribute("open");
});

it("offers no toggle that changes nothing", () => {
  show();
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  expect(screen.queryByRole("checkbox", { name: "Pay at the property" })).toBeNull();
});

it("narrows down at once, says how many are left and keeps it in the address", async () => {
  show();
  await userEvent.click(box("Breakfast included"));
  expect(screen.getByRole("status")).toHaveTextContent("2 of 5 rates");
  expect(screen.queryByText("Twin room")).toBeNull();
  expect(location.search).toBe("?breakfast=true");
  await userEvent.click(box("Free cancellation"));
  expect(screen.getByRole("status")).toHaveTextContent("1 of 5 rates");
  await userEvent.click(box("Breakfast included"));
  expect(screen.getByRole("status")).toHaveTextContent("2 of 5 rates");
  expect(location.search).toBe("?freeCancellation=true");
});

it("leads back to all rates where none is left", async () => {
  show({ traits: ["payAtProperty"] });
  expect(box("Pay at the property")).toBeChecked();
  expect(screen.queryAllByRole("article")).toEqual([]);
  const back = screen.getByRole("link", { name: "Show all rates" });
  expect(back).toHaveAttribute("href", "/here");
  await userEvent.click(back);
  const [first] = screen.getAllByRole("article");
  expect(within(first as HTMLElement).getByText("Double room")).toBeVisible();
  expect(location.search).toBe("");
});
