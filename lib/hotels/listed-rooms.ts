import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Money } from "@/lib/money/money";
import { fields, list, nullable, optional, plain, repeated, type Form } from "@/lib/packed";
import type { ListedRate, RateFace } from "./listed-rate";
import type { RateTrait } from "./rate-traits";

export type ListedRoom = {
  room: HotelOffer["room"];
  rates: readonly (ListedRate & { traits: readonly RateTrait[] })[];
};

type Charge = RateFace["charges"][number];
type Step = RateFace["cancellation"]["steps"][number];
type Penalty = Extract<Step, { keep: unknown }>;

const inFull = fields<Money>({ amount: plain(), currency: repeated() });
/** In the currency that is written first a mere number. */
const money: Form<Money> = {
  write(value, known) {
    const [amount, currency] = inFull.write(value, known) as [number, number];
    return currency === 0 ? amount : [amount, currency];
  },
  read: (written, known) =>
    inFull.read(typeof written === "number" ? [written, 0] : written, known),
};

const chargeKind = repeated<Omit<Charge, "amount">>();
const amount = nullable(money);
const charge: Form<Charge> = {
  write: ({ amount: own, ...kind }, known) => [
    chargeKind.write(kind, known),
    amount.write(own, known),
  ],
  read(written, known) {
    const [kind, own] = written as [unknown, unknown];
    return { ...chargeKind.read(kind, known), amount: amount.read(own, known) };
  },
};

const share = fields<Exclude<Step, Penalty>>({
  before: repeated(),
  refundPercentage: plain(),
  refund: optional(money),
});
const penalty = fields<Penalty>({
  before: repeated(),
  keep: nullable(money),
  refund: optional(money),
});
const step: Form<Step> = {
  write: (each, known) =>
    "keep" in each ? ["keep", penalty.write(each, known)] : ["", share.write(each, known)],
  read(written, known) {
    const [kind, part] = written as [string, unknown];
    return (kind ? penalty : share).read(part, known);
  },
};

const offer = fields<RateFace>({
  id: plain(),
  board: repeated(),
  payment: repeated(),
  charges: list(charge),
  comments: repeated(),
  roomsLeft: plain(),
  cancellation: fields({ zone: repeated(), steps: list(step) }),
  price: optional(
    fields<NonNullable<RateFace["price"]>>({
      total: money,
      unit: nullable(fields({ amount: money, per: repeated() })),
      base: money,
      taxes: money,
      dueNow: money,
      dueOnSite: money,
      reference: nullable(money),
      agent: optional(fields({ net: money, markup: money, commission: money })),
    }),
  ),
});

/** Rooms with their rates, of which a hotel can have dozens; first the currency of most of them. */
export const listedRooms: Form<readonly ListedRoom[]> = list(
  fields({
    room: fields({
      code: plain(),
      name: plain(),
      picture: plain(),
      beds: repeated(),
      sizeSquareMetres: plain(),
      maximumGuests: plain(),
      features: repeated(),
      isAccessible: plain(),
    }),
    rates: list(fields({ offer, headline: repeated(), rest: repeated(), traits: repeated() })),
  }),
);
