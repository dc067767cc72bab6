import { serviceById, type ServiceId } from "@/lib/api/contract/services";

/** The failures that `/sso` distinguishes; it shows no more detail. */
const ssoProblems = ["refused", "busy", "unavailable"] as const;
export type SsoProblem = (typeof ssoProblems)[number];
export const toSsoProblem = (value: unknown): SsoProblem | null =>
  ssoProblems.find((problem) => problem === value) ?? null;

type Query = Record<string, string | number | readonly (string | number)[] | undefined>;

/** An address with a query; an array repeats its key. */
export function withQuery(path: string, query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []]
      .flat()
      .map((single) => `${encodeURIComponent(key)}=${encodeURIComponent(single)}`),
  );
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/** `key` is for guests who aren't signed in. */
type BookingQuery = { reference: string; key?: string | undefined };
/**
 * cancel: what cancelling gives back is shown · problem: of a form of the page · was: the refund
 * that it accepted and that has changed, in minor units.
 */
type BookingPageQuery = {
  cancel?: "ask" | undefined;
  problem?: string | undefined;
  was?: string | undefined;
};
/** What came of a form of a booking's page at the agency. */
type BookingOutcome = "assigned" | "noted" | "mailed" | "retried" | "entered";
type AgentBookingQuery = BookingPageQuery & {
  outcome?: BookingOutcome | undefined;
  /** The key of a form that came back. */ again?: string | undefined;
};
/** What came of a form of a client's page. */
type ClientOutcome = "added" | "saved" | "noted" | "handedOver";
type SupportQuery = { booking?: string | undefined; again?: string | undefined };
/** sent: it is new · again: the key of a rejected reply · problem: of another form of the page. */
type TicketQuery = { sent?: "yes"; again?: string | undefined; problem?: string | undefined };
type StepQueries = {
  /** Cover and extras of a quote, before checkout; `list`: as a plain form, see `extrasSend`. */
  "reservation-details": {
    quote?: string;
    list?: string | undefined;
    outcome?: string | undefined;
  };
  checkout: { quote?: string };
  /** Where an order is confirmed by code; with `token` by the mail's link. */
  "confirm-order": { order?: string; token?: string; problem?: string; sent?: string };
  /** Where a gateway redirects back to. */
  "confirm-payment": Partial<BookingQuery>;
  /** A booking's files: served by route handlers, not pages. */
  voucher: BookingQuery & { view?: "client" };
  receipt: BookingQuery;
  calendar: BookingQuery;
};

