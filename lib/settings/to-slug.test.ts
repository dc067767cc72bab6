import { slugSchema } from "@/lib/api/contract/slug";
import { toSlug } from "./to-slug";

it.each([
  ["By sea, slowly", "by-sea-slowly"],
  ["  São Tomé & Príncipe! ", "sao-tome-principe"],
  ["Ærø på søndag", "aero-pa-sondag"],
  ["أسبوع في لشبونة", "article"],
  ["Lisbon", "lisbon-3"],
  ["New", "new-2"],
  ["Share", "share-2"],
  ["x".repeat(200), "x".repeat(70)],
])("makes of %s an address that isn't taken", (title, slug) => {
  const made = toSlug(title, { taken: ["lisbon", "lisbon-2"], otherwise: "article" });
  expect(made).toBe(slug);
  expect(slugSchema.safeParse(made).success).toBe(true);
});
