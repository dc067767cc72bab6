import { renderToStaticMarkup } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import messages from "@/messages/en.json";
import { RefundProgress } from "./refund-progress";

it.each([
  ["buyer", true],
  ["agency", false],
] as const)("promises %s a letter about a failed refund: %s", (reader, isPromised) => {
  const at = "2026-11-21T12:00:00Z";
  const page = renderToStaticMarkup(
    <English>
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
    </English>,
  );
  expect(page).toContain(messages.trips.refund.cancelled);
  expect(page.includes(messages.trips.refund.failed)).toBe(isPromised);
});
