import { savableServices, type SavableService } from "@/lib/api/contract/savable-services";
import { findServiceMode, type Seller } from "@/lib/api/contract/services";

/** The services whose items lists of kept ones show: those of others stay kept. */
export const listShownServices = (agency: Seller): SavableService[] =>
  savableServices.filter((service) => findServiceMode(agency, service) !== "off");

/**
 * Whether visitors find something to save: on request there are no offers, but hotels have pages of
 * their own.
 */
export const sellsSavable = (agency: Seller): boolean =>
  findServiceMode(agency, "hotels") !== "off" ||
  savableServices.some((service) => findServiceMode(agency, service) === "online");
