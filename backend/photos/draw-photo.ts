import { redrawPicture } from "./redraw-picture";

const side = 160;

/**
 * A profile picture: a square WebP of at most 160 px in a `data:` URL of some kilobytes.
 * @throws RouteError as `redrawPicture`
 */
export async function drawPhoto(given: Uint8Array): Promise<string> {
  const drawn = await redrawPicture(given, (picture) =>
    picture.resize(side, side, { fit: "cover" }).webp({ quality: 80 }).toBuffer(),
  );
  return `data:image/webp;base64,${drawn.toString("base64")}`;
}
