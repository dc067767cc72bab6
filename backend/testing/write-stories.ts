import { blogPosts, destinations, shortLinks } from "../db/schema/stories";
import type { TestBackend } from "./open-test-backend";
import type { TestAgency } from "./test-agencies";

export const testLinkIds: Record<TestAgency, string> = {
  alpha: "alpha-link-00000000001",
  beta: "beta-link-000000000001",
  dormant: "dormant-link-000000001",
};
export const expiredLinkId = "expired-link-000000001";
export const revokedLinkId = "revoked-link-000000001";

const picture = "/assets/inventory/hotels/harbour-1";

/**
 * Two articles, one of them of the year 2099, two destinations and short links of an agency, each
 * naming it.
 */
export async function writeStories(
  { db, ids }: Pick<TestBackend, "db" | "ids">,
  agency: TestAgency,
): Promise<void> {
  const agencyId = ids[agency];
  const post = {
    agencyId,
    summary: "s",
    content: "<p>x</p>",
    image: picture,
    author: agency,
    publishedAt: new Date("2025-03-01T09:00:00Z"),
  };
  const place = {
    agencyId,
    countryCode: "PT",
    lat: 41.15,
    long: -8.61,
    airportLat: 41.24,
    airportLong: -8.68,
    image: picture,
  };
  const text = { summary: agency, content: "<p>x</p>" };
  await db.forAgency(agencyId, async (tx) => {
    await tx.insert(blogPosts).values([
      { ...post, slug: "first-trip", language: "en", title: "A first trip" },
      { ...post, slug: "first-trip", language: "es", title: "Un primer viaje" },
      {
        ...post,
        slug: "second-trip",
        language: "es",
        title: "Otro viaje",
        publishedAt: new Date("2025-04-01T09:00:00Z"),
      },
      {
        ...post,
        slug: "not-yet",
        language: "en",
        title: "Later",
        publishedAt: new Date("2099-01-01T00:00:00Z"),
      },
    ]);
    await tx.insert(destinations).values([
      {
        ...place,
        slug: "porto",
        texts: { en: { ...text, name: "Porto" }, es: { ...text, name: "Oporto" } },
        isTop: true,
        position: 1,
      },
      { ...place, slug: "braga", texts: { en: { ...text, name: "Braga" } }, position: 0 },
    ]);
    const link = { agencyId, target: "/blog", kind: "url" } as const;
    await tx.insert(shortLinks).values([
      { ...link, id: testLinkIds[agency] },
      { ...link, id: expiredLinkId, expiresAt: new Date("2025-01-01T00:00:00Z") },
      { ...link, id: revokedLinkId, revokedAt: new Date("2025-01-01T00:00:00Z") },
    ]);
  });
}
