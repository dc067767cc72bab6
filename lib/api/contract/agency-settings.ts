import * as z from "zod";
import { aboutWireSchema, agencyWireSchema, faqWireSchema } from "./agencies";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { policyTranslationSchema } from "./policies";
import { websiteSections } from "./settings-sections";

const perLanguage = <T extends z.ZodType>(page: T) => z.partialRecord(z.enum(languageCodes), page);

/** An agency's settings with its texts in all languages; only those of a section are there. */
export const agencySettingsSchema = agencyWireSchema
  .omit({ id: true, updatedAt: true })
  .extend({
    about: perLanguage(aboutWireSchema),
    faq: perLanguage(faqWireSchema),
    policies: perLanguage(policyTranslationSchema),
  })
  .partial();
export type AgencySettingsWire = z.infer<typeof agencySettingsSchema>;

const version = z.number().int().min(1);
export const storedSettingsSchema = z.object({
  /** Of the agency; a save names the one that it was made from. */
  version,
  settings: agencySettingsSchema,
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/**
 * Fields of the section; those left out stay. The backend checks each strictly and names the faulty
 * ones by their path.
 */
const saveBody = z.strictObject({ version, settings: z.record(z.string(), z.unknown()) });

export const settingsRevisionSchema = z.object({
  /** The agency's version that the write made. */
  version: z.number().int().min(0),
  /** Null: what was there before the first write that is kept. */
  savedAt: z.iso.datetime().nullable(),
  /** Null: the operator, or an account that is erased. */
  author: z.string().nullable(),
  isErased: z.boolean(),
  /** The section's fields that it changed. */
  fields: z.array(z.string()),
});
export type SettingsRevision = z.infer<typeof settingsRevisionSchema>;

/** Texts of nine languages at once. */
export const settingsMaximumBytes = 1_000_000;

const ofManagers = {
  api: "main",
  browser: true,
  access: { action: "website.write" },
} as const;
const ofSection = {
  params: z.object({ section: z.enum(websiteSections) }),
  notFound: "shared",
} as const;
const saving = {
  limits: [],
  body: saveBody,
  maximumBytes: settingsMaximumBytes,
  errors: ["version_conflict"],
  response: storedSettingsSchema,
} as const;

export const getWebsiteSettingsEndpoint = endpoint({
  operationId: "getWebsiteSettings",
  ...ofManagers,
  ...ofSection,
  method: "get",
  path: "/api/agency/settings/{section}",
  summary: "A section of the agency's settings, with its texts in all languages",
  response: storedSettingsSchema,
});
export const saveWebsiteSettingsEndpoint = endpoint({
  operationId: "saveWebsiteSettings",
  ...ofManagers,
  ...ofSection,
  ...saving,
  method: "put",
  path: "/api/agency/settings/{section}",
  summary:
    "Change fields of a section, if the agency hasn't changed since `version`; shown with the next request",
});
export const listSettingsRevisionsEndpoint = endpoint({
  operationId: "listSettingsRevisions",
  ...ofManagers,
  browser: false,
  ...ofSection,
  method: "get",
  path: "/api/agency/settings/{section}/revisions",
  summary: "The last writes of a section, newest first",
  response: z.object({ revisions: z.array(settingsRevisionSchema) }),
});
export const restoreSettingsEndpoint = endpoint({
  operationId: "restoreSettings",
  ...ofManagers,
  ...ofSection,
  limits: [],
  method: "post",
  path: "/api/agency/settings/{section}/restore",
  summary: "Set a section as it was right after a revision; that is a write, and a revision, too",
  body: z.strictObject({ version, revision: z.number().int().min(0) }),
  errors: ["version_conflict"],
  response: storedSettingsSchema,
});

const product = { api: "main", browser: false, path: "/api/agency/product-settings" } as const;
export const getProductSettingsEndpoint = endpoint({
  operationId: "getProductSettings",
  ...product,
  method: "get",
  access: { action: "product.read" },
  summary: "What the agency sells: services, their order, where deals are for",
  response: storedSettingsSchema,
});
export const saveProductSettingsEndpoint = endpoint({
  operationId: "saveProductSettings",
  ...product,
  ...saving,
  method: "put",
  access: { action: "product.write" },
  errors: ["version_conflict", "proof_required"],
  summary: "Change what the agency sells, if it hasn't changed since `version`",
});

/** Gateways at which an agency's own people enter its account; other ones are the operator's. */
export const ownGateways = ["stripe"] as const;
export const paymentSettingsSchema = storedSettingsSchema.extend({
  /** The gateway in use; null: the agency sells only what is paid at the place. */
  gateway: z.string().nullable(),
  /** Its account at a gateway that it enters by itself, also while that isn't in use. */
  account: z
    .object({
      gateway: z.enum(ownGateways),
      mode: z.enum(["test", "live"]),
      /** The last four characters of its key: nothing else of it is ever answered. */
      keyEnding: z.string().length(4),
      changedAt: z.iso.datetime(),
    })
    .nullable(),
  /** Whether an account is kept that can't be opened here: only the operator can mend that. */
  isAccountLocked: z.boolean(),
  /**
   * When the last event of the account came, else of the gateway in use; null: none since key or
   * webhook have changed.
   */
  lastEventAt: z.iso.datetime().nullable(),
});
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>;

const payment = { api: "main", browser: false, path: "/api/agency/payment-settings" } as const;
export const getPaymentSettingsEndpoint = endpoint({
  operationId: "getPaymentSettings",
  ...payment,
  method: "get",
  access: { action: "payment.read" },
  summary: "How the agency takes payments: its gateway and account, without the key",
  response: paymentSettingsSchema,
});
export const savePaymentSettingsEndpoint = endpoint({
  operationId: "savePaymentSettings",
  ...payment,
  ...saving,
  method: "put",
  access: { action: "payment.write" },
  errors: ["version_conflict", "proof_required"],
  summary: "Change the payment brands that the agency shows, if it hasn't changed since `version`",
});
export const changeGatewayEndpoint = endpoint({
  operationId: "changeGateway",
  api: "main",
  browser: false,
  method: "put",
  path: "/api/agency/payment-gateway",
  access: { action: "payment.write" },
  isSlow: true,
  limits: ["gateway keys"],
  summary:
    "Take payments through the agency's own account, by a restricted key that is tried first, or (null) not at all. Without a key the kept one is tried again. All owners get a mail. 422 `gateway_permissions_missing` names each missing permission in an issue",
  body: z.strictObject({
    gateway: z.enum(ownGateways).nullable(),
    secretKey: z.string().trim().max(300).optional(),
  }),
  errors: [
    "version_conflict",
    "proof_required",
    "gateway_accounts_full",
    "gateway_key_unrestricted",
    "gateway_key_wrong",
    "gateway_permissions_missing",
    "gateway_address_refused",
    "gateway_unreachable",
    "secrets_key_missing",
  ],
  response: paymentSettingsSchema,
});

/** What a new agency needs before its first sale, in this order. */
export const launchSteps = [
  "logo",
  "contact",
  "mail",
  "headline",
  "texts",
  "policies",
  "payment",
  "domain",
  "booking",
] as const;
export type LaunchStep = (typeof launchSteps)[number];
/** What is as each new agency gets it, which may or may not suit this one. */
export const launchChoices = ["prices", "timeZone", "currency", "deals"] as const;
export type LaunchChoice = (typeof launchChoices)[number];
export type LaunchChecklist = {
  steps: { id: LaunchStep; isDone: boolean }[];
  choices: LaunchChoice[];
};
export const getLaunchChecklistEndpoint = endpoint({
  operationId: "getLaunchChecklist",
  ...ofManagers,
  browser: false,
  method: "get",
  path: "/api/agency/launch-checklist",
  summary:
    "What is ready for the first sale, what isn't, and what is still as each new agency gets it; it blocks nothing",
  response: z.object({
    steps: z.array(z.object({ id: z.enum(launchSteps), isDone: z.boolean() })),
    choices: z.array(z.enum(launchChoices)),
  }),
});
