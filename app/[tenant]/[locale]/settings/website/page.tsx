import { getTranslations } from "next-intl/server";
import { LaunchChecklist } from "@/components/settings/launch-checklist";
import { AccountPage } from "@/components/site/account-page";
import { Link } from "@/components/ui/link";
import { can } from "@/lib/api/contract/roles";
import { storyKinds, websiteSections } from "@/lib/api/contract/settings-sections";
import { getLaunchChecklist } from "@/lib/data/agency-settings";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";

const path = paths.websiteSettings();

export const generateMetadata = () => accountMetadata(path, "websiteSettings");

/** What is left to do before the first sale, and the sections of the agency's settings. */
export default async function WebsiteSettingsPage() {
  const visit = await requireUser({ path, action: "website.write" });
  const { agency, prefix } = visit;
  const [t, entries, checklist] = await Promise.all([
    getTranslations("settings"),
    getTranslations("navigation.entries"),
    getLaunchChecklist(agency.subdomain),
  ]);
  const isOwner = can(visit.user, "domains.write");
  const sections = [
    ...websiteSections.map((section) => ({
      id: section,
      path: section === "theme" ? paths.customizeTheme() : paths.websiteSettings(section),
    })),
    ...storyKinds.map((kind) => ({ id: kind, path: paths.websiteSettings(kind) })),
    { id: "product" as const, path: paths.productSettings() },
    { id: "payment" as const, path: paths.paymentSettings() },
    ...(isOwner ? [{ id: "domains" as const, path: paths.domains() }] : []),
  ];
  return (
    <AccountPage visit={visit} title={entries("websiteSettings")} lead={t("lead")}>
      <div className="max-w-3xl space-y-6">
        {checklist && (
          <LaunchChecklist
            {...checklist}
            prefix={prefix}
            pathOf={{
              logo: paths.websiteSettings("identity"),
              contact: paths.websiteSettings("contact"),
              mail: paths.websiteSettings("contact"),
              headline: paths.websiteSettings("home"),
              texts: paths.websiteSettings("pages"),
              policies: paths.websiteSettings("policies"),
              payment: paths.paymentSettings(),
              domain: isOwner ? paths.domains() : null,
              booking: paths.home(),
              prices: `${paths.websiteSettings("access")}#access-allowNonLoginFlow`,
              timeZone: `${paths.websiteSettings("access")}#access-timeZone`,
              currency: `${paths.websiteSettings("access")}#access-defaultCurrency`,
              deals: `${paths.productSettings()}#product-nationality`,
            }}
          />
        )}
        <ul className="grid gap-3 sm:grid-cols-2">
          {sections.map(({ id, path: target }) => (
            <li key={id}>
              <Link
                href={`${prefix}${target}`}
                className="block h-full rounded-card border border-line bg-surface p-5 shadow-card hover:border-brand-ink"
              >
                <span className="block font-semibold text-brand-ink">{t(`sections.${id}`)}</span>
                <span className="mt-1 block text-sm text-ink-soft">{t(`sectionHints.${id}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </AccountPage>
  );
}
