"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import type { Item } from "@/lib/api/contract/items";
import { ApiError } from "@/lib/api/errors";
import { formatMoney } from "@/lib/money/format-money";
import { getQueryClient } from "@/lib/queries/query-client";
import { changeExtrasMutation } from "@/lib/queries/quotes";
import type { CheckoutQuote } from "./checkout-quote";
import type { useQuoteScreen } from "./use-quote-screen.client";

/** How many of each extra, by its id. */
export type ExtraCounts = Readonly<Record<string, number>>;

/** What a service's part of the page chooses with. */
export type ExtrasEditor = {
  counts: ExtraCounts;
  /** Ids that were gone when requested, until the next change. */
  lost: readonly string[];
  hasFailed: boolean;
  /** `toText`: what is said once the supplier has agreed, with the new total. */
  change: (counts: ExtraCounts, toText: (total: string) => string) => void;
};

type Options = {
  quote: CheckoutQuote;
  screen: Pick<ReturnType<typeof useQuoteScreen>, "reload" | "onSoldOut">;
  initial: ExtraCounts;
  /** Of the supplier's answer; unless given, it confirms all requested extras. */
  toCounts?: ((item: Item) => ExtraCounts) | undefined;
  dueOnSiteLabel: string;
  nextHref: string;
};

/** Who presses three times means one change. */
const settleMs = 400;

const toChosen = (counts: ExtraCounts) =>
  Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []));

/**
 * Extras as they are chosen: every change is sent to the supplier, and the total follows. A refused
 * change is reverted.
 */
export function useExtras({
  quote,
  screen: { reload, onSoldOut },
  initial,
  toCounts,
  dueOnSiteLabel,
  nextHref,
}: Options) {
  const locale = useLocale();
  const [counts, setCounts] = useState(initial);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [shown, setShown] = useState({ total: quote.total, dueOnSite: quote.dueOnSite });
  const [announcement, setAnnouncement] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Changes are sent one after the other; of those that wait only the last. */
  const queue = useRef(Promise.resolve());
  const last = useRef(0);
  /** The supplier's last word, which a refused change goes back to. */
  const confirmed = useRef(counts);
  /** Pressed while a change was on its way. */
  const isLeaving = useRef(false);
  const mutation = useMutation({ ...changeExtrasMutation(), retry: false }, getQueryClient());
  useEffect(() => () => clearTimeout(timer.current), []);

  async function save(
    wanted: ExtraCounts,
    { toText, turn }: { toText: (total: string) => string; turn: number },
  ) {
    if (turn !== last.current) return;
    try {
      const { price, item } = await mutation.mutateAsync({
        id: quote.id,
        extras: toChosen(wanted),
      });
      const kept = toCounts?.(item) ?? wanted;
      confirmed.current = kept;
      // A later change includes the lost extras and gets the same answer.
      if (turn !== last.current) return;
      const gone = toChosen(wanted).flatMap(({ id, count }) =>
        (kept[id] ?? 0) < count ? [id] : [],
      );
      setCounts(kept);
      setLost(gone);
      setShown({ total: price.total, dueOnSite: price.dueOnSite });
      // Isolates: in right-to-left text amounts stay left to right.
      const toAmount = (money: typeof price.total) => `\u2066${formatMoney(money, locale)}\u2069`;
      const onSite =
        price.dueOnSite.amount > 0 ? ` ${dueOnSiteLabel}: ${toAmount(price.dueOnSite)}` : "";
      if (gone.length === 0) setAnnouncement(`${toText(toAmount(price.total))}${onSite}`);
      if (isLeaving.current && gone.length === 0) return location.assign(nextHref);
      isLeaving.current = false;
      reload();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      if (code === "sold_out") return onSoldOut();
      // A later change includes this one, and is sent next.
      if (turn !== last.current) return;
      isLeaving.current = false;
      setCounts(confirmed.current);
      setFailed(true);
      if (code === "quote_booked" || code === "quote_not_found") reload();
    }
    setBusy(false);
  }

  function change(wanted: ExtraCounts, toText: (total: string) => string) {
    setCounts(wanted);
    setLost([]);
    setFailed(false);
    setBusy(true);
    setAnnouncement("");
    clearTimeout(timer.current);
    const turn = ++last.current;
    timer.current = setTimeout(() => {
      queue.current = queue.current.then(() => save(wanted, { toText, turn }));
    }, settleMs);
  }

  const editor: ExtrasEditor = { counts, lost, hasFailed, change };
  /** Of the link onwards: it waits for the price. */
  const onLeave = (event: MouseEvent) => {
    if (!isBusy) return;
    event.preventDefault();
    isLeaving.current = true;
  };
  return { editor, shown, announcement, isBusy, onLeave };
}
