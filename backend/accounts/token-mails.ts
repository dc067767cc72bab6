import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Transaction } from "../db/scoped";
import { queueMail } from "../mail/queue-mail";
import { toSiteUrl } from "../mail/site-url";

type Recipient = { email: string; firstName: string; language: LanguageCode };

/** The link that verifies an address. Pages read the token from the query and send it in a body. */
export const queueVerification = (
  tx: Transaction,
  agency: AgencyWire,
  { email: to, firstName, language }: Recipient,
  token: string,
): Promise<void> =>
  queueMail(tx, agency, {
    kind: "verifyEmail",
    to,
    firstName,
    language,
    link: toSiteUrl(agency, `/verify?token=${token}`, { language }),
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

/** Tells the owner of an address that somebody tried to open a second account for it. */
export const queueAccountExists = (
  tx: Transaction,
  agency: AgencyWire,
  { email: to, firstName, language }: Recipient,
): Promise<void> =>
  queueMail(tx, agency, {
    kind: "accountExists",
    to,
    firstName,
    language,
    logInLink: toSiteUrl(agency, "/login", { language }),
    resetLink: toSiteUrl(agency, "/forgotpassword", { language }),
  });
