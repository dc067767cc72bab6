import fc from "fast-check";
import { carPayments } from "@/lib/api/contract/car-terms";
import { carOfferSchema, carSummarySchema } from "@/lib/api/contract/cars";
import type { PriceTier } from "@/lib/api/contract/roles";
import { toSale } from "../pricing/to-sale";
import type { SupplierCarOffer } from "../ports/car-supplier";
import { anyMarkup, anyNetPrice, testRates as rates } from "../testing/any-sale";
import { fakeCar, fakeCarOffer } from "../testing/open-fake-cars";
import { toCarSummary, toViewerCarOffer } from "./to-viewer-car-offer";

const now = "2026-11-21T12:00:00.000Z";
const tiers = fc.constantFrom<PriceTier>("hidden", "public", "traveller", "agent");
const seen = [
  "base",
  "discountPercentage",
  "dueNow",
  "dueOnSite",
  "reference",
  "schedule",
  "taxes",
  "total",
  "unit",
];
const visible: Record<PriceTier, string[] | null> = {
  hidden: null,
  public: seen,
  traveller: seen,
  agent: ["agent", ...seen],
};

/** Its fees are what it has at cost; what is left of the rent is due there where a part is paid. */
const anyOffer = fc
  .record({
    price: anyNetPrice,
    payment: fc.constantFrom(...carPayments),
    deposit: fc.nat(1e8),
    excess: fc.nat(1e8),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ price: { dueOnSite = 0, atCost = 0, ...price }, payment, share, ...offer }) => {
    const young = Math.floor(atCost * share);
    return fakeCarOffer("any-basic", {
      ...offer,
      payment,
      price: { ...price, dueOnSite: payment === "part" ? dueOnSite : atCost, atCost },
      deskFees: [
        { code: "youngDriver" as const, amount: young },
        { code: "oneWay" as const, amount: atCost - young },
      ],
      cancellation: {
        zone: "Europe/Lisbon",
        steps: [{ before: "2026-12-01T12:00:00.000Z", refundPercentage: 100 }],
      },
    });
  });

const toTerms = (markup: Parameters<typeof toSale>[1]["markup"], tier: PriceTier) => ({
  tier,
  pricing: {
    rates,
    toSale: (price: SupplierCarOffer["price"], { isPaidOnSite }: { isPaidOnSite: boolean }) =>
      toSale(price, { markup, currency: "EUR", rates, isPaidOnSite }),
  },
});

test("a tier never gets a field that isn't its own, and no amount at all without price rights", () => {
  fc.assert(
    fc.property(anyOffer, anyMarkup, tiers, (offer, markup, tier) => {
      const terms = toTerms(markup, tier);
      const shown = toViewerCarOffer(offer, terms);
      const [line] = toCarSummary({ car: fakeCar("any"), offer, total: 1 }, { ...terms, now });
      // The answers as they leave: a field of the supplier's would be one too many.
      expect(carOfferSchema.strict().safeParse(shown).error).toBeUndefined();
      expect(carSummarySchema.strict().safeParse(line).error).toBeUndefined();
      for (const one of [shown, line])
        expect(one?.price ? Object.keys(one.price).sort() : null).toEqual(visible[tier]);
      expect(line?.price).toEqual(shown?.price);
      const isHidden = tier === "hidden";
      expect([line?.deposit === null, line?.excess === null]).toEqual([isHidden, isHidden]);
      if (isHidden)
        expect(JSON.stringify([shown, line])).not.toMatch(/"amount":\d|currency|"refund":/);
    }),
  );
});

test("the fees of a list are those of the covers, and all that is paid at the desk adds up", () => {
  fc.assert(
    fc.property(anyOffer, anyMarkup, (offer, markup) => {
      const terms = toTerms(markup, "public");
      const shown = toViewerCarOffer(offer, terms);
      const [line] = toCarSummary({ car: fakeCar("any"), offer, total: 1 }, { ...terms, now });
      const mandatory = (shown?.charges ?? []).filter(({ isMandatory }) => isMandatory);
      const named = mandatory.filter(({ code }) => code !== "rental");
      expect(line?.fees).toEqual(named.map(({ code, amount }) => ({ code, amount })));
      const { dueNow, dueOnSite, total } = shown?.price ?? {};
      if (offer.payment === "atDesk") {
        expect([dueNow?.amount, dueOnSite?.amount]).toEqual([0, total?.amount]);
        // No viewer may see what is left of the rent before the markup.
        expect(mandatory.map(({ code }) => code)).not.toContain("rental");
      } else if (mandatory.length > 0)
        expect(mandatory.reduce((sum, { amount }) => sum + (amount?.amount ?? NaN), 0)).toBe(
          dueOnSite?.amount,
        );
      const blocked = shown?.charges.find(({ code }) => code === "deposit")?.amount;
      expect(line?.deposit).toEqual(blocked ?? { amount: 0, currency: "EUR" });
    }),
  );
});

test("an offer without an exchange rate is none", () => {
  const offer = fakeCarOffer("any-basic", {
    price: { currency: "XXX", wholesale: 100, taxAndFee: 0, published: 0 },
  });
  const markup = {
    basisPoints: 0,
    fixedAmount: null,
    floorAmount: null,
    capAmount: null,
    currency: "EUR",
  };
  const terms = toTerms(markup, "public");
  expect(toViewerCarOffer(offer, terms)).toBeNull();
  expect(toCarSummary({ car: fakeCar("any"), offer, total: 1 }, { ...terms, now })).toEqual([]);
});
