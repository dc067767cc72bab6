import sharp from "sharp";
import { redrawPicture } from "../photos/redraw-picture";

export const maximumBytes = 400_000;

/** Tried in this order until the file is small enough; with the last one even noise is. */
const steps = [
  { side: 2_400, quality: 82 },
  { side: 2_400, quality: 70 },
  { side: 2_000, quality: 60 },
  { side: 1_600, quality: 55 },
  { side: 1_200, quality: 50 },
  { side: 800, quality: 45 },
  { side: 400, quality: 40 },
];

export type SitePicture = { content: Buffer; width: number; height: number };

const within = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) as const;

/**
 * A picture of an agency's site: a WebP within 2400 px and 400 kB, as transparent as it was.
 * @throws RouteError as `redrawPicture`
 */
export const drawSitePicture = (given: Uint8Array): Promise<SitePicture> =>
  redrawPicture(given, async (picture) => {
    // Decoded once: of 16 megapixels that takes longest.
    const { data, info } = await picture
      .resize(within(steps[0]?.side ?? 0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    for (const { side, quality } of steps) {
      const drawn = await sharp(data, { raw: { width, height, channels } })
        .resize(within(side))
        // Edges of lettering in a logo would be coloured otherwise.
        .webp({ quality, alphaQuality: quality, smartSubsample: true })
        .timeout({ seconds: 10 })
        .toBuffer({ resolveWithObject: true });
      if (drawn.data.length <= maximumBytes)
        return { content: drawn.data, width: drawn.info.width, height: drawn.info.height };
    }
    throw new Error("a picture of 400 px is larger than 400 kB");
  });

/** The same as a PNG of a size for logos and icons. */
export const toSmallPng = (content: Uint8Array): Promise<Buffer> =>
  redrawPicture(content, (picture) =>
    picture.resize(within(512)).png({ palette: true }).toBuffer(),
  );
