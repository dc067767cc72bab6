import * as z from "zod";
import { latitude, longitude } from "./coordinates";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { resolveServiceMode, serviceModes, services, type MenuTitle } from "./services";
import { optionalTextLanguages } from "./text-languages";

const menuTitles = services.map(({ menuTitle }) => menuTitle) as [MenuTitle, ...MenuTitle[]];
const optionalText = z.string().max(500).nullable();
/** Each with its faces in app/heading-fonts.css. */
export const headingFonts = ["outfit", "fraunces", "josefin-sans", "cormorant-garamond"] as const;
/** In the order of an agency that sets none. */
const homeSectionIds = ["deals", "destinations", "highlights"] as const;
const richText = z.string().max(200_000);
const currencyCode = z.string().regex(/^[A-Z]{3}$/, "must be an ISO 4217 code such as EUR");
const countryCode = z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 alpha-2 code such as PT");

export const dealsLocationSchema = z.object({
  name: z.string().min(1),
  countryCode,
  lat: latitude,
  long: longitude,
  airportLat: latitude,
  airportLong: longitude,
});
export const dealDefaultsSchema = z.object({
  nationality: countryCode.default("IN"),
  destinationCountryCode: countryCode.default("IN"),
  /** km */
  radius: z.number().int().min(1).max(200).default(15),
  driverAge: z.number().int().min(18).max(99).default(25),
  countryOfResidence: countryCode.default("US"),
});

