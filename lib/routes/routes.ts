import { services } from "@/lib/api/contract/services";

/** Priority when rendering is overloaded: payments, then sign-ins, then browsing. */
export type Priority = "pay" | "sign-in" | "browse";

type RouteFlags = {
  priority: Priority;
  /**
   * Sign-in, payment, personal forms and cancellation: these pages can't be framed and aren't
   * counted by analytics.
   */
  isSensitive: boolean;
  /**
   * Targets of mails, providers and gateways: the URL has a token, which must not leak as a
   * referrer (Referrer-Policy).
   */
  hasToken: boolean;
  /** A personal URL: not counted by analytics, and not logged. */
  isPersonal: boolean;
  /** Shown without the agents' side menu. */
  isWithoutSideNavigation: boolean;
  /** A page of the remote main app, if there is one, that one of our rules mentions. */
  isRemote: boolean;
};

export type Route = RouteFlags & {
  /**
   * Its path without a language, named like the folders under app/[tenant]/[locale]: its name in
   * logs and metrics.
   */
  name: string;
};

const payment = { priority: "pay", isSensitive: true } as const;
const ownBooking = { priority: "pay", isPersonal: true } as const;
const signIn = { priority: "sign-in", isSensitive: true } as const;
const text = { isWithoutSideNavigation: true } as const;
const personal = { isPersonal: true } as const;
const remote = { isRemote: true } as const;

/** The pages of services that are booked here: the first, and those of searches and offers. */
const servicePages = services
  .filter(({ isBookable }) => isBookable)
  .flatMap(({ path, steps }) => [
    path,
    ...steps.map((step) => `${path}/${step.replace("*", "[id]")}`),
  ]);

/**
 * Every route of the site and its properties. A row also covers the paths below it, unless they
 * have their own row. A test compares the rows with the folders of app/; what may be shared is in
 * `sharing.ts`.
 */
