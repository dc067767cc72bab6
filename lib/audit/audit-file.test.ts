import type { AuditEvent } from "@/lib/api/contract/audit-events";
import { agencyBookingDues, agencyBookingSales } from "@/lib/api/contract/agency-bookings";
import { dashboardPeriods, dashboardTables } from "@/lib/api/contract/dashboards";
import { languageCodes } from "@/lib/api/contract/languages";
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

test.each(languageCodes)("a file says what was taken out in words, in %s", async (language) => {
  const file = await openAuditFile({
    language,
    locale: language,
    csv: "comma",
    timeZone: "UTC",
  });
  const taken = (after: Record<string, string>) => {
    const line = file.toLines([{ ...event, action: "dashboard.exported", before: {}, after }]);
    return line.split("\n").join(" ");
  };
  for (const table of dashboardTables)
    for (const period of dashboardPeriods)
      expect(taken({ table, period })).not.toMatch(
        new RegExp(`: (?:${table}|${period})(?![\\p{L}\\d])`, "u"),
      );
  for (const [name, values] of [
    ["due", agencyBookingDues],
    ["sale", agencyBookingSales],
  ] as const)
    for (const value of values)
      expect(taken({ [name]: value })).not.toMatch(new RegExp(`\\b${name}:|: ${value}\\b`));
  expect(taken({ place: "Lisbon", startsFrom: "2027-03-01" })).not.toMatch(/place:|startsFrom/);
});
