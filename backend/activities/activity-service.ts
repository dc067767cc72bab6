import type { ActivityItem, ActivitySelection } from "@/lib/api/contract/activity-items";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import { serviceById } from "@/lib/api/contract/services";
import type { ServiceModule } from "../booking/services/service-module";
import { activityMailDetails } from "../mail/booking-texts/activities/activity-mail-details";
import { refuseInput } from "../errors/refuse-input";
import type { ActivityBookingSupplier, CheckedStart } from "../ports/activity-supplier";
import type { BookingSupplier, CheckedOffer } from "../ports/booking-supplier";
import { mapSuppliers, type Suppliers } from "../suppliers/map-suppliers";
import { combineActivitySuppliers } from "./combine-activity-suppliers";
import { toSiteCharges, toUnit } from "./to-viewer-activity";

type Order = Pick<ActivitySelection, "offerId" | "party">;

function toCheckedOffer({ party }: Order, start: CheckedStart): CheckedOffer<ActivityItem> {
  const { product, option, offerId, starts, ends, isAnyTime, units, price } = start;
  const { id, supplier, title, category, pictures, inclusions, notes, place } = product;
  const { names, tickets, meeting } = product;
  const { holdsAt, cancellation, comments, needs, answerWithinHours } = start;
  return {
    supplier,
    item: {
      service: "activities",
      ...{ offerId, party, option, starts, ends, isAnyTime, units, names, tickets, meeting },
      pickUpAt: null,
      product: { id, supplier, title, category, pictures, inclusions, notes, place },
    },
    headline: {
      ...{ title, place: place.city, picture: pictures[0] ?? "", phone: product.phone },
      ...{ starts, ends },
    },
    party: { people: countPeople(party), units },
    ...{ price, isPaidOnSite: false, holdsAt, cancellation, comments, needs },
    ...(answerWithinHours !== undefined && { answerWithinHours }),
    unit: toUnit(party, option.pricing),
    charges: toSiteCharges(start.siteFees, price),
  };
}

const toOrder = ({ offerId, party }: Order): Order => ({ offerId, party });

/** The calls of an activity supplier that book, for items. */
const toBookingSupplier = (supplier: ActivityBookingSupplier): BookingSupplier<ActivityItem> => ({
  ...supplier,
  async hold({ item, ...order }) {
    const answer = await supplier.hold({ ...order, ...toOrder(item) });
    return answer.state === "priceChanged"
      ? { ...answer, offer: toCheckedOffer(item, answer.offer) }
      : answer;
  },
});

/** Activities, as quotes and bookings know them. `suppliers` by the name in their products. */
export const createActivityService = (
  suppliers: Suppliers<ActivityBookingSupplier>,
): ServiceModule<ActivitySelection, ActivityItem> => ({
  service: "activities",
  letter: serviceById("activities").letter,
  async check(selection, { agencyId, ...context }) {
    const shop = combineActivitySuppliers(suppliers, { agencyId });
    const start = await shop.checkStart({ ...toOrder(selection), ...context });
    return start && toCheckedOffer(selection, start);
  },
  toKey: ({ offerId }) => offerId,
  toDetails: (item, language, answers) => activityMailDetails({ item, answers }, language),
  toSelection: (item) => ({ service: "activities", ...toOrder(item) }),
  requireTravellers({ names, party }, { travellers }) {
    const people = names === "all" ? countPeople(party) : 1;
    if (travellers.length !== people)
      throw refuseInput(
        "travellers",
        names === "all" ? "must name everybody" : "must name one person alone",
      );
  },
  suppliers: mapSuppliers(suppliers, toBookingSupplier),
});
