import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { readTicketDraft } from "@/lib/tickets/ticket-draft";
import { answerTicketForm } from "./answer-ticket-form";

const reference = "S-4F7K2M";
const key = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const ticket = {
  reference,
  subject: "A cot",
  status: "open",
  isAnswered: false,
  entries: 3,
  createdAt: "2026-11-21T12:00:00.000Z",
  updatedAt: "2026-11-21T12:00:00.000Z",
};
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: { path: string; body: unknown }[];
let refusal: { status: 401 | 404 | 409 | 422 | 429 | 500; code: string } | null;

beforeEach(async () => {
  [asked, refusal] = [[], null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.post("/api/*", async (context) => {
      asked.push({ path: context.req.path, body: await context.req.json() });
      if (!refusal) return context.json({ ticket });
      const { status, code } = refusal;
      return context.json({ code, message: "m", error: "m", requestId: "r" }, status);
    });
  });
});
afterEach(() => api.close());

async function send(form: string, fields: Record<string, string>, site = "same-origin") {
  const response = await answerTicketForm(
    new NextRequest(`http://internal/support/${form}`, {
      method: "POST",
      headers: { host: "acme.localhost:3000", "sec-fetch-site": site, cookie: "sid=abc" },
      body: new URLSearchParams({ place: "mytrip", ...fields }),
    }),
    { locale: "en", form },
  );
  return {
    status: response.status,
    location: response.headers.get("location"),
    draft: (kind: "ask" | "reply") =>
      readTicketDraft((name) => response.cookies.get(name)?.value, { kind, again: key }),
    cookies: response.cookies.getAll(),
  };
}
const reply = { reference, idempotencyKey: key, message: "One\r\nTwo " };
const question = { idempotencyKey: key, subject: " A cot ", message: "May we have a cot?" };

it("asks and replies, leads to the thread, and forgets earlier drafts", async () => {
  const sent = await send("ask", { ...question, place: "settings" });
  expect([sent.status, sent.location]).toEqual([303, `/settings/support/${reference}?sent=yes`]);
  const { status, location, cookies } = await send("reply", reply);
  expect([status, location]).toEqual([303, `/mytrip/support/${reference}#entry-3`]);
  expect(cookies.map(({ value, maxAge }) => [value, maxAge])).toEqual([
    ["", 0],
    ["", 0],
  ]);
  expect(asked).toEqual([
    {
      path: "/api/support/tickets",
      body: { idempotencyKey: key, subject: "A cot", message: "May we have a cot?" },
    },
    {
      path: `/api/support/tickets/${reference}/messages`,
      body: { idempotencyKey: key, text: "One\nTwo" },
    },
  ]);
});

it.each([
  [{ ...question, subject: "x", message: "short" }, ["subject", "message"]],
  [{ ...question, message: "x".repeat(6_000) }, ["message"]],
])("asks nobody for what is no request, and returns it", async (fields, problems) => {
  const { location, draft } = await send("ask", fields);
  expect(asked).toEqual([]);
  expect(location).toBe(`/mytrip/support?again=${key}#problems`);
  expect(draft("ask")).toMatchObject({ problems, refusal: null });
  expect(draft("reply")).toBeNull();
});

it.each([
  [429, "too_many_tickets", "tooMany"],
  [422, "idempotency_key_reused", "sentBefore"],
  [409, "ticket_full", "full"],
] as const)("returns a reply that was refused: %i %s", async (status, code, reason) => {
  refusal = { status, code };
  const { location, draft } = await send("reply", reply);
  expect(location).toBe(`/mytrip/support/${reference}?again=${key}#problems`);
  expect(draft("reply")).toMatchObject({ message: "One\nTwo", refusal: reason });
});

it("keeps a reply over the sign-in after a session has ended", async () => {
  refusal = { status: 401, code: "session_expired" };
  const { location, draft } = await send("reply", reply);
  const here = `/mytrip/support/${reference}?again=${key}`;
  expect(location).toBe(`/login?redirect=${encodeURIComponent(here)}`);
  expect(draft("reply")).toMatchObject({ message: "One\nTwo", refusal: "signIn" });
});

it("leads to the page of another's request, which isn't there, and has none for another site or form", async () => {
  refusal = { status: 404, code: "ticket_not_found" };
  for (const form of ["reply", "state", "assign"])
    expect([form, (await send(form, reply)).status]).toEqual([form, 303]);
  expect((await send("erase", reply)).status).toBe(404);
  const before = asked.length;
  expect((await send("reply", reply, "cross-site")).status).toBe(403);
  expect(asked).toHaveLength(before);
});

it("closes what was seen, opens it again, and says why not", async () => {
  await send("state", { reference, status: "closed", seen: "2" });
  await send("state", { reference, status: "open", seen: "2" });
  expect(asked.map(({ body }) => body)).toEqual([
    { status: "closed", seen: 2 },
    { status: "open" },
  ]);
  refusal = { status: 409, code: "ticket_changed" };
  const { location } = await send("state", { reference, status: "closed", seen: "2" });
  expect(location).toBe(`/mytrip/support/${reference}?problem=changed#problems`);
});

it("assigns to a member or nobody, and says why not", async () => {
  const fields = { reference, place: "settings" };
  await send("assign", { ...fields, assignee: key });
  await send("assign", { ...fields, assignee: "" });
  expect(asked.map(({ body }) => body)).toEqual([{ assigneeId: key }, { assigneeId: null }]);
  refusal = { status: 422, code: "invalid_input" };
  const { location } = await send("assign", { ...fields, assignee: key });
  expect(location).toBe(`/settings/support/${reference}?problem=assignee#problems`);
});
