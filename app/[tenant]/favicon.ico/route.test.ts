import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { openApiDouble } from "@/lib/api/testing/open-api-double";
import { GET } from "./route";

let api: Awaited<ReturnType<typeof openApiDouble>>;

beforeEach(async () => {
  globalThis.agencyRegistry = undefined;
  const [acme, bare, dormant] = [
    agencyFixture(),
    agencyFixture({ subdomain: "bare", favicon: null }),
    agencyFixture({ subdomain: "dormant", status: "Inactive" }),
  ];
  api = await openApiDouble({
    "acme.localhost": acme,
    "bare.localhost": bare,
    "dormant.localhost": dormant,
  });
  const set = {
    MAIN_API_URL: api.url,
    RESORT_API_URL: api.url,
    BACKEND_TOKEN: "b".repeat(32),
    ROOT_DOMAIN: "localhost",
  };
  jest.replaceProperty(process, "env", { ...process.env, ...set });
});
afterEach(() => api.close());

test.each([
  ["acme", 307, "/assets/agencies/acme/favicon-32.png"],
  ["bare", 204, null],
  ["dormant", 404, null],
  ["nobody", 404, null],
])("%s responds with %d, %s", async (tenant, status, location) => {
  const answer = await GET(new Request("http://internal/favicon.ico"), {
    params: Promise.resolve({ tenant }),
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});
