import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import {
  createApplicationEndpoint,
  decideApplicationEndpoint,
} from "@/lib/api/contract/applications";
import { getSubscriptionEndpoint } from "@/lib/api/contract/subscriptions";
import {
  deactivateMemberEndpoint,
  reactivateMemberEndpoint,
  resendInvitationEndpoint,
  type Invitation,
} from "@/lib/api/contract/team";
import { auditEvents } from "../db/schema/audit-events";
import { invitations } from "../db/schema/invitations";
import { users } from "../db/schema/users";
import { toOperatorCall } from "../operators/open-operator-call";
import { runAgencyCommand } from "../operators/run-agency-command";
import { operatorToken } from "../testing/open-test-backend";
import { openTeamKit, type TeamKit } from "../testing/team-kit";
import type { TestAgency } from "../testing/test-agencies";

let team: TeamKit;
const folder = mkdtempSync(join(tmpdir(), "subscription-"));
const file = join(folder, "subscription.json");
const run = (...words: string[]) =>
  runAgencyCommand(
    ["subscription", ...words],
    toOperatorCall((path, init) => team.backend.app.request(path, init), operatorToken),
  );
const set = (input: object, subdomain = "alpha") => {
  writeFileSync(file, JSON.stringify(input));
  return run("set", subdomain, file);
};
beforeAll(async () => {
  team = await openTeamKit();
});
afterAll(async () => {
  await team.close();
  rmSync(folder, { recursive: true });
});

const owner = { as: "owner" } as const;
const get = async (agency: TestAgency = "alpha") =>
  (await team.backend.call(getSubscriptionEndpoint, { agency, as: "owner" })).body as {
    subscription: object | null;
    seatsUsed: number;
  };
const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) =>
  status === 200 ? 200 : [status, body.code];
const full = [409, "no_seats"];
const invite = async (input?: object) => outcomeOf(await team.invite(owner, input));

it("is written by the operator, and read by those who run that agency", async () => {
  const { seatsUsed } = await get();
  expect(await get()).toEqual({ subscription: null, seatsUsed });
  expect(await run("show", "alpha")).toBe("null");
  const input = {
    plan: "Studio",
    seats: 9,
    renewsOn: "2027-01-31",
    portalUrl: "https://pay.example/atlas",
  };
  expect(await set(input)).toBe("Set the subscription of alpha.");
  expect(JSON.parse(await run("show", "alpha"))).toEqual(input);
  expect(await get()).toEqual({ subscription: input, seatsUsed });
  expect((await get("beta")).subscription).toBeNull();
  await set({ plan: "Open" });
  expect((await get()).subscription).toEqual({
    ...{ plan: "Open", seats: null, renewsOn: null, portalUrl: null },
  });
  await run("remove", "alpha");
  expect((await get()).subscription).toBeNull();
  const noted = await team.inAgency("alpha", (tx) =>
    tx
      .select({ actorId: auditEvents.actorId, after: auditEvents.after })
      .from(auditEvents)
      .where(eq(auditEvents.subject, "subscription"))
      .orderBy(auditEvents.createdAt),
  );
  expect(noted).toHaveLength(3);
  // All three may be of the same millisecond.
  expect(noted).toContainEqual({
    actorId: null,
    after: expect.objectContaining({ plan: "Studio", seats: "9" }),
  });
  await expect(run("remove", "alpha")).rejects.toThrow("alpha has no subscription");
  await expect(
    set({ plan: "", seats: 0, renewsOn: "2027-02-30", portalUrl: "javascript:alert(1)", x: 1 }),
  ).rejects.toThrow(/plan: [^]*seats: [^]*renewsOn: [^]*portalUrl: [^]*x: /);
});

it("refuses invitations beyond its seats, of two at once the second, and of no other agency", async () => {
  const { seatsUsed } = await get();
  await set({ plan: "Studio", seats: seatsUsed + 1 });
  const outcomes = await Promise.all([invite(), invite()]);
  expect(outcomes).toContainEqual(200);
  expect(outcomes).toContainEqual(full);
  expect((await get()).seatsUsed).toBe(seatsUsed + 1);
  expect((await team.invite({ as: "owner", agency: "beta" })).status).toBe(200);
  await set({ plan: "Studio" });
  expect(await invite()).toBe(200);
});

it("counts no expired invitation, which takes a seat when it is sent again", async () => {
  const { seatsUsed } = await get();
  await set({ plan: "Studio", seats: seatsUsed + 1 });
  const { id } = (await team.invite(owner)).body.invitation as Invitation;
  const resend = async () => outcomeOf(await team.ask(resendInvitationEndpoint, owner, id));
  expect(await resend()).toBe(200);
  await team.inAgency("alpha", (tx) =>
    tx.update(invitations).set({ expiresAt: team.kit.now() }).where(eq(invitations.id, id)),
  );
  expect((await get()).seatsUsed).toBe(seatsUsed);
  expect(await resend()).toBe(200);
  await team.inAgency("alpha", (tx) =>
    tx.update(invitations).set({ expiresAt: team.kit.now() }).where(eq(invitations.id, id)),
  );
  expect(await invite()).toBe(200);
  expect(await resend()).toEqual(full);
});

it("lets no member in again, and approves no applicant, without a free seat", async () => {
  const sales = await team.idOf("sales");
  const reactivate = async () => outcomeOf(await team.ask(reactivateMemberEndpoint, owner, sales));
  const handOverTo = await team.idOf("owner");
  await team.ask(deactivateMemberEndpoint, owner, sales, { handOverTo });
  const { seatsUsed } = await get();
  await set({ plan: "Studio", seats: seatsUsed });
  expect(await reactivate()).toEqual(full);

  const applied = await team.backend.call(createApplicationEndpoint, {
    as: "traveller",
    body: {
      ...{ company: "Berg Travel", licence: "NO-123", country: "NO", phone: "+47 22 00 00 00" },
      ...{ website: null, acceptedTerms: null },
    },
  });
  const { reference } = applied.body.application as { reference: string };
  const approve = async () =>
    outcomeOf(
      await team.backend.call(decideApplicationEndpoint, {
        as: "owner",
        params: { reference },
        body: { decision: "approve", userType: "TravelAgent", isRestrictedAgent: false },
      }),
    );
  expect(await approve()).toEqual(full);
  const traveller = () => team.idOf("traveller").then((id) => team.rowOf(id));
  expect((await traveller()).userType).toBe("Traveller");

  await set({ plan: "Studio", seats: seatsUsed + 1 });
  expect(await approve()).toBe(200);
  expect((await traveller()).userType).toBe("TravelAgent");
  expect(await reactivate()).toEqual(full);
  await run("remove", "alpha");
  expect([await reactivate(), await reactivate()]).toEqual([200, 200]);
  const active = await team.inAgency("alpha", (tx) => tx.select().from(users));
  expect(active.filter(({ deactivatedAt }) => deactivatedAt)).toEqual([]);
});
