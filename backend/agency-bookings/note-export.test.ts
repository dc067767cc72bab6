import { eq } from "drizzle-orm";
import { exportAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import { auditEvents } from "../db/schema/audit-events";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());

it("notes who took how many out, by which filter, and nothing of a traveller", async () => {
  for (const as of ["agent", "sales"] as const) await kit.confirm({ as });
  const take = async (as: "owner" | "agent", body: object) =>
    (await kit.backend.call(exportAgencyBookingsEndpoint, { as, body })).body;
  expect(await take("owner", { q: "berg", state: "confirmed,failed" })).toEqual({ total: 2 });
  expect(await take("agent", {})).toEqual({ total: 1 });
  const noted = (agency: "alpha" | "beta") =>
    kit.backend.db.forAgency(kit.backend.ids[agency], (tx) =>
      tx
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.action, "bookings.exported"))
        .orderBy(auditEvents.actorName),
    );
  const common = { action: "bookings.exported", subjectKind: "bookings", subject: "bookings" };
  expect(await noted("alpha")).toMatchObject([
    { ...common, actorName: "Amir Haddad", after: { rows: "1" } },
    {
      ...common,
      actorName: "Olivia Marsh",
      after: { rows: "2", state: "confirmed,failed", hasText: "true" },
    },
  ]);
  expect(JSON.stringify(await noted("alpha"))).not.toContain("berg");
  expect(await noted("beta")).toEqual([]);
});
