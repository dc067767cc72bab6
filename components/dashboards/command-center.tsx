import { useFormatter, useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Dashboard } from "@/lib/data/dashboards";
import { zonedDay } from "@/lib/dates/zoned-time";
import { paths } from "@/lib/paths";
import { AccountChart } from "./account-chart";
import { Figure } from "./figure";

type Props = {
  dashboard: Dashboard;
  prefix: string;
  timeZone: string;
  quickLinks: readonly { href: string; label: string }[];
};

/** The agency's own figures at a glance. */
export function CommandCenter({ dashboard, prefix, timeZone, quickLinks }: Props) {
  const t = useTranslations("dashboards");
  const format = useFormatter();
  const { people, newAccounts, activeSessions, tickets, wallet, content } = dashboard;
  const isOwn = tickets.of === "own";
  const total = people.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <Figure label={t("figures.people")}>{format.number(total)}</Figure>
        <Figure label={t("figures.sessions")}>{format.number(activeSessions)}</Figure>
        <Figure
          label={t(isOwn ? "figures.ownTickets" : "figures.tickets")}
          href={`${prefix}${paths.supportSettings()}`}
        >
          {format.number(tickets.open)}
        </Figure>
        <Figure label={t("figures.wallet")} href={`${prefix}${paths.walletDetails()}`}>
          <ExactMoney money={wallet} />
        </Figure>
      </dl>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t("accounts.title")} text={t("accounts.text", { days: newAccounts.length })}>
          <AccountChart days={newAccounts} />
        </Card>
        <Card title={t("people.title")}>
          <dl className="divide-y divide-line">
            {people.map(({ userType, count }) => (
              <div key={userType} className="flex justify-between gap-4 py-2">
                <dt className="text-ink-soft">{t(`people.${userType}`)}</dt>
                <dd className="font-semibold tabular-nums">{format.number(count)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t(isOwn ? "tickets.ownTitle" : "tickets.title")}>
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
                    <bdi dir="ltr">{reference}</bdi> ·{" "}
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
          <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
            {(["posts", "destinations", "languages"] as const).map((name) => (
              <div key={name} className="flex gap-1.5">
                <dt className="text-ink-soft">{t(`content.${name}`)}</dt>
                <dd className="font-semibold tabular-nums">{content[name]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}
