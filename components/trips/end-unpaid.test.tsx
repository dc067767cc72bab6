/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";
import type { Booking } from "@/lib/api/contract/bookings";
import type { BookingPageState } from "@/lib/data/booking-page-state";
import { EndUnpaid } from "./end-unpaid";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));
jest.mock("@/lib/api/browser/send-form");
const reference = "V-7K4M2P9C";
const which = { reference, key: "k" };

beforeAll(() => {
  // What jsdom doesn't have.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Element.prototype.scrollIntoView = jest.fn();
});

const view = (state: Booking["state"], page: Partial<BookingPageState> = {}) => (
  <English>
    <EndUnpaid
      booking={sampleTrip({ state })}
      which={which}
      page={{
        ...{ name: "found", prefix: "/de", asked: null, isEnding: false, problem: null },
        ...{ was: null, ...page },
      }}
      now={new Date("2026-11-21T12:00:00Z")}
    />
  </English>
);
const fieldsOf = (button: HTMLElement) =>
  Object.fromEntries(new FormData(button.closest("form") ?? undefined));

test.each([
  ["requested", "request", "Withdraw request", "Withdraw this request?"],
  ["held", "hold", "Give it back", "Give this back?"],
] as const)("what is %s is given up in two steps", (state, unpaid, name, title) => {
  const { unmount } = render(view(state));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(fieldsOf(screen.getByRole("button", { name }))).toEqual({
    ...{ reference, key: "k", cancel: "ask" },
  });
  unmount();
  // Without scripts, too.
  expect(renderToString(view(state, { isEnding: true }))).toMatch('<dialog open=""');
  render(view(state, { isEnding: true }));
  expect(screen.getByRole("dialog", { name: title })).toHaveTextContent(/costs nothing/);
  const confirm = screen.getAllByRole("button", { name }).at(-1) ?? document.body;
  expect(confirm).toHaveAttribute("value", "cancel");
  expect(fieldsOf(confirm)).toEqual({
    ...{ reference, key: "k", page: "found", locale: "en" },
    ...{ amount: "0", currency: "EUR", unpaid },
  });
});

test("a form that didn't work says so beside its button", () => {
  render(view("held", { isEnding: true, problem: "tryAgain" }));
  expect(screen.getByRole("alert")).toHaveTextContent("nothing has been cancelled");
});
