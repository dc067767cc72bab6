import * as agencies from "./contract/agencies";
import * as countries from "./contract/countries";
import * as deals from "./contract/deals";
import type { Endpoint } from "./contract/endpoint";
import * as suggestions from "./contract/suggestions";
import * as users from "./contract/users";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "browser" in value && "path" in value && "method" in value;

/** Where the browser finds an endpoint: the resort API lies below the main one's address. */
const toBrowserPath = ({ api, path }: Endpoint): string => (api === "resort" ? `/api/resort${path}` : path);

/** All that a browser may call, by path and method: what the contract marks `browser` and nothing else. */
export const browserEndpoints: ReadonlyMap<string, Partial<Record<string, Endpoint>>> = [agencies, countries, deals, suggestions, users]
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ browser }) => browser)
  .reduce((table, endpoint) => {
    const path = toBrowserPath(endpoint);
    return table.set(path, { ...table.get(path), [endpoint.method.toUpperCase()]: endpoint });
  }, new Map<string, Partial<Record<string, Endpoint>>>());
