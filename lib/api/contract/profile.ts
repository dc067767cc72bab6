import * as z from "zod";
import { firstNameSchema, lastNameSchema } from "./accounts";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { userSchema } from "./users";

export const profileInputSchema = z.strictObject({
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  language: z.enum(languageCodes).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

const base = { api: "main", browser: true, access: "signed-in", limits: [] } as const;
const response = z.object({ user: userSchema });

export const updateProfileEndpoint = endpoint({
  operationId: "updateProfile",
  ...base,
  method: "put",
  path: "/api/user/profile",
  summary:
    "Change name, language and currency; a language or currency the agency doesn't have is a 422",
  body: profileInputSchema,
  response,
});
/** Limit for an upload in bytes; the stored image is small. */
export const photoMaximumBytes = 4_000_000;
export const setPhotoEndpoint = endpoint({
  operationId: "setPhoto",
  ...base,
  method: "put",
  takesImage: { maximumBytes: photoMaximumBytes },
  path: "/api/user/profile/photo",
  summary:
    "Set the picture: a JPEG, PNG, WebP or AVIF as the body itself, re-encoded as a small square; 422 for anything else",
  response,
});
export const removePhotoEndpoint = endpoint({
  operationId: "removePhoto",
  ...base,
  method: "delete",
  path: "/api/user/profile/photo",
  summary: "Remove the picture; idempotent",
  response,
});
