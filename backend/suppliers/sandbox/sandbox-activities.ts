import type { ActivitySupplier } from "../../ports/deal-supplier";
import { listActivityProducts } from "./activity-products";
import { offersPerSearch } from "./find-site";
import { seasonFactor, weekdayFactor } from "./season";
import { seededRandom } from "./seeded-random";
import { separateNeighbours } from "../separate-neighbours";
import { toNetPrice } from "./to-net-price";

/** Made-up things to do in real places, marked `sandbox`; priced for one adult. */
export const sandboxActivities: ActivitySupplier = {
  async searchActivities({ point, date, language }) {
    const offers = listActivityProducts(point, language)
      .map((product) => ({ product, random: seededRandom("activity-price", product.id, date) }))
      .map((entry) => ({ ...entry, relevance: entry.product.rating + entry.random.next() }))
      .sort((a, b) => b.relevance - a.relevance)
      .slice(0, offersPerSearch)
      .map(({ product, random }) => {
        const { city, profile } = product;
        // Cheaper countries are less cheap for visitors' activities than for beds.
        const level = Math.sqrt(profile.priceLevel);
        const demand = product.isOutdoors
          ? seasonFactor(date, city, profile.scenes[0])
          : weekdayFactor(date, profile.scenes[0]);
        return {
          id: product.id,
          supplier: "sandbox",
          imageUrl: product.picture,
          title: product.title,
          duration: product.minutes,
          isFreeCancellation: product.isFreeCancellation,
          rating: product.rating,
          reviewCount: product.reviewCount,
          city: city.name,
          countryCode: city.countryCode,
          price: toNetPrice(product.dollars * level * demand, {
            taxPercentage: profile.taxPercentage,
            random,
          }),
        };
      });
    return separateNeighbours(offers, ({ imageUrl }) => imageUrl);
  },
  async listActivitiesNear(point, language) {
    return listActivityProducts(point, language).map(({ id, title, latitude, longitude }) => ({
      id,
      name: title,
      latitude,
      longitude,
    }));
  },
};
