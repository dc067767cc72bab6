import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { getPictureEndpoint, uploadPictureEndpoint } from "@/lib/api/contract/media";
import {
  maximumPictures,
  pictureMaximumBytes,
  toPicturePath,
} from "@/lib/api/contract/picture-files";
import { dayMs } from "@/lib/dates/durations";
import { agencies, agencyTexts } from "../db/schema/agencies";
import { agencyRevisions, media } from "../db/schema/agency-settings";
import { auditEvents } from "../db/schema/audit-events";
import { blogPosts, destinations } from "../db/schema/stories";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(() =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => {
    await tx.delete(media);
  }),
);

const makePng = async (width: number) => {
  const create = { width, height: 10, channels: 3, background: "#2c7be5" } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
};
const upload = (
  bytes: Uint8Array<ArrayBuffer>,
  { as = "owner" as const, type = "image/png" } = {},
) => backend.call(uploadPictureEndpoint, { as, image: { type, bytes } });
const get = (
  hash: string,
  { agency = "alpha", ...query }: { agency?: TestAgency; format?: string } = {},
) => backend.call(getPictureEndpoint, { agency, params: { hash }, query });
const hashOf = ({ body }: { body: Record<string, unknown> }) =>
  /^\/media\/([\da-f]{64})\.webp$/.exec(body.path as string)?.[1] ?? "";
const formatOf = async ({ body }: { body: Record<string, unknown> }) =>
  (await sharp(Buffer.from(body.content as string, "base64")).metadata()).format;
const count = () =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => ({
    pictures: await tx.$count(media),
    noted: await tx.$count(auditEvents, eq(auditEvents.action, "media.uploaded")),
  }));

const hashAt = (index: number) => String(index).padStart(64, "0");
const fill = (length: number, uploadedAt = new Date()) =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const { alpha: agencyId } = backend.ids;
    const content = new Uint8Array([0]);
    const pictures = Array.from({ length }, (_, index) => ({
      ...{ agencyId, hash: hashAt(index), content, width: 1, height: 1, uploadedAt },
    }));
    await tx.insert(media).values(pictures);
  });

it("keeps a picture once, notes it once, and shows it to everybody of its agency alone", async () => {
  const { noted } = await count();
  const first = await upload(await makePng(20));
  expect(first).toMatchObject({ status: 200, body: { width: 20, height: 10 } });
  expect((await upload(await makePng(20))).body).toEqual(first.body);
  expect(await count()).toEqual({ pictures: 1, noted: noted + 1 });

  const hash = hashOf(first);
  expect(await formatOf(await get(hash))).toBe("webp");
  expect(await formatOf(await get(hash, { format: "png" }))).toBe("png");
  const missing = { status: 404, body: { code: "picture_not_found" } };
  expect(await get(hash, { agency: "beta" })).toMatchObject(missing);
  expect(await get("0".repeat(64))).toMatchObject(missing);
  expect((await get(hash.toUpperCase())).status).toBe(422);
  expect((await get(hash, { format: "svg" })).status).toBe(422);
});

it("keeps nothing of what is no picture, or too large", async () => {
  const script = new TextEncoder().encode("<svg><script>alert(1)</script></svg>");
  expect((await upload(script)).status).toBe(422);
  expect((await upload(script, { type: "image/svg+xml" })).status).toBe(415);
  expect((await upload(new Uint8Array(pictureMaximumBytes + 1))).status).toBe(413);
  expect((await upload(new Uint8Array(pictureMaximumBytes))).status).toBe(422);
  expect((await count()).pictures).toBe(0);
});

it("keeps 200 of an agency, and takes one that it has already", async () => {
  const known = await upload(await makePng(20));
  await fill(maximumPictures - 1);
  expect(await upload(await makePng(30))).toMatchObject({
    status: 422,
    body: { code: "too_many_pictures", message: expect.stringContaining("200") as string },
  });
  expect((await upload(await makePng(20))).body).toEqual(known.body);
  expect((await count()).pictures).toBe(maximumPictures);
});

it("makes room by the pictures of more than a day ago that nothing names any more", async () => {
  const longAgo = new Date(Date.now() - 2 * dayMs);
  await upload(await makePng(20));
  await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const rows = await tx.delete(media).returning();
    await tx.insert(media).values(rows.map((row) => ({ ...row, uploadedAt: longAgo })));
  });
  // Again today: it may be in a form that isn't saved yet.
  const lately = await upload(await makePng(20));
  await fill(maximumPictures - 1, longAgo);
  const paths = Array.from({ length: 6 }, (_, index) => toPicturePath(hashAt(index)));
  const [logo, inText, image = "", inContent, inDestination = "", before] = paths;
  await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const { alpha: agencyId } = backend.ids;
    const settings = sql`${agencies.settings} || ${JSON.stringify({ logo })}::jsonb`;
    await tx.update(agencies).set({ settings });
    const texts = { agencyId, kind: "about", language: "en", body: [inText] } as const;
    await tx.insert(agencyTexts).values(texts);
    await tx.insert(blogPosts).values({
      ...{ agencyId, slug: "a", language: "en", title: "A", summary: "A", author: "A" },
      ...{ image, content: `<img src="${inContent}">`, publishedAt: new Date() },
    });
    await tx.insert(destinations).values({
      ...{ agencyId, slug: "a", texts: {}, countryCode: "PT", image: inDestination, position: 0 },
      ...{ lat: 0, long: 0, airportLat: 0, airportLong: 0 },
    });
    const revision = { agencyId, version: 1_000, before: { logo: before }, createdAt: new Date() };
    await tx.insert(agencyRevisions).values(revision);
  });
  const added = await upload(await makePng(30));
  expect(added.status).toBe(200);
  const kept = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select({ hash: media.hash }).from(media),
  );
  expect(new Set(kept.map(({ hash }) => toPicturePath(hash)))).toEqual(
    new Set([...paths, lately.body.path, added.body.path]),
  );
});
