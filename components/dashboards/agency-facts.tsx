import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Reference } from "@/components/ui/reference";
import type { Dashboard } from "@/lib/data/dashboards";
import { zonedDay } from "@/lib/dates/zoned-time";
import { paths } from "@/lib/paths";

type Props = {
  dashboard: Pick<
    Dashboard,
    "people" | "newAccounts" | "activeSessions" | "tickets" | "wallet" | "content"
  >;
  prefix: string;
  timeZone: string;
  quickLinks: readonly { href: string; label: string }[];
};

/** What an agency has besides bookings: people, requests and pages. */
export function AgencyFacts({ dashboard, prefix, timeZone, quickLinks }: Props) {
  const t = useTranslations("dashboards");
  const format = useFormatter();
  const { people, newAccounts, activeSessions, tickets, wallet, content } = dashboard;
  const isOwn = tickets.of === "own";
  const facts = [
    ...people
      .filter(({ count }) => count > 0)
      .map(({ userType, count }) => ({ name: t(`people.${userType}`), count })),
    { name: t("newAccounts"), count: newAccounts },
    { name: t("figures.sessions"), count: activeSessions },
    ...(["posts", "destinations", "languages"] as const).map((name) => ({
      name: t(`content.${name}`),
      count: content[name],
    })),
  ];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
      <Card title={t("agency")}>
        <dl className="divide-y divide-line text-sm">
          {facts.map(({ name, count }) => (
            <div key={name} className="flex justify-between gap-4 py-1.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold tabular-nums">{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card
        title={t(isOwn ? "tickets.ownTitle" : "tickets.title")}
        text={`${t(isOwn ? "figures.ownTickets" : "figures.tickets")}: ${format.number(tickets.open)}`}
      >
        {tickets.latest.length === 0 ? (
          <p className="text-ink-soft">{t(isOwn ? "tickets.ownEmpty" : "tickets.empty")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {tickets.latest.map(({ reference, subject, createdAt }) => (
              <li key={reference} className="relative py-2.5">
                <Link
                  href={`${prefix}${paths.supportTicket(reference)}`}
                  className="block font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-brand-ink"
                >
                  <bdi>{subject}</bdi>
                </Link>
                <span className="text-sm text-ink-soft">
                  <Reference>{reference}</Reference> ·{" "}
                  <time dateTime={createdAt}>
                    {format.dateTime(new Date(createdAt), zonedDay(timeZone))}
                  </time>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={t("links.title")}>
        <ul>
          {quickLinks.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-2 flex justify-between gap-4 border-t border-line pt-4 text-sm">
          <span className="text-ink-soft">{t("figures.wallet")}</span>
          <span className="font-semibold">
            <ExactMoney money={wallet} />
          </span>
        </p>
      </Card>
    </div>
  );
}
