import { chooseVaried } from "../deals/choose-varied";
import type { FoundCar, SupplierCarOffer } from "../ports/car-supplier";

/** The cheapest offers of a dozen cars of varied classes. */
export const chooseCarDeals = (cars: readonly FoundCar[]): SupplierCarOffer[] =>
  chooseVaried(
    cars.flatMap(({ offers: [offer], relevance }) => (offer ? [{ offer, relevance }] : [])),
    {
      kindOf: ({ offer }) => offer.vehicle.class,
      pictureOf: ({ offer }) => offer.vehicle.picture,
    },
  ).map(({ offer }) => offer);
