import { useFormatter, useTranslations } from "next-intl";
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

const head = "px-3 py-2 font-semibold whitespace-nowrap";
const cell = "px-3 py-2.5 align-top";

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
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card max-md:hidden">
      <table className="w-full text-sm">
        <thead className="border-b border-line bg-canvas text-ink-soft">
          <tr>
            {(["name", "role", "lastSeen"] as const).map((name) => (
              <th key={name} scope="col" className={`${head} text-start`}>
                {t(`columns.${name}`)}
              </th>
            ))}
            {(["sessions", "sales"] as const).map((name) => (
              <th key={name} scope="col" className={`${head} text-end`}>
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {members.map((member) => (
            <tr key={member.id} className="hover:bg-brand-tint">
              <th scope="row" className={`${cell} text-start font-normal`}>
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
              <td className={`${cell} whitespace-nowrap`}>{t(`roles.${member.userType}`)}</td>
              <td className={`${cell} whitespace-nowrap`}>{toLastSeen(member.lastSeenAt)}</td>
              <td className={`${cell} text-end tabular-nums`}>{format.number(member.sessions)}</td>
              <td className={`${cell} text-end tabular-nums`}>{format.number(member.sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Members on phones: a card of a few lines for each, all of it a link. */
function TeamCards({ members, ownId, toHref, timeZone }: Props) {
  const t = useTranslations("team");
  const toLastSeen = useLastSeen(timeZone);
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card md:hidden">
      {members.map((member) => (
        <li key={member.id} className="relative space-y-1 p-4">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              href={toHref(member.id)}
              className="font-semibold text-brand-ink after:absolute after:inset-0 hover:underline"
            >
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
    </ul>
  );
}

/** A page of those who work at the agency. */
export const TeamList = (props: Props) => (
  <>
    <TeamTable {...props} />
    <TeamCards {...props} />
  </>
);
