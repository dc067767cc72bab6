import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { ClientTexts } from "@/components/site/client-texts";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import {
  toCancellationPageQuery,
  type CancellationPageQuery,
} from "@/lib/agency-bookings/cancellation-address";
import type { CancellableBooking } from "@/lib/api/contract/agency-bookings";
import { maximumCancellations } from "@/lib/api/contract/cancelled-together";
import type { CancellableBookings } from "@/lib/data/agency-bookings";
import { paths } from "@/lib/paths";
import type { Money } from "@/lib/money/money";
import { CancelSeveral } from "./cancel-several.client";
import { CancellationRow } from "./cancellation-row";

type Props = {
  found: CancellableBookings;
  page: CancellationPageQuery;
  /** All with the language. */
  links: {
    list: string;
    send: string;
    toBooking: (reference: string) => string;
  };
  /** Of the language. */ prefix: string;
};

type Quoted = CancellableBooking & Required<Pick<CancellableBooking, "quote">>;
const isQuoted = (booking: CancellableBooking): booking is Quoted => booking.quote !== undefined;

/** Of each currency for itself. */
function sumRefunds(bookings: readonly Quoted[]): Money[] {
  const sums = new Map<string, number>();
  for (const { quote } of bookings) {
    const { amount, currency } = quote.refund;
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** Those that can be cancelled with one yes, and those that stay; then what came of it. */
export function Cancellations({ found, page, links, prefix }: Props) {
  const t = useTranslations("agencyBookings.cancelling");
  const { bookings, missing } = found;
  const open = bookings.filter(isQuoted);
  const ended = bookings.filter(({ quote, problem }) => !quote && !problem);
  const refused = bookings.filter(({ problem }) => problem !== undefined);
  const toRow = (booking: CancellableBooking) => (
    <CancellationRow
      key={booking.reference}
      booking={booking}
      problem={
        page.isSent ? (page.problems.get(booking.reference) ?? booking.problem) : booking.problem
      }
      isEnded={!booking.quote && !booking.problem}
      isSent={page.isSent}
      href={links.toBooking(booking.reference)}
    />
  );
  const list = (rows: readonly CancellableBooking[]) => (
    <ul className="divide-y divide-line">{rows.map(toRow)}</ul>
  );
  const absent = missing.length > 0 && (
    <ul className="mt-4 space-y-1 text-sm text-ink-soft">
      {missing.map((reference) => (
        <li key={reference}>
          <bdi dir="ltr" className="font-semibold text-ink">
            {reference}
          </bdi>{" "}
          · {t("problems.booking_not_found")}
        </li>
      ))}
    </ul>
  );
  if (page.isSent) {
    const kept = [...open, ...refused];
    const again = toCancellationPageQuery({
      references: kept.map(({ reference }) => reference),
      isSent: false,
      problems: new Map(),
      list: page.list,
    });
    return (
      <div className="space-y-6">
        <p role="status" className="sr-only">
          {t("done", { count: ended.length })}
        </p>
        <Card title={t("done", { count: ended.length })}>
          {ended.length > 0 ? list(ended) : null}
        </Card>
        {(kept.length > 0 || missing.length > 0) && (
          <Card title={t("kept", { count: kept.length + missing.length })}>
            {list(kept)}
            {absent}
            {kept.length > 0 && (
              <ButtonLink
                href={`${prefix}${paths.bookingsCancel(again)}`}
                look="secondary"
                className="mt-5"
              >
                {t("again")}
              </ButtonLink>
            )}
          </Card>
        )}
        <ButtonLink href={links.list}>{t("back")}</ButtonLink>
      </div>
    );
  }
  const cancellations = open.map(({ reference, quote }) => ({
    reference,
    expectedRefund: quote.refund,
  }));
  const stay = [...refused, ...ended];
  return (
    <div className="space-y-6">
      {page.isCut && (
        <Notice>
          <p>{t("tooMany", { count: maximumCancellations })}</p>
        </Notice>
      )}
      {open.length > 0 && (
        <Card title={t("can", { count: open.length })}>
          {list(open)}
          <dl className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-strong pt-4 text-lg font-semibold">
            <dt>{t("sum")}</dt>
            <dd className="space-y-1 text-end">
              {sumRefunds(open).map((money) => (
                <div key={money.currency}>
                  <ExactMoney money={money} />
                </div>
              ))}
            </dd>
          </dl>
          <ClientTexts namespaces={["agencyBookings.cancelling"]}>
            <CancelSeveral
              action={links.send}
              cancellations={cancellations}
              list={page.list}
              prefix={prefix}
              keepHref={links.list}
            />
          </ClientTexts>
        </Card>
      )}
      {(stay.length > 0 || missing.length > 0) && (
        <Card title={t("cannot", { count: stay.length + missing.length })}>
          {list(stay)}
          {absent}
        </Card>
      )}
    </div>
  );
}
