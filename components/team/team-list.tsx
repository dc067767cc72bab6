import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ListCards, listCard, listCardLink } from "@/components/ui/list-cards";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import { Link } from "@/components/ui/link";
import type { TeamMember } from "@/lib/api/contract/team";
import { zonedDay } from "@/lib/dates/zoned-time";
import { MemberBadges } from "./member-badges";

type Props = {
  members: readonly TeamMember[];
  /** Of who looks. */ ownId: string;
  /** With the language. */ toHref: (id: string) => string;
  /** The agency's. */ timeZone: string;
};

function useLastSeen(timeZone: string) {
  const t = useTranslations("team");
  const format = useFormatter();
  return (lastSeenAt: string | null) =>
    lastSeenAt ? format.dateTime(new Date(lastSeenAt), zonedDay(timeZone)) : t("never");
}

/** Members on wide screens, a line for each. */
function TeamTable({ members, ownId, toHref, timeZone }: Props) {
  const t = useTranslations("team");
  const format = useFormatter();
  const toLastSeen = useLastSeen(timeZone);
  return (
    <ListTable
      columns={(["name", "role", "lastSeen", "sessions", "sales"] as const).map((id) => ({
        id,
        text: t(`columns.${id}`),
        isEnd: id === "sessions" || id === "sales",
      }))}
    >
      {members.map((member) => (
        <tr key={member.id} data-list-row className={listRow}>
          <th scope="row" className={clsx(listCell, "text-start font-normal")}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                href={toHref(member.id)}
                className="inline-flex min-h-6 items-center font-semibold text-brand-ink hover:underline"
              >
                <bdi className="wrap-anywhere">{member.name}</bdi>
              </Link>
              <MemberBadges member={member} isSelf={member.id === ownId} />
            </span>
            <bdi dir="ltr" className="block wrap-anywhere text-ink-soft">
              {member.email}
            </bdi>
          </th>
          <td className={clsx(listCell, "whitespace-nowrap")}>{t(`roles.${member.userType}`)}</td>
          <td className={clsx(listCell, "whitespace-nowrap")}>{toLastSeen(member.lastSeenAt)}</td>
          <td className={clsx(listCell, "text-end tabular-nums")}>
            {format.number(member.sessions)}
          </td>
          <td className={clsx(listCell, "text-end tabular-nums")}>{format.number(member.sales)}</td>
        </tr>
      ))}
    </ListTable>
  );
}

/** Members on phones and tablets: a card of a few lines for each, all of it a link. */
function TeamCards({ members, ownId, toHref, timeZone }: Props) {
  const t = useTranslations("team");
  const toLastSeen = useLastSeen(timeZone);
  return (
    <ListCards>
      {members.map((member) => (
        <li key={member.id} data-list-row className={listCard}>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link href={toHref(member.id)} className={listCardLink}>
              <bdi className="wrap-anywhere">{member.name}</bdi>
            </Link>
            <MemberBadges member={member} isSelf={member.id === ownId} />
          </div>
          <bdi dir="ltr" className="block text-sm wrap-anywhere text-ink-soft rtl:text-end">
            {member.email}
          </bdi>
          <p className="text-sm">
            {t(`roles.${member.userType}`)} · {t("salesOf", { count: member.sales })} ·{" "}
            {toLastSeen(member.lastSeenAt)}
          </p>
        </li>
      ))}
    </ListCards>
  );
}

/** A page of those who work at the agency. */
export const TeamList = (props: Props) => (
  <>
    <TeamTable {...props} />
    <TeamCards {...props} />
  </>
);
