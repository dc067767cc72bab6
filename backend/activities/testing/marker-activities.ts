import type { ActivityProduct } from "@/lib/api/contract/activities";
import { toMoment } from "@/lib/dates/to-moment";
import type { ActivityBookingSupplier, CheckedStart } from "../../ports/activity-supplier";
import type { NetPrice } from "../../ports/net-price";

const zone = "Europe/Lisbon";
const where = { latitude: 38.7223, longitude: -9.1393 };
const option = {
  ...{ id: "walk", title: "Walk", minutes: 90, language: "en" },
  pricing: { per: "person", holds: null },
} as const;
const product: ActivityProduct = {
  ...{ id: "marker-activity", supplier: "marker", title: "Marker Walk", category: "walkingTour" },
  pictures: ["/assets/inventory/hotels/beach-1-960.avif"],
  ...{ description: "A walk.", highlights: [], inclusions: [], exclusions: [], notes: [] },
  ...{ rating: { value: 4.5, count: 12 }, languages: ["en"], isInstant: true, phone: null },
  place: { city: "Marker Town", countryCode: "PT", timeZone: zone, ...where },
  meeting: {
    ...{ kind: "meet", pickUps: [], isFree: false, minutesBefore: 10 },
    point: { id: "gate", name: "Gate", address: null, ...where },
  },
  bands: [{ band: "adult", ages: null, minimum: 0, maximum: 9, needsAdult: false }],
  people: { minimum: 1, maximum: 9 },
  options: [{ id: option.id, title: option.title, minutes: 90, pricing: option.pricing }],
  ...{ names: "lead", tickets: "one" },
  refunds: [{ until: { hoursBefore: 24 }, refundPercentage: 100 }],
};
const absent = async () => ({ state: "absent" }) as const;

/** One start on any day, at a price. */
export function toMarkerActivities(price: NetPrice): ActivityBookingSupplier {
  const toStart = (date: string): CheckedStart => {
    const [starts, ends] = [toMoment(date, "09:00", zone), toMoment(date, "10:30", zone)];
    return {
      ...{ offerId: "marker-activity-walk", starts, ends, isAnyTime: false, state: "open" },
      ...{ left: 4, units: 1, bookUntil: starts, siteFees: [] },
      cancellation: {
        zone,
        steps: [{ before: "2099-01-01T12:00:00.000Z", refundPercentage: 100 }],
      },
      ...{ price, product, option, needs: [], holdsAt: "order", comments: [] },
    };
  };
  const { id, supplier, title, category, rating, languages, place, isInstant } = product;
  return {
    findActivities: async ({ date }) => [
      {
        ...{ id, supplier, title, category, rating, languages, place, isInstant, price, date },
        ...{ picture: product.pictures[0] ?? "", minutes: 90, distance: 0, per: "person" },
        ...{ party: { adult: 1 }, freeUntil: { hoursBefore: 24 }, relevance: 1 },
        times: ["morning"],
      },
    ],
    getProduct: async ({ productId }) => (productId === id ? product : null),
    listDays: async ({ productId, month }) =>
      productId === id
        ? { problem: null, days: [{ date: `${month}-28`, state: "open", price }] }
        : null,
    listStarts: async ({ productId, date }) =>
      productId === id
        ? { problem: null, options: [{ ...option, starts: [toStart(date)] }] }
        : null,
    checkStart: async () => toStart("2099-01-01"),
    hold: async () => ({ state: "soldOut" }),
    ...{ book: absent, getBooking: absent, cancel: absent },
  };
}
