import sharp from "sharp";
import { drawPhoto } from "./draw-photo";

// Made with a raw input: the loaders of all other formats are blocked here as in the backend.
const make = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#2c7be5" }, limitInputPixels: false });
const bytesOf = (dataUrl: string) =>
  Buffer.from(dataUrl.replace("data:image/webp;base64,", ""), "base64");

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
