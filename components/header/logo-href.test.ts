import { userFixture } from "@/lib/api/testing/user-fixture";
import { resolveLogoHref } from "./resolve-logo-href";

const returnUrl = "https://acme.example/";
const auth = { "/subscription": { read: true } };
const owner = userFixture({ userType: "AgencyOwner", isTravelAgent: true, auth });
const agent = userFixture({ userType: "TravelAgent", isTravelAgent: true, auth });

test.each([
  ["a visitor", { isSubscribed: false, returnUrl }, null, "/es"],
  ["a traveller", { isSubscribed: false, returnUrl }, userFixture(), "/es"],
  ["an agent", { isSubscribed: false, returnUrl }, agent, returnUrl],
  ["an agent without an agency's site", { isSubscribed: true, returnUrl: null }, agent, "/es"],
  [
    "an agent, with an address that is none of the web",
    { isSubscribed: true, returnUrl: "javascript:alert(1)" },
    agent,
    "/es",
  ],
  ["an owner", { isSubscribed: true, returnUrl }, owner, returnUrl],
  [
    "an owner of an unsubscribed agency",
    { isSubscribed: false, returnUrl },
    owner,
    "/es/subscription",
  ],
  [
    "an admin of an unsubscribed agency",
    { isSubscribed: false, returnUrl: null },
    { ...owner, userType: "Admin" as const },
    "/es/subscription",
  ],
  [
    "an owner who can't read that page",
    { isSubscribed: false, returnUrl },
    { ...owner, auth: {} },
    returnUrl,
  ],
])("the logo leads %s to the right place", (_name, agency, user, href) =>
  expect(resolveLogoHref(agency, user, "/es")).toBe(href),
);
