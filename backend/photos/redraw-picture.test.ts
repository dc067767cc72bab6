import sharp, { type Sharp } from "sharp";
import { redrawPicture } from "./redraw-picture";

// Made with a raw input: the loaders of all other formats are blocked here as in the backend.
const make = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#2c7be5" }, limitInputPixels: false });
const asWebp = (picture: Sharp) => picture.webp().toBuffer();
const refused = { status: 422, issues: [expect.objectContaining({ path: "image" })] };

it("applies the camera's orientation, because metadata is dropped", async () => {
  const pixels = Buffer.from(
    Array.from({ length: 40 * 20 }, (_, index) =>
      index % 40 < 20 ? [255, 0, 0] : [0, 0, 255],
    ).flat(),
  );
  const lying = await sharp(pixels, { raw: { width: 40, height: 20, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data, info } = await redrawPicture(lying, (picture) =>
    picture.raw().toBuffer({ resolveWithObject: true }),
  );
  expect(info).toMatchObject({ width: 20, height: 40 });
  const redAt = (x: number, y: number) => (data[(y * 20 + x) * 3] ?? 0) > 200;
  // Its left side is the upper one.
  expect([redAt(2, 2), redAt(17, 2), redAt(2, 37), redAt(17, 37)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("keeps nothing of the original: neither its location nor hidden data", async () => {
  const told = await make()
    .withExif({ IFD0: { Copyright: "canary-in-exif" } })
    .jpeg()
    .toBuffer();
  const drawn = await redrawPicture(
    Buffer.concat([told, Buffer.from("<script>canary-behind</script>")]),
    asWebp,
  );
  expect(told.includes("canary-in-exif")).toBe(true);
  expect(drawn.includes("canary")).toBe(false);
  expect((await sharp(drawn).metadata()).exif).toBeUndefined();
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
it.each([
  ["an SVG", () => Buffer.from(svg)],
  [
    "an SVG that begins like a PNG",
    () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from(svg),
      ]),
  ],
  ["a GIF that is a script too", () => Buffer.from("GIF89a/*\u0001\u0000*/=1;alert(1)")],
  ["a TIFF", () => make(8, 8).tiff().toBuffer()],
  ["more than 16 megapixels", () => make(4_100, 4_000).png().toBuffer()],
  ["half of a picture", async () => (await make().jpeg().toBuffer()).subarray(0, 1_000)],
  ["nothing", () => Buffer.alloc(0)],
])("rejects %s", async (_name, bytes) => {
  await expect(redrawPicture(await bytes(), asWebp)).rejects.toMatchObject(refused);
});
