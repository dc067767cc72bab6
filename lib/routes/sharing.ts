import { services } from "@/lib/api/contract/services";
import { daySeconds } from "@/lib/dates/durations";

/**
 * Allowed query parameters of a shared page, and their format: with anything else it is rendered
 * per request.
 */
type SharedQuery = Readonly<Record<string, RegExp>>;

export type Sharing = {
  /** Served without revalidation. */
  freshSeconds: number;
  /** After that, served while a new one is rendered. */
  staleSeconds: number;
  /** After freshness, served if no new one can be rendered. */
  errorSeconds: number;
  /** Kinds of content in it: a change of one purges the page. */
  content: readonly Content[];
  query: SharedQuery;
  /**
   * Depends on the guests' residence, besides the language and the currency that every page depends
   * on.
   */
  variesOnResidence: boolean;
};

export type Content = "about" | "faqs" | "policies" | "blog" | "destinations" | "deals" | "hotels";

/** As in our own links; other spellings would be separate copies. */
const tab = { tab: new RegExp(`^(?:${services.map((service) => service.tab).join("|")})$`) };
const slug = { slug: /^[a-z0-9-]{1,120}$/ };

/** A page with prices, or with today's date, is never older than ten minutes. */
const priced = (content: readonly Content[], query: SharedQuery = {}): Sharing => ({
  freshSeconds: 60,
  staleSeconds: 540,
  errorSeconds: 540,
  content,
  query,
  variesOnResidence: true,
});
const texts = (content: readonly Content[], query: SharedQuery = {}): Sharing => ({
  freshSeconds: 300,
  staleSeconds: 3_600,
  errorSeconds: daySeconds,
  content,
  query,
  variesOnResidence: false,
});

/**
 * Everything that is ever shared, by route name. All other pages are private: `private, no-store`.
 */
const table: Readonly<Record<string, Sharing>> = {
  "/": priced(["deals", "destinations"], tab),
  "/about": texts(["about"]),
  "/agency-terms-and-conditions/[id]": texts(["policies"]),
  "/blog": texts(["blog"]),
  "/blog/[slug]": texts(["blog"]),
  "/blog/share": texts(["blog"], slug),
  ...Object.fromEntries(
    services.filter(({ isBookable }) => isBookable).map(({ path }) => [path, priced([])]),
  ),
  "/booknow/hotels": priced(["destinations"]),
  "/cancellation-policy": texts(["policies"]),
  "/cancellation-policy/[line]": texts(["policies"]),
  "/cookies-policy": texts(["policies"]),
  "/destination": texts(["destinations"]),
  "/destination/[slug]": priced(["destinations", "deals"], tab),
  "/destination/share": texts(["destinations"], slug),
  "/disclaimer": texts(["policies"]),
  "/faqs": texts(["faqs"]),
  // If the supplier is slow (lib/data/hotel-outlook), the page is cached without a price: otherwise
  // every visitor would query the slow supplier again, and wait a second for a page without a
  // price. If it fails, that is a problem, and the page isn't cached.
  "/hotel-details": priced(["hotels", "deals"], { id: /^[\w-]{1,80}$/ }),
  // The first page of all reviews only: each filter, order and stay would be a copy of its own.
  "/hotel-reviews": texts(["hotels"], { id: /^[\w-]{1,80}$/ }),
  "/manifest.webmanifest": texts([]),
  "/privacy-policy": texts(["policies"]),
  "/robots.txt": texts([]),
  "/sitemap.xml": texts([]),
  "/sitemap-[kind].xml": texts(["about", "faqs", "policies", "blog", "destinations", "hotels"]),
  "/top-destination": texts(["destinations"]),
  "/user-terms-and-conditions": texts(["policies"]),
};

/** How a route's page may be shared; null if it is private. */
export const sharingOf = (routeName: string): Sharing | null => table[routeName] ?? null;

/** The names of all routes that are ever shared. */
export const sharedRouteNames: readonly string[] = Object.keys(table);
