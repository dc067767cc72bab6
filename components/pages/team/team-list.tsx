import { useFormatter, useTranslations } from "next-intl";
import { InvitationList } from "@/components/team/invitation-list";
import { MemberBadges } from "@/components/team/member-badges";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { listCardLink } from "@/components/ui/list-cards";
import { teamStates, type TeamMember } from "@/lib/api/contract/team";
import { memberTypes } from "@/lib/api/contract/team-rules";
import { listTeam, type TeamPage } from "@/lib/data/team";
import { zonedDay } from "@/lib/dates/zoned-time";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";
import {
  defineList,
  type ListColumn,
  type ListFilter,
  type ListVisit,
} from "../lists/list-definition";
import { RowTitle } from "../lists/row-title";
import { DoneMessage } from "./done-message";
import { ReturnedForm } from "./returned-form";

/** What a form of the page did, or why it came back; and the way to one that invites. */
async function Head({ visit: { agency, prefix }, address }: { visit: ListVisit; address: Query }) {
  const draft = await readReturnedForm(address["again"]);
  return (
    <div className="space-y-6">
      <DoneMessage done={address["done"]} />
      {draft && <ReturnedForm draft={draft} agency={agency} prefix={prefix} here={paths.team()} />}
      <InviteLink href={`${prefix}${paths.teamInvite()}`} />
    </div>
  );
}

const InviteLink = ({ href }: { href: string }) => (
  <ButtonLink href={href}>
    <Icon name="plus" className="size-4" />
    {useTranslations("team")("invite")}
  </ButtonLink>
);

function Invitations({ visit, page: { invitations } }: { visit: ListVisit; page: TeamPage }) {
  const { agency, prefix, now } = visit;
  if (invitations.length === 0) return null;
  return (
    <InvitationList
      invitations={invitations}
      now={now}
      timeZone={agency.timeZone}
      toAction={(form) => `${prefix}${paths.teamForm(form)}`}
    />
  );
}

function useFilters(): ListFilter[] {
  const t = useTranslations("team");
  return [
    {
      kind: "choice",
      name: "role",
      label: t("fields.role"),
      options: memberTypes.map((value) => ({ value, text: t(`roles.${value}`) })),
    },
    {
      kind: "choice",
      name: "state",
      label: t("fields.state"),
      options: teamStates.map((value) => ({ value, text: t(`states.${value}`) })),
    },
  ];
}

function useCells({ user, prefix, agency: { timeZone } }: ListVisit) {
  const t = useTranslations("team");
  const format = useFormatter();
  return {
    t,
    toHref: ({ id }: TeamMember) => `${prefix}${paths.teamMember(id)}`,
    toBadges: (member: TeamMember) => (
      <MemberBadges member={member} isSelf={member.id === user.id} />
    ),
    toLastSeen: ({ lastSeenAt }: TeamMember) =>
      lastSeenAt ? format.dateTime(new Date(lastSeenAt), zonedDay(timeZone)) : t("never"),
    toNumber: (value: number) => <span className="tabular-nums">{format.number(value)}</span>,
  };
}

function useColumns(visit: ListVisit): ListColumn<TeamMember>[] {
  const { t, toHref, toBadges, toLastSeen, toNumber } = useCells(visit);
  const column = (id: "name" | "email" | "role" | "lastSeen" | "sessions" | "sales") => ({
    id,
    text: t(`columns.${id}`),
  });
  return [
    {
      ...column("name"),
      isRowHeader: true,
      cell: (member) => (
        <span className="flex items-center gap-2">
          <RowTitle href={toHref(member)}>{member.name}</RowTitle>
          {toBadges(member)}
        </span>
      ),
    },
    { ...column("email"), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    { ...column("role"), cell: ({ userType }) => t(`roles.${userType}`) },
    { ...column("lastSeen"), cell: toLastSeen },
    { ...column("sessions"), isEnd: true, cell: ({ sessions }) => toNumber(sessions) },
    { ...column("sales"), isEnd: true, cell: ({ sales }) => toNumber(sales) },
  ];
}

function useCard(visit: ListVisit) {
  const { t, toHref, toBadges, toLastSeen } = useCells(visit);
  return (member: TeamMember) => (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link href={toHref(member)} className={listCardLink}>
          <bdi className="wrap-anywhere">{member.name}</bdi>
        </Link>
        {toBadges(member)}
      </div>
      <bdi dir="ltr" className="block text-sm wrap-anywhere text-ink-soft rtl:text-end">
        {member.email}
      </bdi>
      <p className="text-sm">
        {t(`roles.${member.userType}`)} · {t("salesOf", { count: member.sales })} ·{" "}
        {toLastSeen(member)}
      </p>
    </>
  );
}

/** Who works at the agency and who is invited to, for those who manage that. */
export const teamList = defineList("agents", {
  texts: "team",
  load: listTeam,
  rowsOf: ({ members }) => members,
  keyOf: ({ id }) => id,
  countOf: ({ total }) => total,
  isRowless: ({ total, invitations }) => total === 0 && invitations.length > 0,
  useFilters,
  useColumns,
  useCard,
  Head,
  Tabs: Invitations,
});
