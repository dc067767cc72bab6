import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { ListRegion } from "@/components/results/list-region";
import { streamParameter } from "@/components/results/stream-parameter";
import { AccountPage } from "@/components/site/account-page";
import { ApiError } from "@/lib/api/errors";
import {
  readApplicationListQuery,
  toApplicationListQuery,
  type ApplicationListQuery,
} from "@/lib/applications/application-list-query";
import { listApplications } from "@/lib/data/applications";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import { comesWhole } from "@/components/results/comes-whole";
import { ApplicationListRegion } from "@/components/pages/applications/application-list-region";

const path = paths.applications();
const toListPath = (query: ApplicationListQuery) =>
  paths.applications(toApplicationListQuery(query));

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
  ]);
  return pageMetadata(agency, { locale, path, title: t("applications"), isIndexed: false });
}

const readList = (tenant: string, query: ApplicationListQuery) =>
  orSearchFailure(
    "the agency's applications",
    listApplications(tenant, query).catch((error: unknown) => {
      // A made-up cursor.
      if (error instanceof ApiError && error.status === 422) return "noSuchPage" as const;
      throw error;
    }),
  );

/** Those who want to become agents, for those who decide. */
export default async function ApplicationsPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/applications">) {
  const address = await searchParams;
  const query = readApplicationListQuery(address);
  // Who signs in first comes back to the same list.
  const asked = toListPath(query);
  const visit = await requireUser({ path: asked, action: "applications.decide" });
  const { agency, prefix } = visit;
  const list = readList(agency.subdomain, query);
  const leaveForFirst = (): never =>
    redirect(`${prefix}${toListPath({ ...query, after: undefined })}`);
  const [entries, t, isWhole] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("applications"),
    comesWhole(address, list),
  ]);
  if (isWhole && (await list) === "noSuchPage") leaveForFirst();
  const withoutStream = `${prefix}${paths.applications({
    ...toApplicationListQuery(query),
    [streamParameter.name]: streamParameter.off,
  })}`;
  return (
    <AccountPage
      visit={{ ...visit, path }}
      title={entries("applications")}
      lead={<p>{t("lead", { agency: agency.agencyName })}</p>}
    >
      <ListRegion isWhole={isWhole} wholeHref={withoutStream} loading={t("loading")}>
        <ApplicationListRegion
          list={list}
          query={query}
          agency={agency}
          here={`${prefix}${asked}`}
          action={`${prefix}${path}`}
          toListHref={(next) => `${prefix}${toListPath(next)}`}
          toHref={(reference) => `${prefix}${paths.application(reference)}`}
          onNoSuchPage={leaveForFirst}
        />
      </ListRegion>
    </AccountPage>
  );
}
