import { actions, isGuarded } from "@/lib/api/contract/roles";
import { proveIdentityEndpoint } from "@/lib/api/contract/sessions";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { listEndpoints } from "@/lib/testing/list-endpoints";
import {
  deactivateMemberEndpoint,
  setMemberRestrictionEndpoint,
  setMemberRoleEndpoint,
  withdrawInvitationEndpoint,
  type Invitation,
} from "@/lib/api/contract/team";
import { demoPassword } from "../demo/demo-users";
import { createContextResolver } from "../access/create-context-resolver";
import { openForFile } from "../testing/open-for-file";
import { openTeamKit } from "../testing/team-kit";

const team = openForFile(openTeamKit);

const nowhere = "00000000-0000-4000-8000-000000000000";

/** A session of the owner in which nothing was proven for long. */
async function oldSession(): Promise<Record<string, string>> {
  const token = await team.backend.signIn("alpha", "owner");
  await team.age(await team.idOf("owner"));
  return { Authorization: `Bearer ${token}` };
}

it("refuses every call of a guarded action without a fresh proof", async () => {
  const headers = await oldSession();
  const endpoints = [...listEndpoints().values()];
  expect(endpoints.length).toBeGreaterThan(100);
  for (const endpoint of endpoints) {
    if (typeof endpoint.access !== "object" || !isGuarded(endpoint.access.action)) continue;
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, nowhere]),
    );
    const body = endpoint.method === "get" ? {} : { body: {} };
    const { status, body: answer } = await team.backend.call(endpoint, {
      headers,
      params,
      ...body,
    });
    expect([endpoint.path, status, answer.code]).toEqual([endpoint.path, 403, "proof_required"]);
  }
});

it.each(actions.filter(isGuarded))("asks for a proof of who it is before %s", async (action) => {
  const now = new Date("2026-11-21T12:00:00Z");
  const viewer = {
    userId: nowhere,
    sessionId: nowhere,
    userType: "AgencyOwner",
    isTravelAgent: true,
    isRestrictedAgent: false,
    permissions: {},
    isProven: true,
    isClientView: false,
  } as const;
  const ask = (provenAt: Date | null) =>
    createContextResolver({
      getAgency: () =>
        Promise.resolve({ id: "a", status: "Active", languages: ["en"] } as unknown as Awaited<
          ReturnType<Parameters<typeof createContextResolver>[0]["getAgency"]>
        >),
      hasAgencies: () => Promise.resolve(true),
      getViewer: () => Promise.resolve({ ...viewer, provenAt }),
      now: () => now,
    })(
      {
        get: (name: string) => name === "isTrusted" || "r",
        req: { header: (name: string) => (name === "Authorization" ? "Bearer t" : undefined) },
      } as unknown as Parameters<ReturnType<typeof createContextResolver>>[0],
      { access: { action }, method: "post" } as unknown as Endpoint,
      {},
    ).then(
      () => "done",
      (error: { code: string }) => error.code,
    );
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect(await ask(ago(9))).toBe("done");
  expect(await ask(ago(10))).toBe("proof_required");
  expect(await ask(null)).toBe("proof_required");
});

it("asks for it where owners are concerned, and takes the password for this session alone", async () => {
  const admin = await team.idOf("admin");
  const [headers, other] = [await oldSession(), await oldSession()];
  const role = (by: Record<string, string>, userType: string) =>
    team.backend.call(setMemberRoleEndpoint, {
      headers: by,
      params: { id: admin },
      body: { userType },
    });
  const prove = (password: string) =>
    team.backend.call(proveIdentityEndpoint, { headers, body: { password } });
  expect((await role(headers, "AgencyOwner")).body.code).toBe("proof_required");
  expect((await team.rowOf(admin)).userType).toBe("Admin");
  // What isn't guarded goes on.
  expect((await role(headers, "SalesAgent")).status).toBe(200);
  expect((await prove("not-the-Password-1")).body.code).toBe("wrong_password");
  expect((await role(headers, "AgencyOwner")).body.code).toBe("proof_required");
  expect((await prove(demoPassword)).status).toBe(200);
  expect((await role(headers, "AgencyOwner")).status).toBe(200);
  expect((await role(other, "Admin")).body.code).toBe("proof_required");
  for (const [endpoint, body] of [
    [setMemberRestrictionEndpoint, { isRestrictedAgent: false }],
    [deactivateMemberEndpoint, { handOverTo: null }],
  ] as const) {
    const call = { headers: other, params: { id: admin }, body };
    expect((await team.backend.call(endpoint, call)).body.code).toBe("proof_required");
  }
  const { body } = await team.invite({ as: "owner" }, { userType: "AgencyOwner" });
  const { id } = body.invitation as Invitation;
  const withdraw = { headers: other, params: { id } };
  expect((await team.backend.call(withdrawInvitationEndpoint, withdraw)).body.code).toBe(
    "proof_required",
  );
});
