import * as z from "zod";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { actions, userTypes } from "./roles";

/** A user's own profile. `auth` maps a path to its read flag. */
export const userSchema = z.object({
  id: z.string(),
  personal_info: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    profile_image: z.string().nullable(),
    /** Decimal major units. */
    credits: z.object({ amount: z.number(), currency: z.string() }),
  }),
  userType: z.enum(userTypes),
  isRewardWalletEnable: z.boolean(),
  isTravelAgent: z.boolean(),
  isRestrictedAgent: z.boolean(),
  /** Actions of which more or less is allowed than to others of their type; missing for none. */
  permissions: z.partialRecord(z.enum(actions), z.enum(["own", "all", "none"])).optional(),
  auth: z.record(z.string(), z.object({ read: z.boolean() })),
  language: z.enum(languageCodes).nullable(),
  currency: z.string().nullable(),
  /** This session is in client view (`setClientView`); missing: it isn't. */
  isClientView: z.boolean().optional(),
});
export type User = z.infer<typeof userSchema>;

const base = { api: "main", browser: true } as const;
export const changeLanguageEndpoint = endpoint({
  operationId: "changeLanguage",
  ...base,
  method: "get",
  browserMethod: "post",
  path: "/api/user/changeLanguage/{language}",
  notFound: "shared",
  access: "signed-in",
  summary: "Store the user's language, one of those the agency offers",
  params: z.object({ language: z.enum(languageCodes) }),
  response: z.object({ language: z.enum(languageCodes) }),
});
export const getProfileEndpoint = endpoint({
  operationId: "getProfile",
  ...base,
  method: "get",
  path: "/api/user/profile",
  access: "signed-in",
  summary: "The signed-in user",
  response: z.object({ user: userSchema }),
});
