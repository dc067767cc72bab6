/**
 * The six bookable services in order, with every name the product uses for them. Free of zod: the
 * browser imports it.
 */
export const services = [
  {
    id: "flights",
    menuTitle: "Air Travel",
    tab: "Flights",
    path: "/booknow/flights",
    hasDeals: false,
  },
  { id: "hotels", menuTitle: "Hotels", tab: "Hotels", path: "/booknow/hotels", hasDeals: true },
  { id: "cars", menuTitle: "Cars", tab: "Car Rentals", path: "/booknow/cars", hasDeals: true },
  {
    id: "activities",
    menuTitle: "Activities",
    tab: "Activities",
    path: "/booknow/activities",
    hasDeals: true,
  },
  { id: "cruises", menuTitle: "Cruise", tab: "Cruises", path: "/booknow/cruise", hasDeals: false },
  { id: "resorts", menuTitle: "Resorts", tab: "Resorts", path: "/booknow/resort", hasDeals: true },
] as const;

export type Service = (typeof services)[number];
export type ServiceId = Service["id"];
export const serviceIds = services.map(({ id }) => id) as [ServiceId, ...ServiceId[]];
export type MenuTitle = Service["menuTitle"];
/**
 * How an agency sells a service. `online`: it is booked here. `on-request`: visitors send an
 * enquiry, and the agency answers. `off`: it isn't sold, and has no pages, deals or calls.
 */
export const serviceModes = ["online", "on-request", "off"] as const;
export type ServiceMode = (typeof serviceModes)[number];

/**
 * The services with a booking flow, which can be sold online. Add a service here when its flow
 * exists.
 */
const bookableServices: readonly ServiceId[] = ["flights", "hotels", "cars"];
export const isBookable = (id: ServiceId): boolean => bookableServices.includes(id);

/** One entry of an agency's `bookingMenuItemOptions`. */
export type ServiceOption = { title: MenuTitle; active: boolean; mode?: ServiceMode | undefined };
export type Seller = { bookingMenuItemOptions: readonly ServiceOption[] };

/**
 * The mode of one entry. A main API may send only `active`: then a bookable service is online. An
 * `online` service without a booking flow here is on request.
 */
export function resolveServiceMode({ title, active, mode }: ServiceOption): ServiceMode {
  if (!active || mode === "off") return "off";
  const service = services.find(({ menuTitle }) => menuTitle === title);
  return mode !== "on-request" && service && isBookable(service.id) ? "online" : "on-request";
}

/** A service's mode at an agency; `off` if the agency doesn't list it. */
export function findServiceMode({ bookingMenuItemOptions }: Seller, id: ServiceId): ServiceMode {
  const option = bookingMenuItemOptions.find(({ title }) => title === serviceById(id).menuTitle);
  return option ? resolveServiceMode(option) : "off";
}

/** The services that have deals; flights and cruises show a promo banner only. */
export type DealServiceId = Extract<Service, { hasDeals: true }>["id"];

/** @throws never: every id is in the table */
export const serviceById = (id: ServiceId): Service =>
  services.find((service) => service.id === id) ?? services[0];

/** `?tab=` by tab word, menu title or id, in any case; null when it names no service. */
export function resolveService(word: string | null | undefined): Service | null {
  const name = word?.trim().toLowerCase();
  return (
    services.find(({ id, menuTitle, tab }) =>
      [id, menuTitle.toLowerCase(), tab.toLowerCase()].includes(name ?? ""),
    ) ?? null
  );
}
