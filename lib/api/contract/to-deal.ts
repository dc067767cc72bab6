import { toMoney, type Money } from "@/lib/money/money";
import { leastDiscountPercentage } from "./price-terms";
import type { ActivityDealWire, CarDealWire, HotelDealWire, Rates, ResortDealWire } from "./deals";

/**
 * The parts of a price that a viewer may see. `published` is only set if it is above `total` by a
 * discount that is worth telling.
 */
export type Price = {
  total: Money;
  base: Money;
  taxAndFee: Money;
  published: Money | null;
  agent: { wholesale: Money; markup: Money } | null;
};

type DealBase = {
  id: string;
  isSample: boolean;
  link: string;
  image: string;
  title: string;
  rating: number;
  discountPercentage: number;
  price: Price | null;
};
export type HotelDeal = DealBase & {
  service: "hotels";
  distanceKm: number;
  distanceFrom: string;
  city: string;
  countryCode: string;
  guestScore: HotelDealWire["guestScore"];
  boardBasis: HotelDealWire["boardBasis"];
  freeCancellationUntil: string | null;
  stay: HotelDealWire["stay"];
  party: HotelDealWire["party"];
};
export type ActivityDeal = DealBase & {
  service: "activities";
  durationMinutes: number;
  isFreeCancellation: boolean;
  reviewCount: number;
  date: string;
  people: number;
  city: string;
  countryCode: string;
};
export type CarDeal = DealBase & {
  service: "cars";
  logo: string | null;
  supplierName: string;
  acriss: string;
  passengerCapacity: number;
  bagCapacity: number;
  doors: number;
  transmission: CarDealWire["transmission"];
  pickUp: { place: string; at: string };
  dropOff: { place: string; at: string };
};
export type ResortDeal = DealBase & {
  service: "resorts";
  city: string;
  countryCode: string;
  unitType: ResortDealWire["unitType"];
  sleeps: number;
  isAllInclusive: boolean;
  stay: ResortDealWire["stay"];
};
export type Deal = HotelDeal | ActivityDeal | CarDeal | ResortDeal;

const isDiscount = (percentage: number) => percentage >= leastDiscountPercentage;

/** Decimal wire rates to minor units; null if the viewer has no price rights. */
export function toPrice({
  discountPercentage,
  currency,
  publishedRate,
  totalRate,
  baseRate,
  taxAndFee,
  wholesaleRate,
  markup,
}: Rates): Price | null {
  if (currency === undefined || totalRate === undefined) return null;
  const money = (major: number) => toMoney(major, currency);
  return {
    total: money(totalRate),
    base: money(baseRate ?? totalRate),
    taxAndFee: money(taxAndFee ?? 0),
    published:
      publishedRate !== undefined && publishedRate > totalRate && isDiscount(discountPercentage)
        ? money(publishedRate)
        : null,
    agent:
      wholesaleRate === undefined || markup === undefined
        ? null
        : { wholesale: money(wholesaleRate), markup: money(markup) },
  };
}

const toBase = ({
  id,
  supplier,
  link,
  rates,
}: {
  id: string;
  supplier: string;
  link: string;
  rates: Rates;
}) => ({
  id,
  isSample: supplier === "sandbox",
  link,
  discountPercentage: isDiscount(rates.discountPercentage) ? rates.discountPercentage : 0,
  price: toPrice(rates),
});

export const toHotelDeal = ({
  hotel: { hotelDetails },
  rating,
  guestScore,
  boardBasis,
  freeCancellationUntil,
  stay,
  party,
  ...deal
}: HotelDealWire): HotelDeal => ({
  service: "hotels",
  ...toBase(deal),
  image: hotelDetails.heroImage,
  title: hotelDetails.name,
  distanceKm: hotelDetails.distance,
  distanceFrom: hotelDetails.distanceFrom,
  city: hotelDetails.city,
  countryCode: hotelDetails.countryCode,
  rating,
  guestScore,
  boardBasis,
  freeCancellationUntil,
  stay,
  party,
});

export const toActivityDeal = ({
  imageUrl,
  duration,
  title,
  isFreeCancellation,
  rating,
  reviewCount,
  date,
  people,
  city,
  countryCode,
  ...deal
}: ActivityDealWire): ActivityDeal => ({
  service: "activities",
  ...toBase(deal),
  image: imageUrl,
  title,
  durationMinutes: duration,
  isFreeCancellation,
  rating,
  reviewCount,
  date,
  people,
  city,
  countryCode,
});

/** Cars have no star rating: `rating` is 0 and isn't shown. */
export const toCarDeal = (deal: CarDealWire): CarDeal => ({
  service: "cars",
  ...toBase(deal),
  image: deal.vehiclePicture,
  title: deal.veh ?? deal.name ?? deal.acriss,
  rating: 0,
  logo: deal.logo,
  supplierName: deal.supplierName,
  acriss: deal.acriss,
  passengerCapacity: deal.passangerCapacity,
  bagCapacity: deal.bagCapacity,
  doors: deal.noOfDoors,
  transmission: deal.transmission,
  pickUp: { place: deal.pickupLocation, at: deal.pickUpDateTime },
  dropOff: { place: deal.dropOffLocation, at: deal.returnDateTime },
});

export const toResortDeal = ({
  name,
  image,
  city,
  countryCode,
  unitType,
  sleeps,
  isAllInclusive,
  rating,
  stay,
  ...deal
}: ResortDealWire): ResortDeal => ({
  service: "resorts",
  ...toBase(deal),
  image,
  title: name,
  city,
  countryCode,
  unitType,
  sleeps,
  isAllInclusive,
  rating,
  stay,
});
