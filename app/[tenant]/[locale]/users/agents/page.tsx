import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/site/account-page";
import { InvitationList } from "@/components/team/invitation-list";
import { TeamFilter } from "@/components/team/team-filter";
import { TeamList } from "@/components/team/team-list";
import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { findTeam } from "@/lib/data/team";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { DoneMessage } from "@/components/pages/team/done-message";
import { ReturnedForm } from "@/components/pages/team/returned-form";
import { teamMetadata } from "@/components/pages/team/team-metadata";

const path = paths.team();

export const generateMetadata = () => teamMetadata(path);

/** Who works at the agency and who is invited to, for those who manage that. */
export default async function TeamPage({
  searchParams,
}: PageProps<"/[tenant]/[locale]/users/agents">) {
  const address = await searchParams;
  const query = listQueries.team.read(address);
  const toPath = (next: ListQueryOf<"team">) => paths.team(listQueries.team.write(next));
  // Who signs in first comes back to the same filters.
  const visit = await requireUser({ path: toPath(query), action: "team.manage" });
  const { agency, prefix, user } = visit;
  const [t, shared, entries, page, draft] = await Promise.all([
    getTranslations("team"),
    getTranslations("results"),
    getTranslations("navigation.entries"),
    findTeam(agency.subdomain, query),
    readReturnedForm(address.again),
  ]);
  if (page === "noSuchPage") redirect(`${prefix}${toPath({ ...query, after: undefined })}`);
  const isEmpty = page?.total === 0 && page.invitations.length === 0;
  const steps = page
    ? [
        { cursor: page.previous, rel: "prev", text: shared("pages.previous") },
        { cursor: page.next, rel: "next", text: shared("pages.next") },
      ]
    : [];
  return (
    <AccountPage
      visit={{ ...visit, path }}
      title={entries("agents")}
      lead={<p>{t("lead", { agency: agency.agencyName })}</p>}
    >
      <div className="space-y-6">
        <DoneMessage done={address.done} />
        {draft && <ReturnedForm draft={draft} agency={agency} prefix={prefix} here={path} />}
        <ButtonLink href={`${prefix}${paths.teamInvite()}`}>
          <Icon name="plus" className="size-4" />
          {t("invite")}
        </ButtonLink>
        <TeamFilter
          // The fields follow the address, also where a link has changed it.
          key={toPath(query)}
          action={`${prefix}${path}`}
          query={query}
        />
        {!page && (
          <Notice tone="error" title={t("failed")}>
            <a
              href={`${prefix}${toPath(query)}`}
              className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
            >
              {shared("failed.action")}
            </a>
          </Notice>
        )}
        {page && page.invitations.length > 0 && (
          <InvitationList
            invitations={page.invitations}
            now={new Date()}
            timeZone={agency.timeZone}
            toAction={(form) => `${prefix}${paths.teamForm(form)}`}
          />
        )}
        {page && page.total > 0 && (
          <section aria-labelledby="members">
            <h2 id="members" className="mb-3 text-heading font-semibold">
              {t("count", { count: page.total })}
            </h2>
            <TeamList
              members={page.members}
              ownId={user.id}
              toHref={(id) => `${prefix}${paths.teamMember(id)}`}
              timeZone={agency.timeZone}
            />
          </section>
        )}
        {isEmpty && (
          <section className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
            <h2 className="text-heading font-semibold">
              {t(query.state === "invited" ? "none.invited" : "none.title")}
            </h2>
            <p className="max-w-prose text-ink-soft">{t("none.text")}</p>
          </section>
        )}
        {steps.some(({ cursor }) => cursor) && (
          <nav aria-label={shared("pages.label")} className="flex flex-wrap justify-between gap-4">
            {steps.map(({ cursor, rel, text }) =>
              cursor ? (
                <ButtonLink
                  key={rel}
                  href={`${prefix}${toPath({ ...query, after: cursor })}`}
                  rel={rel}
                  look="secondary"
                  className={rel === "next" ? "ms-auto" : undefined}
                >
                  {text}
                </ButtonLink>
              ) : null,
            )}
          </nav>
        )}
      </div>
    </AccountPage>
  );
}
