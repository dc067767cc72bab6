import type { ExchangeRates } from "@/lib/money/exchange";
import type { Sale, SaleInstalment } from "../db/schema/sale";
import { toMarkupAmount, type Markup } from "./markup";
import { convertNetPrice, toMarkedUp, type NetPrice } from "../ports/net-price";

const sum = (parts: readonly { amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** Whether the supplier asks for nothing when it is booked. */
const isAllLater = ({ wholesale, dueOnSite = 0, dueLater = [] }: NetPrice): boolean =>
  sum(dueLater) > 0 && sum(dueLater) === wholesale - dueOnSite;

/**
 * What the agency takes later, in the shares that the supplier asks for: rounded down, so that the
 * first instalment takes the remainder.
 * @param payable what the agency takes in all
 * @param isAll whether it takes nothing now: no remainder becomes a deposit
 */
function toLater(
  { wholesale, dueOnSite = 0, dueLater = [] }: NetPrice,
  { payable, isAll }: { payable: number; isAll: boolean },
): SaleInstalment[] {
  const asked = BigInt(wholesale - dueOnSite);
  let left = payable;
  const shares = dueLater.map(({ amount: part, due }) => {
    // Parts that were rounded each by itself may be more than the whole.
    const share = asked > 0n ? Number((BigInt(payable) * BigInt(part)) / asked) : 0;
    const amount = Math.min(share, left);
    left -= amount;
    return { kind: "balance" as const, amount, due, payee: "agency" as const };
  });
  const [first] = shares;
  if (first && isAll) first.amount += left;
  return shares.filter(({ amount }) => amount > 0);
}

/**
 * The one place where a net price becomes a selling price: converted once, at net, then marked up.
 * The supplier's own selling price stays as it is.
 * @returns null when an exchange rate is missing: such an offer can't be sold
 */
export function toSale(
  price: NetPrice,
  {
    markup,
    currency,
    rates,
    isPaidOnSite,
  }: { markup: Markup; currency: string; rates: ExchangeRates; isPaidOnSite: boolean },
): Sale | null {
  const converted = convertNetPrice(price, currency, rates);
  if (!converted) return null;
  const added =
    converted.model === "commissionable"
      ? 0
      : toMarkupAmount(toMarkedUp(converted), { markup, currency, rates });
  if (added === null) return null;
  const { wholesale, taxAndFee: taxes, published, dueOnSite: onSite = 0 } = converted;
  const commission = converted.model === "commissionable" ? converted.commission : 0;
  const total = wholesale + added;
  const dueOnSite = isPaidOnSite ? total : onSite;
  const later = isPaidOnSite
    ? []
    : toLater(converted, { payable: total - dueOnSite, isAll: isAllLater(price) });
  const dueNow = total - dueOnSite - sum(later);
  const instalments: SaleInstalment[] = [
    {
      kind: later.length > 0 ? "deposit" : "full",
      amount: dueNow,
      due: "now",
      payee: "agency",
    },
    ...later,
    { kind: "onSite", amount: dueOnSite, due: "onSite", payee: "supplier" },
  ];
  return {
    currency,
    total,
    net: wholesale - commission,
    markup: added,
    commission,
    base: total - taxes,
    taxes,
    dueNow,
    dueOnSite,
    schedule: instalments.filter(({ amount }) => amount > 0),
    published,
  };
}
