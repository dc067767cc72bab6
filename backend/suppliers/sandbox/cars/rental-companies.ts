import type { CarExtra, CarPayment, FuelPolicy } from "@/lib/api/contract/car-terms";

/**
 * free48: everything back until 48 hours before, then half · free24: everything until 24 hours
 * before · untilPickUp: until the car is there · none: nothing.
 */
export type CancellationKind = "free48" | "free24" | "untilPickUp" | "none";

export type CompanyCode = (typeof companyCodes)[number];
export type RentalCompany = {
  code: CompanyCode;
  name: string;
  score: { value: number; count: number };
  /** Against the others' prices. */
  factor: number;
  payment: CarPayment;
  /** Of prepaid offers, some of which give nothing back and are cheaper. */
  cancellation: CancellationKind;
  hasPrepaidSavers: boolean;
  fuelPolicy: FuelPolicy;
  /** km a day; null where none is counted. */
  kmPerDay: number | null;
  /** US cents, for each pick-up or return when the desk is closed; null: not possible. */
  outOfHoursFee: number | null;
  /** US cents a day. */
  youngFee: number;
  seniorFee: number;
  maximumAge: number | null;
  hasRoadside: boolean;
  /** A second driver costs nothing. */
  includesDriver: boolean;
  extras: readonly CarExtra[];
  /** The part that is paid with the booking where the rest is paid at the desk. */
  prepaidShare: number;
};

export const companyCodes = [
  "kite",
  "meridian",
  "orbit",
  "solano",
  "fable",
  "juniper",
  "lantern",
  "pebble",
] as const;

const all = [
  "childSeat",
  "boosterSeat",
  "additionalDriver",
  "navigation",
  "snowChains",
] as const satisfies readonly CarExtra[];
const few = ["childSeat", "boosterSeat", "additionalDriver"] as const satisfies readonly CarExtra[];

const usual = {
  payment: "now",
  cancellation: "free48",
  hasPrepaidSavers: false,
  fuelPolicy: "fullToFull",
  kmPerDay: null,
  outOfHoursFee: null,
  youngFee: 1_900,
  seniorFee: 700,
  maximumAge: null,
  hasRoadside: false,
  includesDriver: false,
  extras: all,
  prepaidShare: 0.2,
} as const satisfies Partial<RentalCompany>;

/** Made up, all eight: no company of the world is meant. */
export const rentalCompanies: Readonly<Record<CompanyCode, RentalCompany>> = {
  kite: {
    ...usual,
    code: "kite",
    name: "Kite",
    score: { value: 7.9, count: 2_314 },
    factor: 0.94,
    hasPrepaidSavers: true,
    kmPerDay: 300,
  },
  meridian: {
    ...usual,
    code: "meridian",
    name: "Meridian",
    score: { value: 8.8, count: 5_120 },
    factor: 1.1,
    cancellation: "free24",
    outOfHoursFee: 4_500,
    hasRoadside: true,
  },
  orbit: {
    ...usual,
    code: "orbit",
    name: "Orbit",
    score: { value: 8.2, count: 3_077 },
    factor: 1,
    payment: "part",
    outOfHoursFee: 3_500,
  },
  solano: {
    ...usual,
    code: "solano",
    name: "Solano",
    score: { value: 8.4, count: 1_846 },
    factor: 1.06,
    payment: "atDesk",
    cancellation: "untilPickUp",
    youngFee: 2_300,
  },
  fable: {
    ...usual,
    code: "fable",
    name: "Fable",
    score: { value: 7.2, count: 988 },
    factor: 0.89,
    hasPrepaidSavers: true,
    fuelPolicy: "prepaid",
    kmPerDay: 250,
    maximumAge: 80,
    extras: few,
  },
  juniper: {
    ...usual,
    code: "juniper",
    name: "Juniper",
    score: { value: 9.1, count: 1_203 },
    factor: 1.15,
    cancellation: "free24",
    outOfHoursFee: 5_000,
    youngFee: 1_600,
    seniorFee: 500,
    hasRoadside: true,
    includesDriver: true,
  },
  lantern: {
    ...usual,
    code: "lantern",
    name: "Lantern",
    score: { value: 8, count: 2_651 },
    factor: 0.98,
    payment: "atDesk",
    cancellation: "untilPickUp",
    kmPerDay: 350,
    extras: few,
  },
  pebble: {
    ...usual,
    code: "pebble",
    name: "Pebble",
    score: { value: 7.6, count: 1_490 },
    factor: 0.92,
    hasPrepaidSavers: true,
    maximumAge: 82,
  },
};
