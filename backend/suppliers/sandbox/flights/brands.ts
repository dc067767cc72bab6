import type { Cabin, FareTerm, SeatChoice } from "@/lib/api/contract/flight-terms";
import type { FareStyle } from "./airlines";

/** What a fare includes and allows. Amounts in US cents. */
export type Brand = {
  id: string;
  cabin: Cabin;
  name: string;
  /** Of the cheapest brand's fare in its cabin; `add`: on top, for each leg. */
  factor: number;
  add: number;
  bags: { cabin: number; checked: number; checkedKg: number | null };
  seatChoice: SeatChoice;
  change: FareTerm;
  refund: FareTerm;
  /** It may be kept without paying for a while. */
  canPayLater: boolean;
};

const rigid = { change: "no", refund: "no", canPayLater: false } as const;
const free = { change: "free", refund: "free", canPayLater: true } as const;
const forFee = { change: "fee", refund: "fee", canPayLater: false } as const;
const handBag = { cabin: 1, checked: 0, checkedKg: null };
const oneBag = { cabin: 1, checked: 1, checkedKg: 23 };

const inFront: readonly Brand[] = [
  {
    ...{ id: "premium", cabin: "premiumEconomy", name: "Premium", factor: 1, add: 0 },
    bags: { cabin: 1, checked: 2, checkedKg: 23 },
    seatChoice: "included",
    ...forFee,
  },
  {
    ...{ id: "premium-flex", cabin: "premiumEconomy", name: "Premium Flex" },
    ...{ factor: 1.35, add: 2_000 },
    bags: { cabin: 1, checked: 2, checkedKg: 23 },
    seatChoice: "included",
    ...free,
  },
  {
    ...{ id: "business", cabin: "business", name: "Business Saver", factor: 1, add: 0 },
    bags: { cabin: 2, checked: 2, checkedKg: 32 },
    seatChoice: "included",
    ...forFee,
  },
  {
    ...{ id: "business-flex", cabin: "business", name: "Business Flex" },
    ...{ factor: 1.4, add: 4_000 },
    bags: { cabin: 2, checked: 2, checkedKg: 32 },
    seatChoice: "included",
    ...free,
  },
  {
    ...{ id: "first", cabin: "first", name: "First", factor: 1, add: 0 },
    bags: { cabin: 2, checked: 3, checkedKg: 32 },
    seatChoice: "included",
    ...free,
  },
];

const base = { cabin: "economy" } as const;
const brandsOf: Record<FareStyle, readonly Brand[]> = {
  classic: [
    {
      ...{ ...base, id: "light", name: "Light", factor: 1, add: 0 },
      bags: handBag,
      seatChoice: "paid",
      ...rigid,
      change: "fee",
    },
    {
      ...{ ...base, id: "classic", name: "Classic", factor: 1.16, add: 1_900 },
      bags: oneBag,
      seatChoice: "paid",
      ...forFee,
    },
    {
      ...{ ...base, id: "flex", name: "Flex", factor: 1.55, add: 3_400 },
      bags: oneBag,
      seatChoice: "included",
      ...free,
    },
  ],
  american: [
    {
      ...{ ...base, id: "light", name: "Basic", factor: 1, add: 0 },
      bags: handBag,
      seatChoice: "atCheckIn",
      ...rigid,
    },
    {
      ...{ ...base, id: "classic", name: "Standard", factor: 1.12, add: 1_500 },
      bags: handBag,
      seatChoice: "paid",
      ...rigid,
      change: "free",
    },
    {
      ...{ ...base, id: "flex", name: "Freedom", factor: 1.6, add: 3_000 },
      bags: oneBag,
      seatChoice: "included",
      ...free,
    },
  ],
  lowCost: [
    {
      ...{ ...base, id: "light", name: "Hop", factor: 1, add: 0 },
      bags: { cabin: 0, checked: 0, checkedKg: null },
      seatChoice: "paid",
      ...rigid,
    },
    {
      ...{ ...base, id: "classic", name: "Hop Plus", factor: 1.1, add: 3_200 },
      bags: { cabin: 1, checked: 1, checkedKg: 20 },
      seatChoice: "paid",
      ...rigid,
      change: "fee",
    },
    {
      ...{ ...base, id: "flex", name: "Hop Flex", factor: 1.45, add: 4_500 },
      bags: { cabin: 1, checked: 1, checkedKg: 20 },
      seatChoice: "included",
      ...free,
      canPayLater: false,
    },
  ],
};

/** The brands of an airline in a cabin, the cheapest first. */
export const listBrands = (style: FareStyle, cabin: Cabin): readonly Brand[] =>
  cabin === "economy" ? brandsOf[style] : inFront.filter((brand) => brand.cabin === cabin);

const cabinOfBrand = new Map(
  [...inFront, ...brandsOf.classic].map(({ id, cabin }) => [id, cabin] as const),
);
/** Ids of brands name their cabin, for any airline. */
export const toBrandCabin = (brandId: string): Cabin | undefined => cabinOfBrand.get(brandId);
