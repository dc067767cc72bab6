import * as z from "zod";
import { agencyWireSchema } from "./agencies";
import { endpoint } from "./endpoint";
import { textLanguages } from "./text-languages";

const { privacyPolicy, cookiesPolicy, disclaimer, userTerms, agencyTerms } = agencyWireSchema.shape;

const { language, languages } = textLanguages;

export const policiesWireSchema = z.object({
  privacyPolicy,
  cookiesPolicy,
  disclaimer,
  userTerms,
  agencyTerms: z.array(agencyTerms.element.extend({ language: language.optional() })),
  /**
   * Languages in which each policy exists, the agency's own version first; if missing, each counts
   * as one in every language.
   */
  languages: z
    .object({
      privacyPolicy: languages,
      cookiesPolicy: languages,
      disclaimer: languages,
      userTerms: languages,
    })
    .optional(),
});
export type Policies = z.output<typeof policiesWireSchema>;

/**
 * Policies in one more language; missing ones are shown in the agency's own version. Agent terms
 * are identified by their id.
 */
export const policyTranslationSchema = z.strictObject({
  privacyPolicy: privacyPolicy.optional(),
  cookiesPolicy: cookiesPolicy.optional(),
  disclaimer: disclaimer.optional(),
  userTerms: userTerms.optional(),
  agencyTerms: z.record(z.string(), agencyTerms.element.shape.content).optional(),
});

export const getPoliciesEndpoint = endpoint({
  operationId: "getPolicies",
  api: "main",
  method: "get",
  access: "public",
  browser: false,
  path: "/api/agency/policies",
  summary: "The agency's policies and terms in the requested language",
  response: z.object({ data: policiesWireSchema }),
});
