import { listCities } from "@/backend/reference-data/cities";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { listFirstProperties, type HotelProperty } from "../hotel-properties";
import type { ReviewQuery } from "../../../ports/hotel-supplier";
import { createReviews } from "./create-reviews";
import { listReviews } from "./list-reviews";
import { reviewTexts, type ReviewTopic } from "./review-texts";

const now = new Date("2026-11-21T12:00:00Z");
const places = ["Lisbon", "Paris", "Zermatt", "Cancún", "Dubai", "Bergen"];
const properties = listCities()
  .filter(({ name }) => places.includes(name))
  .flatMap(listFirstProperties);
const scored = properties.filter(({ guestScore }) => guestScore);
const read = (property: HotelProperty, query: Partial<ReviewQuery> = {}) =>
  listReviews(
    property,
    {
      hotelId: property.id,
      language: "en",
      theme: undefined,
      travellers: undefined,
      writtenIn: undefined,
      sort: "relevant",
      page: 1,
      ...query,
    },
    now,
  );
const sentencesOf = (language: LanguageCode, topic: ReviewTopic) =>
  Object.values(reviewTexts[language].topics[topic]).flatMap((bank) => [
    ...bank.anyone,
    ...bank.several,
  ]);

test("all scores together are the hotel's score and count", () => {
  expect(scored.length).toBeGreaterThan(60);
  for (const property of scored) {
    const { scoreCounts } = createReviews(property, now) ?? { scoreCounts: [] };
    const count = scoreCounts.reduce((sum, each) => sum + each, 0);
    const sum = scoreCounts.reduce((all, each, index) => all + each * (index + 1), 0);
    expect({ count, value: Math.round((sum / count) * 10) / 10 }).toEqual(property.guestScore);
    expect(scoreCounts.every((each) => each >= 0)).toBe(true);
  }
});

test("theme scores lie around the overall one, and texts are spread as scores are", () => {
  for (const property of scored) {
    const { themes, withText } = read(property);
    const { reviews } = createReviews(property, now) ?? { reviews: [] };
    const value = property.guestScore?.value ?? 0;
    const mean = (numbers: number[]) =>
      numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    expect(Math.abs(mean(themes.map(({ score }) => score)) - value)).toBeLessThan(0.25);
    expect(Math.abs(mean(reviews.map(({ score }) => score)) - value)).toBeLessThan(0.4);
    expect(withText).toBeLessThan(property.guestScore?.count ?? 0);
  }
});

test("nobody writes about what the house doesn't have", () => {
  const amenities = ["pool", "spa", "gym", "parking", "restaurant", "kitchen"] as const;
  for (const property of scored) {
    const { reviews } = createReviews(property, now) ?? { reviews: [] };
    for (const { language, positive, negative } of reviews) {
      const text = `${positive} ${negative}`;
      for (const amenity of amenities.filter((each) => !property.amenities.includes(each)))
        for (const sentence of sentencesOf(language, amenity)) expect(text).not.toContain(sentence);
      if (!property.amenities.includes("beachfront"))
        for (const sentence of sentencesOf(language, "beachfront"))
          expect(text).not.toContain(sentence);
    }
    if (property.boards.every((board) => board === "room_only"))
      expect(reviews.filter(({ themes }) => themes.includes("breakfast"))).toEqual([]);
  }
});

test("who travels alone doesn't write of several", () => {
  for (const property of scored)
    for (const review of createReviews(property, now)?.reviews ?? []) {
      if (review.travellers !== "solo" && review.travellers !== "business") continue;
      const text = `${review.title} ${review.positive} ${review.negative}`;
      const { titles, topics } = reviewTexts[review.language];
      for (const bank of [titles, ...Object.values(topics)].flatMap(Object.values))
        for (const sentence of (bank as { several: string[] }).several)
          expect(text).not.toContain(sentence);
    }
});

test.each(languageCodes)(
  "those in %s come first for its readers, and are of its own texts",
  (language) => {
    const [property] = scored.toSorted(
      (a, b) => (b.guestScore?.count ?? 0) - (a.guestScore?.count ?? 0),
    );
    if (!property) throw new Error("no hotel has a score");
    const { reviews, notes } = read(property, { language });
    const own = reviews.filter((review) => review.language === language).length;
    expect(own).toBeGreaterThan(3);
    expect(reviews.slice(0, own).every((review) => review.language === language)).toBe(true);
    expect(notes).toHaveLength(1);
    expect(read(property, { language, writtenIn: language }).reviews).toEqual(
      reviews.slice(0, own),
    );
    const texts = reviews.slice(0, own).map(({ positive, negative }) => `${positive} ${negative}`);
    expect(new Set(texts).size).toBe(own);
  },
);

test("the same reviews are told again whenever they are asked for, in any order of pages", () => {
  const [property] = scored;
  if (!property) throw new Error("no hotel has a score");
  expect(read(property, { page: 2 })).toEqual(read(property, { page: 2 }));
  expect(read(property)).toEqual(read(property));
});

test("a house that has just opened has none", () => {
  const opened = properties.find(({ guestScore }) => !guestScore);
  if (!opened) throw new Error("every hotel has a score");
  expect(read(opened)).toMatchObject({ withText: 0, themes: [], distribution: [], reviews: [] });
});
