import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { Booking } from "@/lib/api/contract/bookings";
import { toMoment } from "@/lib/dates/to-moment";
import { euros, sampleBookingBase } from "@/components/site/testing/sample-booking-base";

type ActivityBooking = Booking & { item: ActivityItem };

const zone = "Europe/Lisbon";
const starts = toMoment("2027-03-27", "18:30", zone);
const ends = toMoment("2027-03-27", "20:00", zone);

export const sampleActivityItem: ActivityItem = {
  service: "activities",
  offerId: "sandbox-a-1~guided~20270327T1830~en",
  party: { adult: 2, child: 1 },
  product: {
    ...{ id: "sandbox-a-1", supplier: "sandbox", category: "museum" },
    title: "Tile Museum by Night",
    pictures: ["/assets/inventory/old-town-1-640.webp"],
    inclusions: ["Entrance", "A guide"],
    notes: ["No large bags."],
    place: {
      ...{ city: "Lisboa", countryCode: "PT", timeZone: zone },
      ...{ latitude: 38.7223, longitude: -9.1393 },
    },
  },
  option: {
    ...{ id: "guided", title: "With a guide", minutes: 90, language: "en" },
    pricing: { per: "person", holds: null },
  },
  ...{ starts, ends, isAnyTime: false, units: 1, names: "all", tickets: "each" },
  meeting: {
    kind: "either",
    point: {
      ...{ id: "meeting", name: "Main entrance", address: "Rua da Madre de Deus 4, Lisboa" },
      ...{ latitude: 38.72456, longitude: -9.11386 },
    },
    pickUps: [
      { id: "rossio", name: "Rossio", address: null, latitude: 38.7139, longitude: -9.1394 },
    ],
    isFree: true,
    minutesBefore: 15,
  },
  pickUpAt: null,
};

/** A confirmed booking for three by name, with a ticket each, or with changes. */
export const sampleActivityBooking = (changes: Partial<ActivityBooking> = {}): ActivityBooking => ({
  ...sampleBookingBase,
  reference: "A-7K4M2P9C",
  headline: {
    ...{ title: sampleActivityItem.product.title, place: "Lisboa" },
    picture: "/assets/inventory/old-town-1-640.webp",
    ...{ phone: "+351 21 000 0000", starts, ends },
  },
  party: { people: 3, units: 1 },
  price: {
    total: euros(96),
    unit: null,
    ...{ base: euros(90), taxes: euros(6), dueNow: euros(96), dueOnSite: euros(0) },
    schedule: [{ kind: "full", amount: euros(96), due: "now", payee: "agency" }],
    ...{ reference: null, discountPercentage: 0 },
  },
  cancellation: {
    ...{ zone, refundable: "full" },
    steps: [{ before: "2027-03-26T18:30:00Z", refundPercentage: 100, refund: euros(96) }],
  },
  comments: [],
  item: sampleActivityItem,
  travellers: [
    { firstName: "Tessa", lastName: "Żółć" },
    { firstName: "Suharto", lastName: "Suharto" },
    { firstName: "Mia", lastName: "Żółć" },
  ],
  confirmationNumber: "884213907",
  payment: { gateway: "sandbox", state: "succeeded", amount: euros(96) },
  ...changes,
});
