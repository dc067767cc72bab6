import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { JsonLd } from "@/components/site/json-ld";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ServiceId } from "@/lib/api/contract/services";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";

type Props = {
  agency: Agency;
  service: ServiceId;
  title: string;
  text: string;
  /** The search form. */
  children: ReactNode;
  /** What follows the form. */
  more?: ReactNode;
};

/** Where the booking of a service begins: what it is, and the form. */
export async function ServiceLanding({ agency, service, title, text, children, more }: Props) {
  const [locale, t] = await Promise.all([getLanguage(), getTranslations("breadcrumbs")]);
  const steps = [
    { name: t("home"), path: "/" },
    { name: title, path: paths.book(service) },
  ];
  return (
    <div className="page-width space-y-8 py-8 sm:py-12">
      <JsonLd data={breadcrumbJsonLd(agency, { locale, steps })} />
      <div className="max-w-2xl space-y-2">
        <h1 className="text-display font-semibold">{title}</h1>
        <p className="text-lead text-ink-soft">{text}</p>
      </div>
      <section
        aria-label={title}
        className="relative z-10 rounded-card border border-line bg-surface-raised shadow-raised"
      >
        {children}
      </section>
      {more}
    </div>
  );
}
