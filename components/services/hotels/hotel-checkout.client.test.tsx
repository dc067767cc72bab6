/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { English } from "@/components/site/testing/render-english";
import * as quotes from "@/lib/api/browser/quotes";
import * as hotels from "@/lib/api/browser/hotels";
import { ApiError } from "@/lib/api/errors";
import { bookQuote } from "@/lib/checkout/book-quote";
import { bookingAttempt } from "@/lib/checkout/booking-attempt";
import type { CheckoutQuote } from "@/components/checkout/checkout-quote";
import { sampleFrame, sampleQuote } from "@/components/checkout/testing/sample-frame";
import { HotelCheckout } from "./hotel-checkout.client";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("@/lib/checkout/book-quote");
jest.mock("@/lib/api/browser/quotes");
jest.mock("@/lib/api/browser/hotels");

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const quote: CheckoutQuote = {
  ...sampleQuote,
  service: "hotels",
  cancellation: {
    zone: "Europe/Lisbon",
    refundable: "full",
    steps: [{ before: "2026-12-03T18:00:00.000Z", refundPercentage: 100 }],
  },
};
const agent = { firstName: "Agent", lastName: "Own", email: "agent@example.com" };
const links = {
  prefix: "",
  offers: "/rooms?checkIn=2026-12-05&checkOut=2026-12-07",
  search: "/hotels",
  logIn: "/login?redirect=%2Fc",
};
const party = {
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};

const view = (changes: Partial<CheckoutQuote> = {}, mayBookForClients = false, booked = party) => (
  <English>
    <HotelCheckout
      roomNames={[]}
      frame={sampleFrame(
        { ...quote, ...changes },
        { links, buyer: { contact: mayBookForClients ? agent : null, mayBookForClients } },
      )}
      stay={{ hotelId: "h", hotelName: "Casa", party: booked }}
    />
  </English>
);
const heading = () => screen.getByRole("heading", { level: 1 });
const book = () => userEvent.click(screen.getByRole("button", { name: /Book and pay/ }));
async function fill() {
  await userEvent.type(
    screen.getByLabelText("First name", { selector: "[name=firstName]" }),
    "Ana",
  );
  await userEvent.type(
    screen.getByLabelText("Last name, if any", { selector: "[name=lastName]" }),
    "Silva",
  );
  await userEvent.type(screen.getByLabelText("E-mail"), "ana@example.com");
  await userEvent.type(screen.getByLabelText("Phone"), "+351210000000");
  await userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

test("a changed price stands before everything else until there is a new yes, which lasts for that very price", async () => {
  const { unmount } = render(view({ previousTotal: euros(200) }));
  expect(heading()).toHaveTextContent("The price has changed");
  expect(heading()).toHaveFocus();
  expect(screen.getByText("€200")).toBeVisible();
  expect(screen.getByText("+€40")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Book/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Other rooms" })).toHaveAttribute("href", links.offers);
  await userEvent.click(screen.getByRole("button", { name: "Continue at the new price" }));
  expect(heading()).toHaveTextContent("Complete your booking");
  expect(heading()).toHaveFocus();
  unmount();
  const again = render(view({ previousTotal: euros(200) }));
  expect(heading()).toHaveTextContent("Complete your booking");
  again.rerender(view({ previousTotal: euros(240), total: euros(260) }));
  expect(heading()).toHaveTextContent("The price has changed");
});

test("errors are said at the fields and above, and nothing typed is lost, not even by leaving", async () => {
  const { unmount } = render(view());
  await userEvent.type(
    screen.getByLabelText("First name", { selector: "[name=firstName]" }),
    "Ana",
  );
  await userEvent.type(screen.getByLabelText("Phone"), "12");
  await userEvent.selectOptions(screen.getByLabelText("Beds"), "One large bed");
  expect(screen.getByRole("checkbox", { name: /I accept/ })).not.toBeChecked();
  await book();
  const summary = screen.getByRole("alert");
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Enter an e-mail address.",
    "Enter the phone number with its country code, such as +351 21 000 0000.",
    "Accept the terms to book.",
  ]);
  expect(summary.parentElement).toHaveFocus();
  expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/country code/);
  expect(bookQuote).not.toHaveBeenCalled();
  unmount();
  render(view());
  expect(screen.getByLabelText("First name", { selector: "[name=firstName]" })).toHaveValue("Ana");
  expect(screen.getByLabelText("Phone")).toHaveValue("12");
  expect(screen.getByLabelText("Beds")).toHaveValue("large");
});

