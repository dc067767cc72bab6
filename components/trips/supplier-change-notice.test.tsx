/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { sendForm } from "@/lib/api/browser/send-form";
import type { Booking, SupplierChange } from "@/lib/api/contract/bookings";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { ApiError } from "@/lib/api/errors";
import { toMoment } from "@/lib/dates/to-moment";
import { readMessages } from "@/lib/i18n/messages";
import { SupplierChangeNotice } from "./supplier-change-notice";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/send-form");
const answer = jest.mocked(sendForm);
const sentFields = () => Object.fromEntries(answer.mock.calls[0]?.[1] ?? []);
beforeAll(() => {
  // What jsdom doesn't have.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  answer.mockReset();
  refresh.mockReset();
});

const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const booked = sampleTrip();
const { item, headline } = booked;
const change: SupplierChange = {
  id,
  state: "open",
  at: "2027-02-01T08:00:00.000Z",
  answerBy: "2027-02-05T12:00:00.000Z",
  before: { item, headline },
  after: {
    item,
    headline: { ...headline, starts: toMoment("2027-03-27", "14:15", "Europe/Lisbon") },
  },
};
const fieldsOf = (form: Element | null) =>
  Object.fromEntries(
    [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]),
  );
type Shown = {
  changes?: SupplierChange[];
  booking?: Partial<Booking>;
  locale?: LanguageCode;
  now?: string;
  problem?: "changeClosed" | "tryAgain" | null;
};
async function show({
  changes = [change],
  booking = {},
  locale = "en",
  now = "2027-02-02T10:00:00Z",
  problem = null,
}: Shown = {}) {
  const problems: unknown[] = [];
  const { container } = render(
    <NextIntlClientProvider
      locale={locale}
      messages={await readMessages(locale)}
      timeZone="UTC"
      onError={(error) => problems.push(error)}
    >
      <SupplierChangeNotice
        booking={{ ...booked, ...booking, changes }}
        toPlan={(plan) => `a plan of ${plan.item.service}`}
        which={{ reference: "V-7K4M2P9C", key: "k" }}
        page="found"
        problem={problem}
        helpHref="/mytrip/support"
        now={new Date(now)}
      />
    </NextIntlClientProvider>,
  );
  expect(problems).toEqual([]);
  return container;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a change is shown beside what was booked, with the date to answer by", async () => {
  await show();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    "The provider has changed this booking",
  );
  expect(
    screen.getByText(/answer by Feb 05, 2027, 12:00 \(Lisbon time\)\. Nothing is accepted/),
  ).toBeVisible();
  const before = within(screen.getByRole("region", { name: "Booked" }));
  const after = within(screen.getByRole("region", { name: "New" }));
  expect(before.getByText("Sat, Mar 27, 2027, 10:30")).toBeVisible();
  expect(after.getByText("Sat, Mar 27, 2027, 14:15")).toBeVisible();
  expect(after.getAllByText("changed")).toHaveLength(1);
  expect(before.queryByText("changed")).toBeNull();
  expect(after.getByText(`a plan of ${item.service}`)).toBeVisible();
});

