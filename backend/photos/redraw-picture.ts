import sharp, { type Sharp } from "sharp";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { createSemaphore } from "../limits/create-semaphore";

const maximumPixels = 16_000_000;

// Other formats that libvips can read, including SVG and PDF, have had vulnerabilities: only these
// are decoded.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

/** Decoding takes memory per pixel. */
const drawing = createSemaphore({
  maximum: 2,
  maximumWaiting: 20,
  onFull: () =>
    new RouteError(
      503,
      "busy",
      "Too many pictures at once, please try again in a moment",
      undefined,
      { "Retry-After": "5" },
    ),
});

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPng = (bytes: Buffer) =>
  bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
const isWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
const isAvif = (bytes: Buffer) => /^ftyp(?:avif|avis|mif1)$/.test(bytes.toString("latin1", 4, 12));

/**
 * Re-encodes an uploaded picture, so that nothing of the original file is left: `draw` gets it the
 * right way up, and without metadata, because a photo can reveal where its user lives.
 * @throws RouteError 422 for anything but a JPEG, PNG, WebP or AVIF of at most 16 megapixels, 503
 * if too many are waiting
 */
export async function redrawPicture<T>(
  given: Uint8Array,
  draw: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const bytes = Buffer.from(given);
  const open = () =>
    sharp(bytes, { limitInputPixels: maximumPixels, failOn: "error", animated: false })
      .autoOrient()
      .timeout({ seconds: 10 });
  const drawn = [isJpeg, isPng, isWebp, isAvif].some((is) => is(bytes))
    ? await drawing(() => draw(open())).catch((error: unknown) => {
        if (error instanceof RouteError) throw error;
        return null;
      })
    : null;
  if (drawn === null)
    throw refuseInput("image", "must be a whole JPEG, PNG, WebP or AVIF of at most 16 megapixels");
  return drawn;
}
