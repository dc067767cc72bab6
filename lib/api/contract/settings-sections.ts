/**
 * Fields of an agency's own settings by section, with their wire names. The others are operators'.
 */
const fieldsOf = {
  identity: ["agencyName", "logo", "logoMobile", "favicon", "metaData", "analytics"],
  contact: [
    "contactPhoneNumber",
    "displaySupportPhoneFooter",
    "contactEmailId",
    "supportLabel",
    "displayAddressFooter",
    "addressLine1",
    "city",
    "state",
    "country",
    "zipCode",
    "linkedin",
    "instagram",
    "facebook",
    "twitter",
    "youtube",
    "discord",
    "tiktok",
  ],
  pages: ["about", "isAbousUsEnable", "aboutUsEnableTitle", "faq", "isFaqEnable", "faqEnableTitle"],
  policies: [
    "privacyPolicy",
    "cookiesPolicy",
    "disclaimer",
    "userTerms",
    "policies",
    "agencyTerms",
  ],
  home: ["hero", "highlights", "homeSections", "displayTopDestinations", "trust"],
  access: [
    "languages",
    "defaultLanguage",
    "defaultCurrency",
    "formatRegion",
    "timeZone",
    "isHideLoginOption",
    "isHideSignupOption",
    "allowNonLoginFlow",
    "hideHeaderforDealProposal",
    "isRewardWalletEnabled",
  ],
  theme: ["primaryColor", "headingFont", "isDarkModeEnabled", "hero"],
  product: ["bookingMenuItemOptions", "dealsLocation", "dealDefaults"],
  payment: ["paymentBrands"],
} as const;
export type SettingsSection = keyof typeof fieldsOf;
export type SettingsField = (typeof fieldsOf)[SettingsSection][number];
export const settingsSections: Readonly<Record<SettingsSection, readonly SettingsField[]>> =
  fieldsOf;

/**
 * Those that `website.write` saves, in the order of their tabs; the theme has a page of its own.
 */
export const websiteSections = [
  "identity",
  "contact",
  "pages",
  "policies",
  "home",
  "access",
  "theme",
] as const satisfies readonly SettingsSection[];
export type WebsiteSection = (typeof websiteSections)[number];

/** What an agency tells of places: articles, and places that it recommends. */
export const storyKinds = ["blog", "destinations"] as const;
export type StoryKind = (typeof storyKinds)[number];
