/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { AgencyBooking } from "@/lib/api/contract/agency-bookings";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import messages from "@/messages/en.json";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";
import { TripList } from "@/components/trips/trip-list";
import type { ListVisit } from "../lists/list-definition";
import { ListRows } from "../lists/list-rows";
import { bookingList } from "./booking-list";

jest.mock("@/lib/session/api-for-request", () => ({}));

const { reference, createdAt, headline, party, price, item } = sampleTrip();
const plain: BookingSummary = {
  ...{ reference, createdAt, headline, party, state: "confirmed", isForClient: false },
  ...{ refund: null, service: item.service, leadTraveller: "Tessa Żółć", total: price.total },
};
const until = "2027-02-05T12:00:00.000Z";
const bookings: BookingSummary[] = [
  { ...plain, reference: "C-22222222", nextAction: { kind: "answerChange", until } },
  { ...plain, reference: "C-33333333", state: "held", nextAction: { kind: "pay", until } },
  plain,
];
const toHref = (of: string) => `/trips/${of}`;
const sales: AgencyBooking[] = bookings.map((booking) => ({ ...booking, seller: null }));
const page = { bookings: sales, total: 3, agents: [], next: null, previous: null };
const visit = {
  agency: { timeZone: "UTC" },
  user: { userType: "Traveller" },
  prefix: "",
  reachesAll: true,
} as ListVisit;
function Table() {
  const columns = bookingList.useColumns(visit, page);
  return (
    <ListRows list={bookingList} visit={visit} page={page} columns={columns} isSelectable={false} />
  );
}
const time = "Feb 05, 2027, 12:00 (Lisbon time)";
const own = [
  `Changed by the provider: please answer by ${time}`,
  `Not paid yet: please pay by ${time}`,
];
const clients = [
  `Changed by the provider: to be answered by ${time}`,
  `To be paid by the client by ${time}`,
];

test.each([
  ["travellers", <TripList key="list" bookings={bookings} toHref={toHref} />, "listitem", own],
  ["agents", <Table key="table" />, "row", clients],
])("%s read beside a booking what it waits for", (_who, list, role, texts) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {list}
    </NextIntlClientProvider>,
  );
  // The same rows are cards on phones.
  const view = within(screen.queryByRole("table") ?? document.body);
  for (const [index, text] of texts.entries()) {
    const line = view.getByText(text).closest(role === "row" ? "tr" : "ul[aria-label] > li");
    expect(within(line as HTMLElement).getByText(bookings[index]?.reference ?? "")).toBeVisible();
  }
  expect(view.getAllByText(/Lisbon time/)).toHaveLength(2);
});
