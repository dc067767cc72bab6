/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";
import type { Booking } from "@/lib/api/contract/bookings";
import { ConfirmationActions } from "./confirmation-actions";
import type { ConfirmationLinks } from "./confirmation-links";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const show = (reader: "buyer" | "agency", changes: Partial<Booking>) =>
  renderEnglish(
    <ConfirmationActions
      booking={sampleTrip({ state: "held", payment: null, ...changes })}
      kind="unpaid"
      access={{ reference: "V-7K4M2P9C" }}
      reader={reader}
      links={{ manage: "/bookings/V-7K4M2P9C", giveBack: "/give-back" } as ConfirmationLinks}
      serverNow="2026-11-21T12:00:00Z"
    />,
  );
const pay = () => screen.queryByRole("button", { name: "Go to the payment" });

test("what is held can be paid, or given back", () => {
  const { unmount } = show("buyer", { isPaidLater: true });
  expect(pay()).toBeVisible();
  expect(screen.getByRole("link", { name: "Give it back" })).toHaveAttribute("href", "/give-back");
  unmount();
  show("buyer", { canCancel: false });
  expect(screen.queryByRole("link", { name: "Give it back" })).toBeNull();
});

test("who sold what its client pays later is led to its page, not to the payment", () => {
  const { unmount } = show("agency", { isPaidLater: true });
  expect(pay()).toBeNull();
  expect(screen.getByRole("link", { name: "Manage booking" })).toBeVisible();
  unmount();
  // At the checkout the agent may pay for them.
  show("agency", {});
  expect(pay()).toBeVisible();
});
