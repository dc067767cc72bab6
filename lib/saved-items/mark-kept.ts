import type { SavableService } from "@/lib/api/contract/savable-services";
import { listNames } from "./list-names";

type Services = readonly SavableService[];

/** Of a list with an item of one of the services, as `createKeptList` writes it. */
const toPattern = (services: Services) => `"service":"(?:${services.join("|")})"`;

/**
 * An inline script: before the first paint the page knows which lists of this browser have
 * something to show, by `data-saved` and `data-recent`, and keeps room for it. Pages are the same
 * for all visitors.
 */
export const markKept = (services: Services): string =>
  `try{for(let[n,k]of ${JSON.stringify(Object.entries(listNames))})/${toPattern(services)}/.test(localStorage.getItem(k))&&document.documentElement.setAttribute("data-"+n,"")}catch{}`;

/** The same once scripts run, for pages that are opened by them. Whether there is something. */
export function hasKept(name: keyof typeof listNames, services: Services): boolean {
  let has = false;
  try {
    has = new RegExp(toPattern(services)).test(localStorage.getItem(listNames[name]) ?? "");
  } catch {
    // Storage is blocked.
  }
  document.documentElement.toggleAttribute(`data-${name}`, has);
  return has;
}
