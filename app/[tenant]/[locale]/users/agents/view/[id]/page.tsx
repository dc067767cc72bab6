import { notFound } from "next/navigation";
import { getFormatter, getTranslations } from "next-intl/server";
import * as z from "zod";
import { AccountPage } from "@/components/site/account-page";
import { DeactivationCard } from "@/components/team/deactivation-card";
import { MemberBadges } from "@/components/team/member-badges";
import { PermissionsCard } from "@/components/team/permissions-card";
import { RestrictionCard } from "@/components/team/restriction-card";
import { RoleCard } from "@/components/team/role-card";
import { SessionsCard } from "@/components/team/sessions-card";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { can } from "@/lib/api/contract/roles";
import { mayAppoint, mayChangeMember, memberTypes } from "@/lib/api/contract/team-rules";
import { getTeamMember } from "@/lib/data/team";
import { zonedDay } from "@/lib/dates/zoned-time";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import { requireUser } from "@/lib/session/require-user";
import { DoneMessage } from "@/components/pages/team/done-message";
import { ReturnedForm } from "@/components/pages/team/returned-form";
import { accountMetadata } from "@/lib/seo/account-metadata";

type Props = PageProps<"/[tenant]/[locale]/users/agents/view/[id]">;

export const generateMetadata = async ({ params }: Props) =>
  accountMetadata(paths.teamMember((await params).id), "agents");

/**
 * A member of the agency, for those who manage the team; everybody who works there finds
 * themselves, and can only look.
 */
export default async function TeamMemberPage({ params, searchParams }: Props) {
  const [{ id }, { again, done, handOverTo }] = await Promise.all([params, searchParams]);
  const path = paths.teamMember(id);
  const visit = await requireUser({ path, action: "dashboard.read" });
  const { agency, prefix, user } = visit;
  const isShown = z.uuid().safeParse(id).success && (id === user.id || can(user, "team.manage"));
  const member = isShown ? await getTeamMember(agency.subdomain, id) : null;
  if (!member) notFound();
  const [t, forms, format, draft] = await Promise.all([
    getTranslations("team"),
    getTranslations("forms"),
    getFormatter(),
    readReturnedForm(again),
  ]);
  const isSelf = member.id === user.id;
  const mayChange = mayChangeMember(user, member);
  const here = `${prefix}${path}`;
  const toAction = (form: string) => `${prefix}${paths.teamForm(form)}`;
  const isOwner = member.userType === "AgencyOwner";
  const facts = [
    {
      label: forms("email"),
      value: (
        <bdi dir="ltr" className="wrap-anywhere">
          {member.email}
        </bdi>
      ),
    },
    { label: t("fields.role"), value: t(`roles.${member.userType}`) },
    {
      label: t("since"),
      value: format.dateTime(new Date(member.createdAt), zonedDay(agency.timeZone)),
    },
    {
      label: t("columns.sales"),
      value: (
        <Link
          href={`${prefix}${paths.agentBookings({ agent: member.id })}`}
          className="inline-flex min-h-6 items-center text-brand-ink underline"
        >
          {t("salesOf", { count: member.sales })}
        </Link>
      ),
    },
  ];
  return (
    <AccountPage
      visit={{ ...visit, path: paths.team() }}
      title={<bdi>{member.name}</bdi>}
      lead={
        <span className="flex flex-wrap gap-2">
          <MemberBadges member={member} isSelf={isSelf} />
        </span>
      }
    >
      <div className="max-w-3xl space-y-6">
        <DoneMessage done={done} />
        {draft && <ReturnedForm draft={draft} agency={agency} prefix={prefix} here={path} />}
        <Card title={t("profile")}>
          <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
            {facts.map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {!mayChange && (
          <Notice>
            <p>{t(isSelf ? "readOnly.self" : "readOnly.above")}</p>
          </Notice>
        )}
        {mayChange && (
          <RoleCard
            member={member}
            toAction={toAction}
            roles={memberTypes.filter((type) => mayAppoint(user, type))}
          />
        )}
        {mayChange && !isOwner && (
          <>
            <RestrictionCard member={member} toAction={toAction} />
            <PermissionsCard member={member} toAction={toAction} viewer={user} />
          </>
        )}
        <SessionsCard
          member={member}
          toAction={mayChange ? toAction : null}
          timeZone={agency.timeZone}
        />
        {mayChange && (
          <DeactivationCard
            member={member}
            here={here}
            toAction={toAction}
            handOverTo={handOverTo}
            timeZone={agency.timeZone}
          />
        )}
      </div>
    </AccountPage>
  );
}
