import { serviceById, type ServiceId } from "@/lib/api/contract/services";

/** What `/sso` says of a sign-in that didn't work: that, and no more. */
const ssoProblems = ["refused", "busy", "unavailable"] as const;
export type SsoProblem = (typeof ssoProblems)[number];
export const toSsoProblem = (value: unknown): SsoProblem | null =>
  ssoProblems.find((problem) => problem === value) ?? null;

type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

/** A list is its key repeated. */
function withQuery(path: string, query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []]
      .flat()
      .map((single) => `${encodeURIComponent(key)}=${encodeURIComponent(single)}`),
  );
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/**
 * Every address the product knows, root-relative and without a language: `pathPrefix` goes in
 * front.
 */
export const paths = {
  /** Tab words are those of `services`; coordinates are those of a destination. */
  home: ({ service, ...query }: { service?: ServiceId } & Query = {}) =>
    withQuery("/", { ...query, tab: service && serviceById(service).tab }),
  login: ({ redirect }: { redirect?: string } = {}) => withQuery("/login", { redirect }),
  signUp: ({ redirect }: { redirect?: string } = {}) => withQuery("/signup", { redirect }),
  forgotPassword: () => "/forgotpassword",
  newPassword: () => "/newPassword",
  verify: () => "/verify",
  logout: ({ redirect }: { redirect?: string } = {}) => withQuery("/logout", { redirect }),
  sso: ({ problem }: { problem?: SsoProblem } = {}) => withQuery("/sso", { problem }),
  /** Begins a sign-in at a provider; `navigateTo` is where it leads in the end. */
  ssoStart: ({ provider, navigateTo }: { provider?: string; navigateTo?: string } = {}) =>
    withQuery("/sso/start", { provider, navigateTo }),
  social: () => "/social",
  myDashboard: () => "/mytrip/dashboard",
  myTrips: ({ tab, page }: { tab?: string | undefined; page?: number | undefined } = {}) =>
    withQuery("/mytrip/mytrips", { tab, page }),
  myProfile: () => "/mytrip/profile",
  mySupport: () => "/mytrip/support",
  myWallet: () => "/mytrip/wallet",
  commandCenter: () => "/dashboard",
  profileSettings: () => "/settings/profile",
  supportSettings: () => "/settings/support",
  walletDetails: () => "/wallet/details",
  /** Where somebody without script chooses one; `redirect` is without a language. */
  currencies: ({ redirect }: { redirect?: string } = {}) => withQuery("/currencies", { redirect }),
  book: (service: ServiceId) => serviceById(service).path,
  search: (service: ServiceId) => `${serviceById(service).path}/search`,
  /** Asks the agency for something that it sells on request. */
  enquiry: (service: ServiceId, query: Query = {}) =>
    withQuery(`${serviceById(service).path}/enquiry`, query),
  /** Where the form of an enquiry is sent. */
  enquirySend: (service: ServiceId) => `${serviceById(service).path}/enquiry/send`,
  /** How an enquiry stands; `key` is for who isn't signed in. */
  enquiryStatus: (service: ServiceId, { reference, key }: { reference: string; key?: string }) =>
    withQuery(`${serviceById(service).path}/enquiry/${encodeURIComponent(reference)}`, { key }),
  /** The agency's inbox, and where its form is sent. */
  enquiries: ({ state, page }: { state?: string | undefined; page?: number | undefined } = {}) =>
    withQuery("/enquiries", { state, page }),
  enquiryStateSend: () => "/enquiries/state",
  /** Hotels around a place; the query is `toStayQuery`'s. */
  hotelSearch: (query: Query = {}) => withQuery("/booknow/hotels/search", query),
  /** A hotel's rooms for a stay; the query is that of the search. */
  hotelStay: (query: Query & { id: string }) => withQuery("/booknow/hotels/search-details", query),
  /** A hotel's own page, whatever the dates. */
  hotel: (id: string) => withQuery("/hotel-details", { id }),
  hotelCheckout: ({ quote }: { quote: string }) => withQuery("/booknow/hotels/checkout", { quote }),
  /** Where the code is typed that confirms an order; with `token` by the mail's link. */
  confirmOrder: (query: { order: string; token?: string; problem?: string; sent?: string }) =>
    withQuery("/booknow/hotels/confirm-order", query),
  /** Where a gateway sends people back to; `key` is for who isn't signed in. */
  hotelConfirmation: ({ reference, key }: { reference: string; key?: string }) =>
    withQuery("/booknow/hotels/confirm-payment", { reference, key }),
  /** Files of a booking: answered by routes, not pages. */
  voucher: ({ reference, key, view }: { reference: string; key?: string; view?: "client" }) =>
    withQuery("/booknow/hotels/voucher", { reference, key, view }),
  tripCalendar: ({ reference, key }: { reference: string; key?: string }) =>
    withQuery("/booknow/hotels/calendar", { reference, key }),
  /** Without an account: by reference and e-mail, then with the key that they give. */
  findBooking: ({ reference, key }: { reference?: string; key?: string } = {}) =>
    withQuery("/find-booking", { reference, key }),
  /** What an agent has booked. */
  agentBookings: ({ tab, page }: { tab?: string | undefined; page?: number | undefined } = {}) =>
    withQuery("/bookings", { tab, page }),
  agentBooking: (reference: string) => `/bookings/${encodeURIComponent(reference)}`,
  trip: (reference: string) => `/mytrip/mytrips/${encodeURIComponent(reference)}`,
  /** The sandbox gateway's hosted page. */
  sandboxPayment: (id: string) => `/sandbox-payment/${encodeURIComponent(id)}`,
  about: () => "/about",
  faqs: () => "/faqs",
  privacyPolicy: () => "/privacy-policy",
  cookiesPolicy: () => "/cookies-policy",
  disclaimer: () => "/disclaimer",
  userTerms: () => "/user-terms-and-conditions",
  agencyTerms: (id: string) => `/agency-terms-and-conditions/${encodeURIComponent(id)}`,
  /** Of one cruise line by its code, or of everything. */
  cancellationPolicy: (line?: string) =>
    line ? `/cancellation-policy/${line}` : "/cancellation-policy",
  blogs: () => "/blog",
  blog: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogShare: (slug: string) => withQuery("/blog/share", { slug }),
  destinations: () => "/destination",
  topDestinations: () => "/top-destination",
  destination: (slug: string) => `/destination/${encodeURIComponent(slug)}`,
  destinationShare: (slug: string) => withQuery("/destination/share", { slug }),
  expiry: () => "/expiry",
  subscription: () => "/subscription",
  /**
   * Of the kinds that `/sitemap.xml` lists. At the top: a site map speaks for what lies beside and
   * below it (sitemaps.org).
   */
  siteMap: (kind: string) => `/sitemap-${kind}.xml`,
};
