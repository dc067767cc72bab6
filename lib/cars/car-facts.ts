import { createTranslator } from "next-intl";
import type { CarItem } from "@/lib/api/contract/car-items";
import { paths } from "@/lib/paths";
import type { ServiceFacts } from "@/lib/services/service-facts";
import { toRentalQuery } from "./rental-query";

export const carFacts: ServiceFacts<CarItem> = {
  toLinks(item) {
    const { pickUp, dropOff, carId } = item.offer;
    const toPlace = ({ name, latitude, longitude }: typeof pickUp.depot) => ({
      name,
      latitude,
      longitude,
    });
    const query = toRentalQuery({
      ...item,
      pickUp: toPlace(pickUp.depot),
      dropOff: dropOff.depot.id === pickUp.depot.id ? null : toPlace(dropOff.depot),
    });
    return {
      offers: paths.carOffers({ ...query, id: carId }),
      search: paths.carSearch(query),
    };
  },
  toPlace: ({ offer: { pickUp } }) => pickUp.depot,
  isSample: ({ offer }) => offer.supplier === "sandbox",
  toEvent({ offer: { pickUp, dropOff } }, { language, messages }) {
    const t = createTranslator({ locale: language, messages, namespace: "carTerms.rental" });
    return {
      isAllDay: false,
      lines: [
        `${t("pickUp")}: ${pickUp.depot.name}, ${pickUp.depot.address}`,
        `${t("dropOff")}: ${dropOff.depot.name}, ${dropOff.depot.address}`,
      ],
    };
  },
};
