import * as z from "zod";
import { endpoint } from "./endpoint";
import { applicantRoles, applicationStates } from "./application-states";
import { phoneSchema } from "./phone-number";
import { searchWordsSchema, toNeighbours, toPageQuery } from "./list-queries";

/** One line of plain text in one direction: it appears in mails and lists. */
const line = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "must be one line of plain text");
/** Of several lines, without what could turn the direction of other words. */
const plainText = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text");

/** The terms for agents that are in force, by the hash of their text in the page's language. */
export const agencyTermSchema = z.object({
  id: z.string().max(100),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

/** What would-be agents say of themselves. */
export const applicationInputSchema = z.strictObject({
  company: line(120),
  /** Its licence or registration number. */
  licence: line(60),
  /** ISO 3166-1, such as PT. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country such as PT"),
  phone: phoneSchema,
  website: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .max(300)
    .nullable(),
  message: plainText.default(""),
  /** Null where the agency has no terms for agents. */
  acceptedTerms: agencyTermSchema.strict().nullable(),
});
export type ApplicationInput = z.output<typeof applicationInputSchema>;

/** For people, such as `J-7K4M2P9C`. */
export const applicationReferenceSchema = z.string().regex(/^J-[2-9A-HJ-NP-Z]{8}$/);

export const applicationSummarySchema = z.object({
  reference: applicationReferenceSchema,
  state: z.enum(applicationStates),
  company: z.string(),
  country: z.string(),
  applicant: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  createdAt: z.iso.datetime(),
  /** Of the last question, answer or decision. */
  updatedAt: z.iso.datetime(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

const roleSchema = z.object({ userType: z.enum(applicantRoles), isRestrictedAgent: z.boolean() });

export const applicationSchema = applicationSummarySchema.extend({
  licence: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  message: z.string(),
  /** What was accepted; null where there was nothing to accept. */
  terms: agencyTermSchema.nullable(),
  /** Questions and answers, the earliest first. */
  exchange: z.array(
    z.object({
      kind: z.enum(["question", "answer"]),
      text: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** Null until it is decided. */
  decision: z
    .object({
      /** Null for a former member. */
      by: z.string().nullable(),
      at: z.iso.datetime(),
      /** What it was approved as; null for one that was declined. */
      role: roleSchema.nullable(),
      /** Why it was declined; empty otherwise. */
      reason: z.string(),
    })
    .nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

export const decisionSchema = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approve"), ...roleSchema.shape }),
  z.strictObject({ decision: z.literal("ask"), question: plainText.min(1) }),
  z.strictObject({ decision: z.literal("decline"), reason: plainText.min(1) }),
]);
export type Decision = z.output<typeof decisionSchema>;

const ownApplicationSchema = applicationSummarySchema.pick({
  reference: true,
  state: true,
  company: true,
  createdAt: true,
});
const base = { api: "main", browser: false, limits: [] } as const;
const open = { ...base, access: "public", method: "post" } as const;
const desk = { ...base, access: { action: "applications.decide" } } as const;
/** 256 bits in base64url, from the link in a mail. */
const token = z.string().regex(/^[\w-]{43}$/, "must be the token of a link from a mail");

export const getApplicationFormEndpoint = endpoint({
  operationId: "getApplicationForm",
  ...base,
  method: "get",
  access: "public",
  path: "/api/application-form",
  summary:
    "What applying as an agent needs: the terms to accept, if there are any, and the user's own latest application. 403 if the agency takes no new accounts",
  errors: ["sign_up_closed"],
  response: z.object({
    terms: agencyTermSchema.nullable(),
    /** Null for visitors, and for users who haven't applied. */
    application: ownApplicationSchema.nullable(),
  }),
});
export const createApplicationEndpoint = endpoint({
  operationId: "createApplication",
  ...base,
  method: "post",
  access: "signed-in",
  path: "/api/applications",
  limits: ["applications"],
  summary:
    "Apply as an agent, as a traveller with an account: without one, sign up with `application`. Sent again with the same words it is the same application; 409 `application_open` with others, 409 `already_member` for those who work at the agency. 403 if the agency takes no new accounts",
  errors: ["sign_up_closed", "application_open", "already_member"],
  body: applicationInputSchema,
  response: z.object({ application: ownApplicationSchema }),
});
export const openApplicationQuestionEndpoint = endpoint({
  operationId: "openApplicationQuestion",
  ...open,
  safe: true,
  path: "/api/application-questions",
  summary: "What the agency asks an applicant, by the token of its mail; 410 once it is answered",
  errors: ["token_gone"],
  body: z.strictObject({ token }),
  response: z.object({ company: z.string(), question: z.string() }),
});
export const answerApplicationQuestionEndpoint = endpoint({
  operationId: "answerApplicationQuestion",
  ...open,
  path: "/api/application-answers",
  summary:
    "Answer what the agency asks an applicant, by the token of its mail: the application is open again. The same answer again changes nothing; 410 for another one",
  errors: ["token_gone"],
  body: z.strictObject({ token, text: plainText.min(1) }),
  response: z.object({ ok: z.literal(true) }),
});
export const listApplicationsEndpoint = endpoint({
  operationId: "listApplications",
  ...desk,
  method: "get",
  path: "/api/applications",
  summary:
    "A page of those who want to become agents, the latest first. `q`: part of a company, name, address or reference. `after` is `next` or `previous` of another page; 422 for anything else",
  query: z.object({
    state: z.enum(applicationStates).optional(),
    q: searchWordsSchema.optional(),
    ...toPageQuery(),
  }),
  response: z.object({
    applications: z.array(applicationSummarySchema),
    /** Of the words, in each state, on all pages. */
    counts: z.record(z.enum(applicationStates), z.number().int()),
    ...toNeighbours(),
  }),
});

const ofApplication = {
  params: z.object({ reference: applicationReferenceSchema }),
  notFound: "application_not_found",
} as const;
export const getApplicationEndpoint = endpoint({
  operationId: "getApplication",
  ...desk,
  ...ofApplication,
  method: "get",
  path: "/api/applications/{reference}",
  summary: "An application with what was asked and decided; 404 for another agency's",
  response: z.object({ application: applicationSchema }),
});
export const decideApplicationEndpoint = endpoint({
  operationId: "decideApplication",
  ...desk,
  ...ofApplication,
  method: "post",
  path: "/api/applications/{reference}/decide",
  summary:
    "Make an applicant a member, ask them something, or decline, each by mail. 409 `application_decided` for what is decided, `application_asked` while an answer is waited for, `already_member` for somebody who works at the agency, `no_seats` where the subscription has no free seat",
  errors: ["application_decided", "application_asked", "already_member", "no_seats"],
  body: decisionSchema,
  response: z.object({ application: applicationSchema }),
});
