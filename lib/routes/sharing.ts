/**
 * What may stand in the address of a shared page, and what it may look like: anything else is
 * rendered for whoever asks.
 */
type SharedQuery = Readonly<Record<string, RegExp>>;

export type Sharing = {
  /** Served without asking for it again. */
  freshSeconds: number;
  /** After that, served while a new one is made. */
  staleSeconds: number;
  /** After freshness, served when no new one can be made. */
  errorSeconds: number;
  /** Kinds of content in it: a change of one forgets the page. */
  content: readonly Content[];
  query: SharedQuery;
  /**
   * Depends on where the guests live, besides the language and the currency that every page depends
   * on.
   */
  variesOnResidence: boolean;
};

export type Content = "about" | "faqs" | "policies" | "blog" | "destinations" | "deals" | "hotels";

/** As our own links write it; other spellings would be copies of their own. */
const tab = { tab: /^(?:Flights|Hotels|Car Rentals|Activities|Cruises|Resorts)$/ };
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
  errorSeconds: 86_400,
  content,
  query,
  variesOnResidence: false,
});

/**
 * All that is ever shared, by the route's name. Everything else is somebody's own:
 * `private, no-store`.
 */
const table: Readonly<Record<string, Sharing>> = {
  "/": priced(["deals", "destinations"], tab),
  "/about": texts(["about"]),
  "/agency-terms-and-conditions/[id]": texts(["policies"]),
  "/blog": texts(["blog"]),
  "/blog/[slug]": texts(["blog"]),
  "/blog/share": texts(["blog"], slug),
  "/booknow/hotels": priced(["destinations"]),
  "/cancellation-policy": texts(["policies"]),
  "/cancellation-policy/[line]": texts(["policies"]),
  "/cookies-policy": texts(["policies"]),
  "/destination": texts(["destinations"]),
  "/destination/[slug]": priced(["destinations", "deals"], tab),
  "/destination/share": texts(["destinations"], slug),
  "/disclaimer": texts(["policies"]),
  "/faqs": texts(["faqs"]),
  // Where the supplier is slow (lib/data/hotel-outlook) kept like any other, without a price: else
  // whoever comes would ask the slow one again, and wait a second for a page that has none either.
  // Where it fails, that is a problem, and nothing to keep.
  "/hotel-details": priced(["hotels", "deals"], { id: /^[\w-]{1,80}$/ }),
  "/manifest.webmanifest": texts([]),
  "/privacy-policy": texts(["policies"]),
  "/robots.txt": texts([]),
  "/sitemap.xml": texts([]),
  "/sitemap-[kind].xml": texts(["about", "faqs", "policies", "blog", "destinations", "hotels"]),
  "/top-destination": texts(["destinations"]),
  "/user-terms-and-conditions": texts(["policies"]),
};

/** How a route's page may be shared; null where it is made for one person. */
export const sharingOf = (routeName: string): Sharing | null => table[routeName] ?? null;

/** The names of all routes that are ever shared. */
export const sharedRouteNames: readonly string[] = Object.keys(table);