test("it is accepted with one press, and the page is drawn anew", async () => {
  answer.mockResolvedValue("/");
  await show();
  await press("Accept the change");
  const sent = { reference: "V-7K4M2P9C", key: "k", change: id, answer: "accept" };
  expect(answer.mock.calls.map(([action]) => action)).toEqual(["/api/booking-form"]);
  expect(sentFields()).toMatchObject(sent);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test("everything is asked back only where that is said first, with the amount", async () => {
  answer.mockResolvedValue("/");
  await show();
  await userEvent.click(screen.getByText("Cancel with a full refund instead"));
  expect(screen.getByText(/everything that was paid goes back: .*€220/)).toBeVisible();
  await press(/refund .*€220/);
  expect(sentFields()).toMatchObject({ change: id, answer: "refund" });
});

test("of what nothing was paid for, nothing is promised", async () => {
  await show({ booking: { payment: null } });
  await userEvent.click(screen.getByText("Cancel with a full refund instead"));
  expect(screen.getByText(/Nothing was paid online/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel booking" })).toBeVisible();
});

test("where no answer comes it is told, and can be sent again", async () => {
  answer.mockRejectedValue(new ApiError(0, "unreachable", "unreachable"));
  await show();
  await press("Accept the change");
  expect(await screen.findByRole("alert")).toHaveTextContent("Try again: nothing is done twice");
  answer.mockResolvedValue("/");
  await press("Accept the change");
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("its form says what it answers, and where to go back to", async () => {
  await show();
  const form = screen.getByRole("button", { name: "Accept the change" }).closest("form");
  expect(form).toHaveAttribute("action", "/api/booking-form");
  expect(fieldsOf(form)).toEqual({
    ...{ reference: "V-7K4M2P9C", key: "k", page: "found", locale: "en", change: id },
  });
  const names = [...(form?.querySelectorAll("button") ?? [])].map(({ name, value }) => [
    name,
    value,
  ]);
  expect(names).toEqual([
    ["answer", "accept"],
    ["answer", "refund"],
  ]);
});

test.each(["accepting", "accepted", "unanswered", "cancelled"] as const)(
  "one that is %s is told in every language, and can't be answered",
  async (state) => {
    const titles = new Set<string>();
    for (const locale of languageCodes) {
      const after = state === "cancelled" ? { after: null, answerBy: null } : {};
      const container = await show({ changes: [{ ...change, state, ...after }], locale });
      expect(within(container).queryByRole("button")).toBeNull();
      titles.add(container.querySelector("p")?.textContent ?? "");
      expect(container.textContent).not.toBe("");
    }
    // Danish and Norwegian, and Spanish and Portuguese, may say the same.
    expect(titles.size).toBeGreaterThan(5);
  },
);

test("who didn't answer is told where to write", async () => {
  await show({ changes: [{ ...change, state: "unanswered" }] });
  expect(screen.getByRole("link")).toHaveAttribute("href", "/mytrip/support");
});

test.each(["closed", "refunding", "refunded"] as const)(
  "one that is %s is told by the booking alone",
  async (state) => {
    await show({ changes: [{ ...change, state }] });
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
);

test.each<[string, Shown]>([
  ["after its date", { now: "2027-02-05T12:00:00Z" }],
  ["of a booking that is being cancelled", { booking: { state: "cancelRequested" } }],
])("nothing can be answered %s", async (_when, shown) => {
  await show(shown);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a question stays one beside news that came later", async () => {
  const news = { ...change, id: "0d9e6679-7425-40de-944b-e07fc1f90ae7", state: "told" } as const;
  await show({ changes: [{ ...news, answerBy: null }, change] });
  expect(screen.getByRole("button", { name: "Accept the change" })).toBeVisible();
});

test.each([
  ["weather", "Reason: the weather"],
  ["tooFew", "Reason: too few bookings"],
] as const)("why the supplier cancelled is told: %s", async (reason, text) => {
  await show({ changes: [{ ...change, state: "cancelled", after: null, answerBy: null, reason }] });
  expect(screen.getByText(text)).toBeVisible();
});

test("another reason is none to be told", async () => {
  const other = { state: "cancelled", after: null, answerBy: null, reason: "other" } as const;
  await show({ changes: [{ ...change, ...other }] });
  expect(screen.getByText("Cancelled by the provider")).toBeVisible();
  expect(screen.queryByText(/Reason/)).toBeNull();
});

test("that it came too late, or didn't work, is told and has the focus", async () => {
  await show({ changes: [{ ...change, state: "closed" }], problem: "changeClosed" });
  expect(screen.getByRole("alert")).toHaveTextContent("can’t be answered any more");
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  await show({ problem: "tryAgain" });
  expect(screen.getAllByRole("alert").at(-1)).toHaveTextContent("nothing is done twice");
});

test("who may only see the booking sees the change, and nothing to answer it with", async () => {
  await show({ booking: { isReadOnly: true } });
  expect(screen.getByRole("region", { name: "New" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
