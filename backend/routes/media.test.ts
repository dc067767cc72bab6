import { eq } from "drizzle-orm";
import sharp from "sharp";
import { getPictureEndpoint, uploadPictureEndpoint } from "@/lib/api/contract/media";
import { maximumPictures, pictureMaximumBytes } from "@/lib/api/contract/picture-files";
import { media } from "../db/schema/agency-settings";
import { auditEvents } from "../db/schema/audit-events";
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
  const others = Array.from({ length: maximumPictures - 1 }, (_, index) => ({
    agencyId: backend.ids.alpha,
    hash: String(index).padStart(64, "0"),
    content: new Uint8Array([0]),
    width: 1,
    height: 1,
    uploadedAt: new Date(),
  }));
  await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    await tx.insert(media).values(others);
  });
  expect(await upload(await makePng(30))).toMatchObject({
    status: 422,
    body: { code: "too_many_pictures", message: expect.stringContaining("200") as string },
  });
  expect((await upload(await makePng(20))).body).toEqual(known.body);
  expect((await count()).pictures).toBe(maximumPictures);
});
