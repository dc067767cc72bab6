import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListRegion } from "@/components/results/list-region";
import { streamParameter } from "@/components/results/stream-parameter";
import { AccountPage } from "@/components/site/account-page";
import { readAuditQuery, toAuditQuery } from "@/lib/audit/audit-query";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import { comesWhole } from "@/components/results/comes-whole";
import { AuditListRegion } from "@/components/pages/audit/audit-list-region";
import {
  leaveForFirst,
  readAuditList,
  toExportPath,
  toListPath,
} from "@/components/pages/audit/read-audit-list";

const path = paths.audit();

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("audit"),
  ]);
  return pageMetadata(agency, { locale, path, title: t("title"), isIndexed: false });
}

/** Who of the agency did what, for those who may look into it. */
export default async function AuditPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/settings/audit">) {
  const address = await searchParams;
  // Who signs in first comes back to the same filters.
  const asked = toListPath(readAuditQuery(address));
  const visit = await requireUser({ path: asked, action: "audit.read" });
  const { agency, prefix } = visit;
  const { query, list } = readAuditList(agency.subdomain, address);
  const [t, isWhole] = await Promise.all([getTranslations("audit"), comesWhole(address, list)]);
  if (isWhole && (await list) === "noSuchPage") leaveForFirst(prefix, query);
  const withoutStream = `${prefix}${paths.audit({
    ...toAuditQuery(query),
    [streamParameter.name]: streamParameter.off,
  })}`;
  return (
    <AccountPage
      visit={{ ...visit, path }}
      title={t("title")}
      lead={<p>{t("lead", { agency: agency.agencyName })}</p>}
    >
      <ListRegion isWhole={isWhole} wholeHref={withoutStream} loading={t("loading")}>
        <AuditListRegion
          list={list}
          query={query}
          agency={agency}
          prefix={prefix}
          here={`${prefix}${asked}`}
          links={{
            action: `${prefix}${path}`,
            toList: (next) => `${prefix}${toListPath(next)}`,
            export: `${prefix}${toExportPath(query)}`,
          }}
          onNoSuchPage={() => leaveForFirst(prefix, query)}
        />
      </ListRegion>
    </AccountPage>
  );
}