/** All settings of an agency, with their wire names. Never contains an agency's secrets. */
export const agencyWireSchema = z.object({
  id: z.string(),
  agencyName: z.string().min(1).max(120),
  subdomain: z
    .string()
    .regex(
      /^(?!(?:www|api|assets|agency-status)$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
      "must be a host label in lower case",
    ),
  domains: z.array(
    z
      .string()
      .regex(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must be a bare host name in lower case"),
  ),
  status: z.enum(["Active", "Inactive"]),
  logo: z.string().nullable(),
  logoMobile: z.string().nullable(),
  favicon: z.string().nullable(),
  primaryColor: z.string(),
  /** Of titles, but for Arabic ones; without it they have the font of the text. */
  headingFont: z.enum(headingFonts).nullable().optional(),
  /** Dark mode follows the system unless the agency switches it off. */
  isDarkModeEnabled: z.boolean(),
  returnUrl: z.string().nullable(),
  isSubscribed: z.boolean(),
  metaData: z.object({
    title: optionalText,
    description: optionalText,
    keywords: z.array(z.string()),
  }),
  analytics: z.object({
    isEnabled: z.boolean(),
    googleAnalyticsId: z.string().nullable(),
    facebookAnalyticsId: z.string().nullable(),
  }),
  bookingMenuItemOptions: z.array(
    z.object({
      title: z.enum(menuTitles),
      /** Whether it is sold at all: `mode` isn't `off`. */
      active: z.boolean(),
      /** If missing, an active service is online if it can be booked here, else on request. */
      mode: z.enum(serviceModes).optional(),
    }),
  ),
  currentPaymentGateway: z.string().nullable(),
  paymentBrands: z.array(z.string()),
  displayTopDestinations: z.boolean(),
  hideHeaderforDealProposal: z.boolean(),
  allowNonLoginFlow: z.boolean(),
  isAbousUsEnable: z.boolean(),
  aboutUsEnableTitle: optionalText,
  isFaqEnable: z.boolean(),
  faqEnableTitle: optionalText,
  isHideLoginOption: z.boolean(),
  isHideSignupOption: z.boolean(),
  isRewardWalletEnabled: z.boolean(),
  supportLabel: optionalText,
  contactPhoneNumber: optionalText,
  displaySupportPhoneFooter: z.boolean(),
  contactEmailId: optionalText,
  displayAddressFooter: z.boolean(),
  addressLine1: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  zipCode: optionalText,
  privacyPolicy: richText,
  cookiesPolicy: richText,
  disclaimer: richText,
  userTerms: richText,
  agencyTerms: z.array(z.object({ id: z.string(), content: richText, validFrom: z.iso.date() })),
  linkedin: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  youtube: z.string().nullable(),
  discord: z.string().nullable(),
  tiktok: z.string().nullable(),
  sso: z.object({ isSSOEnabled: z.boolean(), isDirectLoginAllowedForSSOUsers: z.boolean() }),
  timeZone: z.string(),
  languages: z.array(z.enum(languageCodes)).min(1),
  defaultLanguage: z.enum(languageCodes),
  defaultCurrency: currencyCode.nullable(),
  /**
   * The country whose forms numbers, amounts and dates have, in the languages spoken there; other
   * languages, and all if missing, have those of their own main country.
   */
  formatRegion: countryCode.nullable().optional(),
  dealsLocation: dealsLocationSchema.nullable(),
  dealDefaults: dealDefaultsSchema,
  /** The home page's hero: an image and the agency's headline per language. */
  hero: z.object({
    image: z.string().nullable(),
    title: z.partialRecord(z.enum(languageCodes), z.string().max(120)),
    text: z.partialRecord(z.enum(languageCodes), z.string().max(300)),
    /**
     * How image, headline and search stand together; `start` if missing. `start` and `centre`: the
     * image behind all; `split`: beside the headline; `card`: framed, with the headline on it.
     */
    composition: z.enum(["start", "centre", "split", "card"]).optional(),
  }),
  /** The sections of the home page below the search, in this order, each once. */
  homeSections: z
    .array(z.enum(homeSectionIds))
    .length(homeSectionIds.length)
    .refine((ids) => new Set(ids).size === homeSectionIds.length, "must name each section once")
    .optional(),
  /** "Why book with us", the agency's text per language; an empty list shows nothing. */
  highlights: z
    .array(
      z.object({
        icon: z.enum(["shield", "heart", "phone", "tag", "globe", "star"]),
        title: z.partialRecord(z.enum(languageCodes), z.string().max(80)),
        text: z.partialRecord(z.enum(languageCodes), z.string().max(300)),
      }),
    )
    .max(6),
  /** What a first visitor can check about the agency, in its own words per language. */
  trust: z
    .array(
      z.object({
        kind: z.enum(["license", "bond", "office", "since", "reviews"]),
        text: z.partialRecord(z.enum(languageCodes), z.string().max(120)),
        /** Where it can be checked. */
        url: z.string().nullable().optional(),
      }),
    )
    .max(5)
    .optional(),
  frameAncestors: z.array(z.string()),
  academyUrl: z.string().nullable(),
  academyCodeParam: z.string(),
  /** When any of this, or one of its texts, was last changed. */
  updatedAt: z.iso.datetime().optional(),
});
export type AgencyWire = z.infer<typeof agencyWireSchema>;

/**
 * Sent to the storefront with the settings, so that the header's links need no extra call: the
 * agency languages for which each page exists (in that language or another), and whether there is
 * a blog. A main API may omit them; then `isAbousUsEnable` and `isFaqEnable` alone decide about
 * their links, and none leads to the blog.
 */
export const agencyAnswerSchema = agencyWireSchema.extend({
  aboutUsLanguages: z.array(z.enum(languageCodes)).optional(),
  faqLanguages: z.array(z.enum(languageCodes)).optional(),
  /** Whether an article is published; without it no link leads to the blog. */
  hasBlogPosts: z.boolean().optional(),
});
export type AgencyAnswer = z.infer<typeof agencyAnswerSchema>;

/** A blank label would be an invisible link. */
const toLabel = (text: string | null) => text?.trim() || null;

/** An agency as the storefront uses it; the wire's misspellings end in `toAgency`. */
export type Agency = ReturnType<typeof toAgency>;
export function toAgency(answer: AgencyAnswer) {
  const {
    isAbousUsEnable,
    aboutUsEnableTitle,
    aboutUsLanguages,
    isFaqEnable,
    faqEnableTitle,
    faqLanguages,
    supportLabel,
    ...agency
  } = answer;
  return {
    ...agency,
    bookingMenuItemOptions: agency.bookingMenuItemOptions.map((option) => {
      const mode = resolveServiceMode(option);
      return { title: option.title, active: mode !== "off", mode };
    }),
    /** Languages in which the header links to the page. */
    about: {
      languages: isAbousUsEnable ? (aboutUsLanguages ?? agency.languages) : [],
      title: toLabel(aboutUsEnableTitle),
    },
    faq: {
      languages: isFaqEnable ? (faqLanguages ?? agency.languages) : [],
      title: toLabel(faqEnableTitle),
    },
    homeSections: agency.homeSections ?? homeSectionIds,
    hasBlogPosts: agency.hasBlogPosts ?? false,
    supportLabel: toLabel(supportLabel),
  };
}

export const aboutWireSchema = z.object({
  isEnabled: z.boolean(),
  title: z.string(),
  image: z.string().nullable(),
  content: richText,
});
export const faqWireSchema = z.object({
  isEnabled: z.boolean(),
  headerMessage: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: richText })),
});
export const navigationItemSchema = z.object({ label: z.string(), path: z.string() });

