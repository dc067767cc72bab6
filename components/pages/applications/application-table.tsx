import clsx from "clsx";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { ApplicationStateBadge } from "@/components/applications/application-state-badge";
import { ListCards, listCard, listCardLink } from "@/components/ui/list-cards";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import { Link } from "@/components/ui/link";
import { Reference } from "@/components/ui/reference";
import type { ApplicationSummary } from "@/lib/api/contract/applications";
import { zonedDay } from "@/lib/dates/zoned-time";

type Props = {
  applications: readonly ApplicationSummary[];
  /** With the language. */ toHref: (reference: string) => string;
  /** The agency's. */ timeZone: string;
};

function useRowTexts(timeZone: string) {
  const format = useFormatter();
  const locale = useLocale();
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return {
    toCountry: (code: string) => countries.of(code) ?? code,
    toDay: (moment: string) => format.dateTime(new Date(moment), zonedDay(timeZone)),
  };
}

/** Applications on wide screens, a line for each. */
export function ApplicationTable({ applications, toHref, timeZone }: Props) {
  const t = useTranslations("applications");
  const { toCountry, toDay } = useRowTexts(timeZone);
  const columns = ["company", "applicant", "country", "received", "state"] as const;
  return (
    <ListTable columns={columns.map((id) => ({ id, text: t(`columns.${id}`) }))}>
      {applications.map(({ reference, company, applicant, country, createdAt, state }) => (
        <tr key={reference} data-list-row className={listRow}>
          <th scope="row" className={clsx(listCell, "min-w-40 text-start font-normal")}>
            <Link
              href={toHref(reference)}
              className="inline-flex min-h-6 items-center font-semibold text-brand-ink hover:underline"
            >
              <bdi className="wrap-anywhere">{company}</bdi>
            </Link>
            <bdi dir="ltr" className="block text-ink-soft tabular-nums rtl:text-end">
              {reference}
            </bdi>
          </th>
          <td className={listCell}>
            <div>
              <bdi className="wrap-anywhere">{applicant.name}</bdi>
            </div>
            <bdi dir="ltr" className="text-ink-soft wrap-anywhere">
              {applicant.email}
            </bdi>
          </td>
          <td className={listCell}>{toCountry(country)}</td>
          <td className={clsx(listCell, "whitespace-nowrap")}>
            <time dateTime={createdAt}>{toDay(createdAt)}</time>
          </td>
          <td className={listCell}>
            <ApplicationStateBadge state={state} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

/** The same on phones and tablets: a card of a few lines for each, all of it a link. */
export function ApplicationCards({ applications, toHref, timeZone }: Props) {
  const { toCountry, toDay } = useRowTexts(timeZone);
  return (
    <ListCards>
      {applications.map(({ reference, company, applicant, country, createdAt, state }) => (
        <li key={reference} data-list-row className={listCard}>
          <div className="flex items-baseline justify-between gap-3">
            <Link href={toHref(reference)} className={listCardLink}>
              <bdi className="line-clamp-2 wrap-anywhere">{company}</bdi>
            </Link>
            <span className="shrink-0">
              <ApplicationStateBadge state={state} />
            </span>
          </div>
          <p className="text-sm">
            <bdi className="wrap-anywhere">{applicant.name}</bdi>
          </p>
          <p className="text-sm text-ink-soft">
            {toCountry(country)} · <time dateTime={createdAt}>{toDay(createdAt)}</time> ·{" "}
            <Reference>{reference}</Reference>
          </p>
        </li>
      ))}
    </ListCards>
  );
}
