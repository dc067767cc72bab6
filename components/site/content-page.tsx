import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { JsonLd } from "@/components/site/json-ld";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { Agency } from "@/lib/api/contract/agencies";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { useLanguage } from "@/lib/i18n/use-language";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";

type Props = {
  agency: Agency;
  /** Without a language. */
  path: string;
  title: string;
  /** Pages between the home page and this one. */
  parents?: readonly { name: string; path: string }[];
  /** Of the title and the lead, if it may differ from the page's. */
  language?: LanguageCode | undefined;
  /** Of the text below, where the title is in the page's language. */
  textLanguage?: LanguageCode | undefined;
  /** Content between the title and the text. */
  lead?: ReactNode;
  /** For cards and images: as wide as the header instead of a reading column. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page to read: breadcrumbs, its title, its text in one centred column. */
export function ContentPage({
  agency,
  path,
  title,
  parents = [],
  language,
  textLanguage = language,
  lead,
  isWide = false,
  children,
}: Props) {
  const t = useTranslations("breadcrumbs");
  const locale = useLanguage();
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const above = [{ name: t("home"), path: "/" }, ...parents];
  return (
    <div className={clsx("page-width py-6 md:py-10", !isWide && "max-w-208")}>
      <JsonLd
        data={breadcrumbJsonLd(agency, { locale, steps: [...above, { name: title, path }] })}
      />
      <nav aria-label={t("label")} className="mb-4 md:mb-6">
        <ol className="flex items-center gap-x-2 text-sm whitespace-nowrap text-ink-soft">
          {above.map((step) => (
            <Fragment key={step.path}>
              <li className="min-w-0">
                <Link
                  href={`${prefix}${step.path}`.replace(/(.)\/$/, "$1")}
                  className="flex min-h-11 items-center hover:text-brand-ink hover:underline"
                >
                  <span className="truncate">{step.name}</span>
                </Link>
              </li>
              <li aria-hidden>
                <Icon name="chevron-right" className="mirrored size-4" />
              </li>
            </Fragment>
          ))}
          {/* One line: the title stands in full below. */}
          <li
            aria-current="page"
            {...languageAttributes(language)}
            className="min-w-0 truncate text-ink"
          >
            {title}
          </li>
        </ol>
      </nav>
      {textLanguage && textLanguage !== locale && (
        <div className="mb-6">
          <Notice>
            <p>
              {t("onlyIn", {
                language:
                  new Intl.DisplayNames(toLanguageTag(locale), { type: "language" }).of(
                    toLanguageTag(textLanguage),
                  ) ?? textLanguage,
              })}
            </p>
          </Notice>
        </div>
      )}
      <article>
        <header {...languageAttributes(language)}>
          <h1 className="text-title font-semibold text-ink">{title}</h1>
          {lead && <div className="mt-3 max-w-3xl text-lead text-ink-soft">{lead}</div>}
        </header>
        <div className="mt-8">{children}</div>
      </article>
    </div>
  );
}
