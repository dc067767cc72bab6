import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { answerListForm } from "./answer-list-form";

const agentId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const ticket = {
  ...{ reference: "S-4F7K2M", subject: "Late", status: "closed", isAnswered: false, entries: 3 },
  ...{ createdAt: "2026-11-21T12:00:00.000Z", updatedAt: "2026-11-21T12:00:00.000Z" },
};
type Refusal = { path: RegExp; status: 401 | 404 | 409 | 422 | 429 | 500; code: string };
let api: Awaited<ReturnType<typeof standInApi>>;
let calls: [method: string, path: string, body: unknown][];
let refusals: Refusal[];

beforeEach(async () => {
  [calls, refusals] = [[], []];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", async (context) => {
      const { method, path } = context.req;
      calls.push([method, path, (await context.req.json()) as unknown]);
      const refusal = refusals.find((each) => each.path.test(path));
      if (refusal)
        return context.json(
          {
            ...{ code: refusal.code, message: "m", error: "m", requestId: "r" },
            ...(refusal.status === 422
              ? { issues: [{ path: "agentId", message: "is gone" }] }
              : {}),
          },
          refusal.status,
        );
      return context.json({ ok: true, seller: null, mailedAt: ticket.createdAt, ticket });
    });
  });
});
afterEach(() => api.close());

async function send(address: string, fields: [string, string][], site = "same-origin") {
  const [list = "", form = ""] = address.split("/");
  const request = new NextRequest(`http://internal/lists/${address}`, {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": site, cookie: "sid=abc" },
    body: new URLSearchParams(fields),
  });
  const response = await answerListForm(request, { locale: "en", list, form });
  return { status: response.status, location: response.headers.get("location") };
}
const rows = (...values: string[]) => values.map((value): [string, string] => ["reference", value]);

test("changes each selected row by its own call, and leads back to the list's filters", async () => {
  const fields = [
    ...rows("H-22222222", "H-33333333", "H-22222222"),
    ["list", "q=Berg&state=held&state=confirmed&page=3"],
  ];
  expect(
    await send("bookings/assign", [...(fields as [string, string][]), ["to", agentId]]),
  ).toEqual({
    status: 303,
    location: "/bookings?q=Berg&state=held&state=confirmed&did=assign&done=2",
  });
  expect(calls.toSorted(([, a], [, b]) => (a < b ? -1 : 1))).toEqual([
    ["POST", "/api/agency/bookings/H-22222222/assign", { agentId }],
    ["POST", "/api/agency/bookings/H-33333333/assign", { agentId }],
  ]);
  await send("bookings/assign", [...rows("H-22222222"), ["to", "none"]]);
  expect(calls.at(-1)).toEqual([
    "POST",
    "/api/agency/bookings/H-22222222/assign",
    { agentId: null },
  ]);
  await send("bookings/resend", rows("H-22222222"));
  expect(calls.at(-1)).toEqual(["POST", "/api/agency/bookings/H-22222222/resend", {}]);
});

test("closes only what has no more entries than were seen, and assigns nothing but the owner", async () => {
  expect(await send("support/close", rows("S-4F7K2M:3"))).toEqual({
    status: 303,
    location: "/settings/support?did=close&done=1",
  });
  const path = "/api/agency/tickets/S-4F7K2M";
  expect(calls).toEqual([
    ["POST", "/api/support/tickets/S-4F7K2M/state", { status: "closed", seen: 3 }],
  ]);
  await send("enquiries/assign", [...rows("S-4F7K2M:3"), ["to", agentId]]);
  expect(calls.at(-1)).toEqual(["PUT", path, { assigneeId: agentId }]);
});

test("what can't be done with one row is said of it, and done with the others", async () => {
  refusals = [
    { path: /H-3/, status: 409, code: "nothing_to_mail" },
    { path: /H-4/, status: 404, code: "booking_not_found" },
    { path: /H-5/, status: 500, code: "internal_error" },
  ];
  jest.mocked(console.error).mockImplementation(() => {});
  const references = ["H-22222222", "H-33333333", "H-44444444", "H-55555555"];
  const { location } = await send("bookings/resend", rows(...references));
  expect(Object.fromEntries(new URL(location ?? "", "http://acme").searchParams)).toEqual({
    did: "resend",
    done: "1",
    kept: "H-33333333:nothingToMail,H-44444444:gone,H-55555555:failed",
  });
});

test("an ended session leads to the sign-in, and from there to the list", async () => {
  refusals = [{ path: /./, status: 401, code: "not_signed_in" }];
  const { location } = await send("bookings/resend", [...rows("H-22222222"), ["list", "q=Berg"]]);
  expect(location).toBe("/login?redirect=%2Fbookings%3Fq%3DBerg");
});

test("without a person nothing is assigned; other forms, lists and sites are refused", async () => {
  expect(await send("bookings/assign", rows("H-22222222"))).toEqual({
    status: 303,
    location: "/bookings?did=assign&done=0",
  });
  const statuses = await Promise.all(
    [
      ...["bookings/close", "audit/assign", "toString/assign", "bookings/toString"].map((address) =>
        send(address, rows("H-22222222")),
      ),
      send("bookings/resend", rows("H-22222222"), "cross-site"),
    ].map(async (sent) => (await sent).status),
  );
  expect(statuses).toEqual([404, 404, 404, 404, 403]);
  expect(calls).toEqual([]);
});
