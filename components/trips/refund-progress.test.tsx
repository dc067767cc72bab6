import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import messages from "@/messages/en.json";
import { RefundProgress } from "./refund-progress";

it.each([
  ["buyer", true],
  ["agency", false],
] as const)("promises %s a letter about a failed refund: %s", (reader, isPromised) => {
  const at = "2026-11-21T12:00:00Z";
  const page = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RefundProgress
        booking={{
          state: "cancelled",
          refund: { state: "failed", amount: { amount: 100, currency: "USD" }, at },
          cancelledAt: at,
          history: [],
        }}
        reader={reader}
        timeZone="Europe/Lisbon"
      />
    </NextIntlClientProvider>,
  );
  expect(page).toContain(messages.trips.refund.cancelled);
  expect(page.includes(messages.trips.refund.failed)).toBe(isPromised);
});
