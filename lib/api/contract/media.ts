import * as z from "zod";
import { endpoint } from "./endpoint";
import { pictureMaximumBytes, picturePath } from "./picture-files";

const base = { api: "main" } as const;
const side = z.number().int().min(1).max(2_400);

export const pictureFormats = ["webp", "png"] as const;
export const pictureHashSchema = z.string().regex(/^[\da-f]{64}$/);
export const uploadedPictureSchema = z.object({
  path: z.string().regex(picturePath),
  width: side,
  height: side,
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

export const uploadPictureEndpoint = endpoint({
  operationId: "uploadPicture",
  ...base,
  method: "post",
  path: "/api/agency/media",
  access: { action: "website.write" },
  browser: true,
  takesImage: { maximumBytes: pictureMaximumBytes },
  limits: ["pictures"],
  summary:
    "Upload a picture of the agency's site: a JPEG, PNG, WebP or AVIF as the body itself, re-encoded as a WebP within 2400 px and 400 kB; 422 for anything else, and 422 `too_many_pictures` beyond 200. The same picture again is the same path",
  errors: ["too_many_pictures"],
  response: uploadedPictureSchema,
});
export const getPictureEndpoint = endpoint({
  operationId: "getPicture",
  ...base,
  method: "get",
  path: "/api/agency/media/{hash}",
  access: "public",
  browser: false,
  notFound: "picture_not_found",
  summary:
    "A picture of the agency's site as a file: in base64, at most 400 kB. `format=png`: small, for what takes no WebP. 404 for another agency's",
  params: z.object({ hash: pictureHashSchema }),
  query: z.object({ format: z.enum(pictureFormats).default("webp") }),
  response: z.object({ content: z.string().max(540_000) }),
});
