/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { Booking } from "@/lib/api/contract/bookings";
import { itemServices } from "@/lib/services/item-services";
import { english as messages } from "@/lib/i18n/messages";
import { TripNotice } from "./trip-notice";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const [service] = itemServices;
const { states, failures } = messages.itemTerms[service].confirmation;
const amount = { amount: 37_437, currency: "USD" };
const at = "2026-11-21T12:00:00Z";
const paid = { gateway: "sandbox", state: "succeeded" as const, amount };
type Shown = Pick<
  Booking,
  "isReadOnly" | "state" | "payment" | "failure" | "refund" | "history" | "payableUntil"
>;
const show = (changes: Partial<Shown>, reader: "buyer" | "agency" = "buyer") => {
  const booking = {
    item: { service },
    contact: { email: "nina@example.com" },
    headline: { starts: { zone: "Europe/Lisbon" } },
    state: "confirmed",
    payment: paid,
    failure: null,
    refund: null,
    history: [{ state: "confirmed", at }],
    ...changes,
  } as Booking;
  return renderEnglish(
    <TripNotice
      booking={booking}
      which={{ reference: "V-7K4M2P9C" }}
      reader={reader}
      statusHref="/booking"
    />,
  );
};
const said = () => screen.getByRole("status").textContent?.replace(/[\u2066\u2069]/g, "");

it("says nothing of a booking that is simply confirmed", () => {
  show({});
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it.each<[string, Partial<Shown>, string[]]>([
  [
    "whose money has gone back",
    { state: "refunded", refund: { state: "succeeded", amount, at } },
    [states.refunded.title, "We have sent $374.37 back"],
  ],
  [
    "whose money is on its way",
    { state: "cancelled", refund: { state: "pending", amount, at } },
    [states.cancelled.title, "$374.37 is on its way back to you"],
  ],
  [
    "that gives nothing back",
    { state: "cancelled" },
    [states.cancelled.title, "You paid $374.37. As the terms of this price say"],
  ],
  [
    "that was never paid",
    { state: "cancelled", payment: null },
    [states.cancelled.title, "Nothing has been charged."],
  ],
  [
    "that was refused",
    { state: "failed", failure: "supplierRefused" },
    [states.failed.title, failures.supplierRefused, "$374.37 is on its way back"],
  ],
])("tells of a booking %s what became of it and of the money", (_name, changes, texts) => {
  show(changes);
  for (const text of texts) expect(said()).toContain(text);
});

it("leads straight to the payment of what isn't paid, and to what can be done of what failed", () => {
  const { unmount } = show({ state: "held", payment: null });
  expect(screen.getByRole("button", { name: "Go to the payment" })).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
  unmount();
  show({ state: "failed", failure: "soldOut", payment: null });
  expect(screen.getByRole("link", { name: "See how it stands" })).toBeVisible();
});

it.each<Partial<Shown>>([
  { state: "quoted", payment: null },
  { state: "requested", payment: null },
  { state: "held", payment: null, payableUntil: "2026-11-23T12:00:00Z" },
  { state: "held", payment: { ...paid, state: "failed" } },
  { state: "paying", payment: { ...paid, state: "open" } },
  { state: "paying", payment: { ...paid, state: "processing" } },
  { state: "pendingSupplier" },
  { state: "failed", failure: "withdrawn", payment: null },
  { state: "failed", failure: "givenBack", payment: null },
  { state: "failed", failure: "notPaidInTime", payment: null },
  { state: "cancelRequested" },
  { state: "cancelled" },
  { state: "refunded", refund: { state: "succeeded", amount, at } },
  {
    history: [
      { state: "confirmed", at },
      { state: "cancelRequested", at },
      { state: "confirmed", at },
    ],
  },
])("never speaks to the agency as to the client, nor has it pay: %j", (changes) => {
  show(changes, "agency");
  expect(said()).not.toBe("");
  expect(said()).not.toMatch(/\byou\b|\byours?\b/i);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells the agency until when what its client has to pay is held", () => {
  show({ state: "held", payment: null, payableUntil: "2026-11-23T12:00:00Z" }, "agency");
  expect(said()).toContain("Held until Nov 23, 2026, 12:00 (Lisbon time).");
  expect(said()).toContain("the client hasn’t paid yet");
});

it("says that a booking stands whose cancellation was refused", () => {
  show({
    history: [
      { state: "confirmed", at },
      { state: "cancelRequested", at },
      { state: "confirmed", at },
    ],
  });
  expect(said()).toContain("Your booking stands: it could not be cancelled");
});

it("says until when what is kept can be paid", () => {
  const { unmount } = show({ state: "held", payment: null, payableUntil: "2026-11-23T12:00:00Z" });
  expect(said()).toContain(
    "It is kept for you until Nov 23, 2026, 12:00 (Lisbon time): please pay by then.",
  );
  unmount();
  show({ state: "failed", failure: "notPaidInTime", payment: null, payableUntil: null });
  expect(said()).toContain("Nothing has been charged.");
  expect(said()).not.toContain("please pay");
});

it("leads to the payment, but not who may only see it", () => {
  const held = { state: "held", payment: null, payableUntil: "2026-11-21T13:00:00Z" } as const;
  const { unmount } = show(held);
  expect(screen.getByRole("button", { name: "Go to the payment" })).toBeVisible();
  unmount();
  show({ ...held, isReadOnly: true });
  expect(screen.queryByRole("button")).toBeNull();
});
