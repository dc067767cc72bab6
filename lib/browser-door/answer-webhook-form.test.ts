import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { readFormDraft } from "@/lib/forms/form-draft";
import { answerWebhookForm } from "./answer-webhook-form";

const page = "/settings/developers";
const id = "6c1f0a5e-2f4b-4d38-9a55-0b1f8c7d2e31";
const deliveryId = "d9b2a7c4-5e0f-4f7a-8f6e-3c2b1a0d9e8f";
const secret = "whsec_J6xvQm3Zr0n8T5bYdW2kLcE7uHsGfP1aXqVoI4tRy9M=";
const webhook = {
  ...{ id, url: "https://hooks.example.com/in", events: ["booking.held"] },
  ...{ createdAt: "2026-11-21T12:00:00.000Z", failingSince: null, stoppedAt: null },
};
const delivery = {
  ...{ id: deliveryId, type: "webhook.test", createdAt: webhook.createdAt, state: "waiting" },
  ...{ attempts: 0, deliveredAt: null, nextAttemptAt: webhook.createdAt },
  ...{ lastStatus: null, lastError: null },
};
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: [method: string, path: string, body: unknown][];
let refusal: { status: 403 | 404 | 409 | 422; code: string; path?: string } | null;
beforeEach(async () => {
  [asked, refusal] = [[], null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", async (context) => {
      const text = await context.req.text();
      const body = text ? (JSON.parse(text) as unknown) : null;
      asked.push([context.req.method, context.req.path, body]);
      if (!refusal) return context.json({ webhook, secret, delivery });
      const { status, code, path } = refusal;
      const issues = path ? [{ path, message: "is wrong" }] : undefined;
      return context.json({ code, message: "m", error: "m", requestId: "r", issues }, status);
    });
  });
});
afterEach(() => api.close());

async function send(form: string, fields: Record<string, string> = {}) {
  const request = new NextRequest(`http://internal/${form}`, {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": "same-origin", cookie: "sid=abc" },
    body: new URLSearchParams({
      ...{ id, delivery: deliveryId, url: " https://hooks.example.com/in " },
      ...{ "event-booking.failed": "on", "event-booking.held": "on", ...fields },
    }),
  });
  const response = await answerWebhookForm(request, { locale: "en", form });
  const location = response.headers.get("location") ?? "";
  const query = new URLSearchParams(/\?([^#]*)/.exec(location)?.[1]);
  const read = (key: string) =>
    readFormDraft((name) => response.cookies.get(name)?.value, query.get(key));
  return { response, location, query, draft: read("again"), shown: read("shown") };
}
const calls = "/api/agency/webhooks";
const events = ["booking.held", "booking.failed"];

it.each([
  ["change", "PUT", `/${id}`, { events }],
  ["start", "POST", `/${id}/start`, null],
  ["test", "POST", `/${id}/test`, null],
  ["replay", "POST", `/${id}/deliveries/${deliveryId}/replay`, null],
])("%s is its call, and leads back to its webhook", async (form, method, path, body) => {
  expect((await send(form)).location).toBe(`${page}?done=${form}&open=${id}#done`);
  expect(asked).toEqual([[method, `${calls}${path}`, body]]);
});

it("remove is its call, and leads back to the page", async () => {
  expect((await send("remove")).location).toBe(`${page}?done=remove#done`);
  expect(asked).toEqual([["DELETE", `${calls}/${id}`, null]]);
});

it.each([
  ["create", "", { url: "https://hooks.example.com/in", events }],
  ["roll", `/${id}/secret`, null],
])("%s brings its secret to the page alone, in no address", async (form, path, body) => {
  const { response, location, shown } = await send(form, { url: "https://hooks.example.com/in" });
  expect(asked).toEqual([["POST", `${calls}${path}`, body]]);
  expect(location).toMatch(new RegExp(`^${page}\\?done=${form}&.*shown=[^#]+#done$`));
  expect(location).not.toContain("whsec");
  expect(shown).toMatchObject({ form: "secret", fields: { id, secret } });
  expect(response.headers.getSetCookie()[0]).toMatch(
    new RegExp(`^form-draft=.*Path=${page};.*HttpOnly`, "i"),
  );
  const later = await send("test");
  expect(later.response.cookies.get("form-draft")?.value).toBe("");
});

it.each([
  ["create", 403, "proof_required", undefined, "proof"],
  ["create", 409, "too_many_webhooks", undefined, "full"],
  ["create", 422, "invalid_input", "url", "fields"],
  ["change", 422, "invalid_input", "events", "fields"],
  ["test", 409, "webhook_stopped", undefined, "stopped"],
  ["remove", 403, "not_allowed", undefined, "notAllowed"],
  ["replay", 404, "webhook_not_found", undefined, "gone"],
] as const)(
  "%s comes back with its input after %i %s",
  async (form, status, code, path, reason) => {
    refusal = { status, code, ...(path ? { path } : {}) };
    const { location, draft, shown } = await send(form);
    expect(location).toMatch(new RegExp(`^${page}\\?again=[^#]+#problems$`));
    expect(draft).toMatchObject({
      ...{ form, refusal: reason, invalid: path ? [path] : [] },
      fields: { id, "event-booking.held": "on", "event-booking.failed": "on" },
    });
    expect(shown).toBeNull();
  },
);

it("knows no other forms", async () => {
  expect((await send("reveal")).response.status).toBe(404);
  expect(asked).toEqual([]);
});
