import { ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { JsonLd } from "@/components/site/json-ld";
import { Link } from "@/components/ui/link";
import type { Agency } from "@/lib/api/contract/agencies";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";

type Props = {
  agency: Agency;
  /** Without a language. */
  path: string;
  title: string;
  /** Pages between the home page and this one. */
  parents?: readonly { name: string; path: string }[];
  /** What stands under the title, above the text. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A page to read: where it belongs, its title, its text in one column. */
export function ContentPage({ agency, path, title, parents = [], lead, children }: Props) {
  const t = useTranslations("breadcrumbs");
  const locale = useLocale();
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const above = [{ name: t("home"), path: "/" }, ...parents];
  return (
    <div className="page-width py-8 md:py-12">
      <JsonLd data={breadcrumbJsonLd(agency, { locale, steps: [...above, { name: title, path }] })} />
      <nav aria-label={t("label")} className="mb-6">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {above.map((step) => (
            <Fragment key={step.path}>
              <li>
                <Link href={`${prefix}${step.path}`.replace(/(.)\/$/, "$1")} className="inline-flex min-h-11 items-center hover:text-brand-ink hover:underline">
                  {step.name}
                </Link>
              </li>
              <li aria-hidden>
                <ChevronRight className="mirrored size-4" />
              </li>
            </Fragment>
          ))}
          <li aria-current="page" className="text-ink">
            {title}
          </li>
        </ol>
      </nav>
      <article className="max-w-3xl">
        <h1 className="text-title font-semibold text-ink">{title}</h1>
        {lead && <div className="mt-3 text-lead text-ink-soft">{lead}</div>}
        <div className="mt-8">{children}</div>
      </article>
    </div>
  );
}
