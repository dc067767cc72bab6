import { toAgency } from "@/lib/api/contract/agencies";
import type { Hotel } from "@/lib/api/contract/hotels";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { hotelJsonLd } from "./hotel-json-ld";

const agency = toAgency(agencyFixture({}));
const hotel: Hotel = {
  id: "h-1",
  supplier: "sandbox",
  name: "Casa do Rio",
  hotelClass: 4.5,
  guestScore: { value: 8.7, count: 1240 },
  city: "Lisbon",
  countryCode: "PT",
  latitude: 38.7,
  longitude: -9.1,
  amenities: ["wifi"],
  description: "By the river.",
  pictures: ["/assets/inventory/hotels/harbour-5"],
  address: "Rua 1, Lisbon",
  phone: null,
  timeZone: "Europe/Lisbon",
  checkIn: { from: "15:00", until: null },
  checkOut: { until: "11:00" },
  accessibility: [],
  nearby: [],
};
const offer = {
  total: { amount: 12_500, currency: "KWD" },
  name: "Casa do Rio",
  path: "/booknow/hotels/search-details?id=h-1",
};
const toData = (changes: Partial<Hotel> = {}, options: { offer?: typeof offer } = {}) =>
  hotelJsonLd(agency, {
    hotel: { ...hotel, ...changes },
    locale: agency.defaultLanguage,
    features: [{ name: "Lift", has: false }],
    offer: options.offer ?? null,
  });

test("a hotel has its location and features, and a price only if given", () => {
  const data = toData();
  expect(data).toMatchObject({
    "@type": "Hotel",
    name: "Casa do Rio",
    image: [expect.stringMatching(/^https?:\/\/.+harbour-5-960\.webp$/)],
    address: { streetAddress: "Rua 1, Lisbon", addressLocality: "Lisbon", addressCountry: "PT" },
    geo: { latitude: 38.7, longitude: -9.1 },
    starRating: { ratingValue: 4.5 },
    aggregateRating: { ratingValue: 8.7, bestRating: 10, reviewCount: 1240 },
    amenityFeature: [{ name: "Lift", value: false }],
    checkinTime: "15:00",
    checkoutTime: "11:00",
  });
  expect(JSON.stringify(data)).not.toMatch(/price|makesOffer|telephone/i);
});

test("a price is as charged, with the currency's own digits", () =>
  expect(toData({}, { offer }).makesOffer).toMatchObject({
    price: "12.500",
    priceCurrency: "KWD",
    url: expect.stringContaining(offer.path) as string,
  }));

test.each([{ guestScore: null }, { guestScore: { value: 0, count: 0 } }])(
  "without reviews there is no rating: %j",
  (changes) => expect(toData(changes)).not.toHaveProperty("aggregateRating"),
);
test("without a star rating there is none", () =>
  expect(toData({ hotelClass: null })).not.toHaveProperty("starRating"));
