import type { Booking } from "@/lib/api/contract/bookings";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { Charge } from "@/lib/api/contract/charges";
import { toMoment } from "@/lib/dates/to-moment";
import { euros, sampleBookingBase } from "@/components/site/testing/sample-booking-base";

type CarBooking = Booking & { item: CarItem };

const atDesk = (code: Charge["code"], major: number, kind: "excluded" | "conditional"): Charge => ({
  code,
  name: "",
  kind,
  when: "onSite",
  amount: euros(major),
  isMandatory: kind === "excluded",
});
const pickUp = toMoment("2027-03-27", "10:30", "Europe/Lisbon");
/** After the clocks were put forward, and an hour ahead of Lisbon. */
const dropOff = toMoment("2027-03-30", "18:00", "Europe/Madrid");
const everyDay = (from: string, until: string) =>
  Array.from({ length: 7 }, () => ({ from, until }));

export const sampleCarItem: CarItem = {
  service: "cars",
  pickUpAt: pickUp.local,
  dropOffAt: dropOff.local,
  driverAge: 34,
  residence: "SE",
  extras: [{ id: "childSeat", count: 2 }],
  offer: {
    id: "sandbox-c-1-basic",
    carId: "sandbox-c-1",
    supplier: "sandbox",
    vehicle: {
      acriss: "CWMR",
      class: "wagon",
      name: "Compact estate",
      picture: "/assets/inventory/old-town-1-640.webp",
      seats: 5,
      bags: { large: 2, small: 2 },
      doors: 5,
      gearbox: "manual",
      hasFourWheelDrive: false,
      fuel: "petrol",
      hasAirConditioning: true,
      range: null,
    },
    company: { id: "roadrunner", name: "Roadrunner", logo: null, score: null },
    pickUp: {
      ...pickUp,
      depot: {
        id: "lis-1",
        name: "Lisbon Airport, Terminal 1",
        kind: "counter",
        airport: "LIS",
        city: "Lisboa",
        countryCode: "PT",
        address: "Alameda das Comunidades Portuguesas, 1700-111 Lisboa, Portugal",
        latitude: 38.77421,
        longitude: -9.13417,
        timeZone: "Europe/Lisbon",
        phone: "+351 21 000 0000",
        hours: [...everyDay("07:00", "23:00").slice(0, 5), { from: "08:00", until: "20:00" }, null],
      },
    },
    dropOff: {
      ...dropOff,
      depot: {
        id: "mad-1",
        name: "Madrid Centro",
        kind: "city",
        airport: null,
        city: "Madrid",
        countryCode: "ES",
        address: "Calle Mayor 5, 28013 Madrid, Spain",
        latitude: 40.41652,
        longitude: -3.70579,
        timeZone: "Europe/Madrid",
        phone: "+34 91 000 0000",
        hours: everyDay("00:00", "24:00"),
      },
    },
    days: 4,
    payment: "part",
    cover: "basic",
    inclusions: ["thirdParty", "collisionDamage", "theft"],
    mileage: { included: 1000 },
    fuelPolicy: "fullToFull",
    minimumAge: 21,
    extras: [
      { id: "childSeat", maximum: 3 },
      { id: "additionalDriver", maximum: 2 },
    ],
    carsLeft: 3,
  },
};

/** A confirmed booking of a car with something of everything, or with changes. */
export const sampleCarBooking = (changes: Partial<CarBooking> = {}): CarBooking => ({
  ...sampleBookingBase,
  reference: "C-7K4M2P9C",
  headline: {
    title: "Compact estate, Roadrunner",
    place: "Lisbon Airport, Terminal 1",
    picture: sampleCarItem.offer.vehicle.picture,
    phone: "+351 21 000 0000",
    starts: pickUp,
    ends: dropOff,
  },
  party: { people: 1, units: 1 },
  price: {
    total: euros(412),
    unit: { amount: euros(103), per: "day" },
    base: euros(372),
    taxes: euros(40),
    dueNow: euros(220),
    dueOnSite: euros(192),
    schedule: [
      { kind: "full", amount: euros(220), due: "now", payee: "agency" },
      { kind: "onSite", amount: euros(192), due: "onSite", payee: "supplier" },
    ],
    reference: null,
    discountPercentage: 0,
    agent: { net: euros(367), markup: euros(45), commission: euros(0) },
  },
  cancellation: {
    zone: "Europe/Lisbon",
    refundable: "full",
    steps: [{ before: "2027-03-25T10:30:00Z", refundPercentage: 100, refund: euros(220) }],
  },
  charges: [
    atDesk("oneWay", 85, "excluded"),
    atDesk("childSeat", 36, "excluded"),
    atDesk("rental", 71, "excluded"),
    atDesk("deposit", 600, "conditional"),
    atDesk("excess", 1100, "conditional"),
    atDesk("additionalDriver", 27, "conditional"),
    { ...atDesk("extraKm", 0, "conditional"), amount: { amount: 25, currency: "EUR" } },
  ],
  needs: [
    { id: "birthDate", of: "lead", kind: "date", isRequired: true, isSealed: true },
    {
      id: "flightNumber",
      of: "booking",
      kind: "text",
      isRequired: false,
      isSealed: false,
      maximum: 10,
      alphabet: "latin",
    },
  ],
  answers: [{ need: "flightNumber", traveller: null, value: "TP 1234" }],
  comments: ["The desk closes on Sundays."],
  item: sampleCarItem,
  travellers: [{ firstName: "Tessa", lastName: "Żółć" }],
  confirmationNumber: "RR-88213",
  payment: { gateway: "sandbox", state: "succeeded", amount: euros(220) },
  ...changes,
});
