import { describeMagicBookings } from "../services/testing/describe-magic-bookings";
import { openSandboxKit } from "../testing/sandbox-kit";

describeMagicBookings({
  open: () => openSandboxKit({ start: "2026-12-26", end: "2026-12-28" }),
  quote: (buyer, word) => buyer.quote(word),
  last: "last-room",
  stockOf: (word) => `%${word}`,
});
