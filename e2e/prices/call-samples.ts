import { demoPassword } from "@/backend/demo/demo-users";
import { dayAhead } from "../day-ahead";
import { hotelParty } from "../hotels";
import type { CallSample } from "../service-row";
import { services } from "../services";

const point = { latitude: 38.7223, longitude: -9.1393 };
const flags = { isOTA: false, isHome: true, isFromDestination: false };
const suggest = { body: { text: "lisb", isManageLocation: false } };
const nobody = { email: "nobody@nowhere.example" };
const token = "x".repeat(43);
const newPassword = "meadow-Lamp-41";
const person = { first_name: "Nina", last_name: "Berg" };
/** Only the user's own; too many calls in a row are rejected. */
const limited = [429];
const pointless = [410, ...limited];

const hotelSearch = {
  ...point,
  ...flags,
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
  stayPeriod: { start: dayAhead(20), end: dayAhead(22) },
  nationality: "IN",
  destinationCountryCode: "IN",
  currency: "EUR",
  radius: 15,
  searchString: "",
};
const savedKey = { service: "hotels", id: "marker-1" };
const savedItem = { ...savedKey, search: `checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}` };
const nowhere = "00000000-0000-4000-8000-000000000000";
const booking = { reference: "H-22222222" };
const article = { kind: "blog", slug: "nowhere" };
const guest = { firstName: "Nina", lastName: "Berg" };
const eur = { amount: 1, currency: "EUR" };
const order = {
  idempotencyKey: nowhere,
  quoteId: nowhere,
  acceptedTotal: eur,
  contact: { ...guest, ...nobody, phone: "+47 22 00 00 00" },
  travellers: [guest],
  acceptedTerms: [],
};
const carSearch = {
  ...flags,
  age: 25,
  countryOfResidence: "US",
  searchString: "",
  pickUpDateTime: `${dayAhead(20)}T10:00:00`,
  pickupLatitude: 38.7742,
  pickupLongitude: -9.1342,
  returnDateTime: `${dayAhead(22)}T10:00:00`,
  returnLatitude: 38.7742,
  returnLongitude: -9.1342,
};

/** Deal searches: the calls that return prices. */
export const dealCalls: Record<string, CallSample> = {
  "POST /api/dealray/deals/hotel-search": { body: hotelSearch },
  "POST /api/dealray/deals/activity-search": { body: { ...point, ...flags, date: dayAhead(20) } },
  "POST /api/dealray/deals/car-search": { body: carSearch },
  ...Object.fromEntries(Object.values(services).flatMap(({ calls }) => Object.entries(calls))),
  "POST /api/resort/deals": {
    query: "?currency=EUR",
    body: { lat: point.latitude, lon: point.longitude },
  },
};

