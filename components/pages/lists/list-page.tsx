import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type * as z from "zod";
import { comesWhole } from "@/components/results/comes-whole";
import { toWholeQuery } from "@/components/results/stream-parameter";
import { AccountPage } from "@/components/site/account-page";
import { ClientTexts } from "@/components/site/client-texts";
import { can, resolveReach } from "@/lib/api/contract/roles";
import { ApiError } from "@/lib/api/errors";
import { orSearchFailure, type SearchFailure } from "@/lib/data/or-search-failure";
import { getLanguage } from "@/lib/i18n/get-language";
import type { ListQuery } from "@/lib/lists/create-list-query";
import { columnsCookie, readColumns } from "@/lib/lists/list-columns";
import { readOutcome } from "@/lib/lists/list-outcome";
import type { Query } from "@/lib/query-values";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
import { requireUser } from "@/lib/session/require-user";
import { requireAgency } from "@/lib/tenant/require-agency";
import type { ListDefinition, ListTexts, ListVisit } from "./list-definition";
import { ListOutcome } from "./list-outcome";
import { ListRegion } from "./list-region";
import { ListView } from "./list-view";
import { SavedViews } from "./saved-views";

type Neighbours = { next: string | null; previous: string | null };
type Loader = Pick<ListDefinition<z.ZodObject, unknown, unknown>, "load" | "texts">;

/** One call for a page and its title: `cache` compares arguments, so its query is text. */
const loadOnce = cache((list: Loader, tenant: string, asked: string) =>
  orSearchFailure(
    list.texts,
    list.load(tenant, JSON.parse(asked) as Record<string, unknown>).catch((error: unknown) => {
      // A cursor of another sort, or a made-up one.
      if (error instanceof ApiError && error.status === 422) return "noSuchPage" as const;
      throw error;
    }),
  ),
);
const load = <S extends z.ZodObject, Page, Row>(
  list: ListDefinition<S, Page, Row>,
  tenant: string,
  query: ListQuery<S>,
) =>
  loadOnce(list as unknown as Loader, tenant, JSON.stringify(query)) as Promise<
    Page | SearchFailure | "noSuchPage"
  >;

/** The metadata of a list's page; how many there are is in the title where it has words for it. */
export async function listMetadata<S extends z.ZodObject, Page, Row>(
  list: ListDefinition<S, Page, Row>,
  searchParams: Promise<Query>,
): Promise<Metadata> {
  const [agency, locale, entries, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("navigation.entries"),
    getTranslations(list.texts) as Promise<ListTexts>,
  ]);
  const query = list.query.read(await searchParams);
  const session = t.has("title") ? await getSession(agency.subdomain) : null;
  const page =
    session && can(session.user, list.action)
      ? await load(list, agency.subdomain, query)
      : "notAllowed";
  const title =
    typeof page === "string"
      ? entries(list.entry)
      : t("title", { count: list.countOf(page, query) });
  return pageMetadata(agency, { locale, path: list.toPath(), title, isIndexed: false });
}

type RowsProps<S extends z.ZodObject, Page, Row> = {
  list: ListDefinition<S, Page, Row>;
  visit: ListVisit;
  query: ListQuery<S>;
  found: Promise<Page | SearchFailure | "noSuchPage">;
  /** Leads to the first page. */ onNoSuchPage: () => never;
};
async function Loaded<S extends z.ZodObject, Page extends Neighbours, Row>({
  found,
  onNoSuchPage,
  ...props
}: RowsProps<S, Page, Row>) {
  const page = await found;
  if (page === "noSuchPage") return onNoSuchPage();
  return <ListView {...props} page={page} />;
}

/**
 * A list of the desk by its definition: search, filters and sorting as addresses, the rows as a
 * table or cards, its file, and what it shows while it loads, where it is empty and where it fails.
 */
export async function ListPage<S extends z.ZodObject, Page extends Neighbours, Row>({
  list,
  searchParams,
}: {
  list: ListDefinition<S, Page, Row>;
  searchParams: Promise<Query>;
}) {
  const address = await searchParams;
  const query = list.query.read(address);
  const written = list.query.write(query);
  const path = list.toPath();
  // Who signs in first comes back to the same filters.
  const account = await requireUser({ path: list.toPath(written), action: list.action });
  const { agency, prefix, user } = account;
  const visit: ListVisit = {
    agency,
    user,
    prefix,
    reachesAll: resolveReach(user, list.action) === "all",
    columns: readColumns((await cookies()).get(columnsCookie(list.entry))?.value),
    now: new Date(),
  };
  const found = load(list, agency.subdomain, query);
  const [entries, t, isWhole] = await Promise.all([
    getTranslations("navigation.entries"),
    getTranslations(list.texts) as Promise<ListTexts>,
    comesWhole(address, found),
  ]);
  const leaveForFirst = (): never =>
    redirect(`${prefix}${list.toPath(list.query.write({ ...query, after: undefined }))}`);
  if (isWhole && (await found) === "noSuchPage") leaveForFirst();
  const whole = list.toPath(toWholeQuery(address));
  const outcome = list.selection && readOutcome(address);
  const hasOwn = !visit.reachesAll && t.has("leadOwn");
  return (
    <AccountPage
      visit={{ ...account, path }}
      title={list.toTitle?.(agency) ?? entries(list.entry)}
      lead={<p>{t(hasOwn ? "leadOwn" : "lead", { agency: agency.agencyName })}</p>}
    >
      {outcome && (
        <div className="mb-5">
          <ListOutcome list={list} outcome={outcome} />
        </div>
      )}
      {list.Head && (
        <div className="mb-5">
          <list.Head visit={visit} address={address} />
        </div>
      )}
      <div className="not-empty:mb-5">
        <SavedViews list={list} visit={visit} query={query} address={address} />
      </div>
      <ClientTexts namespaces={["results.list"]}>
        <ListRegion isWhole={isWhole} wholeHref={`${prefix}${whole}`} loading={t("loading")}>
          <Loaded
            list={list}
            visit={visit}
            query={query}
            found={found}
            onNoSuchPage={leaveForFirst}
          />
        </ListRegion>
      </ClientTexts>
    </AccountPage>
  );
}
