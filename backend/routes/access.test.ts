import { randomUUID } from "node:crypto";
import { onlyReads, type Endpoint } from "@/lib/api/contract/endpoint";
import { listEndpoints } from "@/lib/testing/list-endpoints";
import { demoUsers } from "../demo/demo-users";
import { toServedPath } from "../documentation/to-route";
import { createOneOfEach } from "../testing/create-one-of-each";
import { createFakeHotels, fakeHotel } from "../testing/fake-hotels";
import { activityAccess } from "../activities/testing/quote-activity";
import { fakeCar, openFakeCars } from "../testing/open-fake-cars";
import { openFakeFlights } from "../testing/open-fake-flights";
import { testLinkIds, writeStories } from "../testing/write-stories";
import { openCounterInMemory, type OpenCounter } from "../limits/open-counter";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";

let backend: TestBackend;
/** By method and path. */
let endpoints: Map<string, Endpoint>;
let foreign: Awaited<ReturnType<typeof createOneOfEach>>;
/** The limits that have counted since it was emptied. */
const counted = new Set<string>();
const openCounter: OpenCounter = (name, options) => {
  const counter = openCounterInMemory(name, options);
  const consume = counter.consume.bind(counter);
  return Object.assign(counter, {
    consume: (key: string) => {
      counted.add(
        name.replace(
          /(?: everywhere)? (?:account|agency|everybody|known browser|network|pair|told)$/,
          "",
        ),
      );
      return consume(key);
    },
  });
};
beforeAll(async () => {
  backend = await openTestBackend({
    openCounter,
    showsMails: true,
    serviceSuppliers: {
      hotels: { fake: createFakeHotels({ hotels: [fakeHotel("fake-1")] }) },
      cars: { fake: openFakeCars({ cars: [fakeCar("fake")] }) },
      flights: { fake: openFakeFlights() },
    },
    now: () => new Date("2026-11-21T12:00:00Z"),
  });
  await writeStories(backend, "alpha");
  await writeStories(backend, "dormant");
  endpoints = new Map(
    [...listEndpoints().values()].map((endpoint) => [
      `${endpoint.method.toUpperCase()} ${toServedPath(endpoint)}`,
      endpoint,
    ]),
  );
  foreign = await createOneOfEach(backend, {
    ...{ service: "hotels", ...hotelParty, hotelId: "fake-1", offerId: "fake-1-1" },
  });
});
afterAll(() => backend.close());

type Row = {
  /** A function where each call needs another one. */
  body?: unknown;
  /** Of what every agency has; by default those of something of another agency. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Who may call it: anybody of the agency, or only those who are signed in. */
  access: "public" | "signed-in";
  /** Of those who are signed in, the roles that get a 403. */
  refusedRoles?: string[];
  /** Tolerates a session of another agency, as if signed out. */
  toleratesOtherSession?: boolean;
  servesInactive?: boolean;
  /** The error of this input for callers who have access. */
  refuses?: [status: number, code: string];
  /** It names nothing that there is, and answers with 200. */
  doesNothing?: true;
  image?: { type: string; bytes: Uint8Array<ArrayBuffer> };
};

const token = "t".repeat(43);
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let accounts = 0;
/** Addresses have limits of their own. */
const newEmail = () => `nora${(accounts += 1)}@example.com`;
const newAccount = { first_name: "Nora", last_name: "Berg", password: "meadow-Lamp-41" };

