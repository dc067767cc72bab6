import { existsSync } from "node:fs";
import { openTestDatabase } from "../testing/open-test-database";
import { blogPosts, destinations, shortLinks } from "../db/schema/stories";
import { demoStories } from "./demo-stories";
import { seedDemo, toDemoAgencies } from "./seed-demo";
import { seedStories } from "./seed-stories";

const agency = (subdomain: string) => toDemoAgencies().find((each) => each.subdomain === subdomain);

it.each(demoStories())(
  "$subdomain has its stories in its own language and in English, with images that exist",
  ({ subdomain, blogs, destinations: places }) => {
    for (const { slug, texts, image } of [...blogs, ...places]) {
      expect([slug, Object.keys(texts)]).toEqual([
        slug,
        expect.arrayContaining(["en", agency(subdomain)?.defaultLanguage ?? "en"]),
      ]);
      expect([slug, existsSync(`public${image}-960.webp`)]).toEqual([slug, true]);
      for (const { content } of Object.values(texts))
        expect(content).toMatch(/^<p>.*<\/(?:p|ul)>$/s);
    }
    expect(agency(subdomain)?.displayTopDestinations ?? false).toBe(places.length > 0);
  },
);

it("inserts them once", async () => {
  const { db, close } = await openTestDatabase();
  await seedDemo(db, { rootDomain: "localhost" });
  const count = () =>
    db.forOperator(async (tx) => [
      (await tx.select().from(blogPosts)).length,
      (await tx.select().from(destinations)).length,
      (await tx.select().from(shortLinks)).length,
    ]);
  const first = await count();
  await seedStories(db);
  expect([first, await count()]).toEqual([
    [20, 13, 2],
    [20, 13, 2],
  ]);
  await close();
});
