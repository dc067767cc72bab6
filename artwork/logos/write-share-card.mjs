import sharp from "sharp";
import { composeLogo } from "./write-logos.mjs";

/** 1200 × 630 for social networks: the right part of the hero with the logo on a white plate. */
export async function writeShareCard(canvas, brand, file) {
  const [width, height] = [1200, 630];
  const tall = (height * 72) / canvas.height;
  const hero = sharp(Buffer.from(canvas.toSvg()), { density: tall * 1.5, unlimited: true })
    .resize({ height })
    .flatten();
  const logo = await sharp(Buffer.from(composeLogo(brand, "light")), { density: 108 }).toBuffer({
    resolveWithObject: true,
  });
  const [plateWidth, plateHeight] = [logo.info.width + 64, logo.info.height + 48];
  const plate = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}"><rect width="100%" height="100%" rx="20" fill="#fff"/></svg>`,
  );
  const picture = await hero.toBuffer({ resolveWithObject: true });
  await sharp(picture.data)
    .extract({ left: Math.round((picture.info.width - width) * 0.72), top: 0, width, height })
    .composite([
      { input: plate, left: 56, top: height - plateHeight - 56 },
      { input: logo.data, left: 88, top: height - plateHeight - 32 },
    ])
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(file);
}
