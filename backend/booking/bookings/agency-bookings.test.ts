import { getBookingEndpoint } from "@/lib/api/contract/bookings";
import { eq } from "drizzle-orm";
import type { DemoRole } from "../../demo/demo-users";
import { auditEvents } from "../../db/schema/audit-events";
import { openForFile } from "../../testing/open-for-file";
import { openBookingKit } from "../../testing/open-booking-kit";

const kit = openForFile(openBookingKit);

const read = (reference: string, as: DemoRole, agency: "alpha" | "beta" = "alpha") =>
  kit.backend.call(getBookingEndpoint, { agency, as, params: { reference }, body: {} });

it("opens a booking to its buyer, and of the agency to those who reach it", async () => {
  const seen = async (reference: string) =>
    Promise.all(
      (["traveller", "restricted", "agent", "sales", "owner", "admin"] as const).map(
        async (as) => (await read(reference, as)).status,
      ),
    );
  const { reference: ofTraveller } = await kit.confirm({ as: "traveller" });
  expect(await seen(ofTraveller)).toEqual([200, 404, 404, 404, 200, 200]);
  const { reference: ofAgent } = await kit.confirm({ as: "agent" });
  expect(await seen(ofAgent)).toEqual([404, 404, 200, 404, 200, 200]);
  const { reference: ofGuest } = await kit.confirm();
  expect(await seen(ofGuest)).toEqual([404, 404, 404, 404, 200, 200]);
});

it("is no booking at all to another agency's owner", async () => {
  const { reference } = await kit.confirm({ as: "agent" });
  const before = await kit.rowOf(reference);
  const missing = await read("H-22222222", "owner", "beta");
  expect(await read(reference, "owner", "beta")).toMatchObject({
    status: 404,
    body: { code: missing.body.code, message: missing.body.message },
  });
  expect(await kit.rowOf(reference)).toEqual(before);
});

it("tells owners what a sale brings, and restricted agents nothing of theirs", async () => {
  const { reference } = await kit.confirm({ as: "restricted" });
  const [owner, restricted] = [await read(reference, "owner"), await read(reference, "restricted")];
  expect(JSON.stringify(owner.body)).toContain('"markup"');
  expect(restricted.status).toBe(200);
  expect(JSON.stringify(restricted.body)).not.toMatch(/"net"|"markup"|"commission"/);
});

it("leaves it with the agency when the account that booked it is deleted", async () => {
  const { reference } = await kit.confirm({ as: "sales" });
  const { agentId, userId } = await kit.rowOf(reference);
  expect(agentId).toBe(userId);
  await kit.backend.call("POST /api/user/delete", {
    as: "sales",
    body: { password: "wander-Far-2026" },
  });
  expect(await kit.rowOf(reference)).toMatchObject({ agentId: null, userId: null });
  expect((await read(reference, "owner")).status).toBe(200);
});

it("notes who at the agency cancelled, once, also of what they had bought themselves", async () => {
  const cancel = async (buyer: DemoRole, canceller: DemoRole) => {
    const placed = await kit.confirm({ as: buyer });
    const { price } = await kit.get(placed);
    const press = () =>
      kit.backend.call("POST /api/bookings/{reference}/cancel", {
        as: canceller,
        params: { reference: placed.reference },
        body: { expectedRefund: price.dueNow },
      });
    const { status } = await press();
    await press();
    const noted = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx
        .select({ action: auditEvents.action, actorName: auditEvents.actorName })
        .from(auditEvents)
        .where(eq(auditEvents.subject, placed.reference)),
    );
    return [status, (await kit.rowOf(placed.reference)).cancelledBy, noted];
  };
  expect(await cancel("traveller", "owner")).toEqual([
    200,
    "agency",
    [{ action: "booking.cancelled", actorName: "Olivia Marsh" }],
  ]);
  expect(await cancel("agent", "agent")).toEqual([
    200,
    "buyer",
    [
      { action: "booking.booked", actorName: "Amir Haddad" },
      { action: "booking.cancelled", actorName: "Amir Haddad" },
    ],
  ]);
  expect(await cancel("traveller", "traveller")).toEqual([200, "buyer", []]);
});
