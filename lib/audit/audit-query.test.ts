import { listAuditChips, readAuditQuery, toAuditQuery } from "./audit-query";

it("reads an address and writes it again, without what is usual", () => {
  const asked = { action: "booking.assigned", from: "2026-11-01", q: " H-2 ", size: "100" };
  const query = readAuditQuery(asked);
  expect(query).toEqual({ action: "booking.assigned", from: "2026-11-01", q: "H-2", size: 100 });
  expect(toAuditQuery(query)).toEqual({ ...query });
  expect(toAuditQuery(readAuditQuery({ member: "site" }))).toEqual({ member: "site" });
});

it("leaves out what can't be asked", () => {
  const asked = { action: "made.up", from: "tomorrow", q: "", size: "5000", member: ["", "x"] };
  expect(readAuditQuery(asked)).toEqual({ size: 50 });
});

it("lifts one filter, and goes back to the first page", () => {
  const query = readAuditQuery({ subject: "ticket", member: "site", after: "abc" });
  expect(listAuditChips(query)).toEqual([
    { name: "member", value: "site", without: { size: 50, subject: "ticket" } },
    { name: "subject", value: "ticket", without: { size: 50, member: "site" } },
  ]);
});