const point = { latitude: 38.7223, longitude: -9.1393 };
const flags = { isOTA: true, isHome: true, isFromDestination: false };
const suggestBody = { text: "lisb", isManageLocation: false };
const ticket = {
  subject: "A cot in the room",
  message: "May we have a cot, please?",
  idempotencyKey: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
};
const hotelSearch = {
  ...point,
  ...flags,
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: "2026-12-07", end: "2026-12-09" },
  nationality: "IN",
  destinationCountryCode: "IN",
  currency: "USD",
  radius: 15,
  searchString: "",
};
const carSearch = {
  ...flags,
  age: 25,
  countryOfResidence: "US",
  searchString: "",
  pickUpDateTime: "2026-12-07T10:00:00",
  pickupLatitude: 38.7742,
  pickupLongitude: -9.1342,
  returnDateTime: "2026-12-09T10:00:00",
  returnLatitude: 38.7742,
  returnLongitude: -9.1342,
};
const hotelParty = {
  stay: { start: "2026-12-07", end: "2026-12-09" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};
const rental = {
  pickUpAt: "2026-12-07T10:00",
  dropOffAt: "2026-12-09T10:00",
  driverAge: 35,
  residence: "PT",
};
const flightSearch = {
  legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-07" }],
  adults: 1,
};
/** Without a provider or a right answer of one, signing in is refused. */
const sso = {
  access: "public",
  toleratesOtherSession: true,
  refuses: [401, "sso_refused"],
} satisfies Row;
const nowhere = "00000000-0000-4000-8000-000000000000";
/** An old session doesn't block a mailed link. */
const mailedOrder = { access: "public", toleratesOtherSession: true } satisfies Row;
const guest = { firstName: "Nora", lastName: "Berg" };
const eur = { amount: 1, currency: "EUR" };
const newStay = {
  service: "hotels",
  stay: { start: "2027-03-01", end: "2027-03-03" },
  rooms: [0],
};
const order = {
  idempotencyKey: nowhere,
  quoteId: nowhere,
  acceptedTotal: eur,
  contact: { ...guest, email: "nora@example.com", phone: "+47 22 00 00 00" },
  travellers: [guest],
  acceptedTerms: [],
};
let tries = 0;
/** Tries at one reference are counted. */
const newTry = () => ({
  reference: `H-2222${String((tries += 1))
    .padStart(4, "2")
    .replace(/[01]/g, "Z")}`,
  email: "nora@example.com",
});

/** Of a service that is booked online everywhere here: nothing is kept. */
const enquiry = {
  idempotencyKey: nowhere,
  details: {
    service: "hotels",
    place: "Lisbon",
    checkIn: "2026-12-07",
    checkOut: "2026-12-09",
    rooms: 1,
    adults: 2,
    children: 0,
    childAges: [],
  },
  contact: { ...guest, email: "nora@example.com", phone: null },
};
const ofTeam = {
  access: "signed-in",
  refusedRoles: ["traveller", "agent", "restricted", "sales"],
} satisfies Row;
const article = {
  image: "/assets/inventory/hotels/harbour-1",
  author: "Ana",
  publishedAt: "2026-05-01T09:00:00Z",
  texts: { en: { title: "By sea", summary: "s", content: "<p>x</p>" } },
};
/** A mailed link admits any holder. */
const lostInvitation = {
  access: "public",
  toleratesOtherSession: true,
  refuses: [410, "token_gone"],
} satisfies Row;
const newClient = {
  firstName: "Nina",
  lastName: "Berg",
  birthDate: null,
  nationality: null,
  language: null,
  emails: [],
  phones: [],
  loyalty: [],
  preferences: "",
  tags: [],
};
const agencyApplication = {
  company: "Berg Travel",
  licence: "NO-123",
  country: "NO",
  phone: "+47 22 00 00 00",
  website: null,
  // The agency has no terms to accept.
  acceptedTerms: { id: "2026-01", sha256: "0".repeat(64) },
};
const ofOwners = {
  access: "signed-in",
  refusedRoles: ["traveller", "agent", "restricted", "sales", "admin"],
} satisfies Row;
const withoutInbox = ["traveller", "agent", "restricted", "sales"];

/** Every call of both APIs. One that is missing here fails the first test: say who may make it. */
const calls: Record<string, Row> = {
  "GET /api/agency": { access: "public", servesInactive: true },
  "GET /api/agency/navigations": { access: "signed-in" },
  "GET /api/agency/agent-summary": { access: "signed-in", refusedRoles: ["traveller"] },
  "GET /api/agency/bookings": { access: "signed-in", refusedRoles: ["traveller"] },
  "POST /api/agency/bookings/exports": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { state: "confirmed" },
  },
  "POST /api/agency/bookings/cancellation-quotes": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { references: ["H-22222222"] },
    doesNothing: true,
  },
  "POST /api/agency/bookings/cancellations": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: {
      cancellations: [{ reference: "H-22222222", expectedRefund: { amount: 0, currency: "EUR" } }],
    },
    doesNothing: true,
  },
  "GET /api/agency/bookings/{reference}": {
    access: "signed-in",
    refusedRoles: ["traveller"],
  },
  "POST /api/agency/bookings/{reference}/assign": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    body: { agentId: null },
  },
  "POST /api/agency/bookings/{reference}/resend": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: {},
  },
  "POST /api/agency/bookings/{reference}/refunds": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    body: { amount: { amount: 1, currency: "USD" }, paidOn: "2026-11-20", note: "Transfer" },
  },
  "POST /api/agency/bookings/{reference}/refunds/retry": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    body: {},
  },
  "POST /api/agency/bookings/{reference}/notes": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { text: "Calls back on Monday", idempotencyKey: nowhere },
  },
  "GET /api/searches": { access: "signed-in", refusedRoles: ["traveller"] },
  "GET /api/agency/settings/{section}": { ...ofTeam, params: { section: "contact" } },
  "PUT /api/agency/settings/{section}": {
    ...ofTeam,
    params: { section: "contact" },
    body: { version: 99, settings: { city: "Porto" } },
    refuses: [409, "version_conflict"],
  },
  "GET /api/agency/settings/{section}/revisions": { ...ofTeam, params: { section: "contact" } },
  "POST /api/agency/settings/{section}/restore": {
    ...ofTeam,
    params: { section: "contact" },
    body: { version: 99, revision: 1 },
    refuses: [409, "version_conflict"],
  },
  "GET /api/agency/launch-checklist": ofTeam,
  "GET /api/agency/stories/{kind}": { ...ofTeam, params: { kind: "blog" } },
  "GET /api/agency/stories/{kind}/{slug}": ofTeam,
  "PUT /api/agency/stories/{kind}/{slug}": {
    ...ofTeam,
    body: { version: 99, story: article },
  },
  "DELETE /api/agency/stories/{kind}/{slug}": ofTeam,
  "POST /api/agency/stories/{kind}/{slug}/restore": {
    ...ofTeam,
    body: { version: 99, revision: 1 },
  },
  "GET /api/agency/product-settings": {
    access: "signed-in",
    refusedRoles: ["traveller", "restricted", "sales"],
  },
  "PUT /api/agency/product-settings": {
    ...ofTeam,
    body: { version: 99, settings: {} },
    refuses: [409, "version_conflict"],
  },
  "GET /api/agency/payment-settings": {
    access: "signed-in",
    refusedRoles: ["traveller", "restricted", "sales"],
  },
  "PUT /api/agency/payment-settings": {
    ...ofTeam,
    body: { version: 99, settings: {} },
    refuses: [409, "version_conflict"],
  },
  "PUT /api/agency/payment-gateway": {
    ...ofTeam,
    body: { gateway: "stripe" },
    refuses: [422, "invalid_input"],
  },
  "GET /api/agency/saved-views": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    query: { list: "bookings" },
  },
  "POST /api/agency/saved-views": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { list: "bookings", name: "To be paid", query: "due=payment" },
  },
  "PUT /api/agency/saved-views/{id}": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { name: "To be paid soon" },
  },
  "DELETE /api/agency/saved-views/{id}": {
    access: "signed-in",
    refusedRoles: ["traveller"],
  },
  "POST /api/agency/media": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    image: { type: "image/png", bytes: new Uint8Array(onePixel) },
  },
  "GET /api/agency/media/{hash}": { access: "public" },
  "GET /api/agency/domains": ofOwners,
  "POST /api/agency/domains": { ...ofOwners, body: { domain: "atlas.example" } },
  "POST /api/agency/domains/{domain}/check": ofOwners,
  "DELETE /api/agency/domains/{domain}": ofOwners,
  "GET /api/agency/webhooks": ofOwners,
  "POST /api/agency/webhooks": {
    ...ofOwners,
    body: { url: "https://hooks.example.com/in", events: ["booking.confirmed"] },
  },
  "PUT /api/agency/webhooks/{id}": { ...ofOwners, body: { events: ["booking.confirmed"] } },
  "POST /api/agency/webhooks/{id}/secret": ofOwners,
  "POST /api/agency/webhooks/{id}/start": ofOwners,
  "POST /api/agency/webhooks/{id}/test": ofOwners,
  "GET /api/agency/webhooks/{id}/deliveries": ofOwners,
  "POST /api/agency/webhooks/{id}/deliveries/{deliveryId}/replay": ofOwners,
  "DELETE /api/agency/webhooks/{id}": ofOwners,
  "GET /api/agency/clients": { access: "signed-in", refusedRoles: ["traveller"] },
  "POST /api/agency/clients": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: () => ({ client: newClient, idempotencyKey: randomUUID() }),
  },
  "GET /api/agency/clients/{reference}": { access: "signed-in", refusedRoles: ["traveller"] },
  "PUT /api/agency/clients/{reference}": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { client: newClient, version: 1 },
  },
  "POST /api/agency/clients/{reference}/notes": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { text: "Likes trains.", idempotencyKey: randomUUID() },
  },
  "POST /api/agency/clients/{reference}/hand-over": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    body: { agentId: null },
  },
  "GET /api/application-form": { access: "public" },
  "POST /api/applications": {
    access: "signed-in",
    body: agencyApplication,
    refuses: [422, "invalid_input"],
  },
  "POST /api/application-questions": {
    access: "public",
    toleratesOtherSession: true,
    body: { token },
    refuses: [410, "token_gone"],
  },
  "POST /api/application-answers": {
    access: "public",
    toleratesOtherSession: true,
    body: { token, text: "Here it is." },
    refuses: [410, "token_gone"],
  },
  "GET /api/applications": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
  },
  "GET /api/applications/{reference}": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
  },
  "POST /api/applications/{reference}/decide": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    body: { decision: "decline", reason: "No licence" },
  },
  "GET /api/audit": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
  },
  "POST /api/audit/exports": {
    access: "signed-in",
    refusedRoles: ["traveller", "agent", "restricted", "sales"],
    body: {},
  },
  "GET /api/agency/enquiries": { access: "signed-in", refusedRoles: ["traveller"] },
  "GET /api/enquiries": { access: "signed-in" },
  "POST /api/enquiries": {
    access: "public",
    body: enquiry,
    refuses: [404, "service_not_on_request"],
  },
  "POST /api/enquiries/{reference}": { access: "public", body: {} },
  "POST /api/enquiries/{reference}/messages": {
    access: "public",
    body: { text: ticket.message, idempotencyKey: ticket.idempotencyKey },
  },
  "POST /api/enquiry-deals": {
    access: "public",
    body: { service: "hotels", deal: "made.up" },
    refuses: [404, "deal_not_found"],
  },
  "GET /api/agency/subscription": ofTeam,
  "POST /api/academy/codes": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    refuses: [404, "academy_not_found"],
  },
  "POST /api/academy/token": {
    access: "public",
    body: { code: token, secret: token },
    refuses: [401, "academy_refused"],
  },
  "GET /api/agency/about-us": { access: "public" },
  "GET /api/agency/faqs": { access: "public" },
  "GET /api/agency/policies": { access: "public" },
  "GET /api/agency/languages": { access: "public" },
  "GET /api/getCurrentPaymentGateway": { access: "public" },
  "POST /api/user/login": {
    access: "public",
    toleratesOtherSession: true,
    body: { email: "agent@alpha.localhost", password: "wander-Far-2026" },
  },
  "PUT /api/user/client-view": { access: "signed-in", body: { isOn: true } },
  "POST /api/user/logout": { access: "public", toleratesOtherSession: true },
  "POST /api/user/signup": {
    access: "public",
    toleratesOtherSession: true,
    body: () => ({ ...newAccount, email: newEmail() }),
  },
  "POST /api/user/verify/resend": {
    access: "public",
    toleratesOtherSession: true,
    body: () => ({ email: newEmail() }),
  },
  "POST /api/user/verify": {
    access: "public",
    toleratesOtherSession: true,
    body: { token, password: newAccount.password },
    refuses: [410, "token_gone"],
  },
  "POST /api/user/forgot-password": {
    access: "public",
    toleratesOtherSession: true,
    body: () => ({ email: newEmail() }),
  },
  "POST /api/user/reset-password": {
    access: "public",
    toleratesOtherSession: true,
    body: { token, password: newAccount.password },
    refuses: [410, "token_gone"],
  },
  "POST /api/user/change-password": {
    access: "signed-in",
    body: { currentPassword: "not-the-Password-1", password: newAccount.password },
    refuses: [422, "wrong_password"],
  },
  "POST /api/user/delete": {
    access: "signed-in",
    body: { password: "not-the-Password-1" },
    refuses: [422, "wrong_password"],
  },
  "POST /api/user/prove": {
    access: "signed-in",
    body: { password: "not-the-Password-1" },
    refuses: [422, "wrong_password"],
  },
  "POST /api/user/refresh": { access: "signed-in" },
  "GET /api/user/sessions": { access: "signed-in" },
  "POST /api/user/sessions/end-others": { access: "signed-in" },
  "DELETE /api/user/sessions/{id}": { access: "signed-in" },
  "PUT /api/user/profile": {
    access: "signed-in",
    body: { first_name: "N", last_name: "B", language: null, currency: null },
  },
  "PUT /api/user/profile/photo": {
    access: "signed-in",
    image: { type: "image/png", bytes: new Uint8Array(onePixel) },
  },
  "DELETE /api/user/profile/photo": { access: "signed-in" },
  "GET /api/user/changeLanguage/{language}": { access: "signed-in", params: { language: "es" } },
  "GET /api/user/profile": { access: "signed-in" },
  "GET /api/support/tickets": { access: "signed-in" },
  "POST /api/support/tickets": { access: "signed-in", body: ticket },
  "GET /api/support/tickets/{reference}": { access: "signed-in" },
  "POST /api/support/tickets/{reference}/messages": {
    access: "signed-in",
    body: { text: ticket.message, idempotencyKey: ticket.idempotencyKey },
  },
  "POST /api/support/tickets/{reference}/state": {
    access: "signed-in",
    body: { status: "closed", seen: 1 },
  },
  "GET /api/agency/tickets": { access: "signed-in", refusedRoles: withoutInbox },
  "PUT /api/agency/tickets/{reference}": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { assigneeId: null, followUpOn: null, booking: null },
  },
  "GET /api/team": ofTeam,
  "GET /api/team/{id}": ofTeam,
  "POST /api/team/{id}/role": { ...ofTeam, body: { userType: "SalesAgent" } },
  "POST /api/team/{id}/restriction": { ...ofTeam, body: { isRestrictedAgent: true } },
  "PUT /api/team/{id}/permissions": { ...ofTeam, body: { permissions: {} } },
  "POST /api/team/{id}/end-sessions": ofTeam,
  "POST /api/team/{id}/deactivate": { ...ofTeam, body: { handOverTo: null } },
  "POST /api/team/{id}/reactivate": ofTeam,
  "POST /api/team/invitations": {
    ...ofTeam,
    body: () => ({
      firstName: "Nora",
      lastName: "Berg",
      email: newEmail(),
      userType: "TravelAgent",
      idempotencyKey: nowhere,
    }),
  },
  "POST /api/team/invitations/{id}/resend": ofTeam,
  "POST /api/team/invitations/{id}/withdraw": ofTeam,
  "POST /api/invitations/open": { ...lostInvitation, body: { token } },
  "POST /api/invitations/accept": {
    ...lostInvitation,
    body: { token, firstName: "Nora", lastName: "Berg", password: newAccount.password },
  },
  "GET /api/saved-items": { access: "signed-in" },
  "POST /api/saved-items": {
    access: "signed-in",
    body: { items: [{ service: "hotels", id: "fake-1", search: null }] },
  },
  "PUT /api/saved-items/{service}/{id}": {
    access: "signed-in",
    params: { service: "hotels", id: "fake-1" },
    body: { search: "checkIn=2026-12-07&checkOut=2026-12-09" },
  },
  "DELETE /api/saved-items/{service}/{id}": {
    access: "signed-in",
    params: { service: "hotels", id: "fake-1" },
  },
  "GET /api/dev/mails": { access: "public" },
  "GET /api/wallet": { access: "signed-in" },
  "GET /api/agency/dashboard": { access: "signed-in", refusedRoles: ["traveller"] },
  "POST /api/agency/dashboard/exports": {
    access: "signed-in",
    refusedRoles: ["traveller"],
    body: { table: "weeks", period: "30d" },
  },
  "GET /api/code": { access: "public" },
  "GET /api/admin/country/enable": { access: "public" },
  "GET /api/admin/country/enableCurrencies": { access: "public" },
  "GET /api/multi-currency/exchange": { access: "public" },
  "POST /api/dealray/deals/hotel-search": { access: "public", body: hotelSearch },
  "POST /api/dealray/deals/activity-search": {
    access: "public",
    body: { ...point, ...flags, date: "2026-12-07" },
  },
  "POST /api/dealray/deals/car-search": { access: "public", body: carSearch },
  "POST /resort/deals": {
    access: "public",
    query: { currency: "EUR" },
    body: { lat: 38.7223, lon: -9.1393 },
  },
  "GET /api/places": {
    access: "public",
    query: { west: "-9.8", south: "38.2", east: "-8.5", north: "39.3" },
  },
  "POST /api/v2/hotel/auto-suggest": { access: "public", body: suggestBody },
  "POST /api/activities/auto-suggest": { access: "public", body: suggestBody },
  "POST /api/car-rental/auto-suggest": { access: "public", body: suggestBody },
  "GET /resort/auto-suggest": { access: "public", query: { key: "lisb" } },
  "GET /api/flight/airports": { access: "public", query: { search: "lis" } },
  "GET /api/activities/destinations": { access: "public" },
  "GET /api/car-rental/findCountries/EN": { access: "public" },
  "GET /api/cruise/ship-lines": { access: "public" },
  "POST /api/hotels/search": {
    access: "public",
    body: { ...hotelParty, place: { ...point, name: "Lisbon" } },
  },
  "POST /api/hotels/nights": {
    access: "public",
    body: {
      place: { ...point, name: "Lisbon" },
      month: "2026-12",
      rooms: hotelParty.rooms,
      residence: hotelParty.residence,
    },
  },
  "POST /api/hotels/{id}/offers": { access: "public", params: { id: "fake-1" }, body: hotelParty },
  "GET /api/hotels/{id}": { access: "public", params: { id: "fake-1" } },
  "GET /api/hotels/{id}/reviews": { access: "public", params: { id: "fake-1" } },
  "POST /api/cars/search": {
    access: "public",
    body: { ...rental, pickUp: { ...point, name: "Lisbon" } },
  },
  "POST /api/cars/{id}/offers": { access: "public", params: { id: "fake" }, body: rental },
  ...activityAccess,
  "POST /api/flights/search": { access: "public", body: flightSearch },
  "POST /api/flights/days": { access: "public", body: flightSearch },
  "POST /api/flights/{id}/fares": {
    access: "public",
    params: { id: "fake" },
    body: { adults: 1 },
  },
  "POST /api/flights/{id}/next-flights": { access: "public", params: { id: "fake" }, body: {} },
  "POST /api/flights/offers/{id}/seats": {
    access: "public",
    params: { id: "fake-light" },
    body: { adults: 1 },
  },
  "POST /api/quotes": {
    access: "public",
    body: {
      selection: { service: "hotels", ...hotelParty, hotelId: "fake-1", offerId: "fake-1-1" },
    },
  },
  "GET /api/quotes/{id}": { access: "public" },
  "POST /api/quotes/{id}/refresh": { access: "public", body: {} },
  "PUT /api/quotes/{id}/extras": {
    access: "public",
    body: { extras: [] },
  },
  "POST /api/bookings": { access: "public", body: order, refuses: [404, "quote_not_found"] },
  "GET /api/bookings": { access: "signed-in" },
  "POST /api/bookings/{reference}": { access: "public", body: {} },
  "POST /api/bookings/{reference}/payment": { access: "public", body: {} },
  "POST /api/bookings/{reference}/cancellation-quote": { access: "public", body: {} },
  "POST /api/bookings/{reference}/change-quote": { access: "public", body: { change: newStay } },
  "POST /api/bookings/{reference}/travellers": {
    access: "public",
    body: { travellers: [{ firstName: "Nina", lastName: "Berg" }] },
  },
  "POST /api/bookings/{reference}/contact": {
    access: "public",
    body: { email: "nina@example.com" },
  },
  "POST /api/bookings/{reference}/changes/{id}": {
    access: "public",
    body: { answer: "accept" },
  },
  "POST /api/bookings/{reference}/cancel": { access: "public", body: { expectedRefund: eur } },
  "POST /api/find-booking": { access: "public", body: newTry, refuses: [404, "booking_not_found"] },
  "POST /api/pending-orders/{id}": { ...mailedOrder, body: {} },
  "POST /api/pending-orders/{id}/confirm": { ...mailedOrder, body: { code: "123456" } },
  "POST /api/pending-orders/{id}/resend": { ...mailedOrder, body: {} },
  "GET /api/blogs": { access: "public" },
  "GET /api/blogs/{slug}": { access: "public", params: { slug: "first-trip" } },
  "GET /api/destinations": { access: "public" },
  "GET /api/destinations/{slug}": { access: "public", params: { slug: "porto" } },
  "GET /api/short-links/{id}": { access: "public", params: { id: testLinkIds.alpha } },
  "GET /api/cruise/cancellation-policies": { access: "public" },
  "GET /api/sso/providers": { access: "public", toleratesOtherSession: true },
  "POST /api/sso/start": { ...sso, body: { providerId: "agency", navigateTo: null } },
  "POST /api/sso/callback": { ...sso, body: { providerId: "agency", parameters: {}, state: null } },
  "POST /api/sso/token": { ...sso, body: { token: "nonsense", state: null, navigateTo: null } },
  "POST /api/payment-events/{gateway}": {
    access: "public",
    servesInactive: true,
    params: { gateway: "sandbox" },
    body: { payload: "{}", signature: "t=1,v1=0" },
    refuses: [400, "invalid_signature"],
  },
  "POST /api/supplier-events/{supplier}": {
    access: "public",
    servesInactive: true,
    params: { supplier: "duffel" },
    body: { payload: "{}", signature: "t=1,v1=0" },
    refuses: [404, "not_found"],
  },
  "POST /api/sandbox-payments/{id}": { access: "public", body: {} },
  "POST /api/sandbox-payments/{id}/pay": { access: "public", body: { card: "4242424242424242" } },
  "POST /api/sandbox-payments/{id}/challenge": { access: "public", body: { isApproved: true } },
  "POST /api/sso/continue": {
    ...sso,
    body: { ticket: "t".repeat(43) },
    refuses: [410, "ticket_gone"],
  },
};
const operatorCalls = [
  "GET /api/operator/agencies",
  "POST /api/operator/agencies",
  "GET /api/operator/agencies/{subdomain}",
  "PUT /api/operator/agencies/{subdomain}",
  "GET /api/operator/agencies/{subdomain}/sso",
  "PUT /api/operator/agencies/{subdomain}/sso",
  "DELETE /api/operator/agencies/{subdomain}/sso/{id}",
  "GET /api/operator/agencies/{subdomain}/blogs",
  "PUT /api/operator/agencies/{subdomain}/blogs",
  "DELETE /api/operator/agencies/{subdomain}/blogs/{slug}",
  "GET /api/operator/agencies/{subdomain}/destinations",
  "PUT /api/operator/agencies/{subdomain}/destinations",
  "DELETE /api/operator/agencies/{subdomain}/destinations/{slug}",
  "POST /api/operator/agencies/{subdomain}/academy/secret",
  "DELETE /api/operator/agencies/{subdomain}/academy/secret",
  "GET /api/operator/agencies/{subdomain}/subscription",
  "PUT /api/operator/agencies/{subdomain}/subscription",
  "DELETE /api/operator/agencies/{subdomain}/subscription",
  "GET /api/operator/agencies/{subdomain}/markups",
  "PUT /api/operator/agencies/{subdomain}/markups",
  "GET /api/operator/mails",
  "PUT /api/operator/agencies/{subdomain}/users",
  "GET /api/operator/agencies/{subdomain}/payments",
  "PUT /api/operator/agencies/{subdomain}/payments",
  "GET /api/operator/agencies/{subdomain}/suppliers",
  "PUT /api/operator/agencies/{subdomain}/suppliers",
  "DELETE /api/operator/agencies/{subdomain}/suppliers/{supplier}",
  "POST /api/operator/agencies/{subdomain}/suppliers/{supplier}/try",
  "DELETE /api/operator/agencies/{subdomain}",
  "GET /api/operator/agencies/{subdomain}/bookings",
  "GET /api/operator/agencies/{subdomain}/bookings/{reference}",
  "GET /api/operator/agencies/{subdomain}/bookings/{reference}/cancellation",
  "GET /api/operator/agencies/{subdomain}/users",
  "GET /api/operator/backup",
  "GET /api/operator/events",
  "GET /api/operator/mails/failed",
  "GET /api/operator/refunds",
  "GET /api/operator/secrets",
  "POST /api/operator/agencies/{subdomain}/bookings/{reference}/cancel",
  "POST /api/operator/agencies/{subdomain}/bookings/{reference}/refunds",
  "POST /api/operator/agencies/{subdomain}/mails/resend",
  "POST /api/operator/agencies/{subdomain}/people/erase",
  "POST /api/operator/agencies/{subdomain}/people/export",
  "POST /api/operator/agencies/{subdomain}/users/remove",
  "POST /api/operator/agencies/{subdomain}/users/unlock",
  "POST /api/operator/secrets/reseal",
];

