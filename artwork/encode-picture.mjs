import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { createRandom } from "./brushes/create-random.mjs";

/** Quality per format, tuned so that a 960 px image stays below about 60 kB. */
const quality = { avif: 54, webp: 60 };

/** Paper grain: hides the banding of wide gradients and takes the plastic look off flat areas. */
function grain(width, height, strength) {
  const random = createRandom(`grain-${width}`);
  const pixels = Buffer.alloc(width * height);
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = 128 + Math.round((random.next() + random.next() - 1) * strength);
  return { input: pixels, raw: { width, height, channels: 1 }, blend: "soft-light" };
}

/**
 * Rasterises once, `scale` times as large as needed, and writes `<file>-<width>.{avif,webp}` for
 * each width. With `aspect` (width over height) only its middle.
 */
export async function encodePicture(
  canvas,
  file,
  widths,
  {
    strength = 14,
    formats = ["avif", "webp"],
    quality: own,
    effort = 5,
    scale = 1.6,
    aspect = canvas.width / canvas.height,
  } = {},
) {
  await mkdir(path.dirname(file), { recursive: true });
  const large = Math.max(...widths);
  const density = (72 * large * scale) / (canvas.height * aspect);
  const source = await sharp(Buffer.from(canvas.toSvg()), { density, unlimited: true })
    .flatten()
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  let bytes = 0;
  for (const width of widths) {
    const height = Math.round(width / aspect);
    const flat = await sharp(source).resize(width, height, { kernel: "lanczos3" }).toBuffer();
    const picture = await sharp(flat)
      .composite([grain(width, height, strength)])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width, height, channels: picture.info.channels };
    for (const format of formats) {
      const options =
        format === "avif"
          ? { quality: own?.avif ?? quality.avif, effort, chromaSubsampling: "4:2:0" }
          : { quality: own?.webp ?? quality.webp, effort, smartSubsample: true };
      const data = await sharp(picture.data, { raw })[format](options).toBuffer();
      await writeFile(`${file}-${width}.${format}`, data);
      bytes += data.length;
    }
  }
  return bytes;
}
