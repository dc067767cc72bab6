import "server-only";
import { LRUCache } from "lru-cache";
import type { Agency } from "@/lib/api/contract/agencies";
import { getPictureEndpoint, pictureFormats } from "@/lib/api/contract/media";
import { findPicturePng } from "@/lib/api/contract/picture-files";
import { apiFor } from "@/lib/api/server";
import { getRequestId } from "@/lib/session/get-request-id";
import { optionalRead } from "./optional-read";
import { orNull } from "./or-null";

type PictureFile = { bytes: Buffer<ArrayBuffer>; type: string };

/** A file never changes, because its name is that of its bytes: nothing has to be purged. */
const kept = new LRUCache<string, PictureFile>({
  maxSize: 24_000_000,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/**
 * A picture that the agency has uploaded, by the last part of its path, kept by this process; null
 * if there is none. `.png` instead of `.webp` is the same one small, for what takes no WebP.
 * @throws ApiError or ContractError, see `createApi`
 */
export async function getPictureFile(
  { subdomain }: Pick<Agency, "subdomain">,
  file: string,
): Promise<PictureFile | null> {
  const [, hash = "", ending] = /^([\da-f]{64})\.(\w+)$/.exec(file) ?? [];
  const format = pictureFormats.find((each) => each === ending);
  if (!format) return null;
  const key = `${subdomain}/${file}`;
  const known = kept.get(key);
  if (known) return known;
  const found = await orNull(
    apiFor(subdomain, { requestId: await getRequestId() }).call(getPictureEndpoint, {
      params: { hash },
      query: { format },
    }),
  );
  if (!found) return null;
  const picture = { bytes: Buffer.from(found.content, "base64"), type: `image/${format}` };
  kept.set(key, picture);
  return picture;
}

/** An uploaded picture as a small PNG, by its path; null for any other, or if it can't be read. */
export async function getUploadedPng(
  agency: Pick<Agency, "subdomain">,
  path: string,
): Promise<Buffer | null> {
  const file = findPicturePng(path)?.split("/").at(-1);
  if (!file) return null;
  const picture = await optionalRead("picture", () => getPictureFile(agency, file), null);
  return picture?.bytes ?? null;
}
