import type { HotelOffer } from "@/lib/api/contract/hotels";
import { pack, unpack } from "@/lib/packed";
import { toListedRate } from "./listed-rate";
import { listedRooms } from "./listed-rooms";
import { headRates } from "./rate-headlines";
import { refundUntil, sampleOffer } from "./testing/sample-offer";

const now = new Date("2026-11-21T12:00:00Z");
const dollars = (amount: number) => ({ amount, currency: "USD" });
const price = {
  total: dollars(120_00),
  unit: null,
  base: dollars(100_00),
  taxes: dollars(20_00),
  dueNow: dollars(120_00),
  dueOnSite: dollars(0),
  schedule: [
    {
      kind: "full" as const,
      amount: dollars(120_00),
      due: "now" as const,
      payee: "agency" as const,
    },
  ],
  reference: null,
  discountPercentage: 0,
};
const cancellation = refundUntil(["2026-12-10 18:00", 100]);
const offer = (fields: Parameters<typeof sampleOffer>[1]) =>
  sampleOffer("1", { cancellation, comments: ["Bring a towel", "No pets"], ...fields });
const list = (fields: Parameters<typeof sampleOffer>[1]) =>
  headRates([offer(fields)], now).map((rate) => toListedRate(rate, ["No pets"]));

const packAndUnpack = (fields: Parameters<typeof list>[0], currency?: string) => {
  const { room } = offer({});
  const rates = list(fields).map((rate) => ({ ...rate, traits: [] }));
  const [unpacked] = unpack(pack([{ room, rates }], listedRooms, currency), listedRooms);
  expect(unpacked).toMatchObject({ room, rates: [{ traits: [] }] });
  return unpacked?.rates.map(({ offer: face, headline, rest }) => ({
    offer: face,
    headline,
    rest,
  }));
};

it("keeps what a page shows of a rate, also as text", () => {
  const [rate] = list({ price });
  expect(rate?.offer).toEqual({
    id: "1",
    board: "room_only",
    payment: "now",
    charges: [],
    comments: ["Bring a towel"],
    roomsLeft: 3,
    cancellation: { zone: cancellation.zone, steps: cancellation.steps },
    price: {
      total: price.total,
      unit: null,
      base: price.base,
      taxes: price.taxes,
      dueNow: price.dueNow,
      dueOnSite: price.dueOnSite,
      reference: null,
    },
  });
  expect(packAndUnpack({ price })).toEqual(list({ price }));
});

it("writes amounts in the first currency without it, and reads those in others, too", () => {
  const mixed = { price: { ...price, dueOnSite: { amount: 0, currency: "EUR" } } };
  for (const currency of [undefined, "USD", "EUR", "JPY"])
    expect(packAndUnpack(mixed, currency)).toEqual(list(mixed));
  const form = list(mixed).map((rate) => ({ ...rate, traits: [] }));
  const { room } = offer({});
  expect(pack([{ room, rates: form }], listedRooms, "USD")).toContain("[12000,null,10000,2000,");
});

it("has what agents earn for those who are told, and no amount for others", () => {
  const agent = { net: dollars(90_00), markup: dollars(30_00), commission: dollars(0) };
  const ofAgents = { price: { ...price, agent } };
  expect(list(ofAgents)[0]?.offer.price?.agent).toEqual(agent);
  expect(packAndUnpack(ofAgents)).toEqual(list(ofAgents));
  // As the backend answers who has no price rights.
  const steps = [{ before: "2026-12-10T18:00:00.000Z", keep: null }];
  const charges: HotelOffer["charges"] = [
    {
      code: "cityTax",
      name: "City tax",
      kind: "excluded",
      when: "onSite",
      amount: null,
      isMandatory: true,
    },
  ];
  const withoutPrices = { charges, cancellation: { ...cancellation, steps } };
  expect(packAndUnpack(withoutPrices)).toEqual(list(withoutPrices));
  expect(list(withoutPrices)[0]?.offer).toEqual({
    id: "1",
    board: "room_only",
    payment: "now",
    charges,
    comments: ["Bring a towel"],
    roomsLeft: 3,
    cancellation: { zone: cancellation.zone, steps },
  });
});
