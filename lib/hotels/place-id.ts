import { areaIdPattern } from "@/lib/api/contract/place-terms";

/** What a suggestion's id names: those of places that are no hotels have prefixes. */
export const toPlaceId = (id = ""): { hotelId?: string; areaId?: string } => {
  if (areaIdPattern.test(id)) return { areaId: id };
  const isHotelId = /^[\w.~-]{1,120}$/.test(id) && !/^(?:city|airport|area|place)-/.test(id);
  return isHotelId ? { hotelId: id } : {};
};
