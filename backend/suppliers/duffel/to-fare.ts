import { flightLimits, type Cabin, type FareTerm } from "@/lib/api/contract/flight-terms";
import type { FlightParty, Itinerary } from "@/lib/api/contract/flights";
import { earlier } from "@/lib/dates/instants";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { NetPrice } from "../../ports/net-price";
import type { SupplierFare } from "../../ports/flight-supplier";
import { listBagServices } from "./bag-services";
import { supplierName, toBrand, toOfferId } from "./duffel-ids";
import { toItinerary } from "./to-itinerary";
import { toPayEnd } from "./to-pay-end";
import type { WireOffer } from "./wire/offers";
import { toAmount, type Condition } from "./wire/slices";

export const cabinClasses = {
  economy: "economy",
  premiumEconomy: "premium_economy",
  business: "business",
  first: "first",
} as const satisfies Record<Cabin, string>;

/** Duffel's id of an offer and of what is in it, beside what is sold by it. */
export type KeptOffer = {
  duffelId: string;
  /** By the order of travellers. */
  passengers: string[];
  /** The ids of the segments of each leg. */
  legs: string[][];
  itinerary: Itinerary;
  fare: SupplierFare;
  asks: { gender: boolean; passport: boolean };
};

/** What the airline hasn't said isn't promised. */
function toTerm(condition: Condition): FareTerm {
  if (!condition?.allowed) return "no";
  return condition.penalty_amount != null && Number(condition.penalty_amount) === 0
    ? "free"
    : "fee";
}

/** Of all passengers, in minor units of a currency; null where it isn't known, or of another. */
const toPenalty = (condition: Condition, currency: string): number | null =>
  condition?.penalty_amount != null && condition.penalty_currency === currency
    ? toAmount(condition.penalty_amount, currency).amount
    : null;

