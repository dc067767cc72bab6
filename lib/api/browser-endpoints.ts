import * as accounts from "./contract/accounts";
import * as agencies from "./contract/agencies";
import * as agencyBookings from "./contract/agency-bookings";
import * as agencySettings from "./contract/agency-settings";
import * as bookings from "./contract/bookings";
import * as countries from "./contract/countries";
import * as deals from "./contract/deals";
import type { Endpoint } from "./contract/endpoint";
import * as media from "./contract/media";
import * as payments from "./contract/payments";
import * as pendingOrders from "./contract/pending-orders";
import * as profile from "./contract/profile";
import * as quotes from "./contract/quotes";
import * as savedItems from "./contract/saved-items";
import { serviceEndpoints } from "./contract/service-contracts";
import * as sessions from "./contract/sessions";
import * as sso from "./contract/sso";
import * as stories from "./contract/stories";
import * as suggestions from "./contract/suggestions";
import * as users from "./contract/users";
import * as wallets from "./contract/wallets";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" &&
  value !== null &&
  "browser" in value &&
  "path" in value &&
  "method" in value;

/** An endpoint's path for browsers: the resort API is below the main one's prefix. */
const toBrowserPath = ({ api, path }: Endpoint): string =>
  api === "resort" ? `/api/resort${path}` : path;

type Methods = Readonly<Partial<Record<string, Endpoint>>>;

const modules = [
  accounts,
  agencies,
  agencyBookings,
  agencySettings,
  bookings,
  ...serviceEndpoints,
  countries,
  deals,
  media,
  payments,
  pendingOrders,
  profile,
  quotes,
  savedItems,
  sessions,
  sso,
  stories,
  suggestions,
  users,
  wallets,
] as const;

type ExportOf<M> = M extends unknown ? M[keyof M] : never;
/** The type of each endpoint that a browser may call. */
export type BrowserEndpoint = Extract<
  ExportOf<(typeof modules)[number]>,
  Endpoint & { browser: true }
>;

/** All that a browser may call, by path and method: only what the contract marks `browser`. */
const browserEndpoints: ReadonlyMap<string, Methods> = modules
  .flatMap((module): Endpoint[] => Object.values<unknown>(module).filter(isEndpoint))
  .filter(({ browser }) => browser)
  .reduce((table, endpoint) => {
    const path = toBrowserPath(endpoint);
    return table.set(path, {
      ...table.get(path),
      [(endpoint.browserMethod ?? endpoint.method).toUpperCase()]: endpoint,
    });
  }, new Map<string, Methods>());

/** Every call a browser may make, by path template. */
export const listBrowserEndpoints = (): { method: string; path: string; endpoint: Endpoint }[] =>
  [...browserEndpoints].flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, endpoint]) =>
      endpoint ? [{ method, path, endpoint }] : [],
    ),
  );

/**
 * Only unreserved characters (RFC 3986 §2.3), so that no hop decodes it differently, and no leading
 * dot.
 */
const isSegment = (value: string) => /^[\w~-][\w.~-]*$/.test(value);

function matchPath(template: string, path: string): Record<string, string> | null {
  const given = path.split("/");
  const templateSegments = template.split("/");
  if (given.length !== templateSegments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of templateSegments.entries()) {
    const value = given[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : !isSegment(value)) return null;
    if (name !== undefined) params[name] = value;
  }
  return params;
}

/**
 * The calls at a raw request path, and the values of the template's `{names}`; null if there are
 * none.
 */
export function resolveBrowserPath(
  path: string,
): { methods: Methods; params: Readonly<Record<string, string>> } | null {
  for (const [template, methods] of browserEndpoints) {
    const params = matchPath(template, path);
    if (params) return { methods, params };
  }
  return null;
}
