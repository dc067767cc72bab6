// The smallest main API that shows an agency's home page: one call, everything else is a 404.
//   BACKEND_TOKEN=at-least-16-characters PORT=4000 node docs/examples/smallest-server.mjs
//   MAIN_API_URL=http://127.0.0.1:4000 RESORT_API_URL=http://127.0.0.1:4000/resort
//   BACKEND_TOKEN=at-least-16-characters npm start
import { createServer } from "node:http";

const { BACKEND_TOKEN, PORT = "4000" } = process.env;

/**
 * By host: the site sends the host that the visitor requested. All fields are in `Agency` of the
 * OpenAPI document.
 */
const agencies = {
  "acme.localhost": {
    id: "1",
    agencyName: "Acme Journeys",
    subdomain: "acme",
    domains: [],
    status: "Active",
    logo: null,
    logoMobile: null,
    favicon: null,
    primaryColor: "#7a3cff",
    isDarkModeEnabled: true,
    returnUrl: null,
    isSubscribed: false,
    metaData: { title: null, description: null, keywords: [] },
    analytics: { isEnabled: false, googleAnalyticsId: null, facebookAnalyticsId: null },
    bookingMenuItemOptions: [{ title: "Hotels", active: true }],
    currentPaymentGateway: null,
    paymentBrands: [],
    displayTopDestinations: false,
    hideHeaderforDealProposal: false,
    allowNonLoginFlow: true,
    isAbousUsEnable: false,
    aboutUsEnableTitle: null,
    isFaqEnable: false,
    faqEnableTitle: null,
    isHideLoginOption: true,
    isHideSignupOption: true,
    isRewardWalletEnabled: false,
    supportLabel: null,
    contactPhoneNumber: null,
    displaySupportPhoneFooter: false,
    contactEmailId: "hello@acme.example",
    displayAddressFooter: false,
    addressLine1: null,
    city: null,
    state: null,
    country: null,
    zipCode: null,
    privacyPolicy: "",
    cookiesPolicy: "",
    disclaimer: "",
    userTerms: "",
    agencyTerms: [],
    linkedin: null,
    instagram: null,
    facebook: null,
    twitter: null,
    youtube: null,
    discord: null,
    tiktok: null,
    sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
    timeZone: "Europe/Lisbon",
    languages: ["en"],
    defaultLanguage: "en",
    defaultCurrency: "EUR",
    dealsLocation: null,
    dealDefaults: {
      nationality: "PT",
      destinationCountryCode: "PT",
      radius: 15,
      driverAge: 25,
      countryOfResidence: "PT",
    },
    hero: { image: null, title: { en: "Journeys by Acme" }, text: {} },
    highlights: [],
    frameAncestors: [],
    academyUrl: null,
    academyCodeParam: "code",
  },
};

const server = createServer((request, response) => {
  const requestId = request.headers["x-request-id"] ?? "none";
  const answer = (status, body) => {
    response.writeHead(status, { "Content-Type": "application/json", "X-Request-Id": requestId });
    response.end(JSON.stringify(body));
  };
  const refuse = (status, code, message) =>
    answer(status, { code, message, error: message, requestId });
  const path = request.url?.split("?")[0];
  // The site's `/readyz` checks that its API is up.
  if (path === "/healthz") return answer(200, { ok: true });
  // Only a trusted caller may name the agency and the visitor.
  if (request.headers["x-backend-token"] !== BACKEND_TOKEN)
    return refuse(401, "service_credential_required", "The service credential is missing or wrong");
  const agency = agencies[request.headers["x-agency-host"] ?? ""];
  if (!agency) return refuse(404, "agency_not_found", "Agency not found!");
  if (request.method === "GET" && path === "/api/agency") return answer(200, { agency });
  return refuse(404, "not_found", "There is no such call");
});
server.listen(Number(PORT), "127.0.0.1", () =>
  console.log(`MAIN_API_URL=http://127.0.0.1:${server.address().port}`),
);
