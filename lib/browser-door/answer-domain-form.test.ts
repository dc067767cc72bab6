import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { readFormDraft } from "@/lib/forms/form-draft";
import { answerDomainForm } from "./answer-domain-form";

const page = "/settings/website/domains";
const domain = { domain: "atlas.example", state: "claimed", isPrimary: false, claim: null };
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: [method: string, path: string, body: unknown][];
let refusal: { status: 403 | 404 | 409 | 422; code: string } | null;
beforeEach(async () => {
  [asked, refusal] = [[], null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", async (context) => {
      const text = await context.req.text();
      const body = text ? (JSON.parse(text) as unknown) : null;
      asked.push([context.req.method, context.req.path, body]);
      if (!refusal) return context.json({ domain });
      const { status, code } = refusal;
      const issues = status === 422 ? [{ path: "domain", message: "is wrong" }] : undefined;
      return context.json({ code, message: "m", error: "m", requestId: "r", issues }, status);
    });
  });
});
afterEach(() => api.close());

async function send(form: string) {
  const request = new NextRequest(`http://internal/${form}`, {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": "same-origin", cookie: "sid=abc" },
    body: new URLSearchParams({ domain: " atlas.example " }),
  });
  const response = await answerDomainForm(request, { locale: "en", form });
  const location = response.headers.get("location");
  const again = new URLSearchParams(/\?([^#]*)/.exec(location ?? "")?.[1]).get("again");
  const draft = readFormDraft((name) => response.cookies.get(name)?.value, again);
  return { status: response.status, location, draft };
}

it.each([
  ["claim", "POST", "", { domain: "atlas.example" }],
  ["check", "POST", "/atlas.example/check", null],
  ["remove", "DELETE", "/atlas.example", null],
])("%s is its call, and leads back to the page", async (form, method, path, body) => {
  expect((await send(form)).location).toBe(`${page}?done=${form}#done`);
  expect(asked).toEqual([[method, `/api/agency/domains${path}`, body]]);
});

it.each([
  ["claim", 403, "proof_required", "proof"],
  ["claim", 409, "domain_taken", "taken"],
  ["claim", 422, "invalid_input", "fields"],
  ["check", 409, "domain_taken", "taken"],
  ["remove", 403, "not_allowed", "notAllowed"],
  ["remove", 404, "domain_not_found", "gone"],
] as const)("%s comes back with its input after %i %s", async (form, status, code, reason) => {
  refusal = { status, code };
  const { location, draft } = await send(form);
  expect(location).toMatch(new RegExp(`^${page}\\?again=[^#]+#problems$`));
  expect(draft).toMatchObject({
    ...{ form, refusal: reason, fields: { domain: " atlas.example " } },
    invalid: status === 422 ? ["domain"] : [],
  });
});

it("knows no other forms", async () => {
  expect((await send("prove")).status).toBe(404);
  expect(asked).toEqual([]);
});