it("knows every call that the backend describes", async () => {
  const { body } = await backend.call("GET /api/openapi.json");
  const described = Object.entries(body.paths as Record<string, object>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(
    ["GET /healthz", ...Object.keys(calls), ...operatorCalls].sort(),
  );
});

describe.each(Object.entries(calls))(
  "%s",
  (
    name,
    {
      access,
      toleratesOtherSession,
      servesInactive,
      refusedRoles = [],
      refuses,
      doesNothing,
      ...input
    },
  ) => {
    const lookUp = () => {
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error(`no endpoint of the contract is ${name}`);
      const { notFound = "shared", limits = [] } = endpoint;
      const theirs = notFound === "shared" ? undefined : foreign[notFound];
      if (!theirs && notFound !== "shared") throw new Error(`createOneOfEach makes no ${notFound}`);
      return { theirs, limits, missing: [404, notFound] };
    };
    let done: unknown[];
    let params: Record<string, string> | undefined;
    beforeAll(() => {
      const { theirs, missing } = lookUp();
      params = input.params ?? theirs;
      done = refuses ?? (input.params || !theirs ? [200, undefined] : missing);
    });
    const call = async (options: Parameters<TestBackend["call"]>[1] & {}) => {
      const { status, body } = await backend.call(name as `${string} /${string}`, {
        ...input,
        ...(params ? { params } : {}),
        ...(typeof input.body === "function" ? { body: input.body() as unknown } : {}),
        ...options,
        // Without it nothing is counted.
        headers: { "X-Client-Ip": `192.0.2.${(tries += 1) % 250}`, ...options.headers },
      });
      return [status, body.code];
    };

    it("takes nobody without the service credential, and no unknown agency", async () => {
      expect(await call({ as: "admin", headers: { "X-Backend-Token": "" } })).toEqual([
        401,
        "service_credential_required",
      ]);
      expect(await call({ as: "admin", headers: { "X-Agency-Host": "nobody.localhost" } })).toEqual(
        [404, "agency_not_found"],
      );
      expect(await call({ agency: "dormant" })).toEqual(
        servesInactive ? done : [503, "agency_inactive"],
      );
    });

    it("lets in whom it should", async () => {
      counted.clear();
      expect(await call({})).toEqual(access === "public" ? done : [401, "sign_in_required"]);
      for (const { role } of demoUsers) {
        const [status, code] = await call({ as: role });
        expect([role, status, code]).toEqual(
          refusedRoles.includes(role) ? [role, 403, "not_allowed"] : [role, ...done],
        );
      }
      // Counted by the limits that it is said to have.
      const { limits } = lookUp();
      const kinds = [...counted].filter((kind) => !kind.startsWith("strangers' "));
      expect(limits).toEqual(expect.arrayContaining(kinds));
      // What is refused before, or does nothing, may not be counted yet.
      if (done[0] === 200 && !doesNothing) expect(kinds.length > 0).toBe(limits.length > 0);
    });

    it("has another agency's no more than what doesn't exist", async () => {
      const { theirs, missing } = lookUp();
      if (!theirs) return;
      const toOther = (value: string) => value.replace(/.$/, (last) => (last === "2" ? "3" : "2"));
      const none = Object.fromEntries(
        // Of the two kinds of stories there is no third.
        Object.entries(theirs).map(([key, value]) => [
          key,
          key === "kind" ? value : toOther(value),
        ]),
      );
      expect(await call({ as: "owner", params: theirs })).toEqual(missing);
      expect(await call({ as: "owner", params: none })).toEqual(missing);
    });

    it("takes no session of another agency, and leaves it as it is", async () => {
      const token = await backend.signIn("beta", "admin");
      const headers = { Authorization: `Bearer ${token}` };
      expect(await call({ headers })).toEqual(
        toleratesOtherSession ? done : [401, "session_expired"],
      );
      // The marker for optional sign-in makes a visitor of it, and no more.
      const asVisitor = await call({ headers: { ...headers, "X-Optional-Auth": "true" } });
      expect(asVisitor).toEqual(access === "public" ? done : [401, "session_expired"]);
      expect(
        (await backend.call("GET /api/user/profile", { agency: "beta", headers })).status,
      ).toBe(200);
    });
  },
);

it("tried them with what another agency really has", async () => {
  for (const endpoint of endpoints.values()) {
    const { notFound = "shared" } = endpoint;
    if (notFound === "shared" || !onlyReads(endpoint)) continue;
    const { status } = await backend.call(endpoint, {
      ...{ agency: "beta", as: "owner", params: foreign[notFound] ?? {} },
      ...(endpoint.body ? { body: {} } : {}),
    });
    // 409: it is there, and can't be cancelled.
    expect([endpoint.path, [200, 409].includes(status)]).toEqual([endpoint.path, true]);
  }
});

describe.each(operatorCalls)("%s", (name) => {
  const path = name
    .replace("{subdomain}", "alpha")
    .replace(/\{(?:id|slug|reference|supplier)\}/, "agency") as `${string} /${string}`;
  const isWrite = !name.startsWith("GET");

  it("takes the operator's token and nobody else's", async () => {
    const before = await backend.call("GET /api/operator/agencies/alpha", {
      headers: { Authorization: `Bearer ${operatorToken}` },
    });
    const body = isWrite
      ? { body: { agencyName: "Taken over", subdomain: "alpha", version: 1 } }
      : {};
    const attempts = [
      {},
      { as: "admin" as const },
      { headers: { Authorization: "Bearer wrong" } },
      { headers: { Authorization: operatorToken } },
    ];
    for (const attempt of attempts) {
      const answer = await backend.call(path, { ...body, ...attempt });
      expect([answer.status, answer.body.code]).toEqual([401, "operator_credential_required"]);
    }
    const after = await backend.call("GET /api/operator/agencies/alpha", {
      headers: { Authorization: `Bearer ${operatorToken}` },
    });
    expect(after.body).toEqual(before.body);
  });
});
