import { createSeller, type Sellable } from "../searches/create-shop-opener";
import { keepFound, keepOffers } from "../searches/keep-offers";
import type { HotelShop } from "./combine-hotel-suppliers";

type Shop = Pick<HotelShop, "findHotels" | "listNightPrices" | "getHotel" | "listOffers">;
export type SellableHotels = Sellable<Shop>;

const isPaidOnSite = ({ payment }: { payment: string }) => payment === "atProperty";

/** Hotels as an agency can sell them: without a payment gateway what is paid at the property. */
export const toSellableHotels = createSeller<Shop>(({ getHotel, ...hotels }) => ({
  getHotel,
  findHotels: keepFound(hotels.findHotels, (found) => keepOffers(found, isPaidOnSite)),
  listNightPrices: keepFound(hotels.listNightPrices, (found) => found.filter(isPaidOnSite)),
  listOffers: async (query) => (await hotels.listOffers(query)).filter(isPaidOnSite),
}));
