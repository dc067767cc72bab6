import { getFaqEndpoint } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { sharedRead } from "./shared-read";

const cookies = new Map<string, { value: string }>();
const headers = new Headers();
let language = "en";
jest.mock("next/headers", () => ({ cookies: async () => cookies, headers: async () => headers }));
jest.mock("next/root-params", () => ({ locale: async () => language }));

let api: Awaited<ReturnType<typeof standInApi>>;
let words: string;

beforeEach(async () => {
  cookies.clear();
  headers.forEach((_value, name) => headers.delete(name));
  language = "en";
  words = "first";
  api = await standInApi(
    {
      "acme.localhost": agencyFixture({ subdomain: "acme" }),
      "beta.localhost": agencyFixture({ subdomain: "beta" }),
    },
    (app) =>
      app.get("/api/agency/faqs", (context) =>
        context.json({
          data: [
            {
              isEnabled: true,
              headerMessage: `${words} of ${context.req.header("x-agency-host")} in ${context.req.header("accept-language")}`,
              questions: [],
            },
          ],
        }),
      ),
  );
});
afterEach(() => api.close());

const readFaq = (tenant: string) =>
  sharedRead(tenant, {
    name: "faqs",
    content: ["faqs"],
    read: async (client) => (await client.call(getFaqEndpoint)).data[0]?.headerMessage,
  });
const countCalls = () => api.calls.filter(({ path }) => path === "/api/agency/faqs").length;

it("asks once for all visitors of an agency in a language, and shares nothing between agencies", async () => {
  expect(await readFaq("acme")).toBe("first of acme.localhost in en");
  expect(await readFaq("beta")).toBe("first of beta.localhost in en");
  language = "es";
  expect(await readFaq("acme")).toBe("first of acme.localhost in es");
  words = "second";
  expect(await readFaq("acme")).toBe("first of acme.localhost in es");
  expect(countCalls()).toBe(3);
});

it("says nothing about who asked first", async () => {
  cookies.set("sid", { value: "live" });
  headers.set("x-client-ip", "203.0.113.9");
  headers.set("user-agent", "Browser");
  headers.set("x-optional-auth", "true");
  await readFaq("acme");
  const sent = api.calls.at(-1)?.headers;
  expect(sent?.get("x-agency-host")).toBe("acme.localhost");
  expect(sent?.has("authorization")).toBe(false);
  expect(sent?.has("x-client-ip")).toBe(false);
  expect(sent?.has("x-optional-auth")).toBe(false);
  expect(sent?.get("user-agent")).not.toBe("Browser");
});

it.each([["acme"], ["acme:faqs"]])("%s purged: read again, for that agency alone", async (tag) => {
  await readFaq("acme");
  await readFaq("beta");
  words = "second";
  globalThis.sharedReads?.purge([tag]);
  expect(await readFaq("acme")).toBe("second of acme.localhost in en");
  expect(await readFaq("beta")).toBe("first of beta.localhost in en");
});

it("a purge of something else changes nothing", async () => {
  await readFaq("acme");
  words = "second";
  globalThis.sharedReads?.purge(["acme:blog", "beta", "rates"]);
  expect(await readFaq("acme")).toBe("first of acme.localhost in en");
});
