import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";
import { getCarVisit } from "./car-visits";
import { getOfferVisit } from "./offer-visit";

jest.mock("next/headers", () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers(),
}));
jest.mock("next/root-params", () => ({ locale: async () => "en" }));
jest.mock("@/lib/i18n/get-language", () => ({ getLanguage: async () => "en" }));

let api: Awaited<ReturnType<typeof standInApi>>;
afterEach(() => api.close());

it.each([
  {
    allowNonLoginFlow: true,
    kept: { minimumPrice: 10_000, maximumPrice: 20_050, gearbox: "automatic" },
    sort: "price",
    shown: "32000.USD",
  },
  { allowNonLoginFlow: false, kept: { gearbox: "automatic" }, sort: "best", shown: undefined },
])(
  "an address's prices are kept for who may see them ($allowNonLoginFlow)",
  async ({ allowNonLoginFlow, kept, sort, shown }) => {
    const fixture = agencyFixture({ subdomain: "acme", allowNonLoginFlow });
    api = await standInApi({ "acme.localhost": fixture });
    const agency = await findAgencyBySubdomain("acme");
    if (!agency) throw new Error("no agency");
    const query = {
      ...{ minPrice: "100", maxPrice: "200.5", gearbox: "automatic", sort: "price" },
      shown: "32000.USD",
    };
    const visit = await getCarVisit(agency, { query });
    expect(visit).toMatchObject({
      search: { filters: kept, sort },
      needsSignIn: !allowNonLoginFlow,
      showsPrices: allowNonLoginFlow,
    });
    expect(visit.search.filters).toEqual(kept);
    expect(visit.chargedFilters).toEqual(kept);
    expect((await getOfferVisit(agency, { query, now: new Date() })).shownText).toBe(shown);
  },
);