/** Every other browser call, in order: what ends the session or the account comes last. */
export const browserCalls: Record<string, CallSample> = {
  "GET /api/code": {},
  "GET /api/admin/country/enable": {},
  "GET /api/admin/country/enableCurrencies": {},
  "GET /api/multi-currency/exchange": {},
  "POST /api/v2/hotel/auto-suggest": suggest,
  "POST /api/activities/auto-suggest": suggest,
  "POST /api/car-rental/auto-suggest": suggest,
  "GET /api/resort/auto-suggest": { query: "?key=lisb" },
  "POST /api/flights/{id}/next-flights": { params: { id: "marker-flight" }, body: {} },
  "GET /api/flight/airports": { query: "?search=lis" },
  "GET /api/activities/destinations": {},
  "GET /api/car-rental/findCountries/EN": {},
  "GET /api/cruise/ship-lines": {},
  "GET /api/hotels/{id}/reviews": { params: { id: "marker-hotel" }, query: "?theme=staff" },
  "GET /api/user/profile": {},
  "GET /api/user/sessions": {},
  "GET /api/saved-items": {},
  "POST /api/saved-items": { body: { items: [savedItem] } },
  "PUT /api/saved-items/{service}/{id}": { params: savedKey, body: { search: savedItem.search } },
  "DELETE /api/saved-items/{service}/{id}": { params: savedKey },
  "GET /api/wallet": { answers: [404] },
  "POST /api/user/changeLanguage/{language}": { params: { language: "en" } },
  "PUT /api/user/profile": { body: { ...person, language: null, currency: null } },
  "PUT /api/user/profile/photo": { type: "image/png", body: "no picture", answers: [422] },
  "DELETE /api/user/profile/photo": {},
  "GET /api/agency/settings/{section}": { params: { section: "contact" }, answers: [403] },
  "PUT /api/agency/settings/{section}": {
    params: { section: "contact" },
    body: { version: 1, settings: {} },
    answers: [403, 409],
  },
  "POST /api/agency/settings/{section}/restore": {
    params: { section: "contact" },
    body: { version: 1, revision: 1 },
    answers: [403, 409],
  },
  "GET /api/agency/stories/{kind}/{slug}": { params: article, answers: [403, 404] },
  "PUT /api/agency/stories/{kind}/{slug}": {
    params: article,
    body: { version: 1, story: {} },
    answers: [403, 404],
  },
  "DELETE /api/agency/stories/{kind}/{slug}": { params: article, answers: [403, 404] },
  "POST /api/agency/stories/{kind}/{slug}/restore": {
    params: article,
    body: { version: 1, revision: 1 },
    answers: [403, 404],
  },
  "POST /api/agency/media": { type: "image/png", body: "no picture", answers: [403, 422] },
  "POST /api/quotes": {
    body: { selection: { service: "hotels", ...hotelParty, hotelId: "nowhere", offerId: "x" } },
    answers: [401, 404],
  },
  "GET /api/quotes/{id}": { params: { id: nowhere }, answers: [404] },
  "POST /api/quotes/{id}/refresh": { params: { id: nowhere }, body: {}, answers: [404] },
  "PUT /api/quotes/{id}/extras": {
    params: { id: nowhere },
    body: { extras: [] },
    answers: [404],
  },
  "POST /api/bookings": { body: order, answers: [404] },
  "GET /api/agency/bookings": { query: "?sort=departure&size=100", answers: [403] },
  "GET /api/bookings": {},
  "POST /api/bookings/{reference}": { params: booking, body: {}, answers: [404] },
  "POST /api/bookings/{reference}/payment": { params: booking, body: {}, answers: [404] },
  "POST /api/bookings/{reference}/change-quote": {
    params: booking,
    body: { change: { service: "hotels", stay: hotelParty.stay, rooms: [0] } },
    answers: [404, 401],
  },
  "POST /api/bookings/{reference}/travellers": {
    params: booking,
    body: { travellers: [{ firstName: "Nina", lastName: "Berg" }] },
    answers: [404],
  },
  "POST /api/bookings/{reference}/contact": {
    params: booking,
    body: { email: "nina@example.com" },
    answers: [404],
  },
  "POST /api/bookings/{reference}/cancel": {
    params: booking,
    body: { expectedRefund: eur },
    answers: [404],
  },
  "POST /api/pending-orders/{id}": { params: { id: nowhere }, body: {}, answers: [404] },
  "POST /api/find-booking": { body: { ...booking, ...nobody }, answers: [404, ...limited] },
  "POST /api/sandbox-payments/{id}/pay": {
    params: { id: token },
    body: { card: "4242424242424242" },
    answers: [404],
  },
  "POST /api/sandbox-payments/{id}/challenge": {
    params: { id: token },
    body: { isApproved: true },
    answers: [404],
  },
  "POST /api/user/signup": {
    body: { ...person, ...nobody, password: newPassword },
    answers: limited,
  },
  "POST /api/user/verify/resend": { body: nobody, answers: limited },
  "POST /api/user/forgot-password": { body: nobody, answers: limited },
  "POST /api/user/verify": { body: { token, password: newPassword }, answers: pointless },
  "POST /api/user/reset-password": { body: { token, password: newPassword }, answers: pointless },
  "POST /api/sso/continue": { body: { ticket: token }, answers: pointless },
  "POST /api/user/login": {
    body: { ...nobody, password: "wrong" },
    answers: [401, ...limited],
    isVisitors: true,
  },
  "POST /api/user/refresh": {},
  "POST /api/user/sessions/end-others": {},
  "DELETE /api/user/sessions/{id}": {
    params: { id: "00000000-0000-4000-8000-000000000000" },
    answers: [404],
  },
  "POST /api/user/change-password": {
    body: { currentPassword: demoPassword, password: newPassword },
  },
  // An agency's only owner can't be deleted.
  "POST /api/user/delete": { body: { password: newPassword }, answers: [409] },
  "POST /api/user/logout": {},
};

