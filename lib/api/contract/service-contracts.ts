import type * as z from "zod";
import { activityContract } from "./activity-contract";
import { carContract } from "./car-contract";
import { flightContract } from "./flight-contract";
import { hotelContract } from "./hotel-contract";
import type { BookableServiceId } from "./services";

/** A schema's name in the document, and what is said of it there. */
export type NamedSchemas = Record<string, { schema: z.ZodType; description?: string }>;
type Of<S> = z.ZodType<{ service: S }>;
type ServiceContract<S> = {
  /** What is to be quoted. */
  selection: Of<S>;
  /** What is quoted and booked, in the words of the service. */
  item: Of<S>;
  /** What a booking can be changed to; missing where none can be. */
  change?: Of<S>;
  /** What was searched, without filters, sort order and page. */
  search: Of<S>;
  /** The modules with its calls. */
  endpoints: readonly object[];
  /** Its schemas with a name of their own in the document. */
  named: NamedSchemas;
};

/** What each service that can be booked says on the wire: one line each. */
const contracts = Object.values({
  hotels: hotelContract,
  cars: carContract,
  flights: flightContract,
  activities: activityContract,
} satisfies { [S in BookableServiceId]: ServiceContract<S> });

const toUnion = <Part>(parts: readonly Part[]) => parts as [Part, ...Part[]];
export const selections = toUnion(contracts.map(({ selection }) => selection));
export const items = toUnion(contracts.map(({ item }) => item));
export const changes = toUnion(contracts.flatMap((one) => ("change" in one ? [one.change] : [])));
export const searches = toUnion(contracts.map(({ search }) => search));
/** The services with searches of their own. */
export const searchedServices = toUnion(searches.map(({ shape }) => shape.service.value));
type Module = (typeof contracts)[number]["endpoints"][number];
export const serviceEndpoints = contracts.flatMap<Module>(({ endpoints }) => endpoints);
export const serviceSchemas: NamedSchemas = Object.fromEntries(
  contracts.flatMap(({ named }) => Object.entries(named)),
);
