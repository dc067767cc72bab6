import { ListPage } from "@/components/pages/lists/list-page";
import { supportInbox } from "@/components/pages/support/support-inbox";
import { readSupportQuery } from "@/components/pages/support/read-support-query";
import { SupportPage } from "@/components/pages/support/support-page";
import { resolveReach } from "@/lib/api/contract/roles";
import { paths } from "@/lib/paths";
import { accountMetadata } from "@/lib/seo/account-metadata";
import { requireUser } from "@/lib/session/require-user";

export const generateMetadata = () => accountMetadata(paths.supportSettings(), "support");

/** All of the agency's requests for those who answer them; for others, and on wish, their own. */
export default async function SupportSettingsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/support">) {
  const query = await searchParams;
  const { booking, again } = readSupportQuery(query);
  const own = query.own === "yes" ? "yes" : undefined;
  const isOwn = booking !== null || again !== undefined || own !== undefined;
  const path = isOwn
    ? paths.supportSettings({ booking: booking ?? undefined, again, own })
    : supportInbox.toPath(supportInbox.query.rewrite(query));
  const visit = await requireUser({ path, action: "dashboard.read" });
  const hasInbox = resolveReach(visit.user, "support.inbox") === "all";
  if (hasInbox && !isOwn) return <ListPage list={supportInbox} searchParams={searchParams} />;
  return (
    <SupportPage
      visit={{ ...visit, path: paths.supportSettings() }}
      place="settings"
      booking={booking}
      again={again}
      inboxHref={hasInbox ? `${visit.prefix}${paths.supportSettings()}` : null}
    />
  );
}
