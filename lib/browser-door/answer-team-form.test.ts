import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { formDraftCookies, readFormDraft } from "@/lib/forms/form-draft";
import { answerInvitationAccept, answerTeamForm } from "./answer-team-form";

const id = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const view = `/users/agents/view/${id}`;
type Refusal = { path: RegExp; status: 401 | 403 | 404 | 409 | 410 | 422 | 429; code: string };
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: [method: string, path: string, body: unknown][];
let refusals: Refusal[];

const member = {
  id,
  name: "Amir Haddad",
  email: "amir@example.com",
  userType: "TravelAgent",
  isRestrictedAgent: false,
  deactivatedAt: null,
};
const invitation = {
  id,
  name: "Nora Berg",
  email: "nora@example.com",
  userType: "TravelAgent",
  isRestrictedAgent: false,
  invitedBy: null,
  sentAt: "2026-11-21T12:00:00.000Z",
  expiresAt: "2026-11-24T12:00:00.000Z",
};

beforeEach(async () => {
  [asked, refusals] = [[], []];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", async (context) => {
      const { method, path } = context.req;
      const text = await context.req.text();
      asked.push([method, path, text ? (JSON.parse(text) as unknown) : null]);
      const refusal = refusals.find((each) => each.path.test(path));
      if (refusal)
        return context.json(
          {
            code: refusal.code,
            message: "m",
            error: "m",
            requestId: "r",
            ...(refusal.status === 422
              ? { issues: [{ path: "firstName", message: "is wrong" }] }
              : {}),
          },
          refusal.status,
        );
      return context.json({
        ok: true,
        member,
        invitation,
        ended: 1,
        handedOver: { bookings: 1, clients: 0, tickets: 0 },
        email: member.email,
      });
    });
  });
});
afterEach(() => api.close());

