/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { English } from "@/components/site/testing/render-english";
import * as quotes from "@/lib/api/browser/quotes";
import { ApiError } from "@/lib/api/errors";
import type { CheckoutQuote } from "./checkout-quote";
import { CountedExtras, type NamedExtra } from "./counted-extras.client";
import { sampleExtrasFrame, sampleQuote } from "./testing/sample-frame";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("@/lib/api/browser/quotes");
const holder: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
const { changeExtras } = jest.mocked(quotes);

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const amounts = { total: euros(200), dueNow: euros(200) };
const extras: NamedExtra[] = [
  { id: "childSeat", name: "Child seat", maximum: 2, count: 0, note: null, priceLine: "€18 each" },
  { id: "navigation", name: "Navigation", maximum: 1, count: 0, note: null, priceLine: null },
];
const view = (changes: Partial<CheckoutQuote> = {}) => (
  <English>
    <CountedExtras
      frame={sampleExtrasFrame({ ...amounts, ...changes })}
      extras={extras}
      head={<h1>Head</h1>}
      soldOut={<h1>Gone</h1>}
    />
  </English>
);
const more = (name = "Child seat") => screen.getByRole("button", { name: `${name}: one more` });
const answer = (total: number, onSite: number) =>
  ({ price: { total: euros(total), dueOnSite: euros(onSite) } }) as never;
/** The clock has one as well. */
const status = () => screen.getAllByRole("status").at(-1);
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  sessionStorage.clear();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

test("begins with nothing chosen, and asks once for presses that follow each other", async () => {
  changeExtras.mockResolvedValue(answer(236, 36));
  render(view());
  for (const { value } of screen.getAllByRole<HTMLInputElement>("spinbutton"))
    expect(value).toBe("0");
  expect(screen.queryByText("Pay on site")).not.toBeInTheDocument();
  await user.click(more());
  await user.click(more());
  expect(more()).toBeDisabled();
  expect(status()).toHaveTextContent("Asking for the price");
  await settle();
  expect(changeExtras.mock.calls).toEqual([
    [sampleQuote.id, { extras: [{ id: "childSeat", count: 2 }], holder }],
  ]);
  expect(status()).toHaveTextContent(
    "Child seat: 2. Total: \u2066€236\u2069. Pay on site: \u2066€36\u2069",
  );
  expect(screen.getByText("€236")).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("by keyboard a number is typed or pressed, and the focus stays", async () => {
  changeExtras.mockResolvedValue(answer(218, 18));
  render(view());
  const seats = screen.getByLabelText("Child seat");
  await user.clear(seats);
  await user.type(seats, "1");
  await settle();
  expect(changeExtras).toHaveBeenCalledWith(sampleQuote.id, {
    extras: [{ id: "childSeat", count: 1 }],
    holder,
  });
  expect(seats).toHaveFocus();
});

test("changes are asked one after the other, and the last one counts", async () => {
  let first: (value: never) => void = () => {};
  changeExtras.mockReturnValueOnce(new Promise((resolve) => (first = resolve)));
  changeExtras.mockResolvedValueOnce(answer(227, 27));
  render(view());
  await user.click(more());
  await settle();
  await user.click(more("Navigation"));
  await settle();
  expect(changeExtras).toHaveBeenCalledTimes(1);
  await act(async () => first(answer(218, 18)));
  await settle();
  expect(changeExtras).toHaveBeenLastCalledWith(sampleQuote.id, {
    extras: [
      { id: "childSeat", count: 1 },
      { id: "navigation", count: 1 },
    ],
    holder,
  });
  expect(screen.getByText("€227")).toBeVisible();
});

test("what is refused goes back to what it was, and is said", async () => {
  changeExtras.mockRejectedValueOnce(new ApiError(503, "supplier_unavailable", "x"));
  render(view());
  await user.click(more());
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("nothing was changed");
  expect(screen.getByLabelText("Child seat")).toHaveValue(0);
  expect(screen.getByText("€200")).toBeVisible();
});

test("sold out meanwhile it says so", async () => {
  changeExtras.mockRejectedValueOnce(new ApiError(409, "sold_out", "x"));
  render(view());
  await user.click(more());
  await settle();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gone");
});

test("goes on to checkout; while a price is asked for it waits for that", async () => {
  render(view());
  const link = screen.getByRole("link", { name: "Continue" });
  expect(link).toHaveAttribute("href", sampleExtrasFrame().nextHref);
  expect(link).not.toHaveAttribute("aria-disabled");
  changeExtras.mockReturnValueOnce(new Promise(() => {}));
  await user.click(more());
  expect(link).toHaveAttribute("aria-disabled", "true");
  const pressed = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void link.dispatchEvent(pressed));
  expect(pressed.defaultPrevented).toBe(true);
});

test.each<[Partial<CheckoutQuote>, string]>([
  [{ state: "expired" }, "The time for this price is up"],
  [{ state: "booked" }, "This is booked already"],
  [{ previousTotal: euros(180) }, "The price has changed"],
])("stands back where the quote needs something else first: %j", (changes, title) => {
  render(view(changes));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
});
