import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { openAuditFile } from "./audit-file";

const event: AuditEvent = {
  id: "0b1f0f9e-6f0a-4a53-9f9a-0d6e5d2c1a11",
  at: "2027-03-10T09:00:00Z",
  actor: null,
  action: "booking.cancelled",
  subject: { kind: "booking", name: "V-7K4M2P9C", id: null },
  before: { state: "confirmed" },
  after: { refund: "28973 USD" },
};

test.each([
  ["en", "en-US", "State: Confirmed", "Refund: $289.73"],
  ["de", "de-DE", ": Bestätigt", "289,73"],
] as const)("a file says changes in words, and amounts as amounts, in %s", async (...row) => {
  const [language, locale, state, refund] = row;
  const file = await openAuditFile({ language, locale, csv: "comma", timeZone: "UTC" });
  const line = file.toLines([event]);
  expect(line).toContain(state);
  expect(line.replaceAll("\u00a0", " ")).toContain(refund);
  expect(line).not.toMatch(/28973|confirmed|refund:/);
});
