import { searchHotelDealsEndpoint } from "@/lib/api/contract/deals";
import { listHotelOffersEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { toMoney } from "@/lib/money/money";
import { markupRules } from "../db/schema/markups";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => backend.close());

const point = { latitude: 38.7223, longitude: -9.1393 };
const stay = { start: "2026-12-05", end: "2026-12-07" };
const party = { stay, rooms: [{ adults: 2, childAges: [] }], residence: "PT" };

async function searchDeals(currency: string) {
  const flags = { isOTA: true, isHome: true, isFromDestination: false };
  const occupancies = [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }];
  const body = {
    ...point,
    ...flags,
    occupancies,
    stayPeriod: stay,
    nationality: "IN",
    destinationCountryCode: "IN",
    currency,
    radius: 15,
    searchString: "Lisbon",
  };
  const answer = await backend.call(searchHotelDealsEndpoint, { as: "agent", body });
  return searchHotelDealsEndpoint.response.parse(answer.body).response;
}

test.each([
  ["dollars, without a rule", null, []],
  [
    "kroner, a percentage between a floor and a cap of another currency",
    "DKK",
    [
      {
        service: null,
        basisPoints: 1_575,
        floorAmount: 2_000,
        capAmount: 9_000,
        currency: "EUR",
      } as const,
    ],
  ],
  [
    "pesos, a fixed amount for hotels",
    "MXN",
    [
      { service: null, basisPoints: 0, currency: "USD" } as const,
      { service: "hotels", fixedAmount: 3_333, currency: "JPY" } as const,
    ],
  ],
])(
  "a deal's card, its line in the list and its cheapest rate cost the same: %s",
  async (_, defaultCurrency, rules) => {
    await backend.changeAgency("alpha", { defaultCurrency });
    await backend.db.forOperator(async (tx) => {
      await tx.delete(markupRules);
      if (rules.length > 0)
        await tx
          .insert(markupRules)
          .values(rules.map((rule) => ({ ...rule, agencyId: backend.ids.alpha })));
    });
    const currency = toChargeCurrency({ defaultCurrency });
    const deals = await searchDeals(currency);
    expect(deals).toHaveLength(12);
    const { hotels } = searchHotelsEndpoint.response.parse(
      (
        await backend.call(searchHotelsEndpoint, {
          as: "agent",
          body: { ...party, place: { ...point, name: "Lisbon", hotelId: deals[0]?.id } },
        })
      ).body,
    );
    expect(hotels[0]?.id).toBe(deals[0]?.id);
    expect(hotels[0]?.offer.price?.total).toEqual(
      toMoney(deals[0]?.rates.totalRate ?? Number.NaN, currency),
    );
    for (const deal of deals) {
      const { offers } = listHotelOffersEndpoint.response.parse(
        (
          await backend.call(listHotelOffersEndpoint, {
            as: "agent",
            params: { id: deal.id },
            body: party,
          })
        ).body,
      );
      const [cheapest] = offers;
      const {
        totalRate = Number.NaN,
        publishedRate = Number.NaN,
        wholesaleRate = Number.NaN,
        markup = Number.NaN,
        discountPercentage,
      } = deal.rates;
      expect(cheapest).toMatchObject({
        board: deal.boardBasis,
        price: {
          total: toMoney(totalRate, currency),
          reference: publishedRate > totalRate ? toMoney(publishedRate, currency) : null,
          agent: { net: toMoney(wholesaleRate, currency), markup: toMoney(markup, currency) },
          discountPercentage,
        },
      });
      expect(cheapest?.cancellation.refundable).toBe(
        deal.freeCancellationUntil === null ? "none" : "full",
      );
      const totals = offers.map(({ price }) => price?.total.amount ?? Number.NaN);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      for (const { price, charges } of offers) {
        const onSite = charges.filter(
          ({ kind, when, isMandatory }) => kind === "excluded" && when === "onSite" && isMandatory,
        );
        if (price && price.dueNow.amount > 0)
          expect(onSite.reduce((sum, { amount }) => sum + (amount?.amount ?? Number.NaN), 0)).toBe(
            price.dueOnSite.amount,
          );
      }
    }
  },
);
