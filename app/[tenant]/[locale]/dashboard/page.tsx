import { getTranslations } from "next-intl/server";
import { CommandCenter } from "@/components/dashboards/command-center";
import { AccountPage } from "@/components/site/account-page";
import { usualDashboardPeriod } from "@/lib/api/contract/dashboards";
import { can } from "@/lib/api/contract/roles";
import { readPeriod } from "@/lib/dashboards/read-period";
import { getDashboard } from "@/lib/data/dashboards";
import { activeServices, resolveSelectedService } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.commandCenter();

export const generateMetadata = () => accountMetadata(path, "commandCenter");

export default async function CommandCenterPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/dashboard">) {
  const period = readPeriod((await searchParams)["period"]);
  // Who signs in first comes back to the same period.
  const asked = period === usualDashboardPeriod ? path : paths.commandCenter({ period });
  const visit = await requireUser({ path: asked, action: "dashboard.read" });
  const { agency, prefix } = visit;
  const [t, entries, dashboard] = await Promise.all([
    getTranslations("accountPages"),
    getTranslations("navigation.entries"),
    getDashboard(agency.subdomain, period),
  ]);
  const service = resolveSelectedService(activeServices(agency), null);
  const bookHref = `${prefix}${service ? paths.book(service.id) : "/booknow"}`;
  const quickLinks = [
    { href: `${prefix}${paths.walletDetails()}`, label: entries("wallet") },
    {
      href: `${prefix}${paths.supportSettings()}`,
      label: agency.supportLabel ?? entries("support"),
    },
    { href: `${prefix}${paths.profileSettings()}`, label: entries("profileSettings") },
    ...(can(visit.user, "website.write")
      ? [{ href: `${prefix}${paths.websiteSettings()}`, label: entries("websiteSettings") }]
      : []),
  ];
  return (
    <AccountPage
      visit={{ ...visit, path }}
      title={entries("commandCenter")}
      lead={<p>{t("leads.commandCenter", { agency: agency.agencyName })}</p>}
    >
      <CommandCenter
        dashboard={dashboard}
        period={period}
        prefix={prefix}
        timeZone={agency.timeZone}
        bookHref={bookHref}
        quickLinks={quickLinks}
        now={new Date().toISOString()}
      />
    </AccountPage>
  );
}