const rows: Readonly<Record<string, Partial<RouteFlags>>> = {
  "/": {},
  "/about": text,
  "/academy": { isPersonal: true, hasToken: true },
  "/agency-terms-and-conditions/[id]": text,
  "/allowAgentProposal": {},
  "/application": { isSensitive: true, isPersonal: true },
  "/application/answer": { isSensitive: true, isPersonal: true, hasToken: true },
  "/application/answer/send": { isSensitive: true, isPersonal: true },
  "/application/send": { isSensitive: true, isPersonal: true },
  "/applications": personal,
  "/applications/[reference]": personal,
  "/applications/[reference]/decide": personal,
  "/clients": personal,
  "/clients/[reference]": personal,
  "/clients/[reference]/hand-over": personal,
  "/clients/[reference]/notes": personal,
  "/clients/[reference]/save": personal,
  "/clients/new": personal,
  "/clients/new/send": personal,
  "/blog": {},
  "/blog/[slug]": {},
  "/blog/share": {},
  "/bookings": ownBooking,
  "/bookings/[reference]": ownBooking,
  "/bookings/[reference]/assign": ownBooking,
  "/bookings/[reference]/notes": ownBooking,
  "/bookings/[reference]/refund": ownBooking,
  "/bookings/[reference]/resend": ownBooking,
  "/bookings/cancel": ownBooking,
  "/bookings/cancel/send": ownBooking,
  "/bookings/export": ownBooking,
  "/booknow/[service]": {},
  "/booknow/[service]/bookings/checkout": { ...payment, hasToken: true },
  "/booknow/[service]/calendar": { ...ownBooking, hasToken: true },
  "/booknow/[service]/checkout": { ...payment, hasToken: true },
  "/booknow/[service]/confirm-order": { ...payment, hasToken: true },
  "/booknow/[service]/confirm-payment": { ...payment, hasToken: true },
  "/booknow/[service]/confirmation": { ...ownBooking, hasToken: true },
  "/booknow/[service]/confirmation/[reference]": { ...payment, isPersonal: true, hasToken: true },
  "/booknow/[service]/receipt": { ...ownBooking, hasToken: true },
  "/booknow/[service]/reservation-details": { ...payment, hasToken: true },
  "/booknow/[service]/reservation-details/send": { ...payment, isPersonal: true },
  "/booknow/[service]/voucher": { ...ownBooking, hasToken: true },
  "/booknow/[service]/enquiry": { isSensitive: true },
  "/booknow/[service]/enquiry/[reference]": { isSensitive: true, isPersonal: true, hasToken: true },
  "/booknow/[service]/enquiry/send": { isSensitive: true, isPersonal: true },
  "/booknow/[service]/[...step]": {},
  "/booknow/[service]/[step]/confirm-payment": { ...payment, hasToken: true },
  "/booknow/[service]/[step]/reservation-details": { ...payment, hasToken: true },
  "/booknow/hotels/compare": {},
  "/booknow/hotels/deal": personal,
  ...Object.fromEntries(servicePages.map((page) => [page, {}])),
  "/cancellation-policy": text,
  "/cancellation-policy/[line]": text,
  "/client-view": personal,
  "/cookies-policy": text,
  "/currencies": {},
  "/customize-theme": personal,
  "/dashboard": personal,
  "/dashboard/export": personal,
  "/deal-link": personal,
  "/destination": text,
  "/destination/[slug]": text,
  "/destination/share": text,
  "/dev/mailbox": personal,
  "/disapproveProposal": personal,
  "/disclaimer": text,
  "/enquiries": personal,
  "/enquiries/[reference]": personal,
  "/errors": {},
  "/errors/[status]": {},
  "/expiry": {},
  "/faqs": text,
  "/find-booking": { ...payment, hasToken: true },
  "/flight-details": {},
  "/forgotpassword": signIn,
  "/hotel-details": {},
  "/hotel-reviews": {},
  "/invitation": { ...signIn, hasToken: true, isPersonal: true },
  "/invitation/accept": { ...signIn, hasToken: true, isPersonal: true },
  "/lists/[list]/[form]": personal,
  "/login": signIn,
  "/logout": signIn,
  "/mytrip/dashboard": personal,
  "/mytrip/mytrips": ownBooking,
  "/mytrip/mytrips/[reference]": ownBooking,
  "/mytrip/profile": personal,
  "/mytrip/support": personal,
  "/mytrip/support/[reference]": personal,
  "/mytrip/wallet": personal,
  "/newPassword": { ...signIn, hasToken: true, isPersonal: true },
  "/pay": { ...remote, ...payment },
  "/privacy-policy": text,
  "/sandbox-payment/[id]": { ...payment, hasToken: true },
  "/saved": personal,
  "/saved/remove": personal,
  "/saved-views/[form]": personal,
  "/searches": personal,
  "/settings/audit": personal,
  "/settings/audit/export": personal,
  "/settings/payment": personal,
  "/settings/payment/send/[form]": personal,
  "/settings/developers": personal,
  "/settings/developers/[form]": personal,
  "/settings/product": personal,
  "/settings/product/send": personal,
  "/settings/profile": {},
  "/settings/support": personal,
  "/settings/support/[reference]": personal,
  "/settings/website": personal,
  "/settings/website/[section]": personal,
  "/settings/website/[section]/[slug]": personal,
  "/settings/website/blog": personal,
  "/settings/website/destinations": personal,
  "/settings/website/domains": personal,
  "/settings/website/domains/[form]": personal,
  "/signup": signIn,
  "/social": signIn,
  "/sso": { ...signIn, hasToken: true },
  "/sso/arrive": { ...signIn, hasToken: true },
  "/sso/callback/[provider]": { ...signIn, hasToken: true },
  "/sso/signed-out": { ...signIn, hasToken: true },
  "/sso/start": { ...signIn, hasToken: true },
  "/subscription": { isSensitive: true },
  "/support/[form]": personal,
  "/top-destination": text,
  "/url/[id]": personal,
  "/user-terms-and-conditions": text,
  "/users": { ...remote, ...personal },
  "/users/agents": personal,
  "/users/agents/invite": personal,
  "/users/agents/send/[form]": personal,
  "/users/agents/view/[id]": personal,
  "/verify": { ...signIn, hasToken: true },
  "/wallet/details": {},
};

/** An agency's own files, beside the languages rather than below them. */
const fileRows: typeof rows = {
  "/favicon.ico": {},
  "/manifest.webmanifest": {},
  "/media/[file]": {},
  "/robots.txt": {},
  "/sitemap.xml": {},
  "/sitemap-[kind].xml": {},
};

/** The browser API: its calls are no pages, but they wait in the same queue. */
const doorRows: typeof rows = {
  "/api": {},
  "/api/academy/token": { priority: "sign-in" },
  "/api/booking-form": { ...ownBooking, isSensitive: true, hasToken: true },
  "/api/bookings": ownBooking,
  "/api/client-errors": {},
  "/api/confirm-order": { ...ownBooking, isSensitive: true, hasToken: true },
  "/api/payment-events/[gateway]": ownBooking,
  "/api/pending-orders": ownBooking,
  "/api/quotes": ownBooking,
  "/api/sandbox-payments": ownBooking,
  "/api/sso": { priority: "sign-in" },
  "/api/supplier-events/[supplier]": ownBooking,
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

/** Without a language prefix. */
export const pageRoutes: readonly Route[] = toRoutes(rows);
export const fileRoutes: readonly Route[] = toRoutes(fileRows);
export const doorRoutes: readonly Route[] = toRoutes(doorRows);

/** Everything else: a page that doesn't exist, or one of the remote main app. */
export const otherRoute: Route = { ...plain, name: "/[...rest]" };
