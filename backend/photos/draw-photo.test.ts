import sharp from "sharp";
import { drawPhoto } from "./draw-photo";

// Made with a raw input: the loaders of all other formats are blocked here as in the backend.
const make = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#2c7be5" }, limitInputPixels: false });
const bytesOf = (dataUrl: string) =>
  Buffer.from(dataUrl.replace("data:image/webp;base64,", ""), "base64");
const refused = { status: 422, issues: [expect.objectContaining({ path: "image" })] };

it.each([
  ["JPEG", () => make().jpeg().toBuffer()],
  ["PNG", () => make().png().toBuffer()],
  ["WebP", () => make().webp().toBuffer()],
  ["AVIF", () => make(64, 48).avif({ effort: 0 }).toBuffer()],
])("renders a %s as a small square", async (_name, encode) => {
  const drawn = bytesOf(await drawPhoto(await encode()));
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "webp", width: 160, height: 160 });
  expect(drawn.length).toBeLessThan(20_000);
});

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
  const drawn = await sharp(bytesOf(await drawPhoto(lying)))
    .raw()
    .toBuffer();
  const redAt = (x: number, y: number) => (drawn[(y * 160 + x) * 3] ?? 0) > 200;
  // Its left side is the upper one.
  expect([redAt(20, 20), redAt(140, 20), redAt(20, 140), redAt(140, 140)]).toEqual([
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
  const drawn = bytesOf(
    await drawPhoto(Buffer.concat([told, Buffer.from("<script>canary-behind</script>")])),
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
  await expect(drawPhoto(await bytes())).rejects.toMatchObject(refused);
});
