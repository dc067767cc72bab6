import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { drawSitePicture, maximumBytes, toSmallPng } from "./draw-site-picture";

const blue = { r: 44, g: 123, b: 229 };
const make = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: blue } })
    .jpeg()
    .toBuffer();
/** As little as possible of it can be left out. */
const makeNoise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 4), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

it.each([
  [600, 400, 600, 400],
  [4_000, 1_000, 2_400, 600],
  [1_000, 3_000, 800, 2_400],
  [1, 1, 1, 1],
])("keeps %d x %d within 2400 px, and enlarges nothing", async (width, height, ...drawn) => {
  const { content, ...size } = await drawSitePicture(await make(width, height));
  const expected = { width: drawn[0], height: drawn[1] };
  expect(size).toEqual(expected);
  expect(await sharp(content).metadata()).toMatchObject({ format: "webp", ...expected });
});

it("fits into 400 kB even if it is nothing but noise", async () => {
  const { content, width } = await drawSitePicture(await makeNoise(900, 900));
  expect(content.length).toBeLessThanOrEqual(maximumBytes);
  expect(width).toBeLessThan(900);
});

const makeLogo = () =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: { ...blue, alpha: 0 } } })
    .png()
    .toBuffer();
const alphaAt = async (file: Uint8Array) => {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [info.width, data[3]];
};

it("keeps a logo transparent, also as a PNG", async () => {
  const { content } = await drawSitePicture(await makeLogo());
  expect(await alphaAt(content)).toEqual([40, 0]);
  expect(await alphaAt(await toSmallPng(content))).toEqual([40, 0]);
});

it("makes the same of the same, and a small PNG of a large picture", async () => {
  const photo = await make(2_000, 1_000);
  const [first, second] = [await drawSitePicture(photo), await drawSitePicture(photo)];
  expect(first.content.equals(second.content)).toBe(true);
  const png = await toSmallPng(first.content);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 512, height: 256 });
});

it("rejects what no picture is decoded from", () =>
  expect(drawSitePicture(Buffer.from("<svg/>"))).rejects.toMatchObject({ status: 422 }));
