import { getActivityEndpoint, type ActivityProduct } from "@/lib/api/contract/activities";
import { toAgency } from "@/lib/api/contract/agencies";
import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { activityJsonLd } from "./activity-json-ld";

const agency = toAgency(agencyFixture({}));
const product: ActivityProduct = {
  ...{ id: "w-1", supplier: "walks", title: "Old town walk", category: "walkingTour" },
  ...{ pictures: ["/assets/inventory/activities/food-1"], description: "A walk." },
  ...{ highlights: [], inclusions: [], exclusions: [], notes: [], languages: ["en"] },
  ...{ rating: { value: 4.6, count: 12 }, isInstant: true, refunds: [], phone: null },
  place: {
    ...{ city: "Lisbon", countryCode: "PT", timeZone: "Europe/Lisbon" },
    ...{ latitude: 38.7, longitude: -9.1 },
  },
  meeting: { kind: "pickUp", point: null, pickUps: [], isFree: true, minutesBefore: 0 },
  bands: [{ band: "adult", ages: null, minimum: 0, maximum: 9, needsAdult: false }],
  people: { minimum: 1, maximum: 9 },
  options: [{ id: "walk", title: "Walk", minutes: 90, pricing: { per: "person", holds: null } }],
  ...{ names: "lead", tickets: "one" },
};
const toData = (changes: Partial<ActivityProduct> = {}) =>
  activityJsonLd(agency, {
    product: { ...product, ...changes },
    locale: agency.defaultLanguage,
  });

it("describes a real supplier's product at its own address, without a price", () => {
  const data = toData();
  expect(data).toMatchObject({
    ...{ "@type": "Product", name: "Old town walk" },
    url: expect.stringMatching(/\/booknow\/activities\/result-details\/w-1$/),
    image: [expect.stringMatching(/^https?:.*\/assets\/inventory\/activities\/food-1-960\.webp$/)],
    aggregateRating: { ratingValue: 4.6, bestRating: 5, reviewCount: 12 },
  });
  expect(JSON.stringify(data)).not.toMatch(/offers|price/i);
});

it("rates nothing without reviews, and says nothing of what is made up", () => {
  expect(toData({ rating: null })).not.toHaveProperty("aggregateRating");
  expect(toData({ supplier: "sandbox" })).toBeNull();
});

it("has no words of reviews: what may not be indexed isn't even read", () => {
  const answered = { product: { ...product, reviews: [{ text: "Lovely" }], reviewText: "Lovely" } };
  const { product: read } = getActivityEndpoint.response.parse(answered);
  expect(JSON.stringify([read, toData(read)])).not.toMatch(/Lovely|"review"/);
});
