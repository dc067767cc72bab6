import { createSeller, type Sellable } from "../searches/create-shop-opener";
import { keepFound, keepOffers } from "../searches/keep-offers";
import type { CarShop } from "./combine-car-suppliers";

type Shop = Pick<CarShop, "findCars" | "listOffers">;
export type SellableCars = Sellable<Shop>;

const isPaidOnSite = ({ payment }: { payment: string }) => payment === "atDesk";

/** Cars as an agency can sell them: without a payment gateway what is all paid at the desk. */
export const toSellableCars = createSeller<Shop>((cars) => ({
  findCars: keepFound(cars.findCars, (found) => ({
    ...found,
    cars: keepOffers(found.cars, isPaidOnSite),
  })),
  async listOffers(query) {
    const found = await cars.listOffers(query);
    return found && { ...found, offers: found.offers.filter(isPaidOnSite) };
  },
}));
