import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { readFormDraft } from "@/lib/forms/form-draft";
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

/** Of an enquiry's thread; null for calls that respond with the ticket. */
let entries: number | null;

beforeEach(async () => {
  [asked, refusal, entries] = [[], null, null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.on(["POST", "PUT"], "/api/*", async (context) => {
      asked.push({ path: context.req.path, body: await context.req.json() });
      if (!refusal) return context.json(entries ? { entries } : { ticket });
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
    returned: readFormDraft(
      (name) => response.cookies.get(name)?.value,
      /again=([\w-]+)/.exec(response.headers.get("location") ?? "")?.[1],
    ),
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
      body: { idempotencyKey: key, text: "One\nTwo", isNote: false },
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
  for (const form of ["reply", "state", "care"])
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
  const { location, returned } = await send("state", { reference, status: "closed", seen: "2" });
  expect(location).toMatch(new RegExp(`^/mytrip/support/${reference}\\?again=.*#problems$`));
  expect(returned).toMatchObject({ form: "state", refusal: "changed" });
});

it("says who takes care of it and when, and returns what was refused", async () => {
  const fields = { place: "enquiries", reference: "E-22222222" };
  await send("care", { ...fields, assignee: key, followUpOn: "2026-12-01", booking: " h-2 " });
  await send("care", fields);
  expect(asked.map(({ body }) => body)).toEqual([
    { assigneeId: key, followUpOn: "2026-12-01", booking: "H-2" },
    { assigneeId: null, followUpOn: null, booking: null },
  ]);
  refusal = { status: 404, code: "booking_not_found" };
  const { location, returned } = await send("care", { ...fields, booking: "H-2" });
  expect(location).toMatch(/^\/enquiries\/E-22222222\?again=.*#problems$/);
  expect(returned).toMatchObject({ refusal: "booking", fields: { booking: "H-2" } });
});

it("keeps a note, and writes on about an enquiry by its key", async () => {
  await send("reply", { ...reply, place: "settings", as: "note" });
  entries = 4;
  expect((await send("write", reply)).status).toBe(403);
  expect(asked).toHaveLength(1);
  const mine = { place: "enquiry", service: "resorts", key: "A".repeat(43) };
  const { location } = await send("write", { ...reply, ...mine, reference: "E-22222222" });
  expect(location).toBe(`/booknow/resort/enquiry/E-22222222?key=${"A".repeat(43)}#entry-4`);
  expect(asked).toEqual([
    {
      path: `/api/support/tickets/${reference}/messages`,
      body: { idempotencyKey: key, text: "One\nTwo", isNote: true },
    },
    {
      path: "/api/enquiries/E-22222222/messages",
      body: { idempotencyKey: key, text: "One\nTwo", key: "A".repeat(43) },
    },
  ]);
});

it("keeps what a sender without a key wrote over the sign-in", async () => {
  refusal = { status: 404, code: "enquiry_not_found" };
  const fields = { ...reply, place: "enquiry", service: "resorts", reference: "E-22222222" };
  const { location, draft } = await send("write", fields);
  expect(location).toMatch(/^\/login\?redirect=/);
  expect(draft("reply")).toMatchObject({ message: "One\nTwo", refusal: "signIn" });
});
