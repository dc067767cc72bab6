import { NextRequest } from "next/server";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { readFormDraft } from "@/lib/forms/form-draft";
import { toProductFields } from "@/lib/product-settings/product-form";
import { answerProductForm } from "./answer-product-form";

const settings = {
  bookingMenuItemOptions: [
    { title: "Hotels" as const, active: true },
    { title: "Cars" as const, active: true },
  ],
  dealsLocation: null,
  dealDefaults: agencyFixture().dealDefaults,
};
const fields = { version: "7", ...toProductFields(settings) };
let api: Awaited<ReturnType<typeof standInApi>>;
let asked: [method: string, path: string, body: unknown][];
type Refusal = { status: 401 | 403 | 409 | 422; code: string; issues?: object[] };
let refusal: Refusal | null;
beforeEach(async () => {
  [asked, refusal] = [[], null];
  api = await standInApi({ "acme.localhost": agencyFixture() }, (app) => {
    app.all("/api/*", async (context) => {
      const { method, path } = context.req;
      asked.push([method, path, await context.req.json()]);
      if (!refusal) return context.json({ ok: true, version: 8, settings });
      const { status, ...body } = refusal;
      return context.json({ ...body, message: "m", error: "m", requestId: "r" }, status);
    });
  });
});
afterEach(() => api.close());

async function send(changes: Record<string, string> = {}) {
  const request = new NextRequest("http://internal/send", {
    method: "POST",
    headers: { host: "acme.localhost:3000", "sec-fetch-site": "same-origin", cookie: "sid=abc" },
    body: new URLSearchParams({ ...fields, ...changes }),
  });
  const response = await answerProductForm(request, { locale: "en" });
  const location = response.headers.get("location") ?? "";
  const again = new URLSearchParams(/\?([^#]*)/.exec(location)?.[1]).get("again");
  return {
    location,
    again,
    draft: readFormDraft((name) => response.cookies.get(name)?.value, again),
  };
}
const options = () =>
  (asked.at(-1)?.[2] as { settings: typeof settings } | undefined)?.settings.bookingMenuItemOptions;

it("saves the whole form from its version, and leads back to what was done", async () => {
  expect((await send({ "mode-hotels": "off" })).location).toBe("/settings/product?done=saved#done");
  expect(asked).toMatchObject([
    [
      "PUT",
      "/api/agency/product-settings",
      { version: 7, settings: { dealsLocation: null, dealDefaults: settings.dealDefaults } },
    ],
  ]);
  expect(options()?.[0]).toEqual({ title: "Hotels", mode: "off" });
});

it("tells the page's script where it leads, with the cookies of a form that comes back", async () => {
  refusal = { status: 422, code: "invalid_input", issues: [] };
  const request = new NextRequest("http://internal/send", {
    method: "POST",
    headers: {
      host: "acme.localhost:3000",
      "sec-fetch-site": "same-origin",
      accept: "application/json",
    },
    body: new URLSearchParams(fields),
  });
  const response = await answerProductForm(request, { locale: "en" });
  expect([response.status, await response.json()]).toEqual([
    200,
    { location: expect.stringMatching(/^\/settings\/product\?again=/) },
  ]);
  expect(response.cookies.getAll()).not.toEqual([]);
});

it("saves the order after a button's step, and leads back to the service", async () => {
  const { location } = await send({ "mode-hotels": "off", move: "hotels:down" });
  expect(location).toBe("/settings/product?done=moved#service-hotels");
  expect(options()?.slice(0, 2)).toEqual([
    { title: "Cars", mode: "online" },
    { title: "Hotels", mode: "off" },
  ]);
});

it("comes back for the password, and goes on with it and the same step", async () => {
  refusal = { status: 403, code: "proof_required" };
  const sent = { move: "hotels:down" };
  const { location, again, draft } = await send(sent);
  expect(location).toBe(`/settings/product?again=${again}#problems`);
  expect(draft).toMatchObject({ fields: { ...fields, ...sent }, refusal: "proof" });
  [asked, refusal] = [[], null];
  const proven = await send({ ...sent, password: "wander-Far-2026" });
  expect(proven.location).toBe("/settings/product?done=moved#service-hotels");
  expect(asked.map(([, path]) => path)).toEqual([
    "/api/user/prove",
    "/api/agency/product-settings",
  ]);
});

it.each<[Refusal, string]>([
  [{ status: 409, code: "version_conflict" }, "changed"],
  [{ status: 403, code: "not_allowed" }, "notAllowed"],
])("keeps what was sent when refused: %j", async (refused, why) => {
  refusal = refused;
  expect((await send({ radius: "50" })).draft).toMatchObject({
    fields: { ...fields, radius: "50" },
    refusal: why,
    invalid: [],
  });
});

it("names the fields that were refused, as the form has them", async () => {
  const paths = ["settings.bookingMenuItemOptions.1.mode", "settings.dealDefaults.radius"];
  const issues = paths.map((path) => ({ path, message: "is wrong" }));
  refusal = { status: 422, code: "invalid_input", issues };
  expect((await send({ order: "cars,cruises", radius: "300" })).draft).toMatchObject({
    fields: { radius: "300" },
    refusal: "fields",
    invalid: ["mode-cruises", "radius"],
  });
});

it("keeps the form over the sign-in after a session has ended", async () => {
  refusal = { status: 401, code: "session_expired" };
  expect((await send()).location).toMatch(/^\/login\?redirect=%2Fsettings%2Fproduct%3Fagain%3D/);
});