async function send(form: string, fields: Record<string, string>, site = "same-origin") {
  const isAccept = form === "accept";
  const request = new NextRequest(`http://internal/${form}`, {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": site, cookie: "sid=abc" },
    body: new URLSearchParams(fields),
  });
  const response = await (isAccept
    ? answerInvitationAccept(request, { locale: "en" })
    : answerTeamForm(request, { locale: "en", form }));
  const location = response.headers.get("location");
  const again = new URLSearchParams(/\?([^#]*)/.exec(location ?? "")?.[1]).get("again");
  const cookie = response.cookies.get(formDraftCookies[0]);
  return {
    status: response.status,
    location,
    again,
    draft: readFormDraft((name) => response.cookies.get(name)?.value, again),
    cookie,
  };
}

it.each<
  [form: string, fields: Record<string, string>, method: string, path: string, body: unknown]
>([
  ["role", { userType: "Admin" }, "POST", "role", { userType: "Admin" }],
  ["restriction", { restricted: "yes" }, "POST", "restriction", { isRestrictedAgent: true }],
  [
    "permissions",
    { "may:bookings.read": "all", "may:audit.read": "", other: "x" },
    "PUT",
    "permissions",
    { permissions: { "bookings.read": "all" } },
  ],
  ["sessions", {}, "POST", "end-sessions", null],
  ["deactivate", { handOverTo: id }, "POST", "deactivate", { handOverTo: id }],
  ["deactivate", { handOverTo: "" }, "POST", "deactivate", { handOverTo: null }],
  ["reactivate", {}, "POST", "reactivate", null],
])("%s %j is its call, and leads back to the member", async (form, fields, method, path, body) => {
  const { status, location } = await send(form, { id, ...fields });
  expect([status, location]).toEqual([303, `${view}?done=${form}#done`]);
  expect(asked).toEqual([[method, `/api/team/${id}/${path}`, body]]);
});

it("invites, sends again and withdraws, and leads back to the list", async () => {
  const fields = {
    firstName: "Nora",
    lastName: "Berg",
    email: " nora@example.com ",
    userType: "TravelAgent",
    restricted: "yes",
    language: "es",
    idempotencyKey: id,
  };
  expect((await send("invite", fields)).location).toBe("/users/agents?done=invite#done");
  expect((await send("resend", { id })).location).toBe("/users/agents?done=resend#done");
  expect((await send("withdraw", { id })).location).toBe("/users/agents?done=withdraw#done");
  const { restricted: _, ...body } = fields;
  expect(asked).toEqual([
    [
      "POST",
      "/api/team/invitations",
      { ...body, email: "nora@example.com", isRestrictedAgent: true },
    ],
    ["POST", `/api/team/invitations/${id}/resend`, null],
    ["POST", `/api/team/invitations/${id}/withdraw`, null],
  ]);
});

it("asks for the password that a guarded action takes, and goes on with the same input", async () => {
  refusals = [{ path: /role$/, status: 403, code: "proof_required" }];
  const fields = { id, userType: "AgencyOwner" };
  const first = await send("role", fields);
  expect(first.location).toBe(`${view}?again=${first.again}#problems`);
  expect(first.draft).toMatchObject({ form: "role", fields, refusal: "proof" });
  expect([first.cookie?.path, first.cookie?.httpOnly]).toEqual([view, true]);

  refusals = [{ path: /prove$/, status: 422, code: "wrong_password" }];
  const wrong = await send("role", { ...fields, password: "not-the-Password-1" });
  expect(wrong.draft).toMatchObject({ fields, refusal: "wrongPassword" });
  expect(wrong.draft?.fields).not.toHaveProperty("password");

  [asked, refusals] = [[], []];
  const right = await send("role", { ...fields, password: "wander-Far-2026" });
  expect(right.location).toBe(`${view}?done=role#done`);
  expect([right.cookie?.value, right.cookie?.maxAge]).toEqual(["", 0]);
  expect(asked).toEqual([
    ["POST", "/api/user/prove", { password: "wander-Far-2026" }],
    ["POST", `/api/team/${id}/role`, { userType: "AgencyOwner" }],
  ]);
});

it.each([
  [409, "already_member", "alreadyMember"],
  [409, "member_deactivated", "memberDeactivated"],
  [409, "already_invited", "alreadyInvited"],
  [429, "too_many_attempts", "tooMany"],
  [422, "invalid_input", "fields"],
] as const)("brings an invitation back that was refused: %i %s", async (status, code, refusal) => {
  refusals = [{ path: /./, status, code }];
  const fields = { firstName: "Nora", email: "nora@example.com" };
  const { location, again, draft } = await send("invite", fields);
  expect(location).toBe(`/users/agents/invite?again=${again}#problems`);
  expect(draft).toMatchObject({ fields, refusal });
  expect(draft?.invalid).toEqual(refusal === "fields" ? ["firstName"] : []);
});

it("keeps the input over the sign-in after a session has ended", async () => {
  refusals = [{ path: /./, status: 401, code: "session_expired" }];
  const { location } = await send("invite", { firstName: "Nora" });
  expect(location).toMatch(/^\/login\?redirect=%2Fusers%2Fagents%2Finvite%3Fagain%3D/);
});

it("has no page for another form, and for another site", async () => {
  expect((await send("erase", { id })).status).toBe(404);
  expect((await send("toString", { id })).status).toBe(404);
  const before = asked.length;
  expect((await send("role", { id }, "cross-site")).status).toBe(403);
  expect(asked).toHaveLength(before);
});

it("accepts an invitation, and proves nobody by its new password", async () => {
  const token = "t".repeat(43);
  const fields = { token, firstName: "Nora", lastName: "Berg", password: "seven-Quiet-17" };
  const { location } = await send("accept", fields);
  expect(location).toBe("/invitation?done=accepted");
  expect(asked).toEqual([["POST", "/api/invitations/accept", fields]]);
  refusals = [{ path: /./, status: 422, code: "common_password" }];
  const common = await send("accept", fields);
  expect(common.location).toBe(`/invitation?token=${token}&again=${common.again}#problems`);
  expect(common.draft).toMatchObject({
    fields: { firstName: "Nora", lastName: "Berg" },
    refusal: "commonPassword",
  });
  refusals = [{ path: /./, status: 410, code: "token_gone" }];
  expect((await send("accept", fields)).location).toBe("/invitation");
});
