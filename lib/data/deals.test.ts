import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { userFixture } from "@/lib/api/testing/user-fixture";
import { resolveDealSearches } from "@/lib/services/resolve-deal-searches";
import { listDeals } from "./deals";

const cookies = new Map<string, { value: string }>();
jest.mock("next/headers", () => ({
  cookies: async () => cookies,
  headers: async () => new Headers(),
}));
jest.mock("next/root-params", () => ({ locale: async () => "en" }));

const agency = agencyFixture({
  subdomain: "acme",
  dealsLocation: {
    name: "Lisbon",
    countryCode: "PT",
    lat: 38.7,
    long: -9.1,
    airportLat: 38.8,
    airportLong: -9.2,
  },
});
const failure = { code: "internal_error", message: "failed", error: "failed", requestId: "r" };
let isFailing: boolean;
let api: Awaited<ReturnType<typeof standInApi>>;
beforeEach(async () => {
  cookies.clear();
  isFailing = false;
  api = await standInApi(
    {
      "acme.localhost": agency,
      "beta.localhost": agencyFixture({ ...agency, id: "2", subdomain: "beta" }),
    },
    (app) => {
      app.get("/api/user/profile", (context) => context.json({ user: userFixture() }));
      app.post("/api/dealray/deals/hotel-search", (context) =>
        isFailing ? context.json(failure, 500) : context.json({ response: [] }),
      );
    },
  );
});
afterEach(() => api.close());

const list = async (tenant: string, query: Record<string, string> = {}) => {
  const now = new Date("2026-03-01T12:00:00Z");
  const { hotels } = resolveDealSearches(agency, { query, now, isTravelAgent: false });
  if (!hotels) throw new Error("there is nothing to search");
  return listDeals(tenant, { search: hotels });
};
const searches = () => api.calls.filter(({ path }) => path.includes("deals"));

it("asks once for all visitors of an agency, without saying who they are", async () => {
  await list("acme");
  await list("acme");
  await list("beta");
  expect(searches().map(({ headers }) => headers.get("x-agency-host"))).toEqual([
    "acme.localhost",
    "beta.localhost",
  ]);
  expect(searches().some(({ headers }) => headers.has("authorization"))).toBe(false);
});

it("asks anew for everybody who is signed in, by their own session", async () => {
  await list("acme");
  cookies.set("sid", { value: "live" });
  await list("acme");
  await list("acme");
  expect(searches().map(({ headers }) => headers.get("authorization"))).toEqual([
    null,
    "Bearer live",
    "Bearer live",
  ]);
  cookies.clear();
  await list("acme");
  expect(searches()).toHaveLength(3);
});

it("keeps nothing of a place that the URL names", async () => {
  await list("acme", { lat: "40.4", long: "-3.7" });
  await list("acme", { lat: "40.4", long: "-3.7" });
  expect(searches()).toHaveLength(2);
});

it("keeps no failure", async () => {
  isFailing = true;
  await expect(list("acme")).rejects.toThrow("failed");
  isFailing = false;
  expect(await list("acme")).toEqual([]);
});