const read = { api: "main", method: "get", access: "public", browser: false } as const;
export const getAgencyEndpoint = endpoint({
  operationId: "getAgency",
  ...read,
  path: "/api/agency",
  summary: "The host's agency",
  response: z.object({ agency: agencyAnswerSchema }),
});
export const listNavigationsEndpoint = endpoint({
  operationId: "listNavigations",
  ...read,
  path: "/api/agency/navigations",
  access: "signed-in",
  summary: "The side menu's entries that the signed-in user may read",
  response: z.object({ agencyNavigation: z.array(navigationItemSchema) }),
});
export const agentSummarySchema = z.object({
  /** Integer minor units. */
  wallet: z.object({ amount: z.number().int(), currency: z.string() }),
  /** Sales that the member reaches, ending on `from` or later; null if they may read none. */
  upcoming: z
    .object({
      count: z.number().int().min(0),
      /** Today by the agency's clock, "YYYY-MM-DD". */
      from: z.string(),
    })
    .nullable(),
});
export type AgentSummary = z.infer<typeof agentSummarySchema>;
export const getAgentSummaryEndpoint = endpoint({
  operationId: "getAgentSummary",
  ...read,
  path: "/api/agency/agent-summary",
  access: { action: "dashboard.read" },
  summary: "Summary for the signed-in travel agent: wallet, upcoming sales",
  response: agentSummarySchema,
});
export const getAboutEndpoint = endpoint({
  operationId: "getAbout",
  ...read,
  path: "/api/agency/about-us",
  summary: "The about page; clients use the first entry",
  response: z.object({ data: z.array(aboutWireSchema.extend(optionalTextLanguages)) }),
});
export const getFaqEndpoint = endpoint({
  operationId: "getFaq",
  ...read,
  path: "/api/agency/faqs",
  summary: "Questions and answers; clients use the first entry",
  response: z.object({ data: z.array(faqWireSchema.extend(optionalTextLanguages)) }),
});
export const listLanguagesEndpoint = endpoint({
  operationId: "listLanguages",
  ...read,
  path: "/api/agency/languages",
  summary: "The agency's languages",
  response: z.object({
    languages: z.array(z.object({ name: z.string(), code: z.string(), value: z.string() })),
  }),
});
export const getPaymentGatewayEndpoint = endpoint({
  operationId: "getPaymentGateway",
  ...read,
  path: "/api/getCurrentPaymentGateway",
  summary: "How the agency takes payments",
  response: z.object({
    CurrentPayment: z.object({ gateway: z.string().nullable(), brands: z.array(z.string()) }),
  }),
});
