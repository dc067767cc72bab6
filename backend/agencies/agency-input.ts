import * as z from "zod";
import { emailSchema } from "@/lib/api/contract/email";
import {
  aboutWireSchema,
  agencyWireSchema,
  dealDefaultsSchema,
  dealsLocationSchema,
  faqWireSchema,
} from "@/lib/api/contract/agencies";
import { languageCodes } from "@/lib/api/contract/languages";
import { policyTranslationSchema } from "@/lib/api/contract/policies";
import { resolveServiceMode, serviceModes, type ServiceOption } from "@/lib/api/contract/services";
import {
  checkedOrigin,
  checkedPicture,
  checkedSocialUrl,
  checkedUrl,
  type UrlRules,
} from "../outbound/checked-url";

const { shape } = agencyWireSchema;
const optionalText = shape.supportLabel;
const currencies = new Set(Intl.supportedValuesOf("currency"));
const perLanguage = (maximum: number) =>
  z.partialRecord(z.enum(languageCodes), z.string().max(maximum));

/**
 * IANA names only: `Intl` of newer Node versions also accepts offsets, which have no summer time.
 */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * A service by its mode, or by `active` alone as before modes existed. Both are stored. Only a
 * service with a booking flow can be online.
 */
const serviceInput = z
  .strictObject({
    title: shape.bookingMenuItemOptions.element.shape.title,
    active: z.boolean().optional(),
    mode: z.enum(serviceModes).optional(),
  })
  .superRefine(({ title, active, mode }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (active === undefined && mode === undefined)
      refuse("mode", `must be one of ${serviceModes.join(", ")}`);
    if (active !== undefined && mode !== undefined && active !== (mode !== "off"))
      refuse(
        "active",
        `must be ${mode !== "off"} with mode ${mode}; leave it out and mode alone counts`,
      );
    const resolved = resolveServiceMode({ title, active: true, mode });
    if (mode === "online" && resolved !== "online")
      refuse("mode", `can't be online: ${title} can't be booked here yet; use on-request or off`);
  })
  .transform(({ title, active, mode }): ServiceOption => {
    const resolved = resolveServiceMode({ title, active: active ?? mode !== "off", mode });
    return { title, active: resolved !== "off", mode: resolved };
  });

/** Stricter than the wire format: one question that is too short empties the whole page. */
const faqInput = z.strictObject({
  ...faqWireSchema.shape,
  questions: z.array(
    z.strictObject({
      question: z.string().trim().min(4, "must be longer than 3 characters").max(300),
      answer: z.string().min(1),
    }),
  ),
});

export type AgencyInput = z.output<ReturnType<typeof agencyInputSchema>>;
export type AgencyTexts = Pick<AgencyInput, "about" | "faq" | "policies">;

/**
 * What an operator may set for an agency, field by field. An omitted field keeps its value (or gets
 * its default), a nested one is replaced as a whole. `about` and `faq` hold their page per
 * language, `policies` the translations of the policies in their own fields. `findConflicts` checks
 * whether the fields are consistent.
 */
export function agencyInputSchema(rules: UrlRules) {
  const url = checkedUrl(rules).nullable();
  const picture = checkedPicture(rules).nullable();
  const { id: _, updatedAt: _written, ...fields } = shape;
  return z
    .strictObject({
      ...fields,
      domains: z
        .array(
          shape.domains.element.refine(
            (domain) => !domain.startsWith("www."),
            "must be without www., which is answered too",
          ),
        )
        .max(20),
      logo: picture,
      logoMobile: picture,
      favicon: picture,
      primaryColor: z
        .string()
        .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, "must be #rgb or #rrggbb"),
      returnUrl: url,
      metaData: z.strictObject({
        title: optionalText.default(null),
        description: optionalText.default(null),
        keywords: z.array(z.string().max(60)).max(40).default([]),
      }),
      analytics: z.strictObject({
        isEnabled: z.boolean().default(false),
        googleAnalyticsId: z
          .string()
          .regex(
            /^(?:(?:G|AW|DC|GT)-[A-Z0-9]{4,16}|UA-\d{4,10}-\d{1,3})$/,
            "must be an id such as G-AB12CD34EF",
          )
          .nullable()
          .default(null),
        facebookAnalyticsId: z
          .string()
          .regex(/^\d{8,20}$/, "must be 8 to 20 digits")
          .nullable()
          .default(null),
      }),
      bookingMenuItemOptions: z.array(serviceInput),
      paymentBrands: z.array(z.string().min(1).max(40)).max(20),
      contactEmailId: emailSchema.nullable(),
      agencyTerms: z.array(shape.agencyTerms.element.strict()).max(50),
      linkedin: checkedSocialUrl("linkedin.com").nullable(),
      instagram: checkedSocialUrl("instagram.com").nullable(),
      facebook: checkedSocialUrl("facebook.com").nullable(),
      twitter: checkedSocialUrl("x.com", "twitter.com").nullable(),
      youtube: checkedSocialUrl("youtube.com").nullable(),
      discord: checkedSocialUrl("discord.gg", "discord.com").nullable(),
      tiktok: checkedSocialUrl("tiktok.com").nullable(),
      sso: z.strictObject({
        isSSOEnabled: z.boolean().default(false),
        isDirectLoginAllowedForSSOUsers: z.boolean().default(true),
      }),
      timeZone: z.string().refine(isTimeZone, "must be an IANA time zone such as Europe/Lisbon"),
      defaultCurrency: z
        .string()
        .refine((code) => currencies.has(code), "must be an ISO 4217 code such as EUR")
        .nullable(),
      dealsLocation: dealsLocationSchema.strict().nullable(),
      dealDefaults: dealDefaultsSchema.strict(),
      hero: z.strictObject({
        image: picture.default(null),
        title: perLanguage(120).default({}),
        text: perLanguage(300).default({}),
        composition: shape.hero.shape.composition,
      }),
      highlights: z.array(shape.highlights.element.strict()).max(6),
      trust: z.array(shape.trust.unwrap().element.extend({ url: url.optional() }).strict()).max(5),
      frameAncestors: z.array(checkedOrigin(rules)).max(20),
      academyUrl: url,
      academyCodeParam: z
        .string()
        .regex(/^[A-Za-z][\w-]{0,39}$/, "must be the name of a query parameter"),
      about: z.partialRecord(
        z.enum(languageCodes),
        z.strictObject({ ...aboutWireSchema.shape, image: picture }),
      ),
      faq: z.partialRecord(z.enum(languageCodes), faqInput),
      policies: z.partialRecord(z.enum(languageCodes), policyTranslationSchema),
    })
    .partial();
}
