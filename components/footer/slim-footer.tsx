import { useTranslations } from "next-intl";
import type { Agency } from "@/lib/api/contract/agencies";
import { paths } from "@/lib/paths";
import { listUsefulLinks } from "./list-useful-links";

type Trader = Pick<
  Agency,
  | "agencyName"
  | "addressLine1"
  | "city"
  | "zipCode"
  | "country"
  | "contactEmailId"
  | "privacyPolicy"
  | "cookiesPolicy"
  | "disclaimer"
>;

/**
 * Stays on payment pages, even with the footer hidden: terms, privacy, cancellation, and the
 * seller. Required by law.
 */
export function SlimFooter({ agency, prefix }: { agency: Trader; prefix: string }) {
  const t = useTranslations("navigation.footer");
  const links = listUsefulLinks(agency).filter(
    ({ id }) => id === "terms" || id === "privacyPolicy",
  );
  const trader = [
    agency.agencyName,
    agency.addressLine1,
    [agency.zipCode, agency.city].filter(Boolean).join(" "),
    agency.country,
    agency.contactEmailId,
  ];
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm">
        <p className="text-ink-faint">
          <bdi>{trader.filter(Boolean).join(" · ")}</bdi>
        </p>
        <ul className="flex flex-wrap gap-x-6 *:*:inline-flex *:*:min-h-9 *:*:items-center *:*:text-ink-soft *:*:hover:text-brand-ink *:*:hover:underline">
          {links.map(({ id, path }) => (
            <li key={id}>
              <a href={`${prefix}${path}`}>{t(id)}</a>
            </li>
          ))}
          <li>
            <a href={`${prefix}${paths.cancellationPolicy()}`}>{t("cancellation")}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
