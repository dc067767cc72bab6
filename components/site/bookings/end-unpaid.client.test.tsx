/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { cancelBooking } from "@/lib/api/browser/bookings";
import type { Booking } from "@/lib/api/contract/bookings";
import { ApiError } from "@/lib/api/errors";
import messages from "@/messages/en.json";
import { EndUnpaid } from "./end-unpaid.client";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("@/lib/api/browser/bookings");
const cancel = jest.mocked(cancelBooking);
const which = { reference: "V-7K4M2P9C", key: "k" };

beforeAll(() => {
  // What jsdom doesn't have.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => {
  cancel.mockReset();
  refresh.mockReset();
});
const show = (of: "request" | "hold") =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <EndUnpaid which={which} of={of} currency="EUR" />
    </NextIntlClientProvider>,
  );

async function withdraw() {
  show("request");
  fireEvent.click(screen.getByRole("button", { name: "Withdraw request" }));
  const dialog = await screen.findByRole("dialog", { name: "Withdraw this request?" });
  expect(dialog).toHaveTextContent("Nothing has been charged, and withdrawing costs nothing.");
  fireEvent.click(screen.getAllByRole("button", { name: "Withdraw request" }).at(-1) ?? dialog);
}

test.each([
  ["failed", "The request is withdrawn."],
  ["requested", "The request is being withdrawn."],
] as const)("withdraws at a refund of nothing; %s is said so", async (state, text) => {
  cancel.mockResolvedValue({ booking: { state, failure: "withdrawn" } as Booking });
  await withdraw();
  expect(await screen.findByText(text)).toHaveAttribute("role", "status");
  expect(cancel.mock.calls[0]?.[0]).toEqual({
    ...which,
    expectedRefund: { amount: 0, currency: "EUR" },
    isRequest: true,
  });
  expect(refresh).toHaveBeenCalled();
});

test.each([
  ["failed", "givenBack", "It is given back."],
  ["held", "givenBack", "It is being given back."],
  ["pendingSupplier", null, "A payment came in meanwhile, so nothing was given back."],
] as const)("gives back what is held; %s, %s is said so", async (state, failure, text) => {
  cancel.mockResolvedValue({ booking: { state, failure } as Booking });
  show("hold");
  fireEvent.click(screen.getByRole("button", { name: "Give it back" }));
  const dialog = await screen.findByRole("dialog", { name: "Give this back?" });
  expect(dialog).toHaveTextContent("Nothing has been charged, and giving it back costs nothing.");
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole("button", { name: "Give it back" }).at(-1) ?? dialog);
  expect(await screen.findByText(text)).toHaveAttribute("role", "status");
  expect(cancel.mock.calls[0]?.[0]).toEqual({
    ...which,
    expectedRefund: { amount: 0, currency: "EUR" },
    isUnpaid: true,
  });
});

test("says that it was answered meanwhile", async () => {
  cancel.mockRejectedValue(new ApiError(409, "not_cancellable", "This can't be cancelled", "r"));
  await withdraw();
  await waitFor(() =>
    expect(screen.getByText("This request has been answered meanwhile.")).toBeInTheDocument(),
  );
  expect(refresh).not.toHaveBeenCalled();
});
