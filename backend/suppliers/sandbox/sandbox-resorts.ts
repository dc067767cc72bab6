import { listNights } from "@/lib/dates/calendar-date";
import type { ResortSupplier } from "../../ports/deal-supplier";
import { listResortProperties } from "./resort-properties";
import { seasonFactor } from "./season";
import { seededRandom } from "./seeded-random";
import { separateNeighbours } from "../separate-neighbours";
import { toNetPrice } from "./to-net-price";

/**
 * Dollars a night for each person a unit sleeps, in a three-star resort of a mid-priced country.
 */
const basePerSleeper = 26;
const allInclusiveFactor = 1.7;

/**
 * Made-up resorts around real places, marked `sandbox`; the price is for the whole unit and the
 * whole stay.
 */
export const sandboxResorts: ResortSupplier = {
  async searchResorts({ point, stay }) {
    const offers = listResortProperties(point)
      .map((property) => ({
        property,
        random: seededRandom("resort-price", property.id, stay.start, stay.end),
      }))
      .map((entry) => ({ ...entry, relevance: entry.property.rating + entry.random.next() }))
      .sort((a, b) => b.relevance - a.relevance)
      .map(
        ({
          property: {
            id,
            name,
            picture,
            city,
            profile,
            unitType,
            sleeps,
            isAllInclusive,
            rating,
            character,
          },
          random,
        }) => {
          // Big units cost less per person.
          const unit =
            basePerSleeper *
            sleeps ** 0.85 *
            1.4 ** (rating - 3) *
            profile.priceLevel *
            character *
            (isAllInclusive ? allInclusiveFactor : 1);
          const beforeTax = listNights(stay).reduce(
            (sum, night) => sum + unit * seasonFactor(night, city, profile.scenes[0]),
            0,
          );
          return {
            id,
            supplier: "sandbox",
            name,
            image: picture,
            city: city.name,
            countryCode: city.countryCode,
            unitType,
            sleeps,
            isAllInclusive,
            rating,
            price: toNetPrice(beforeTax * random.between(0.94, 1.08), {
              taxPercentage: profile.taxPercentage,
              random,
            }),
          };
        },
      );
    return separateNeighbours(offers, ({ image }) => image);
  },
  async listResortsNear(point) {
    return listResortProperties(point).map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      latitude,
      longitude,
    }));
  },
};
