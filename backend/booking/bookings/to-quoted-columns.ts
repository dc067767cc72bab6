import type { QuoteRow } from "../quotes/find-quote";

/** What a booking has of the quote it is made of: what is booked, when, for how many, its price. */
export function toQuotedColumns({
  id,
  service,
  detail,
  currency,
  total,
  net,
  markup,
  commission,
  dueOnSite,
}: Pick<
  QuoteRow,
  "id" | "service" | "detail" | "currency" | "total" | "net" | "markup" | "commission" | "dueOnSite"
>) {
  const { headline, party } = detail;
  return {
    service,
    quoteId: id,
    currency,
    total,
    net,
    markup,
    commission,
    dueNow: detail.sale.dueNow,
    dueOnSite,
    headline,
    people: party.people,
    units: party.units,
    startsOn: headline.starts.local.slice(0, 10),
    endsOn: headline.ends.local.slice(0, 10),
    endsAt: new Date(headline.ends.at),
    supplier: detail.supplier,
  };
}
