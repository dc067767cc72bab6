import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ListRegion } from "@/components/results/list-region";
import { streamParameter } from "@/components/results/stream-parameter";
import { AccountPage } from "@/components/site/account-page";
import { can, resolveReach } from "@/lib/api/contract/roles";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { getLanguage } from "@/lib/i18n/get-language";
import {
  readPastSearchesQuery,
  toPastSearchesQuery,
} from "@/lib/past-searches/past-searches-query";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import { comesWhole } from "@/components/results/comes-whole";
import {
  leaveForFirst,
  readSearchList,
  toListPath,
} from "@/components/pages/searches/read-search-list";
import { SearchListRegion } from "@/components/pages/searches/search-list-region";

const path = paths.pastSearches();
type Props = PageProps<"/[tenant]/[locale]/searches">;

/** How many there are is in the title, once it is known. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [agency, locale, entries, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
    getTranslations("pastSearches"),
  ]);
  const session = await getSession(agency.subdomain);
  const list =
    session && can(session.user, "searches.read")
      ? await readSearchList(agency.subdomain, await searchParams).list
      : "notAllowed";
  const title = typeof list === "string" ? entries("searches") : t("title", { count: list.total });
  return pageMetadata(agency, { locale, path, title, isIndexed: false });
}

/** What people of the agency searched for: all of them, or oneself. */
export default async function SearchesPage({ searchParams }: Props) {
  const address = await searchParams;
  // Who signs in first comes back to the same filters.
  const asked = toListPath(readPastSearchesQuery(address));
  const visit = await requireUser({ path: asked, action: "searches.read" });
  const { agency, prefix, user } = visit;
  const { query, list } = readSearchList(agency.subdomain, address);
  const [entries, t, isWhole] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations("pastSearches"),
    comesWhole(address, list),
  ]);
  if (isWhole && (await list) === "noSuchPage") leaveForFirst(prefix, query);
  const isAgencys = resolveReach(user, "searches.read") === "all";
  const withoutStream = `${prefix}${paths.pastSearches({
    ...toPastSearchesQuery(query),
    [streamParameter.name]: streamParameter.off,
  })}`;
  return (
    <AccountPage
      visit={{ ...visit, path }}
      title={entries("searches")}
      lead={<p>{isAgencys ? t("lead", { agency: agency.agencyName }) : t("leadOwn")}</p>}
    >
      <ListRegion isWhole={isWhole} wholeHref={withoutStream} loading={t("loading")}>
        <SearchListRegion
          list={list}
          query={query}
          here={`${prefix}${asked}`}
          links={{
            action: `${prefix}${path}`,
            toList: (next) => `${prefix}${toListPath(next)}`,
            book: `${prefix}/booknow`,
          }}
          onNoSuchPage={() => leaveForFirst(prefix, query)}
          isAgencys={isAgencys}
          rows={{
            prefix,
            timeZone: agency.timeZone,
            today: toEarliestToday(new Date()),
          }}
        />
      </ListRegion>
    </AccountPage>
  );
}
