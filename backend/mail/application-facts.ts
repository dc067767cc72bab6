import type { MailFact } from "./booking-facts";
import type { ApplicationMail } from "./mail";
import { mailTexts } from "./mail-texts";

/** What a mail says of who applies, in its language. */
export function toApplicationFacts({ application, language }: ApplicationMail): MailFact[] {
  const { applicationFacts: labels } = mailTexts[language];
  const { reference, company, licence, country, phone, website } = application;
  const name = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  return [
    { label: labels.company, value: company, isCode: false },
    { label: labels.licence, value: licence, isCode: true },
    { label: labels.country, value: name, isCode: false },
    { label: labels.phone, value: phone, isCode: true },
    ...(website === null ? [] : [{ label: labels.website, value: website, isCode: true }]),
    { label: labels.reference, value: reference, isCode: true },
  ];
}
