import type { CarOffer, CarSummary } from "@/lib/api/contract/cars";
import type { Price } from "@/lib/api/contract/prices";

export const usd = (amount: number) => ({ amount, currency: "USD" });

/** 3 days, of which 48 dollars are paid at the desk. */
export const samplePrice: Price = {
  total: usd(13_687),
  unit: { amount: usd(4_562), per: "day" },
  base: usd(12_000),
  taxes: usd(1_687),
  dueNow: usd(8_887),
  dueOnSite: usd(4_800),
  schedule: [
    { kind: "full", amount: usd(8_887), due: "now", payee: "agency" },
    { kind: "onSite", amount: usd(4_800), due: "onSite", payee: "supplier" },
  ],
  reference: null,
  discountPercentage: 0,
};

const vehicle = {
  acriss: "EDMR",
  class: "economy",
  name: "Economy car",
  picture: "/assets/inventory/cars/economy",
  seats: 5,
  bags: { large: 1, small: 2 },
  doors: 5,
  gearbox: "manual",
  hasFourWheelDrive: false,
  fuel: "electric",
  hasAirConditioning: true,
  range: 380,
} as const;
const company = { id: "juniper", name: "Juniper", logo: null, score: { value: 8.9, count: 1_203 } };

export const sampleCar = (changes: Partial<CarSummary> = {}): CarSummary => ({
  id: "sandbox-c-lis.2-juniper-economy.basic",
  carId: "sandbox-c-lis.2-juniper-economy",
  supplier: "sandbox",
  vehicle: { ...vehicle, bags: { ...vehicle.bags } },
  company,
  days: 3,
  payment: "part",
  cover: "basic",
  mileage: { included: 600 },
  fuelPolicy: "fullToFull",
  carsLeft: 4,
  price: samplePrice,
  pickUp: {
    id: "lis.2",
    name: "Lisbon Airport",
    kind: "shuttle",
    latitude: 38.78,
    longitude: -9.13,
  },
  dropOff: { id: "lis.2", name: "Lisbon Airport", kind: "shuttle" },
  distance: 3.44,
  fees: [{ code: "youngDriver", amount: usd(4_800) }],
  deposit: usd(30_000),
  excess: usd(90_000),
  freeCancellation: { until: "2026-12-09T10:00:00.000Z", zone: "Europe/Lisbon" },
  ...changes,
});

const depot = {
  id: "lis.2",
  name: "Lisbon Airport",
  kind: "shuttle",
  airport: "LIS",
  city: "Lisbon",
  countryCode: "PT",
  address: "Rua do Sol 63",
  latitude: 38.78,
  longitude: -9.13,
  timeZone: "Europe/Lisbon",
  phone: null,
  hours: [...Array.from({ length: 6 }, () => ({ from: "06:00", until: "23:00" })), null],
} as const;
const charge = { name: "", when: "onSite" } as const;

export const sampleOffer = (changes: Partial<CarOffer> = {}): CarOffer => ({
  ...sampleCar(),
  expiresAt: "2026-11-23T13:00:00.000Z",
  pickUp: {
    depot: { ...depot, hours: [...depot.hours] },
    local: "2026-12-10T10:00",
    zone: "Europe/Lisbon",
    at: "2026-12-10T10:00:00.000Z",
  },
  dropOff: {
    depot: { ...depot, hours: [...depot.hours] },
    local: "2026-12-13T10:00",
    zone: "Europe/Lisbon",
    at: "2026-12-13T10:00:00.000Z",
  },
  inclusions: ["thirdParty", "theft"],
  minimumAge: 21,
  extras: [],
  cancellation: {
    zone: "Europe/Lisbon",
    refundable: "full",
    steps: [{ before: "2026-12-09T10:00:00.000Z", refundPercentage: 100 }],
  },
  charges: [
    { ...charge, code: "youngDriver", kind: "excluded", amount: usd(4_800), isMandatory: true },
    { ...charge, code: "deposit", kind: "conditional", amount: usd(30_000), isMandatory: false },
    { ...charge, code: "excess", kind: "conditional", amount: usd(90_000), isMandatory: false },
  ],
  comments: [],
  ...changes,
});
