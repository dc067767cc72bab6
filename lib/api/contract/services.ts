/**
 * The six bookable services in the order of spec §9, with every word the product knows them by (decision 27).
 * Free of zod: the browser imports it.
 */
export const services = [
  { id: "flights", menuTitle: "Air Travel", tab: "Flights", path: "/booknow/flights", hasDeals: false },
  { id: "hotels", menuTitle: "Hotels", tab: "Hotels", path: "/booknow/hotels", hasDeals: true },
  { id: "cars", menuTitle: "Cars", tab: "Car Rentals", path: "/booknow/cars", hasDeals: true },
  { id: "activities", menuTitle: "Activities", tab: "Activities", path: "/booknow/activities", hasDeals: true },
  { id: "cruises", menuTitle: "Cruise", tab: "Cruises", path: "/booknow/cruise", hasDeals: false },
  { id: "resorts", menuTitle: "Resorts", tab: "Resorts", path: "/booknow/resort", hasDeals: true },
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service["id"];
export type MenuTitle = Service["menuTitle"];
/** The services that have deals; flights and cruises show a promo banner only (spec §2 Home). */
export type DealServiceId = Extract<Service, { hasDeals: true }>["id"];

/** @throws never: every id is in the table */
export const serviceById = (id: ServiceId): Service => services.find((service) => service.id === id) ?? services[0];

/** `?tab=` by tab word, menu title or id, in any case; null when it names no service. */
export function resolveService(word: string | null | undefined): Service | null {
  const asked = word?.trim().toLowerCase();
  return services.find(({ id, menuTitle, tab }) => [id, menuTitle.toLowerCase(), tab.toLowerCase()].includes(asked ?? "")) ?? null;
}
