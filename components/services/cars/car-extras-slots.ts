import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import { carExtras } from "@/lib/api/contract/car-terms";
import type { ExtrasSlots } from "../extras-slots";
import { CoverHead } from "./cover-head";
import { ExtraNote } from "./extra-note";
import { ExtraPrice } from "./extra-price";
import { SoldOut } from "./sold-out.client";

export const carExtrasSlots: ExtrasSlots<CarItem> = {
  clientTexts: ["carBooking"],
  list: ({ offer, extras }) =>
    offer.extras.map(({ id, maximum }) => ({
      id,
      maximum,
      count: extras.find((extra) => extra.id === id)?.count ?? 0,
    })),
  toHead: ({ offer }, { charges, links }) =>
    createElement(CoverHead, { cover: offer.cover, charges, changeHref: links.offers }),
  toNote: (code) => {
    const id = carExtras.find((extra) => extra === code);
    return id ? createElement(ExtraNote, { id }) : null;
  },
  toPriceLine: (price) => createElement(ExtraPrice, { price }),
  toSoldOut: (item, links) => createElement(SoldOut, { item, links }),
};
