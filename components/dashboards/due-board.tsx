import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { ExactMoney } from "@/components/site/exact-money";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { Reference } from "@/components/ui/reference";
import type { DueGroup } from "@/lib/api/contract/dashboards";
import type { Dashboard } from "@/lib/data/dashboards";
import { toLastMinute, toZoneCity } from "@/lib/dates/deadline";
import { zonedTimeOfYear } from "@/lib/dates/zoned-time";
import { paths } from "@/lib/paths";
import { LapsingItem } from "./lapsing-item.client";

/** Of a kind; what comes after them has to be within reach of a thumb, too. */
const shownOnPhones = 2;

type Item = DueGroup["items"][number];
type Props = {
  groups: readonly DueGroup[];
  /** That wait; null for those who may see none. */ enquiries: Dashboard["enquiries"];
  prefix: string;
  /** ISO 8601 */ now: string;
};

/** A booking, and by when something has to be done about it. */
function DueItem({ item, prefix }: { item: Item; prefix: string }) {
  const t = useTranslations("dashboards.now");
  const format = useFormatter();
  const { reference, title, leadTraveller, until, zone, amount } = item;
  return (
    <>
      <div className="min-w-0 grow basis-48">
        <Link
          href={`${prefix}${paths.agentBooking(reference)}`}
          className="font-semibold after:absolute after:inset-0 hover:text-brand-ink"
        >
          <bdi className="wrap-anywhere">{title}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">
          {leadTraveller && (
            <>
              <bdi>{leadTraveller}</bdi> ·{" "}
            </>
          )}
          <Reference>{reference}</Reference>
        </p>
      </div>
      <p className="text-sm sm:text-end">
        <span className="block font-semibold">
          <ExactMoney money={amount} />
        </span>
        {until && (
          <time dateTime={until} className="text-ink-soft">
            {t("until", {
              time: format.dateTime(toLastMinute(until, zone), zonedTimeOfYear(zone)),
              city: toZoneCity(zone),
            })}
          </time>
        )}
      </p>
    </>
  );
}

/** What can't wait, by kind; each heading leads to the list of exactly these. */
export function DueBoard({ groups, enquiries, prefix, now }: Props) {
  const t = useTranslations("dashboards.now");
  const format = useFormatter();
  const leads = [
    { id: "new", count: enquiries?.new ?? 0, href: paths.enquiries() },
    {
      id: "due",
      count: enquiries?.due ?? 0,
      href: paths.enquiries({ state: "answered", due: "today" }),
    },
  ] as const;
  const waiting = leads.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="mb-3 text-heading font-semibold">
        {t("title")}
      </h2>
      {groups.length + waiting.length === 0 && (
        <p className="rounded-card border border-line bg-surface p-5 text-ink-soft shadow-card">
          {t("none")}
        </p>
      )}
      <ClientTexts namespaces={["dashboards.countdown"]}>
        <div className="grid items-start gap-4 empty:hidden xl:grid-cols-2">
          {groups.map(({ due, total, items }) => {
            const href = `${prefix}${paths.agentBookings({ due })}`;
            return (
              <section
                key={due}
                aria-labelledby={`due-${due}`}
                className="rounded-card border border-line bg-surface px-5 pt-4 pb-2 shadow-card"
              >
                <h3 id={`due-${due}`}>
                  <Link
                    href={href}
                    className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:text-brand-ink hover:underline"
                  >
                    {t(`dues.${due}`)}
                    <Badge tone={due === "refund" ? "danger" : "warning"}>
                      {format.number(total)}
                    </Badge>
                  </Link>
                </h3>
                <ul className="divide-y divide-line max-sm:[&>li:nth-child(n+3)]:hidden">
                  {items.map((item) =>
                    item.until ? (
                      <LapsingItem
                        key={`${item.reference} ${item.until}`}
                        until={item.until}
                        serverNow={now}
                        zone={item.zone}
                      >
                        <DueItem item={item} prefix={prefix} />
                      </LapsingItem>
                    ) : (
                      <li
                        key={item.reference}
                        className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-3"
                      >
                        <DueItem item={item} prefix={prefix} />
                      </li>
                    ),
                  )}
                </ul>
                {total > shownOnPhones && (
                  <p className={clsx("border-t border-line", total <= items.length && "sm:hidden")}>
                    <Link
                      href={href}
                      className="flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline"
                    >
                      {t("all", { count: total })}
                    </Link>
                  </p>
                )}
              </section>
            );
          })}
        </div>
      </ClientTexts>
      {waiting.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card">
          {waiting.map(({ id, count, href }) => (
            <li key={id}>
              <Link
                href={`${prefix}${href}`}
                className="flex min-h-11 items-center py-1 font-semibold hover:text-brand-ink hover:underline"
              >
                {t(`enquiries.${id}`, { count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
