/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { toCheckoutQuote } from "@/components/checkout/checkout-quote";
import { ExtrasView } from "@/components/checkout/extras-view";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Quote } from "@/lib/api/contract/quotes";
import { readMessages } from "@/lib/i18n/messages";
import messages from "@/messages/en.json";
import { bookingSlotsOf } from "../booking-slots-of";
import { checkoutSlotsOf } from "../checkout-slots-of";
import { extrasSlotsOf } from "../extras-slots-of";
import { sampleCarBooking } from "./testing/sample-car-booking";
import { hotelWords } from "./testing/hotel-words";

// Of another service's slots: it reads the request.
jest.mock("@/lib/data/flight-extras", () => ({}));
jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  useSearchParams: () => new URLSearchParams("quote=q"),
  useSelectedLayoutSegments: () => ["booknow", "cars", "reservation-details"],
}));

const show = (node: ReactNode) => renderEnglish(node);
const booking = sampleCarBooking();
const { item } = booking;
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]),
  );

test("sums up which car, when and where by the desks' clocks, cover and extras", () => {
  show(checkoutSlotsOf(item).toSummary(item));
  expect(screen.getByText("Compact estate or similar")).toBeVisible();
  expect(facts()).toEqual({
    "Rental company": "Roadrunner",
    "Pick-up": "Sat, Mar 27, 2027, 10:30Lisbon Airport, Terminal 1Desk in the terminal",
    "Drop-off": "Tue, Mar 30, 2027, 18:00Madrid Centro",
    "Length of rental": "4 days",
    Cover: "Basic cover",
    Extras: "2 × Child seat",
  });
});

test("tells on the way where the desks are, when they are open, who drives and what to bring", () => {
  show(bookingSlotsOf(item).toFacts(booking));
  const lists = [...document.querySelectorAll("dl")];
  const last = within(lists.at(-1) as HTMLElement);
  for (const fact of [
    "Alameda das Comunidades Portuguesas, 1700-111 Lisboa, Portugal",
    "Open that day: 08:00 to 20:00",
    "Round the clock",
    "Tessa Żółć",
    "TP 1234",
    "The driver’s driving licence",
    "1,000 km included",
    "Full to full: bring it back with a full tank",
  ])
    expect(last.getAllByText(fact)[0]).toBeVisible();
  expect(lists.at(-1)).toHaveTextContent("for the deposit of \u2066€600\u2069");
  const labels = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(labels.length);
});

test.each(languageCodes)("says nothing of stays in its pages, in %s", async (language) => {
  render(
    <NextIntlClientProvider
      locale={language}
      messages={await readMessages(language)}
      timeZone="UTC"
    >
      {bookingSlotsOf(item).toFacts(booking)}
      {checkoutSlotsOf(item).toBaseLabel(item)}
    </NextIntlClientProvider>,
  );
  expect(document.body.textContent).not.toMatch(hotelWords[language]);
});

test("offers extras with what one costs, beside the cover and a way to another", () => {
  const slots = extrasSlotsOf(item);
  if (!slots) throw new Error("cars have extras");
  const links = { prefix: "", offers: "/offers", search: "/search", logIn: null };
  const quote = {
    ...booking,
    id: "q",
    state: "open",
    expiresAt: "2026-11-21T12:30:00.000Z",
    isHeld: false,
    previousTotal: null,
    reference: null,
  } as Quote;
  const frame = {
    quote: toCheckoutQuote(quote),
    links,
    serverNow: "2026-11-21T12:00:00.000Z",
    dueOnSiteLabel: "Pay at the desk",
    nextHref: "/checkout?quote=q",
  };
  show(
    <ExtrasView
      quote={quote}
      slots={{
        clientTexts: Object.keys(messages) as (keyof typeof messages)[],
        summary: null,
        baseLabel: null,
        flow: slots.toFlow(item, { tenant: "", frame, charges: booking.charges, query: {} }),
      }}
      now={new Date("2026-11-21T12:00:00.000Z")}
      approximate={null}
      prefix=""
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Cover and extras");
  expect(screen.getByRole("link", { name: "Change the cover" })).toHaveAttribute("href", "/offers");
  const [seat, driver] = screen
    .getAllByRole("spinbutton")
    .map((control) => control.closest("li")?.textContent);
  // Two were chosen, for 36 together.
  expect(seat).toContain("€18 each, for the whole rental");
  expect(screen.getByLabelText("Child seat")).toHaveValue(2);
  expect(driver).toContain("€27 each");
  expect(screen.getByLabelText("Additional driver")).toHaveValue(0);
  expect(screen.getByLabelText("Additional driver")).toHaveAttribute("max", "2");
  const blocked = screen.getByRole("list", { name: "Blocked on the card and given back" });
  expect(blocked).toHaveTextContent("Deposit€600");
  expect(
    screen.getByRole("list", { name: "Only if it comes to that, not in the total" }),
  ).toHaveTextContent("Excess: the most a damage costs€1,100");
});

test("rooms have no such page", () => expect(extrasSlotsOf({ service: "hotels" })).toBeNull());
