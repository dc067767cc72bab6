import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { signUpEndpoint } from "@/lib/api/contract/accounts";
import {
  deactivateMemberEndpoint,
  openInvitationEndpoint,
  resendInvitationEndpoint,
  withdrawInvitationEndpoint,
  type Invitation,
} from "@/lib/api/contract/team";
import { invitations } from "../db/schema/invitations";
import { users } from "../db/schema/users";
import { openTeamKit, type TeamKit } from "../testing/team-kit";

let team: TeamKit;
beforeEach(async () => {
  team = await openTeamKit();
});
afterEach(() => team.close());

const owner = { as: "owner" } as const;
const email = "nina@example.com";
const invited = async (input: object = {}) =>
  (await team.invite(owner, { email, ...input })).body.invitation as Invitation;
/** Of the latest mail. */
async function lastToken(to = email): Promise<string> {
  const [mail] = await team.mailsTo(to);
  return /invitation\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}
const open = (token: string, agency: "alpha" | "beta" = "alpha") =>
  team.backend.call(openInvitationEndpoint, { agency, body: { token } });

it("invites by a mail whose link works once, and opens the account of that role", async () => {
  const invitation = await invited({ userType: "SalesAgent", isRestrictedAgent: true });
  expect(invitation).toMatchObject({
    name: "Nora Berg",
    email,
    userType: "SalesAgent",
    invitedBy: "Olivia Marsh",
  });
  expect((await team.list(owner)).invitations).toEqual([invitation]);
  const token = await lastToken();
  for (const _again of [1, 2])
    expect((await open(token)).body).toMatchObject({ email, userType: "SalesAgent" });
  expect((await open(token, "beta")).status).toBe(410);
  expect((await team.accept(token, {}, "beta")).status).toBe(410);
  expect((await team.logIn(email)).status).toBe(401);

  // Not the link's fault.
  expect((await team.accept(token, { password: email })).body.code).toBe("common_password");
  const accepted = await Promise.all([team.accept(token), team.accept(token)]);
  expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200, 410]));
  expect((await open(token)).body.code).toBe("token_gone");
  expect((await team.logIn(email)).body.user).toMatchObject({
    userType: "SalesAgent",
    isTravelAgent: true,
    isRestrictedAgent: true,
  });
  expect((await team.list(owner)).invitations).toEqual([]);
  const events = (await team.audit()).map(({ action, actorName, after }) => [
    action,
    actorName,
    after.userType,
  ]);
  expect(new Set(events)).toEqual(
    new Set([
      ["invitation.accepted", "Nora Berg", "SalesAgent"],
      ["invitation.sent", "Olivia Marsh", "SalesAgent"],
    ]),
  );
});

it("works for 72 hours", async () => {
  const invitation = await invited();
  const token = await lastToken();
  const set = (expiresAt: Date) =>
    team.inAgency("alpha", (tx) =>
      tx.update(invitations).set({ expiresAt }).where(eq(invitations.id, invitation.id)),
    );
  const hours = (Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt)) / 3_600_000;
  expect(hours).toBe(72);
  await set(new Date("2026-11-21T12:00:00Z"));
  expect([(await open(token)).status, (await team.accept(token)).status]).toEqual([410, 410]);
  // It can be sent again, and another one takes its place.
  expect((await invited({ firstName: "Nina" })).name).toBe("Nina Berg");
  expect((await team.accept(await lastToken())).status).toBe(200);
});

it("sends another link, after which the first is void, and withdraws either", async () => {
  const { id } = await invited();
  const first = await lastToken();
  await team.inAgency("alpha", async (tx) => {
    const [row] = await tx.select().from(invitations);
    expect(JSON.stringify(row)).not.toContain(first);
  });
  expect((await team.ask(resendInvitationEndpoint, { as: "admin" }, id)).status).toBe(200);
  const second = (await team.mailsTo(email))
    .map(({ text }) => /invitation\?token=([\w-]{43})/.exec(text)?.[1] ?? "")
    .find((token) => token !== first);
  expect([(await open(first)).status, (await open(second ?? "")).status]).toEqual([410, 200]);
  expect((await team.ask(withdrawInvitationEndpoint, owner, id)).status).toBe(200);
  expect((await open(second ?? "")).status).toBe(410);
  for (const endpoint of [withdrawInvitationEndpoint, resendInvitationEndpoint])
    expect((await team.ask(endpoint, owner, id)).body.code).toBe("invitation_not_found");
  expect((await team.audit()).map(({ action }) => action).sort()).toEqual([
    "invitation.resent",
    "invitation.sent",
    "invitation.withdrawn",
  ]);
});

