import { describeMagicBookings } from "../services/testing/describe-magic-bookings";
import { openSandboxKit } from "../testing/sandbox-kit";
import { quoteRide } from "./testing/quote-ride";

describeMagicBookings({
  open: () => openSandboxKit({ start: "2026-12-26", end: "2026-12-28" }),
  quote: quoteRide,
  last: "last-basket",
  stockOf: (word) => `%null-island-${word}`,
});
