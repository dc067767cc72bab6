import { findCityNear } from "@/backend/reference-data/nearby";
import type { Point } from "@/lib/api/contract/point";
import type { ActivitySupplier } from "../../ports/deal-supplier";
import { supplyReachKm } from "../../ports/supply-reach";
import { separateNeighbours } from "../separate-neighbours";
import { listOwnActivities, toTitle, type SandboxActivity } from "./activities/list-products";
import { toPartyPrice, toRelevance } from "./activities/party-price";
import { offersPerSearch } from "./find-site";

const oneAdult = { holds: null, price: 1 };

function listNear(point: Point): SandboxActivity[] {
  const city = findCityNear(point, supplyReachKm);
  return city ? listOwnActivities(city) : [];
}

/** Made-up things to do in real places, marked `sandbox`; priced for one adult. */
export const sandboxActivities: ActivitySupplier = {
  async searchActivities({ point, date, language }) {
    const offers = listNear(point)
      .map((activity) => ({ activity, relevance: toRelevance(activity, date) }))
      .sort((a, b) => b.relevance - a.relevance)
      .slice(0, offersPerSearch)
      .map(({ activity }) => ({
        id: activity.id,
        supplier: "sandbox",
        imageUrl: activity.picture,
        title: toTitle(activity, language),
        duration: activity.minutes,
        isFreeCancellation: activity.isFreeCancellation,
        rating: activity.rating,
        reviewCount: activity.reviewCount,
        city: activity.city.name,
        countryCode: activity.city.countryCode,
        price: toPartyPrice(activity, oneAdult, { date, party: { adult: 1 } }),
      }));
    return separateNeighbours(offers, ({ imageUrl }) => imageUrl);
  },
  async listActivitiesNear(point, language) {
    return listNear(point).map((activity) => ({
      id: activity.id,
      name: toTitle(activity, language),
      latitude: activity.latitude,
      longitude: activity.longitude,
    }));
  },
};
