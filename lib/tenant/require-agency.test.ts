import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { requireAgency } from "./require-agency";

let tenant: string | undefined;
jest.mock("next/root-params", () => ({ tenant: async () => tenant }));

type Double = Awaited<ReturnType<typeof standInApi>>;
let api: Double;

beforeEach(async () => {
  api = await standInApi({
    "acme.localhost": agencyFixture(),
    "dormant.localhost": agencyFixture({ subdomain: "dormant", status: "Inactive" }),
  });
});
afterEach(() => api.close());

test("returns the agency of the path", async () => {
  tenant = "acme";
  expect(await requireAgency()).toMatchObject({ subdomain: "acme", agencyName: "Acme Travel" });
});

test.each([
  "nobody",
  "dormant",
  undefined,
  "",
  "ACME",
  "www",
  "api",
  "acme.localhost",
  "a/b",
  "acme:80",
  "__nextjs",
  "[tenant]",
])("%s is 404", async (name) => {
  tenant = name;
  await expect(requireAgency()).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

test("a path can't name another host", async () => {
  tenant = "acme.localhost/x?";
  await requireAgency().catch(() => null);
  expect(api.calls).toEqual([]);
});
