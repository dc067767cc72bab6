/**
 * The six services in order, with what all layers know of them. Free of zod: the browser imports
 * it.
 *
 * - `isBookable`: it has a booking flow, so that it can be sold online.
 * - `letter`: what references of its bookings begin with; E, J and K are taken (`newReference`).
 * - `isTimed`: its mails say at what time something starts and ends.
 * - `steps`: below its path, the addresses of searches and offers in external links; `*` is any
 *   segment. Where it is sold on request they lead to an enquiry about the same.
 * - `aliases`: below its path, what external links call its checkout and confirmation besides.
 */
export const services = [
  {
    id: "flights",
    menuTitle: "Air Travel",
    tab: "Flights",
    path: "/booknow/flights",
    isBookable: true,
    letter: "F",
    isTimed: true,
    hasDeals: false,
    steps: ["search", "search-details"],
    aliases: [],
  },
  {
    id: "hotels",
    menuTitle: "Hotels",
    tab: "Hotels",
    path: "/booknow/hotels",
    isBookable: true,
    letter: "H",
    isTimed: false,
    hasDeals: true,
    steps: ["search", "search-details"],
    aliases: [],
  },
  {
    id: "cars",
    menuTitle: "Cars",
    tab: "Car Rentals",
    path: "/booknow/cars",
    isBookable: true,
    letter: "C",
    isTimed: true,
    hasDeals: true,
    steps: ["search", "result-details"],
    aliases: [],
  },
  {
    id: "activities",
    menuTitle: "Activities",
    tab: "Activities",
    path: "/booknow/activities",
    isBookable: true,
    letter: "A",
    isTimed: true,
    hasDeals: true,
    steps: ["search", "result-details/*"],
    aliases: ["bookings/checkout", "confirmation/*"],
  },
  {
    id: "cruises",
    menuTitle: "Cruise",
    tab: "Cruises",
    path: "/booknow/cruise",
    isBookable: false,
    letter: "S",
    isTimed: false,
    hasDeals: false,
    steps: ["search", "search-details"],
    aliases: ["confirmation/*"],
  },
  {
    id: "resorts",
    menuTitle: "Resorts",
    tab: "Resorts",
    path: "/booknow/resort",
    isBookable: false,
    letter: "R",
    isTimed: false,
    hasDeals: true,
    steps: ["search", "details"],
    aliases: [],
  },
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

/** The services with a booking flow. */
export type BookableServiceId = Extract<Service, { isBookable: true }>["id"];

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
  return mode !== "on-request" && service?.isBookable ? "online" : "on-request";
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
