import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";

/** Adds the page to return to, which the pages check before they lead there. */
const returningTo = (path: `/${string}`, redirect: string | undefined): `/${string}` =>
  redirect
    ? `${path}${path.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(redirect)}`
    : path;

type Recipient = { email: string; firstName: string; language: LanguageCode };

/** The link that verifies an address. Pages read the token from the query and send it in a body. */
export const queueVerification = (
  tx: Transaction,
  agency: AgencyWire,
  { email: to, firstName, language }: Recipient,
  token: string,
  redirect?: string,
): Promise<void> =>
  queueMail(tx, agency, {
    kind: "verifyEmail",
    to,
    firstName,
    language,
    link: toSiteUrl(agency, returningTo(`/verify?token=${token}`, redirect), { language }),
  });

/** The link that sets a new password. */
export const queueReset = (
  tx: Transaction,
  agency: AgencyWire,
  { email: to, firstName, language }: Recipient,
  token: string,
): Promise<void> =>
  queueMail(tx, agency, {
    kind: "resetPassword",
    to,
    firstName,
    language,
    link: toSiteUrl(agency, `/newPassword?token=${token}`, { language }),
  });

/** Notifies the owner of an address of an attempt to open a second account for it. */
export const queueAccountExists = (
  tx: Transaction,
  agency: AgencyWire,
  { email: to, firstName, language }: Recipient,
  redirect?: string,
): Promise<void> =>
  queueMail(tx, agency, {
    kind: "accountExists",
    to,
    firstName,
    language,
    logInLink: toSiteUrl(agency, returningTo("/login", redirect), { language }),
    resetLink: toSiteUrl(agency, "/forgotpassword", { language }),
  });
