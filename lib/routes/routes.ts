/**
 * Who goes first when there is more to render than can be: whoever pays, then whoever signs in,
 * then whoever looks around.
 */
export type Priority = "pay" | "sign-in" | "browse";

type RouteFlags = {
  priority: Priority;
  /**
   * Sign-in, payment, forms about a person and whoever may cancel: nobody frames these pages and
   * nobody counts their visitors.
   */
  isSensitive: boolean;
  /**
   * What mails, providers and gateways lead to: its address has a token in it, which no other page
   * may be told (Referrer-Policy).
   */
  hasToken: boolean;
  /** Somebody's own, by its address: nobody counts its visitors, and no log names it. */
  isPersonal: boolean;
  /** Shown without the agents' side menu. */
  isWithoutSideNavigation: boolean;
  /** A page of the remote main app, where there is one, that a rule of ours speaks of. */
  isRemote: boolean;
};

export type Route = RouteFlags & {
  /**
   * Its path without a language, as folders under app/[tenant]/[locale] are named: what stands for
   * it in logs and figures.
   */
  name: string;
};

const payment = { priority: "pay", isSensitive: true } as const;
const ownBooking = { priority: "pay", isPersonal: true } as const;
const signIn = { priority: "sign-in", isSensitive: true } as const;
const text = { isWithoutSideNavigation: true } as const;
const personal = { isPersonal: true } as const;
const remote = { isRemote: true } as const;

/**
 * Every address of the site and what is to be known of it. A row stands for what lies below its
 * path as well, unless that has a row of its own. A test holds the rows and the folders of app/
 * together; what may be shared is in `sharing.ts`.
 */
const rows: Readonly<Record<string, Partial<RouteFlags>>> = {
  "/": {},
  "/about": text,
  "/agency-terms-and-conditions/[id]": text,
  "/allowAgentProposal": {},
  "/blog": {},
  "/blog/[slug]": {},
  "/blog/share": {},
  "/bookings": ownBooking,
  "/bookings/[reference]": ownBooking,
  "/booknow/[service]": {},
  "/booknow/[service]/checkout": payment,
  "/booknow/[service]/confirm-payment": payment,
  "/booknow/[service]/confirmation": ownBooking,
  "/booknow/[service]/reservation-details": payment,
  "/booknow/[service]/enquiry": { isSensitive: true },
  "/booknow/[service]/enquiry/[reference]": { isSensitive: true, isPersonal: true, hasToken: true },
  "/booknow/[service]/enquiry/send": { isSensitive: true, isPersonal: true },
  "/booknow/[service]/[...step]": {},
  "/booknow/[service]/[step]/checkout": payment,
  "/booknow/[service]/[step]/confirm-payment": payment,
  "/booknow/[service]/[step]/reservation-details": payment,
  "/booknow/hotels": {},
  "/booknow/hotels/calendar": { ...ownBooking, hasToken: true },
  "/booknow/hotels/checkout": { ...payment, hasToken: true },
  "/booknow/hotels/confirm-order": { ...payment, hasToken: true },
  "/booknow/hotels/confirm-payment": { ...payment, hasToken: true },
  "/booknow/hotels/deal": personal,
  "/booknow/hotels/search": {},
  "/booknow/hotels/search-details": {},
  "/booknow/hotels/voucher": { ...ownBooking, hasToken: true },
  "/cancellation-policy": text,
  "/cancellation-policy/[line]": text,
  "/clients": { ...remote, ...personal },
  "/cookies-policy": text,
  "/currencies": {},
  "/dashboard": {},
  "/deal-link": personal,
  "/destination": text,
  "/destination/[slug]": text,
  "/destination/share": text,
  "/dev/mailbox": personal,
  "/disapproveProposal": personal,
  "/disclaimer": text,
  "/enquiries": personal,
  "/enquiries/state": personal,
  "/errors": {},
  "/errors/[status]": {},
  "/expiry": {},
  "/faqs": text,
  "/find-booking": { ...payment, hasToken: true },
  "/flight-details": {},
  "/forgotpassword": signIn,
  "/hotel-details": {},
  "/login": signIn,
  "/logout": signIn,
  "/mytrip/dashboard": personal,
  "/mytrip/mytrips": ownBooking,
  "/mytrip/mytrips/[reference]": ownBooking,
  "/mytrip/profile": personal,
  "/mytrip/support": personal,
  "/mytrip/wallet": personal,
  "/newPassword": { ...signIn, hasToken: true, isPersonal: true },
  "/pay": { ...remote, ...payment },
  "/privacy-policy": text,
  "/sandbox-payment/[id]": { ...payment, hasToken: true },
  "/settings/profile": {},
  "/settings/support": {},
  "/signup": signIn,
  "/social": signIn,
  "/sso": { ...signIn, hasToken: true },
  "/sso/arrive": { ...signIn, hasToken: true },
  "/sso/callback/[provider]": { ...signIn, hasToken: true },
  "/sso/signed-out": { ...signIn, hasToken: true },
  "/sso/start": { ...signIn, hasToken: true },
  "/subscription": { isSensitive: true },
  "/top-destination": text,
  "/url/[id]": personal,
  "/user-terms-and-conditions": text,
  "/users": { ...remote, ...personal },
  "/verify": { ...signIn, hasToken: true },
  "/wallet/details": {},
};

/** Files of an agency's own, beside the languages rather than below them. */
const fileRows: typeof rows = {
  "/favicon.ico": {},
  "/manifest.webmanifest": {},
  "/robots.txt": {},
  "/sitemap.xml": {},
  "/sitemap-[kind].xml": {},
};

/** The browser's door: its calls have no pages, but they wait in the same line. */
const doorRows: typeof rows = {
  "/api": {},
  "/api/bookings": ownBooking,
  "/api/client-errors": {},
  "/api/confirm-order": { ...ownBooking, isSensitive: true, hasToken: true },
  "/api/payment-events/[gateway]": ownBooking,
  "/api/pending-orders": ownBooking,
  "/api/quotes": ownBooking,
  "/api/sandbox-payments": ownBooking,
  "/api/sso": { priority: "sign-in" },
  "/api/user": { priority: "sign-in" },
};

const plain: RouteFlags = {
  priority: "browse",
  isSensitive: false,
  hasToken: false,
  isPersonal: false,
  isWithoutSideNavigation: false,
  isRemote: false,
};

const toRoutes = (table: typeof rows): Route[] =>
  Object.entries(table).map(([name, flags]) => ({ ...plain, ...flags, name }));

/** Without a language before it. */
export const pageRoutes: readonly Route[] = toRoutes(rows);
export const fileRoutes: readonly Route[] = toRoutes(fileRows);
export const doorRoutes: readonly Route[] = toRoutes(doorRows);

/** Everything else: a page that isn't there, or one of the remote main app. */
export const otherRoute: Route = { ...plain, name: "/[...rest]" };
