import type { Booking } from "@/lib/api/contract/bookings";
import { toMoment } from "@/lib/dates/to-moment";
import { itemServices } from "@/lib/services/item-services";

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
/** Any service: what only that one knows isn't there. */
const item = { service: itemServices[0] } as Booking["item"];

/** A confirmed and paid booking of any service, or with changes. */
export const sampleTrip = (changes: Partial<Booking> = {}): Booking =>
  ({
    reference: "V-7K4M2P9C",
    state: "confirmed",
    failure: null,
    createdAt: "2026-11-20T10:00:00Z",
    payableUntil: null,
    headline: {
      title: "Lisbon and back",
      place: "Lisbon",
      picture: "/p.webp",
      phone: null,
      starts: toMoment("2027-03-27", "10:30", "Europe/Lisbon"),
      ends: toMoment("2027-03-30", "18:00", "Europe/Madrid"),
    },
    party: { people: 1, units: 1 },
    price: { total: euros(412), dueNow: euros(220), dueOnSite: euros(192) },
    cancellation: { zone: "Europe/Lisbon", refundable: "full", steps: [] },
    item,
    payment: { gateway: "sandbox", state: "succeeded", amount: euros(220) },
    refund: null,
    cancelledAt: null,
    canCancel: true,
    history: [{ state: "confirmed", at: "2026-11-20T10:02:00Z" }],
    ...changes,
  }) as Booking;