it("knows no invitation of another agency, and leaves it as it is", async () => {
  const { id } = await invited();
  const rows = () => team.inAgency("alpha", (tx) => tx.select().from(invitations));
  const before = await rows();
  for (const endpoint of [withdrawInvitationEndpoint, resendInvitationEndpoint]) {
    const other = { as: "owner", agency: "beta" } as const;
    expect((await team.ask(endpoint, other, id)).body.code).toBe("invitation_not_found");
    for (const as of ["agent", "restricted", "sales", "traveller"] as const)
      expect((await team.ask(endpoint, { as }, id)).body.code).toBe("not_allowed");
  }
  expect(await rows()).toEqual(before);
});

it("invites nobody twice, and nobody who works or has worked there", async () => {
  const idempotencyKey = randomUUID();
  const send = () => invited({ idempotencyKey });
  // More than the limit of an address: one invitation counts once.
  const [one, ...others] = await Promise.all(Array.from({ length: 10 }, send));
  expect(others).toEqual(Array(9).fill(one));
  expect(await send()).toEqual(one);
  expect(await team.mailsTo(email)).toHaveLength(1);
  expect((await team.invite(owner, { email: "Nina@Example.com" })).body.code).toBe(
    "already_invited",
  );
  const inviteAgent = async () =>
    (await team.invite(owner, { email: "Agent@alpha.localhost" })).body.code;
  expect(await inviteAgent()).toBe("already_member");
  const left = { handOverTo: null };
  await team.ask(deactivateMemberEndpoint, owner, await team.idOf("agent"), left);
  expect(await inviteAgent()).toBe("member_deactivated");
  expect((await team.invite(owner, { email: "agent@beta.localhost" })).status).toBe(200);
});

it("takes over what somebody signed up with but never verified", async () => {
  const { status } = await team.backend.call(signUpEndpoint, {
    body: { first_name: "Mallory", last_name: "M", email, password: "not-Their-own-41-lamps" },
  });
  expect(status).toBe(200);
  await invited();
  expect((await team.accept(await lastToken())).status).toBe(200);
  expect((await team.logIn(email, "not-Their-own-41-lamps")).status).toBe(401);
  expect((await team.logIn(email)).body.user).toMatchObject({
    userType: "TravelAgent",
    personal_info: { first_name: "Nora" },
  });
});

it("makes a traveller's account a member's, with its trips, and signs it out", async () => {
  const address = "traveller@alpha.localhost";
  const { reference } = await team.kit.confirm({ as: "traveller" });
  const id = await team.idOf("traveller");
  expect((await team.invite(owner, { email: address, userType: "SalesAgent" })).status).toBe(200);
  const [mail] = await team.mailsTo(address);
  const token = /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await open(token)).body).toMatchObject({ email: address, hasAccount: true });
  expect((await team.accept(token)).status).toBe(200);
  expect(await team.sessionsOf(id)).toEqual([]);
  expect(await team.rowOf(id)).toMatchObject({ userType: "SalesAgent", isTravelAgent: true });
  expect((await team.kit.rowOf(reference)).agentId).toBe(id);
  expect((await team.logIn(address)).body.user).toMatchObject({ userType: "SalesAgent" });
});

it("refuses when the address became a member's meanwhile, who stays as they are", async () => {
  await invited();
  const token = await lastToken();
  expect((await open(token)).body).toMatchObject({ hasAccount: false });
  const account = {
    agencyId: team.backend.ids.alpha,
    email,
    emailVerifiedAt: new Date(),
    firstName: "Nina",
    lastName: "Vik",
    userType: "SalesAgent",
    isTravelAgent: true,
  } as const;
  const [created] = await team.inAgency("alpha", (tx) =>
    tx.insert(users).values(account).returning(),
  );
  expect((await team.accept(token)).body.code).toBe("already_member");
  expect(await team.rowOf(created?.id ?? "")).toEqual(created);
  expect((await open(token)).status).toBe(200);
});

it("has owners invite owners, and admins everybody else", async () => {
  const invite = async (as: "owner" | "admin", userType: string) =>
    (await team.invite({ as }, { userType })).status;
  expect(await invite("admin", "AgencyOwner")).toBe(403);
  expect(await invite("admin", "Admin")).toBe(200);
  expect(await invite("owner", "AgencyOwner")).toBe(200);
  expect((await team.invite(owner, { userType: "Traveller" })).status).toBe(422);
});

it("writes in the language asked for, if the agency has it", async () => {
  await team.invite(owner, { email: "one@example.com", language: "es" });
  await team.invite(owner, { email: "two@example.com", language: "ar" });
  const languages = await Promise.all(
    ["one@example.com", "two@example.com"].map(async (to) => (await team.mailsTo(to))[0]?.language),
  );
  expect(languages).toEqual(["es", "en"]);
});
