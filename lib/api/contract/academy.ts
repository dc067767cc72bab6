import * as z from "zod";
import { endpoint } from "./endpoint";
import { userTypes } from "./roles";

/** 256 bits in base64url. */
const secretText = z.string().regex(/^[\w-]{43}$/, "must be 43 letters and digits");

const base = { api: "main", browser: false, method: "post" } as const;

export const createAcademyCodeEndpoint = endpoint({
  operationId: "createAcademyCode",
  ...base,
  access: { action: "dashboard.read" },
  path: "/api/academy/codes",
  limits: [],
  summary:
    "A code by which the agency's academy learns who comes: it works once, for 60 seconds. 404 without an `academyUrl`",
  errors: ["academy_not_found"],
  response: z.object({ code: secretText }),
});

export const academyMemberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
});

/** What the academy's server sends; its secret comes beside it, in the header. */
export const academyTokenSchema = z.strictObject({ code: secretText });

export const exchangeAcademyCodeEndpoint = endpoint({
  operationId: "exchangeAcademyCode",
  ...base,
  access: "public",
  path: "/api/academy/token",
  limits: ["academy"],
  summary:
    "Who a code was made for, for the agency's academy alone, which proves by its secret that it is that. 401 for a wrong secret, and for a code that was used, is older than 60 seconds, or another agency's, or of a member who works there no more",
  errors: ["academy_refused"],
  body: academyTokenSchema.extend({
    /** As it came, which may be anything. */
    secret: z.string().max(200),
  }),
  response: academyMemberSchema,
});
