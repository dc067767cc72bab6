import { hotelReviewsSchema } from "@/lib/api/contract/hotel-reviews";
import { languageCodes } from "@/lib/api/contract/languages";
import type { HotelContractKit } from "./hotel-contract-kit";
import type { ReviewQuery } from "../../ports/hotel-supplier";

const everyReview = {
  theme: undefined,
  travellers: undefined,
  writtenIn: undefined,
  sort: "relevant",
  page: 1,
} as const;

/** The tests that a supplier's reviews pass; call it within a `describe`. */
export function testHotelReviews({ subject }: Pick<HotelContractKit, "subject">): void {
  test.each(languageCodes)("reviews agree with the hotel's score in %s", async (language) => {
    const { supplier, hotelId } = subject();
    if (!supplier.listReviews) return;
    const hotel = await supplier.getHotel(hotelId, language);
    const query = { ...everyReview, hotelId, language };
    const first = hotelReviewsSchema
      .omit({ overall: true })
      .parse(await supplier.listReviews(query));
    const scores = first.distribution.reduce((sum, each) => sum + each.count, 0);
    expect(scores).toBe(hotel?.guestScore?.count ?? 0);
    expect(first.withText).toBeLessThanOrEqual(scores);
    const themes = first.themes.map(({ score }) => score);
    expect(
      Math.abs(
        themes.reduce((sum, score) => sum + score, 0) / (themes.length || 1) -
          (hotel?.guestScore?.value ?? 0),
      ),
    ).toBeLessThan(1);
    const pages = [first];
    for (let page = 2; page <= first.pages; page += 1) {
      const next = await supplier.listReviews({ ...query, page });
      if (next) pages.push(next);
    }
    const all = pages.flatMap((page) => page.reviews);
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.withText);
    expect([first.total, all.length]).toEqual([first.withText, first.withText]);
    expect(
      all.filter(({ stayedIn }) => stayedIn > subject().now().toISOString().slice(0, 7)),
    ).toEqual([]);
    expect(await supplier.listReviews({ ...query, page: first.pages + 1 })).toEqual(pages.at(-1));
    for (const { theme, mentions } of first.themes) {
      const about = await supplier.listReviews({ ...query, theme });
      expect([about?.total, about?.withText]).toEqual([mentions, first.withText]);
      expect(about?.reviews.filter(({ themes: of }) => !of.includes(theme))).toEqual([]);
    }
    for (const { type, count } of first.travellers) {
      const by = await supplier.listReviews({ ...query, travellers: type });
      expect(by?.total).toBe(count);
      expect(by?.reviews.filter(({ travellers }) => travellers !== type)).toEqual([]);
    }
    const ordered = async (sort: ReviewQuery["sort"]) =>
      (await supplier.listReviews?.({ ...query, sort }))?.reviews ?? [];
    const highest = (await ordered("highest")).map(({ score }) => score);
    expect(highest).toEqual(highest.toSorted((a, b) => b - a));
    const lowest = (await ordered("lowest")).map(({ score }) => score);
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
    const newest = (await ordered("newest")).map(({ stayedIn }) => stayedIn);
    expect(newest).toEqual(newest.toSorted().reverse());
    expect(await supplier.listReviews({ ...query, hotelId: "nowhere" })).toBeNull();
  });
}