/** Every path of the product, root-relative and without a language: prefix with `pathPrefix`. */
export const paths = {
  /** Tab names are those of `services`; coordinates are those of a destination. */
  home: ({ service, ...query }: { service?: ServiceId } & Query = {}) =>
    withQuery("/", { ...query, tab: service && serviceById(service).tab }),
  login: ({ redirect }: { redirect?: string } = {}) => withQuery("/login", { redirect }),
  /** as: who signs up; "agent" applies to become one. */
  signUp: ({ redirect, as }: { redirect?: string; as?: "agent" } = {}) =>
    withQuery("/signup", { as, redirect }),
  /** Where a traveller applies as an agent, sees how that stands, and where its form is posted. */
  ownApplication: ({ sent, again }: { sent?: "yes"; again?: string } = {}) =>
    withQuery("/application", { sent, again }),
  ownApplicationSend: () => "/application/send",
  /** Where an applicant answers a question of the agency's, by the token of its mail. */
  applicationAnswer: (query: { token?: string; again?: string; done?: "yes" | "gone" } = {}) =>
    withQuery("/application/answer", query),
  applicationAnswerSend: () => "/application/answer/send",
  forgotPassword: () => "/forgotpassword",
  newPassword: () => "/newPassword",
  verify: () => "/verify",
  logout: ({ redirect }: { redirect?: string } = {}) => withQuery("/logout", { redirect }),
  sso: ({ problem }: { problem?: SsoProblem } = {}) => withQuery("/sso", { problem }),
  /** Begins a sign-in at a provider; `navigateTo` is the final target. */
  ssoStart: ({ provider, navigateTo }: { provider?: string; navigateTo?: string } = {}) =>
    withQuery("/sso/start", { provider, navigateTo }),
  social: () => "/social",
  myDashboard: () => "/mytrip/dashboard",
  myTrips: ({ tab, page }: { tab?: string | undefined; page?: number | undefined } = {}) =>
    withQuery("/mytrip/mytrips", { tab, page }),
  myProfile: () => "/mytrip/profile",
  /** `booking`: the reference that a message is about; `again`: the key of a rejected form. */
  mySupport: ({ booking, again }: SupportQuery = {}) =>
    withQuery("/mytrip/support", { booking, again }),
  myTicket: (reference: string, query: TicketQuery = {}) =>
    withQuery(`/mytrip/support/${encodeURIComponent(reference)}`, query),
  /** What the visitor saved, and where its form to remove something is posted. */
  saved: () => "/saved",
  savedRemove: () => "/saved/remove",
  myWallet: () => "/mytrip/wallet",
  /** `period`: one of `dashboardPeriods`. */
  commandCenter: ({ period }: { period?: string | undefined } = {}) =>
    withQuery("/dashboard", { period }),
  /** A table of it as a file. */
  dashboardExport: (query: { table: string; period: string }) =>
    withQuery("/dashboard/export", query),
  profileSettings: () => "/settings/profile",
  /** What is ready for the first sale, and a section of the agency's settings. */
  websiteSettings: (section?: string) =>
    section ? `/settings/website/${section}` : "/settings/website",
  /** One of the agency's own articles or destinations, to write it. */
  storySettings: (kind: string, slug: string) => `/settings/website/${kind}/${slug}`,
  customizeTheme: () => "/customize-theme",
  /** How the agency takes payments, and where each of its forms is posted. */
  paymentSettings: (query: { again?: string | undefined; done?: string | undefined } = {}) =>
    withQuery("/settings/payment", query),
  paymentSettingsSend: (form: string) => `/settings/payment/send/${form}`,
  /** What the agency sells, and where its form is posted; `done`: what that has done. */
  productSettings: (query: { again?: string; done?: "saved" | "moved" } = {}) =>
    withQuery("/settings/product", query),
  productSettingsSend: () => "/settings/product/send",
  /** The agency's inbox for those who have it, with its filters; with `own` their own requests. */
  supportSettings: (query: Query = {}) => withQuery("/settings/support", query),
  supportTicket: (reference: string, query: TicketQuery = {}) =>
    withQuery(`/settings/support/${encodeURIComponent(reference)}`, query),
  /** Where the forms of support requests are posted. */
  supportForm: (form: "ask" | "reply" | "write" | "state" | "care") => `/support/${form}`,
  walletDetails: () => "/wallet/details",
  /** For choosing one without scripts; `redirect` is without a language. */
  currencies: ({ redirect }: { redirect?: string } = {}) => withQuery("/currencies", { redirect }),
  book: (service: ServiceId) => serviceById(service).path,
  /** What a search found; the query is that of its service. */
  search: (service: ServiceId, query: Query = {}) =>
    withQuery(`${serviceById(service).path}/search`, query),
  /** What was found with its prices; the query is that of the search. */
  offer: (service: ServiceId, query: Query) =>
    withQuery(`${serviceById(service).path}/${serviceById(service).steps[1]}`, query),
  /** An activity; without a query what it is on any day. */
  activity: (id: string, query: Query = {}) =>
    withQuery(`${serviceById("activities").path}/result-details/${encodeURIComponent(id)}`, query),
  /** The enquiry form of a service sold on request. */
  enquiry: (service: ServiceId, query: Query = {}) =>
    withQuery(`${serviceById(service).path}/enquiry`, query),
  /** Where an enquiry form is posted. */
  enquirySend: (service: ServiceId) => `${serviceById(service).path}/enquiry/send`,
  /** An enquiry for its sender; `key` is for visitors who aren't signed in. */
  enquiryStatus: (
    service: ServiceId,
    {
      reference,
      key,
      again,
    }: { reference: string; key?: string | undefined; again?: string | undefined },
  ) =>
    withQuery(`${serviceById(service).path}/enquiry/${encodeURIComponent(reference)}`, {
      key,
      again,
    }),
  /** The agency's enquiries, with the filters of their list, and a single one. */
  enquiries: (query: Query = {}) => withQuery("/enquiries", query),
  agencyEnquiry: (reference: string, query: TicketQuery = {}) =>
    withQuery(`/enquiries/${encodeURIComponent(reference)}`, query),
  /** Up to three hotels side by side, for a search. */
  compareHotels: (query: Query & { id?: readonly string[] } = {}) =>
    withQuery("/booknow/hotels/compare", query),
  /** A hotel's own page, without dates. */
  hotel: (id: string) => withQuery("/hotel-details", { id }),
  /** What guests say of it; the query is `toReviewsQuery`'s, with the stay to go back to. */
  hotelReviews: (query: Query & { id: string }) => withQuery("/hotel-reviews", query),
  /** An itinerary to share, read only. */
  flight: (itinerary: string) => withQuery("/flight-details", { itinerary }),
  /** The steps that every bookable service has below its path. */
  step: <S extends keyof StepQueries>(service: ServiceId, step: S, query: StepQueries[S]) =>
    withQuery(`${serviceById(service).path}/${step}`, query),
  /** Where the plain form of a quote's extras is posted. */
  extrasSend: (service: ServiceId) => `${serviceById(service).path}/reservation-details/send`,
  /** Without an account: by reference and e-mail, then with the returned key. */
  findBooking: ({
    reference,
    key,
    ...query
  }: { reference?: string; key?: string } & BookingPageQuery = {}) =>
    withQuery("/find-booking", { reference, key, ...query }),
  /** The bookings of those who work at the agency; the query is `listQueries.bookings`'s. */
  agentBookings: (query: Query = {}) => withQuery("/bookings", query),
  /** The same as a file. */
  bookingsExport: (query: Query = {}) => withQuery("/bookings/export", query),
  /** What people of the agency searched for. */
  pastSearches: (query: Query = {}) => withQuery("/searches", query),
  /** Where a form of the selected rows of a list is posted. */
  listForm: (list: string, form: string) => `/lists/${list}/${form}`,
  /** Below it the forms of saved views are posted. */
  savedViews: () => "/saved-views",
  /** Where several are cancelled; the query is `toCancellationPageQuery`'s. */
  bookingsCancel: (query: Query = {}) => withQuery("/bookings/cancel", query),
  bookingsCancelSend: () => "/bookings/cancel/send",
  /** The agency's clients, a new one, and a single one with its forms. */
  clients: (query: Query = {}) => withQuery("/clients", query),
  newClient: (query: { again?: string } = {}) => withQuery("/clients/new", query),
  newClientSend: () => "/clients/new/send",
  client: (reference: string, query: { again?: string; done?: ClientOutcome } = {}) =>
    withQuery(`/clients/${encodeURIComponent(reference)}`, query),
  clientForm: (reference: string, form: "save" | "notes" | "hand-over") =>
    `/clients/${encodeURIComponent(reference)}/${form}`,
  /** Would-be agents, for those who decide; the query is `listQueries.applications`'s. */
  applications: (query: Query = {}) => withQuery("/applications", query),
  application: (
    reference: string,
    query: { again?: string; outcome?: "approve" | "ask" | "decline" } = {},
  ) => withQuery(`/applications/${encodeURIComponent(reference)}`, query),
  applicationDecide: (reference: string) => `/applications/${encodeURIComponent(reference)}/decide`,
  /** Who of the agency did what, and the same as a file; the query is `listQueries.audit`'s. */
  audit: (query: Query = {}) => withQuery("/settings/audit", query),
  auditExport: (query: Query = {}) => withQuery("/settings/audit/export", query),
  /** Where the forms of those who work at the agency are posted. */
  bookingAssign: (reference: string) => `/bookings/${encodeURIComponent(reference)}/assign`,
  bookingResend: (reference: string) => `/bookings/${encodeURIComponent(reference)}/resend`,
  bookingRefund: (reference: string) => `/bookings/${encodeURIComponent(reference)}/refund`,
  bookingNotes: (reference: string) => `/bookings/${encodeURIComponent(reference)}/notes`,
  /** Who works at the agency; the query is `listQueries.agents`'s. `done`: what a form has done. */
  team: (query: Query & { done?: string | undefined } = {}) => withQuery("/users/agents", query),
  /** again: the key of a rejected form, whose input comes back. */
  teamInvite: ({ again }: { again?: string | undefined } = {}) =>
    withQuery("/users/agents/invite", { again }),
  /** handOverTo: whom a deactivation is previewed for. */
  teamMember: (
    id: string,
    query: {
      done?: string | undefined;
      again?: string | undefined;
      handOverTo?: string | undefined;
    } = {},
  ) => withQuery(`/users/agents/view/${encodeURIComponent(id)}`, query),
  /** Where the forms of the team's pages are posted. */
  teamForm: (form: string) => `/users/agents/send/${form}`,
  /** The agency's own domains. `done`: what a form has done, `again`: the key of a rejected one. */
  domains: (query: { done?: string | undefined; again?: string | undefined } = {}) =>
    withQuery("/settings/website/domains", query),
  /** Where its forms are posted. */
  domainsForm: (form: string) => `/settings/website/domains/${form}`,
  /**
   * The agency's webhooks. `open`: the one whose deliveries are shown, `shown`: the key of a new
   * secret, `done` and `again` as above.
   */
  developers: (
    query: {
      done?: string | undefined;
      again?: string | undefined;
      open?: string | undefined;
      shown?: string | undefined;
    } = {},
  ) => withQuery("/settings/developers", query),
  /** Where its forms are posted. */
  developersForm: (form: string) => `/settings/developers/${form}`,
  /** The target of the mail to who is invited, and where its form is posted. */
  invitation: (
    query: {
      token?: string | undefined;
      again?: string | undefined;
      done?: "accepted" | undefined;
    } = {},
  ) => withQuery("/invitation", query),
  invitationAccept: () => "/invitation/accept",
  agentBooking: (reference: string, query: AgentBookingQuery = {}) =>
    withQuery(`/bookings/${encodeURIComponent(reference)}`, query),
  trip: (reference: string, query: BookingPageQuery = {}) =>
    withQuery(`/mytrip/mytrips/${encodeURIComponent(reference)}`, query),
  /** Where the forms of a booking's page are posted. */
  bookingForm: () => "/api/booking-form",
  /** Where the forms are posted that turn client view on and off. */
  clientView: () => "/client-view",
  /** The sandbox gateway's payment page. */
  sandboxPayment: (id: string) => `/sandbox-payment/${encodeURIComponent(id)}`,
  about: () => "/about",
  faqs: () => "/faqs",
  privacyPolicy: () => "/privacy-policy",
  cookiesPolicy: () => "/cookies-policy",
  disclaimer: () => "/disclaimer",
  userTerms: () => "/user-terms-and-conditions",
  agencyTerms: (id: string) => `/agency-terms-and-conditions/${encodeURIComponent(id)}`,
  /** Of one cruise line by its code, or of all. */
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
  academy: () => "/academy",
  subscription: () => "/subscription",
  /**
   * The kinds listed in `/sitemap.xml`. At the top level: a sitemap only covers paths beside and
   * below it (sitemaps.org).
   */
  siteMap: (kind: string) => `/sitemap-${kind}.xml`,
};
