import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { WrittenText } from "@/components/ui/written-text";
import type { Application } from "@/lib/api/contract/applications";

const link = "text-brand-ink hover:underline";

/** What an applicant says of themselves. */
export function ApplicationFacts({
  application,
  termsHref,
}: {
  application: Application;
  /** With the language. */ termsHref: (id: string) => string;
}) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { applicant, licence, country, phone, website, message, terms } = application;
  const place = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
  const facts: { name: string; label: string; value: ReactNode }[] = [
    { name: "name", label: t("facts.name"), value: <bdi>{applicant.name}</bdi> },
    {
      name: "email",
      label: t("facts.email"),
      value: (
        <a href={`mailto:${encodeURIComponent(applicant.email)}`} className={link}>
          <bdi dir="ltr" className="wrap-anywhere">
            {applicant.email}
          </bdi>
        </a>
      ),
    },
    {
      name: "phone",
      label: t("form.fields.phone"),
      value: (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={link}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      ),
    },
    {
      name: "licence",
      label: t("form.fields.licence"),
      value: (
        <bdi dir="ltr" className="wrap-anywhere">
          {licence}
        </bdi>
      ),
    },
    { name: "country", label: t("form.fields.country"), value: place },
    ...(website
      ? [
          {
            name: "website",
            label: t("form.fields.website"),
            value: (
              <a href={website} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                <bdi dir="ltr" className="wrap-anywhere">
                  {website}
                </bdi>
              </a>
            ),
          },
        ]
      : []),
    {
      name: "terms",
      label: t("facts.terms"),
      value: terms ? (
        <a href={termsHref(terms.id)} className={link}>
          <bdi>{terms.id}</bdi>
        </a>
      ) : (
        t("facts.noTerms")
      ),
    },
  ];
  return (
    <Card title={t("facts.title")}>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {facts.map(({ name, label, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {message && <WrittenText text={message} className="mt-4 rounded-control bg-canvas p-4" />}
    </Card>
  );
}
