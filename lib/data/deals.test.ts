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
/** Searches are answered after it; called when one has come. */
let together: Promise<void> | undefined;
let arrive: () => void;
/** What the backend says of each session: who has it, and whose prices it gets. */
let sessions: Record<string, { user: ReturnType<typeof userFixture>; priceTier?: string }>;
let api: Awaited<ReturnType<typeof standInApi>>;
beforeEach(async () => {
  cookies.clear();
  isFailing = false;
  together = undefined;
  arrive = () => {};
  const traveller = userFixture();
  sessions = {
    one: { user: traveller, priceTier: "traveller" },
    other: { user: traveller, priceTier: "traveller" },
    agent: { user: userFixture({ isTravelAgent: true }), priceTier: "agent" },
    promoted: { user: traveller, priceTier: "agent" },
    silent: { user: traveller },
    shown: {
      user: userFixture({ isTravelAgent: true, isClientView: true }),
      priceTier: "traveller",
    },
  };
  const sessionOf = (headers: { header: (name: string) => string | undefined }) =>
    sessions[headers.header("authorization")?.slice("Bearer ".length) ?? ""];
  api = await standInApi(
    {
      "acme.localhost": agency,
      "beta.localhost": agencyFixture({ ...agency, id: "2", subdomain: "beta" }),
    },
    (app) => {
      app.get("/api/user/profile", (context) =>
        context.json({ user: sessionOf(context.req)?.user }),
      );
      app.post("/api/dealray/deals/hotel-search", async (context) => {
        arrive();
        await together;
        return isFailing
          ? context.json(failure, 500)
          : context.json({ priceTier: sessionOf(context.req)?.priceTier, response: [] });
      });
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

const signIn = (session: string) => cookies.set("sid", { value: session });
const askers = () => searches().map(({ headers }) => headers.get("authorization"));

it("asks once for all travellers of an agency, and apart from its visitors", async () => {
  await list("acme");
  signIn("one");
  await list("acme");
  signIn("other");
  await list("acme");
  await list("beta");
  expect(askers()).toEqual([null, "Bearer one", "Bearer other"]);
  cookies.clear();
  await list("acme");
  expect(searches()).toHaveLength(3);
});

it("asks once for travellers who come at the same time", async () => {
  signIn("one");
  await Promise.all([list("acme"), list("acme")]);
  expect(askers()).toEqual(["Bearer one"]);
});

it.each(["agent", "promoted", "silent"])(
  "keeps no answer that isn't said to have travellers' prices: %s",
  async (session) => {
    signIn(session);
    await list("acme");
    await list("acme");
    signIn("one");
    await list("acme");
    expect(askers()).toEqual([session, session, "one"].map((each) => `Bearer ${each}`));
  },
);

it("lets none wait for another where the main API doesn't say whose prices it gives", async () => {
  signIn("silent");
  await list("acme");
  let isTogether: () => void = () => {};
  together = new Promise((resolve) => (isTogether = resolve));
  arrive = () => searches().length === 3 && isTogether();
  await Promise.all([list("acme"), list("acme")]);
  expect(searches()).toHaveLength(3);
});

it("asks anew for those who see net prices, by their own session", async () => {
  signIn("one");
  await list("acme");
  signIn("agent");
  await list("acme");
  cookies.clear();
  await list("acme");
  expect(askers()).toEqual(["Bearer one", "Bearer agent", null]);
});

it("gives agents in client view what travellers see", async () => {
  signIn("shown");
  await list("acme");
  signIn("one");
  await list("acme");
  expect(askers()).toEqual(["Bearer shown"]);
});

it("keeps nothing of a place that the URL names", async () => {
  await list("acme", { lat: "40.4", long: "-3.7" });
  await list("acme", { lat: "40.4", long: "-3.7" });
  expect(searches()).toHaveLength(2);
});

it.each([null, "one"])("keeps no failure: %s", async (session) => {
  if (session) signIn(session);
  isFailing = true;
  await expect(list("acme")).rejects.toThrow("failed");
  isFailing = false;
  expect(await list("acme")).toEqual([]);
  expect(searches()).toHaveLength(2);
});
