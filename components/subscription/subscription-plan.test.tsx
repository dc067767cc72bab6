/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { languageCodes, toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { SubscriptionPlan } from "./subscription-plan";

type Plan = ComponentProps<typeof SubscriptionPlan>;
async function show(
  subscription: Partial<Plan["subscription"]>,
  { seatsUsed, language = "en" }: { seatsUsed: number; language?: LanguageCode },
) {
  const none = { plan: "Studio", seats: null, renewsOn: null, portalUrl: null };
  render(
    <NextIntlClientProvider
      locale={toLanguageTag(language)}
      messages={await readMessages(language)}
      timeZone="America/Los_Angeles"
    >
      <SubscriptionPlan subscription={{ ...none, ...subscription }} seatsUsed={seatsUsed} />
    </NextIntlClientProvider>,
  );
}

test.each(languageCodes)(
  "says in %s what is paid for, and how many seats are taken",
  async (language) => {
    const format = new Intl.NumberFormat(toLanguageTag(language));
    await show({ seats: 12, renewsOn: "2027-01-31" }, { seatsUsed: 7, language });
    expect(screen.getByRole("heading", { name: "Studio" })).toBeVisible();
    const [seats, day] = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(seats).toContain(format.format(7));
    expect(seats).toContain(format.format(12));
    // The day of the calendar, wherever it is read.
    expect(day).toContain(format.format(31));
  },
);

test("leads to the portal, and nowhere else", async () => {
  await show({ portalUrl: "https://pay.example/atlas" }, { seatsUsed: 1 });
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://pay.example/atlas");
  expect(screen.getByRole("definition")).toHaveTextContent("1 taken");
  await show({ portalUrl: "javascript:alert(1)" }, { seatsUsed: 1 });
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("says how to go on once all seats are taken, and not before", async () => {
  await show({ seats: 3 }, { seatsUsed: 2 });
  expect(screen.queryByText(/All seats are taken/)).toBeNull();
  await show({ seats: 3 }, { seatsUsed: 4 });
  expect(screen.getByText(/All seats are taken/)).toBeVisible();
});
