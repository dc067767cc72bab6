import { toAgency } from "@/lib/api/contract/agencies";
import type { Deal } from "@/lib/api/contract/to-deal";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { offersJsonLd, serializeJsonLd, travelAgencyJsonLd } from "./json-ld";

const site = "https://acme.test/es";
const deal = {
  service: "activities",
  id: "a1",
  isSample: false,
  link: "/booknow/activities/result-details/a1",
  image: "/assets/inventory/a1.webp",
  title: "Kayak",
  rating: 4.5,
  discountPercentage: 10,
  price: {
    total: { amount: 12_500, currency: "KWD" },
    base: { amount: 12_000, currency: "KWD" },
    taxAndFee: { amount: 500, currency: "KWD" },
    published: null,
    agent: null,
  },
  durationMinutes: 60,
  isFreeCancellation: true,
  reviewCount: 3,
  date: "2026-12-05",
  city: "Lisbon",
  countryCode: "PT",
} satisfies Deal;

test("nothing in it can end the script element", () => {
  const text = serializeJsonLd({ "@context": "https://schema.org", "@type": "TravelAgency", name: "</script><!-- <script>\u2028&" });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ name: "</script><!-- <script>\u2028&" });
});

test("an agency shows what its footer shows", () => {
  const contact = { contactPhoneNumber: "+351 1", addressLine1: "Rua 1", city: "Lisboa", contactEmailId: "hi@acme.test", linkedin: "https://linkedin.com/x" };
  const hidden = travelAgencyJsonLd(toAgency(agencyFixture(contact)), "https://acme.test");
  expect(hidden).toMatchObject({
    "@type": "TravelAgency",
    name: "Acme Travel",
    logo: "https://acme.test/assets/agencies/acme/logo.svg",
    sameAs: ["https://linkedin.com/x"],
  });
  expect(hidden).not.toHaveProperty("telephone");
  expect(hidden).not.toHaveProperty("address");
  const shown = travelAgencyJsonLd(toAgency(agencyFixture({ ...contact, displaySupportPhoneFooter: true, displayAddressFooter: true })), "https://acme.test");
  expect(shown).toMatchObject({ telephone: "+351 1", address: { streetAddress: "Rua 1", addressLocality: "Lisboa" } });
});

test("offers carry what is charged, in its currency", () =>
  expect(offersJsonLd([deal], { isPublic: true, site })).toMatchObject({
    itemListElement: [
      { price: "12.500", priceCurrency: "KWD", url: `${site}${deal.link}`, itemOffered: { image: "https://acme.test/assets/inventory/a1.webp" } },
    ],
  }));

test("no offers where prices aren't public or aren't there", () => {
  expect(offersJsonLd([deal], { isPublic: false, site })).toBeNull();
  expect(offersJsonLd([{ ...deal, price: null }], { isPublic: true, site })).toBeNull();
});
