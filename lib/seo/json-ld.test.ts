import { toAgency } from "@/lib/api/contract/agencies";
import type { ServiceOption } from "@/lib/api/contract/services";
import type { Deal } from "@/lib/api/contract/to-deal";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { listPublicOffers, offersJsonLd, serializeJsonLd, travelAgencyJsonLd } from "./json-ld";

const site = "https://acme.test/es";
const sellerOf = (option: Partial<ServiceOption> = {}, allowNonLoginFlow = true) => ({
  allowNonLoginFlow,
  bookingMenuItemOptions: [{ title: "Hotels", active: true, ...option }] as const,
});
const deal = {
  service: "hotels",
  id: "h1",
  isSample: false,
  link: "/booknow/hotels/search-details?id=h1",
  image: "/assets/inventory/h1.webp",
  title: "Casa",
  rating: 4.5,
  discountPercentage: 10,
  price: {
    total: { amount: 12_500, currency: "KWD" },
    base: { amount: 12_000, currency: "KWD" },
    taxAndFee: { amount: 500, currency: "KWD" },
    published: null,
    agent: null,
  },
  distanceKm: 1,
  distanceFrom: "Lisbon",
  city: "Lisbon",
  countryCode: "PT",
  guestScore: null,
  boardBasis: "breakfast",
  freeCancellationUntil: null,
  stay: { start: "2026-12-05", end: "2026-12-07", nights: 2 },
  party: { rooms: 1, adults: 2, children: 0 },
} satisfies Deal;

test("no content can end the script element", () => {
  const text = serializeJsonLd({
    "@context": "https://schema.org",
    "@type": "TravelAgency",
    name: "</script><!-- <script>\u2028&",
  });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ name: "</script><!-- <script>\u2028&" });
});

test("an agency shows what its footer shows", () => {
  const contact = {
    contactPhoneNumber: "+351 1",
    addressLine1: "Rua 1",
    city: "Lisboa",
    contactEmailId: "hi@acme.test",
    linkedin: "https://linkedin.com/x",
  };
  const hidden = travelAgencyJsonLd(toAgency(agencyFixture(contact)), "https://acme.test");
  expect(hidden).toMatchObject({
    "@type": "TravelAgency",
    name: "Acme Travel",
    logo: "https://acme.test/assets/agencies/acme/logo.svg",
    sameAs: ["https://linkedin.com/x"],
  });
  expect(hidden).not.toHaveProperty("telephone");
  expect(hidden).not.toHaveProperty("address");
  const shown = travelAgencyJsonLd(
    toAgency(
      agencyFixture({ ...contact, displaySupportPhoneFooter: true, displayAddressFooter: true }),
    ),
    "https://acme.test",
  );
  expect(shown).toMatchObject({
    telephone: "+351 1",
    address: { streetAddress: "Rua 1", addressLocality: "Lisboa" },
  });
});

test("offers have the charged amount, in its currency", () =>
  expect(offersJsonLd(listPublicOffers([deal], sellerOf()), site)).toMatchObject({
    itemListElement: [
      {
        price: "12.500",
        priceCurrency: "KWD",
        url: `${site}${deal.link}`,
        itemOffered: { image: "https://acme.test/assets/inventory/h1.webp" },
      },
    ],
  }));

test("no offers if prices aren't public or missing, nor for services on request or off", () => {
  expect(listPublicOffers([deal], sellerOf({}, false))).toEqual([]);
  expect(listPublicOffers([{ ...deal, price: null }], sellerOf())).toEqual([]);
  expect(listPublicOffers([deal], sellerOf({ mode: "on-request" }))).toEqual([]);
  expect(listPublicOffers([deal], sellerOf({ active: false }))).toEqual([]);
  expect(offersJsonLd([], site)).toBeNull();
  expect(offersJsonLd([{ ...deal, price: null }], site)).toBeNull();
});