/** The least of a kind that anybody with a seat has on any flight. */
function countBags({ slices }: WireOffer, type: string, lapInfants: ReadonlySet<string>): number {
  const counts = slices.flatMap(({ segments }) =>
    segments.flatMap(({ passengers }) =>
      passengers
        .filter(({ passenger_id: id }) => !lapInfants.has(id ?? ""))
        .map(({ baggages }) =>
          (baggages ?? []).reduce((sum, bag) => sum + (bag.type === type ? bag.quantity : 0), 0),
        ),
    ),
  );
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** Whether all passengers would fly in the requested cabin on all of the flights. */
const isInCabin = ({ slices }: WireOffer, cabin: Cabin): boolean =>
  slices.every(({ segments }) =>
    segments.every(({ passengers }) =>
      passengers.every(({ cabin_class: flown }) => !flown || flown === cabinClasses[cabin]),
    ),
  );

/** Only where the price is kept, too: until somewhat before the earlier of both ends. */
function toPayLaterUntil({ payment_requirements: terms }: WireOffer, now: Date): string | null {
  const { requires_instant_payment: isInstant, payment_required_by: space } = terms;
  const { price_guarantee_expires_at: price } = terms;
  if (isInstant || !space || !price) return null;
  const until = earlier(toPayEnd(space), toPayEnd(price));
  return until > now ? until.toISOString() : null;
}

/**
 * What one of each kind pays. Duffel tells the total alone: it is divided only among passengers of
 * one kind, and empty otherwise.
 */
function toPerPassenger(party: FlightParty, total: number): SupplierFare["perPassenger"] {
  const { counts, people } = toPassengers(party);
  const kind = (["adult", "child", "infant"] as const).find((one) => counts[one] === people);
  return kind && total % people === 0 ? [{ kind, count: people, each: total / people }] : [];
}

const sumOf = (offer: WireOffer): NetPrice => {
  const { total_amount: total, total_currency: currency, tax_amount: tax } = offer;
  const { amount } = toAmount(total, currency);
  return {
    currency,
    wholesale: amount,
    taxAndFee: tax != null && offer.tax_currency === currency ? toAmount(tax, currency).amount : 0,
    published: amount,
  };
};

function toCancellation(
  offer: WireOffer,
  { itinerary, price, now }: { itinerary: Itinerary; price: NetPrice; now: Date },
): Pick<SupplierFare, "refund" | "cancellation"> {
  const condition = offer.conditions.refund_before_departure;
  const departs = itinerary.legs[0]?.segments[0]?.departs;
  const zone = departs?.zone ?? "UTC";
  const refund = toTerm(condition);
  const nothing = { refund: "no" as const, cancellation: { zone, steps: [] } };
  if (refund === "no" || !departs || new Date(departs.at) <= now) return nothing;
  const before = departs.at;
  if (refund === "free")
    return { refund, cancellation: { zone, steps: [{ before, refundPercentage: 100 }] } };
  const penalty = toPenalty(condition, price.currency);
  if (penalty === null) return { refund, cancellation: { zone, steps: [] } };
  if (penalty >= price.wholesale) return nothing;
  const keep = { amount: penalty, currency: price.currency };
  return { refund, cancellation: { zone, steps: [{ before, keep }] } };
}

function toChange(
  { conditions }: WireOffer,
  { currency, seated }: { currency: string; seated: number },
): Pick<SupplierFare, "change" | "changeFee"> {
  const change = toTerm(conditions.change_before_departure);
  const penalty = toPenalty(conditions.change_before_departure, currency);
  const changeFee = change === "fee" && penalty !== null ? Math.ceil(penalty / seated) : null;
  return { change, changeFee };
}

/** Whether a seat may be had before check-in; where the airline doesn't say its map tells. */
function toSeatChoice({ slices }: WireOffer): SupplierFare["seatChoice"] {
  const said = slices.map(({ conditions }) => conditions?.advance_seat_selection);
  if (said.every((one) => one === true)) return "included";
  return said.some((one) => one === false) ? "atCheckIn" : "paid";
}

/**
 * An offer as we sell it to a party; null for one that can't be shown, is flown in another cabin
 * somewhere, or can't be named by an id.
 */
export function toKeptOffer(
  offer: WireOffer,
  { cabin, now, ...party }: FlightParty & { cabin: Cabin; now: Date },
): KeptOffer | null {
  const { kinds, seated } = toPassengers(party);
  if (offer.passengers.length !== kinds.length || !isInCabin(offer, cabin)) return null;
  const passengers = offer.passengers.map(({ id }) => id);
  const kg = Number(offer.total_emissions_kg ?? "");
  const itinerary = toItinerary(offer.slices, kg > 0 ? Math.round(kg / seated) : null);
  const brand = toBrand(offer.slices, cabin);
  const id = itinerary && toOfferId(itinerary.id, brand.id);
  if (!itinerary || !id) return null;
  const price = sumOf(offer);
  const lapInfants = new Set(passengers.filter((_, index) => kinds[index] === "infant"));
  const legs = offer.slices.map(({ segments }) => segments.map((segment) => segment.id));
  const { bagPrices, most } = listBagServices(offer.available_services ?? [], {
    ...{ legs, passengers, kinds },
    currency: price.currency,
  });
  const checked = countBags(offer, "checked", lapInfants);
  const extra = Math.max(0, Math.min(most, flightLimits.bags - checked));
  return {
    duffelId: offer.id,
    passengers,
    legs,
    itinerary,
    asks: { gender: true, passport: offer.passenger_identity_documents_required },
    fare: {
      id,
      supplier: supplierName,
      expiresAt: new Date(offer.expires_at).toISOString(),
      brand,
      cabin,
      bags: {
        cabin: countBags(offer, "carry_on", lapInfants),
        checked,
        checkedKg: null,
        extra,
      },
      seatChoice: toSeatChoice(offer),
      seatsLeft: null,
      payLaterUntil: toPayLaterUntil(offer, now),
      comments: [],
      price,
      perPassenger: toPerPassenger(party, price.wholesale),
      bagPrices: extra > 0 ? bagPrices : bagPrices.map(() => null),
      ...toChange(offer, { currency: price.currency, seated }),
      ...toCancellation(offer, { itinerary, price, now }),
    },
  };
}
