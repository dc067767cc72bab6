/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";
import type { Booking, SupplierChange } from "@/lib/api/contract/bookings";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { SupplierNews } from "./supplier-news";

const { item, headline } = sampleTrip();
const news: SupplierChange = {
  ...{ id: "7c9e6679-7425-40de-944b-e07fc1f90ae7", state: "told", answerBy: null },
  at: "2027-02-01T08:00:00.000Z",
  before: { item, headline },
  after: { item, headline: { ...headline, place: "Gate 4" } },
};

async function show(booking: Partial<Booking>, locale: LanguageCode = "en") {
  const { container } = render(
    <NextIntlClientProvider
      locale={locale}
      messages={await readMessages(locale)}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      <SupplierNews
        booking={{ state: "confirmed", changes: [news], ...booking }}
        toPlan={(plan) => `a plan of ${plan.item.service}`}
      />
    </NextIntlClientProvider>,
  );
  return container;
}

test("what is new is shown beside what was known, with nothing to be answered", async () => {
  await show({});
  expect(screen.getByRole("status")).toHaveTextContent("No answer is needed");
  const after = within(screen.getByRole("region", { name: "New" }));
  expect(after.getByText("Gate 4")).toBeVisible();
  expect(after.getByText(`a plan of ${item.service}`)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("it is shown in every language", async () => {
  const titles = new Set<string>();
  for (const locale of languageCodes)
    titles.add((await show({}, locale)).querySelector("p")?.textContent ?? "");
  expect(titles.size).toBe(languageCodes.length);
});

test.each<[string, Partial<Booking>]>([
  ["a booking that is over", { state: "refunded" }],
  ["one without changes", { changes: [] }],
  ["what was accepted since", { changes: [{ ...news, state: "closed" }] }],
])("nothing is shown of %s", async (_of, booking) => {
  await show(booking);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
