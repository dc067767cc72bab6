/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import { English } from "@/components/site/testing/render-english";
import { getPendingOrder } from "@/lib/api/browser/pending-orders";
import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import { paths } from "@/lib/paths";
import { itemServices } from "@/lib/services/item-services";
import { english as messages } from "@/lib/i18n/messages";
import { ConfirmOrderView } from "./confirm-order-view";

const [service] = itemServices;
const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/pending-orders");

const now = new Date("2026-11-21T12:00:00.000Z");
const order: PendingOrder = {
  id: "0b6f7a52-5d0e-4c3a-9e55-0f2c8a1d7e11",
  state: "waiting",
  email: "nina@example.com",
  expiresAt: "2026-11-21T12:15:00.000Z",
  resendAt: "2026-11-21T12:01:00.000Z",
  triesLeft: 5,
  quoteId: "7d0e9a11-5d0e-4c3a-9e55-0f2c8a1d7e11",
  headline: {
    title: "Casa do Fado",
    place: "Lisboa",
    picture: "/p.webp",
    phone: null,
    starts: { local: "2026-12-26T15:00", zone: "Europe/Lisbon", at: "2026-12-26T15:00:00Z" },
    ends: { local: "2026-12-28T11:00", zone: "Europe/Lisbon", at: "2026-12-28T11:00:00Z" },
  },
  total: { amount: 22_400, currency: "EUR" },
  booking: null,
};
type Props = Partial<Parameters<typeof ConfirmOrderView>[0]>;
const view = ({
  order: changes,
  ...props
}: Omit<Props, "order"> & { order?: Partial<PendingOrder> } = {}) => (
  <English>
    <ConfirmOrderView
      service={service}
      order={{ ...order, ...changes }}
      token={null}
      problem={null}
      isSent={false}
      prefix="/de"
      now={now}
      {...props}
    />
  </English>
);
const fieldsOf = (button: HTMLElement) =>
  Object.fromEntries(
    [...(button.closest("form")?.querySelectorAll("input") ?? [])].map(({ name, value }) => [
      name,
      value,
    ]),
  );
const code = () => screen.getByLabelText("6-digit code");
beforeEach(() => {
  refresh.mockReset();
  jest.mocked(getPendingOrder).mockResolvedValue(order);
});

it("asks for the code where telephones offer it, by a form that needs no script", () => {
  render(view());
  expect(screen.getByRole("heading")).toHaveTextContent("Enter your code");
  expect(screen.getByText("nina@example.com")).toBeVisible();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute("autocomplete", "one-time-code");
  expect(code()).toHaveAttribute("inputmode", "numeric");
  const button = screen.getByRole("button", { name: "Confirm booking" });
  expect(button.closest("form")).toHaveAttribute("action", "/api/confirm-order");
  expect(fieldsOf(button)).toEqual({
    service,
    order: order.id,
    locale: "en",
    action: "confirm",
    code: "",
  });
  expect(fieldsOf(screen.getByRole("button", { name: "Send it again" }))).toEqual({
    service,
    order: order.id,
    locale: "en",
    action: "resend",
  });
  expect(screen.getByRole("link", { name: "Use another address" })).toHaveAttribute(
    "href",
    `/de${paths.step(service, "checkout", { quote: order.quoteId })}`,
  );
  expect(screen.getByRole("timer")).toHaveTextContent("15:00");
});

it("says at the field that a code was wrong, and how many tries are left", () => {
  render(view({ problem: "wrongCode", order: { triesLeft: 1 } }));
  expect(code()).toHaveAccessibleDescription("This is not the code from the mail. 1 try is left.");
  expect(code()).toBeInvalid();
  expect(code()).toHaveFocus();
});

it("needs one click by the link of the mail", () => {
  const token = "x".repeat(43);
  render(view({ token }));
  expect(screen.queryByLabelText("6-digit code")).toBeNull();
  expect(fieldsOf(screen.getByRole("button", { name: "Confirm booking" }))).toEqual({
    order: order.id,
    locale: "en",
    service,
    action: "confirm",
    token,
  });
});

it.each([null, "x".repeat(43)])(
  "says that the same was booked already, and books it again on purpose, with the token %s",
  (token) => {
    Element.prototype.scrollIntoView = jest.fn();
    render(view({ problem: "duplicate", token }));
    expect(screen.getByRole("alert")).toHaveTextContent("The same was booked");
    expect(fieldsOf(screen.getByRole("button", { name: "Book again" }))).toMatchObject({
      action: "confirm",
      bookAgain: "true",
      ...(token ? { token } : {}),
    });
    expect(screen.queryByRole("button", { name: "Confirm booking" })).toBeNull();
  },
);

it("has a new code sent after too many wrong ones", () => {
  render(view({ problem: "locked", order: { state: "locked", triesLeft: 0 } }));
  expect(screen.getByRole("heading")).toHaveTextContent("Too many wrong codes");
  expect(screen.queryByRole("button", { name: "Confirm booking" })).toBeNull();
  expect(fieldsOf(screen.getByRole("button", { name: "Send a new code" }))).toMatchObject({
    action: "resend",
  });
});

it.each([
  [{ order: { state: "expired" as const } }, "This code has expired"],
  [
    { problem: "soldOut" as const },
    messages.itemTerms[service].checkout.confirmOrder.problems.soldOut,
  ],
  [{ problem: "priceChanged" as const }, "This price no longer stands."],
])("leads back to checkout when it is over: %j", (props, text) => {
  render(view(props));
  expect(document.body).toHaveTextContent(text);
  expect(screen.getByRole("link", { name: "Back to checkout" })).toHaveAttribute(
    "href",
    `/de${paths.step(service, "checkout", { quote: order.quoteId })}`,
  );
  expect(screen.queryByRole("button")).toBeNull();
});

it("draws the page anew once the link was opened elsewhere", async () => {
  jest.mocked(getPendingOrder).mockResolvedValue({ ...order, state: "booked" });
  render(view());
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it("says of what is paid later that it is reserved, and by when it is to be paid", () => {
  const later = { payLaterUntil: "2026-11-23T12:00:00.000Z" };
  const { unmount } = render(view({ order: later }));
  expect(screen.getByText(/Type it here and it is reserved for you/)).toBeVisible();
  expect(screen.getByText(/to be paid by Nov 23, 2026, 12:00/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Reserve" })).toBeVisible();
  unmount();
  render(view({ order: later, token: "t".repeat(43) }));
  expect(screen.getByText(/One click and it is reserved/)).toBeVisible();
});

it("says of a request that it is sent, and that nothing is charged before it is accepted", () => {
  const { unmount } = render(view({ order: { answerWithinHours: 24 } }));
  expect(screen.getByText(/Type it here and your request is sent/)).toBeVisible();
  expect(screen.getByText(/nothing is charged before they say yes/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send request" })).toBeVisible();
  unmount();
  render(view({ order: { answerWithinHours: 24 }, token: "t".repeat(43) }));
  expect(screen.getByRole("heading")).toHaveTextContent("Confirm your request");
});