test("sends what was shown and said yes to, once for two clicks", async () => {
  let answer: (outcome: { kind: "booked" }) => void = () => {};
  jest.mocked(bookQuote).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(view());
  await fill();
  await book();
  await book();
  expect(
    screen
      .getAllByRole("status")
      .some(({ textContent }) => textContent?.includes("please don't close this page")),
  ).toBe(true);
  expect(bookQuote).toHaveBeenCalledTimes(1);
  expect(jest.mocked(bookQuote).mock.calls[0]?.[0]).toMatchObject({
    quoteId: quote.id,
    acceptedTotal: quote.total,
    acceptedTerms: [{ id: "userTerms", sha256: "a" }],
    travellers: [{ firstName: "Ana", lastName: "Silva" }],
  });
  await act(async () => answer({ kind: "booked" }));
  expect(refresh).toHaveBeenCalled();
});

test("without an answer it says that trying again is safe, and keeps everything", async () => {
  jest.mocked(bookQuote).mockRejectedValue(new ApiError(503, "try_again", "x"));
  render(view());
  await fill();
  await book();
  expect(screen.getByRole("alert")).toHaveTextContent("it can't be booked or charged twice");
  expect(screen.getByLabelText("E-mail")).toHaveValue("ana@example.com");
  jest.mocked(bookQuote).mockRejectedValue(new ApiError(401, "sign_in_again", "x"));
  await book();
  expect(within(screen.getByRole("alert")).getByRole("link", { name: "log in" })).toHaveAttribute(
    "href",
    links.logIn,
  );
});

const duplicate = (reference: string | null) =>
  new ApiError(
    409,
    "duplicate_booking",
    "x",
    null,
    undefined,
    null,
    null,
    reference ? { reference } : null,
  );
const bodies = () =>
  jest.mocked(bookQuote).mock.calls.map(([{ payment, bookAgain, contact }]) => ({
    ...{ payment, bookAgain, email: contact.email },
  }));

test("the same once more is told of with a link, keeps everything, and is booked again on purpose", async () => {
  jest.mocked(bookQuote).mockRejectedValueOnce(duplicate("H-23456789"));
  render(view());
  await fill();
  await book();
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("You have booked this already");
  expect(within(alert).getByRole("link", { name: "booking H-23456789" })).toHaveAttribute(
    "href",
    "/booknow/hotels/confirm-payment?reference=H-23456789",
  );
  expect(alert.parentElement).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: /I accept/ })).toBeChecked();
  jest.mocked(bookQuote).mockRejectedValueOnce(duplicate("H-23456789"));
  await userEvent.type(screen.getByLabelText("E-mail"), "{Enter}");
  jest.mocked(bookQuote).mockRejectedValueOnce(new ApiError(503, "try_again", "x"));
  await userEvent.click(screen.getByRole("button", { name: "Book again" }));
  await book();
  const email = "ana@example.com";
  expect(bodies()).toEqual([{ email }, { email }, { email, bookAgain: true }, { email }]);
});

