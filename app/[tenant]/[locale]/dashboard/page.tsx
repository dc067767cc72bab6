import { getTranslations } from "next-intl/server";
import { CommandCenter } from "@/components/dashboards/command-center";
import { AccountPage } from "@/components/site/account-page";
import { getDashboard } from "@/lib/data/dashboards";
import { activeServices, resolveSelectedService } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

const path = paths.commandCenter();

export const generateMetadata = () => accountMetadata(path, "commandCenter");

export default async function CommandCenterPage() {
  const visit = await requireUser({ path, action: "dashboard.read" });
  const { agency, prefix } = visit;
  const [t, entries, dashboard] = await Promise.all([
    getTranslations("accountPages"),
    getTranslations("navigation.entries"),
    getDashboard(agency.subdomain),
  ]);
  const service = resolveSelectedService(activeServices(agency), null);
  const quickLinks = [
    ...(service ? [{ href: `${prefix}${paths.book(service.id)}`, label: entries("bookNow") }] : []),
    { href: `${prefix}${paths.walletDetails()}`, label: entries("wallet") },
    {
      href: `${prefix}${paths.supportSettings()}`,
      label: agency.supportLabel ?? entries("support"),
    },
    { href: `${prefix}${paths.profileSettings()}`, label: entries("profileSettings") },
  ];
  return (
    <AccountPage
      visit={visit}
      title={entries("commandCenter")}
      lead={<p>{t("leads.commandCenter", { agency: agency.agencyName })}</p>}
    >
      <CommandCenter
        dashboard={dashboard}
        prefix={prefix}
        timeZone={agency.timeZone}
        quickLinks={quickLinks}
      />
    </AccountPage>
  );
}
