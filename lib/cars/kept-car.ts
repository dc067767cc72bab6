import type { CarOffer } from "@/lib/api/contract/cars";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { toShownPrice } from "@/lib/prices/shown-price";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import type { KeptKind } from "@/lib/saved-items/kept-kind";
import { pickQuery, readOfferHref, shorten } from "@/lib/saved-items/kept-query";
import { isPicture } from "@/lib/saved-items/read-kept-items";

/** What `toRentalQuery` writes. */
const rentalNames = [
  ...["pickUpPlace", "pickUpPlaceId", "pickUpPlaceLat", "pickUpPlaceLong"],
  ...["dropOffPlace", "dropOffPlaceId", "dropOffPlaceLat", "dropOffPlaceLong"],
  ...["pickUpDate", "pickUpTime", "dropOffDate", "dropOffTime"],
  ...["driverAge", "residence"],
];

type Described = {
  vehicle: Pick<CarOffer["vehicle"], "name" | "picture">;
  company: Pick<CarOffer["company"], "name">;
  /** The name of the desk. */
  desk: string;
};

/**
 * A car as lists keep it, with the rental of its address and what it takes to say what it is.
 * @param shown its total, null where the viewer sees none; if not given, as the address has it
 */
export function toKeptCar(
  { vehicle, company, desk }: Described,
  href: string,
  shown?: Money | null,
): KeptItem {
  const { id, query } = readOfferHref(href, "id");
  query.set("vehicle", shorten(vehicle.name));
  query.set("company", shorten(company.name));
  query.set("desk", shorten(desk));
  query.set("picture", vehicle.picture);
  if (shown) query.set("shown", toShownPrice(shown));
  if (shown === null) query.delete("shown");
  const search = query.toString();
  return {
    service: "cars",
    id,
    name: vehicle.name,
    place: query.get("pickUpPlace") || desk || null,
    picture: vehicle.picture,
    rating: null,
    search,
  };
}

/** What a kept car's query says of it; times as 2026-12-07T10:00, null where they aren't known. */
export function readKeptCar({ search }: Pick<KeptItem, "search">) {
  const written = new URLSearchParams(search ?? "");
  const text = (name: string) => written.get(name) ?? "";
  const timeOf = (end: "pickUp" | "dropOff") => {
    const at = `${text(`${end}Date`)}T${text(`${end}Time`)}`;
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? at : null;
  };
  return {
    vehicle: text("vehicle"),
    company: text("company"),
    desk: text("desk"),
    picture: text("picture"),
    pickUpPlace: text("pickUpPlace"),
    dropOffPlace: text("dropOffPlace"),
    pickUpAt: timeOf("pickUp"),
    dropOffAt: timeOf("dropOff"),
  };
}

const toRental = ({ search }: Pick<KeptItem, "search">) => pickQuery(search, rentalNames);
const isOver: KeptKind["isOver"] = (item, today) => {
  const { pickUpAt } = readKeptCar(item);
  return pickUpAt === null ? null : pickUpAt.slice(0, 10) < today;
};
const toSearchPath: KeptKind["toSearchPath"] = (item) => paths.search("cars", toRental(item));

/** Kept cars: all that is said of them is in their query. */
export const keptCars: KeptKind = {
  read(saved) {
    const { vehicle, picture, pickUpPlace, desk } = readKeptCar(saved);
    if (!vehicle) return null;
    return {
      service: "cars",
      ...saved,
      name: vehicle,
      place: pickUpPlace || desk || null,
      picture: isPicture(picture) ? picture : "",
      rating: null,
    };
  },
  isOver,
  toPath: (item, today) =>
    isOver(item, today)
      ? toSearchPath(item)
      : paths.offer("cars", {
          ...toRental(item),
          id: item.id,
          ...pickQuery(item.search, ["shown"]),
        }),
  toSearchPath,
};