test("a guest is told where the link is; what is paid later stays so when it is booked again", async () => {
  jest.mocked(bookQuote).mockRejectedValueOnce(duplicate(null));
  render(view({ payLaterUntil: "2026-11-23T12:00:00.000Z" }));
  await fill();
  await userEvent.click(screen.getByRole("button", { name: "Reserve now, pay later" }));
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("The link to that booking is in its mail.");
  expect(within(alert).queryByRole("link")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Book again" }));
  expect(bodies()).toMatchObject([
    { payment: "later", bookAgain: undefined },
    { payment: "later", bookAgain: true },
  ]);
});

test("sold out while booking: other rooms of the hotel, else other days", async () => {
  jest.mocked(bookQuote).mockResolvedValue({ kind: "soldOut" });
  jest.mocked(hotels.listHotelOffers).mockResolvedValue({
    offers: [],
    alternatives: { dates: [{ start: "2026-12-08", end: "2026-12-10", hotels: 1 }], area: null },
  } as never);
  render(view());
  await fill();
  await book();
  expect(heading()).toHaveTextContent("Somebody was faster");
  expect(heading()).toHaveFocus();
  expect(await screen.findByRole("link", { name: /^Dec 08/ })).toHaveAttribute(
    "href",
    "/rooms?checkIn=2026-12-08&checkOut=2026-12-10",
  );
});

test("a price whose time is up is asked for again; gone by then, it says so", async () => {
  jest.mocked(quotes.refreshQuote).mockResolvedValueOnce({} as never);
  const { rerender } = render(view({ state: "expired" }));
  expect(heading()).toHaveTextContent("The time for this price is up");
  await userEvent.click(screen.getByRole("button", { name: "Check the price again" }));
  expect(quotes.refreshQuote).toHaveBeenCalledWith(quote.id, expect.anything());
  expect(refresh).toHaveBeenCalled();
  rerender(view());
  expect(heading()).toHaveTextContent("Complete your booking");
  rerender(view({ state: "expired" }));
  jest.mocked(quotes.refreshQuote).mockRejectedValueOnce(new ApiError(409, "sold_out", "x"));
  await userEvent.click(screen.getByRole("button", { name: "Check the price again" }));
  expect(heading()).toHaveTextContent("Somebody was faster");
});

test("a quote that is booked leads to its booking, a guest's with the key this tab knows", () => {
  const { unmount } = render(view({ state: "booked" }));
  expect(screen.getByRole("link", { name: "Find my booking" })).toHaveAttribute(
    "href",
    "/find-booking",
  );
  unmount();
  bookingAttempt.keyFor(quote.id, "a");
  bookingAttempt.remember(quote.id, { reference: "V-23456789", key: "k" });
  render(view({ state: "booked" }));
  expect(screen.getByRole("link", { name: "Open the booking" })).toHaveAttribute(
    "href",
    "/booknow/hotels/confirm-payment?reference=V-23456789&key=k",
  );
});

test("an agent who books for a client doesn't leave their own address in its place", async () => {
  render(view({}, true));
  const email = screen.getByLabelText("E-mail");
  expect(email).toHaveValue("agent@example.com");
  const box = screen.getByRole("checkbox", { name: "I'm booking for a client" });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(email).toHaveValue("");
  await userEvent.click(box);
  expect(email).toHaveValue("agent@example.com");
});

test("an error goes as soon as it is mended, and the focus stays where it is", async () => {
  render(view());
  await book();
  const listed = () =>
    within(screen.getByRole("alert"))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(listed()).toContain("Enter the first name.");
  const first = screen.getByLabelText("First name", { selector: "[name=firstName]" });
  await userEvent.type(first, "A");
  expect(listed()).not.toContain("Enter the first name.");
  expect(listed()).toContain("Enter an e-mail address.");
  expect(first).not.toHaveAttribute("aria-invalid");
  expect(first).toHaveFocus();
});

test("an error says in which room it is", async () => {
  render(view({}, false, { ...party, rooms: [...party.rooms, ...party.rooms] }));
  await fill();
  await book();
  expect(
    screen.getByLabelText("First name", { selector: "[name=guest1FirstName]" }),
  ).toHaveAccessibleDescription("Room 2: Enter the first name.");
});

test("what was typed before signing in replaces nothing that the profile says", async () => {
  const { unmount } = render(view());
  await userEvent.type(
    screen.getByLabelText("First name", { selector: "[name=firstName]" }),
    "Guest",
  );
  await userEvent.type(screen.getByLabelText("Phone"), "+351210000000");
  unmount();
  const signedIn = render(view({}, true));
  const name = () => screen.getByLabelText("First name", { selector: "[name=firstName]" });
  expect(name()).toHaveValue("Agent");
  expect(screen.getByLabelText("Phone")).toHaveValue("+351210000000");
  // Their own changes are kept.
  await userEvent.type(name(), " Ana");
  signedIn.unmount();
  render(view({}, true));
  expect(name()).toHaveValue("Agent Ana");
});

test("a slip in the address is asked about, and the right one taken with a press", async () => {
  render(view());
  await userEvent.type(screen.getByLabelText("E-mail"), "ana@gmail.con");
  await userEvent.tab();
  expect(screen.getByText(/Did you mean/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "ana@gmail.com" }));
  expect(screen.getByLabelText("E-mail")).toHaveValue("ana@gmail.com");
  expect(screen.getByLabelText("E-mail")).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem("checkoutDraft")).toContain("ana@gmail.com");
});
