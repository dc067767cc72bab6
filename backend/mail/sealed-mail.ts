import type { SecretBox } from "../secrets/secret-box";
import type { mails } from "../db/schema/mails";

type MailRow = Pick<typeof mails.$inferSelect, "agencyId" | "id" | "html" | "text">;
type Part = "html" | "text";

/** What a part of a waiting mail is sealed for. */
export const aboutMail = ({ agencyId, id }: Pick<MailRow, "agencyId" | "id">, part: Part): string =>
  `mail ${agencyId} ${id} ${part}`;

/** A waiting mail may hold a link that opens an account: what is stored of its text is sealed. */
export const sealMail = ({ secrets }: { secrets: SecretBox }, mail: MailRow): MailRow => ({
  ...mail,
  html: secrets.seal(mail.html, aboutMail(mail, "html")),
  text: secrets.seal(mail.text, aboutMail(mail, "text")),
});

/**
 * Its text as it was written; both parts are empty once it is sent or given up. @throws when no key
 * of the deployment opens it
 */
export function openMail({ secrets }: { secrets: SecretBox }, mail: MailRow): Record<Part, string> {
  const open = (part: Part) =>
    mail[part] === "" ? "" : secrets.open(mail[part], aboutMail(mail, part));
  return { html: open("html"), text: open("text") };
}