const providers = { providerId: "agency", state: null };
/** Calls that only the site itself makes to the backend. */
export const upstreamCalls: Record<string, CallSample> = {
  "GET /api/user/changeLanguage/{language}": { params: { language: "en" } },
  "GET /api/agency/bookings/{reference}": { params: booking, answers: [404] },
  "GET /api/agency/settings/{section}/revisions": {
    params: { section: "contact" },
    answers: [403],
  },
  "GET /api/agency/webhooks/{id}/deliveries": { params: { id: nowhere }, answers: [403, 404] },
  "GET /api/agency/stories/{kind}": { params: { kind: "blog" }, answers: [403] },
  "GET /api/agency/saved-views": { query: "?list=bookings" },
  "POST /api/bookings/{reference}/cancellation-quote": {
    params: booking,
    body: {},
    answers: [404],
  },
  "POST /api/agency/bookings/cancellation-quotes": { body: { references: [booking.reference] } },
  "GET /api/agency/clients/{reference}": {
    params: { reference: "K-22222222" },
    answers: [404],
  },
  "GET /api/applications/{reference}": {
    params: { reference: "J-22222222" },
    answers: [404],
  },
  "POST /api/enquiries/{reference}": {
    params: { reference: "E-22222222" },
    body: {},
    answers: [404],
  },
  "POST /api/enquiry-deals": { body: { service: "hotels", deal: "made.up" }, answers: [404] },
  "POST /api/sandbox-payments/{id}": { params: { id: token }, body: {}, answers: [404] },
  "POST /api/application-questions": { body: { token: "t".repeat(43) }, answers: [410] },
  "GET /api/blogs/{slug}": { params: { slug: "three-unhurried-days-in-lisbon" }, answers: [404] },
  "GET /api/destinations/{slug}": { params: { slug: "lisbon" }, answers: [404] },
  "GET /api/activities/{id}": { params: { id: "marker-activity" } },
  "GET /api/hotels/{id}": { params: { id: "marker-hotel" } },
  "GET /api/agency/media/{hash}": { params: { hash: "0".repeat(64) }, answers: [404] },
  "GET /api/short-links/{id}": { params: { id: "expired-demo-link-0001" }, answers: [404, 410] },
  "POST /resort/deals": {
    query: "?currency=KWD",
    body: { lat: point.latitude, lon: point.longitude },
  },
  "GET /api/places": { query: "?west=-9.8&south=38.2&east=-8.5&north=39.3" },
  "GET /resort/auto-suggest": { query: "?key=lisb" },
  "POST /api/sso/start": { body: { providerId: "agency", navigateTo: null }, answers: [401] },
  "POST /api/sso/callback": { body: { ...providers, parameters: {} }, answers: [401] },
  "POST /api/sso/token": {
    body: { token: "nonsense", state: null, navigateTo: null },
    answers: [401],
  },
  "GET /api/support/tickets/{reference}": {
    params: { reference: "S-222222" },
    answers: [404],
  },
  "GET /api/team/{id}": { params: { id: nowhere }, answers: [404] },
  "POST /api/invitations/open": { body: { token: "t".repeat(43) }, answers: [410] },
  "GET /api/dev/mails": { answers: [404] },
};
