import { savableServices } from "@/lib/api/contract/savable-services";
import { findServiceMode, type Seller } from "@/lib/api/contract/services";

/**
 * Whether visitors find something to save: on request there are no offers, but hotels have pages of
 * their own.
 */
export const sellsSavable = (agency: Seller): boolean =>
  findServiceMode(agency, "hotels") !== "off" ||
  savableServices.some((service) => findServiceMode(agency, service) === "online");
