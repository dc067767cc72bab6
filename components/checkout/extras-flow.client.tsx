"use client";

import { useMutation } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/api/errors";
import type { OfferedExtra } from "@/lib/checkout/offered-extras";
import { formatMoney } from "@/lib/money/format-money";
import { getQueryClient } from "@/lib/queries/query-client";
import { changeExtrasMutation } from "@/lib/queries/quotes";
import type { CheckoutFrame } from "./checkout-flow.client";
import { ExtraRow } from "./extra-row.client";
import { QuoteClock } from "./quote-clock.client";
import { useQuoteScreen } from "./use-quote-screen.client";

export type NamedExtra = OfferedExtra & {
  name: string;
  /** What to know of it, and what one costs. */ note: ReactNode;
  priceLine: ReactNode;
};
type Props = Pick<CheckoutFrame, "quote" | "links" | "serverNow"> & {
  extras: readonly NamedExtra[];
  /** The page's title, and what was chosen before. */ head: ReactNode;
  soldOut: ReactNode;
  /** In the service's words. */ dueOnSiteLabel: string;
  /** To checkout, with this quote. */ nextHref: string;
};

/** Who presses three times means one change. */
const settleMs = 400;

/**
 * Extras with what each costs; every change is asked of the supplier, and the total follows. What
 * the supplier refuses goes back to what it was.
 */
export function ExtrasFlow({
  quote,
  links,
  serverNow,
  extras,
  head,
  soldOut,
  dueOnSiteLabel,
  nextHref,
}: Props) {
  const t = useTranslations("checkout.extras");
  const locale = useLocale();
  const { screen, reload, onSoldOut, onEnd } = useQuoteScreen({ quote, links, soldOut });
  const [counts, setCounts] = useState(() => toCounts(extras));
  const [shown, setShown] = useState({ total: quote.total, dueOnSite: quote.dueOnSite });
  const [announcement, setAnnouncement] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Changes are asked one after the other; of those that wait only the last. */
  const queue = useRef(Promise.resolve());
  const last = useRef(0);
  /** The supplier's last word, which a refused change goes back to. */
  const confirmed = useRef(counts);
  /** Pressed while a change was on its way. */
  const isLeaving = useRef(false);
  const mutation = useMutation({ ...changeExtrasMutation(), retry: false }, getQueryClient());
  useEffect(() => () => clearTimeout(timer.current), []);

  if (screen) return screen;

  async function save(
    chosenCounts: Record<string, number>,
    { extra: { id, name }, turn }: { extra: NamedExtra; turn: number },
  ) {
    if (turn !== last.current) return;
    const chosen = extras.flatMap((extra) => {
      const count = chosenCounts[extra.id] ?? 0;
      return count > 0 ? [{ id: extra.id, count }] : [];
    });
    try {
      const { price } = await mutation.mutateAsync({ id: quote.id, extras: chosen });
      confirmed.current = chosenCounts;
      if (turn !== last.current) return;
      setShown({ total: price.total, dueOnSite: price.dueOnSite });
      // Isolates: in right-to-left text amounts stay left to right.
      const total = `\u2066${formatMoney(price.total, locale)}\u2069`;
      const onSite = `${dueOnSiteLabel}: \u2066${formatMoney(price.dueOnSite, locale)}\u2069`;
      setAnnouncement(`${t("changed", { name, count: chosenCounts[id] ?? 0, total })} ${onSite}`);
      if (isLeaving.current) return location.assign(nextHref);
      reload();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      if (code === "sold_out") return onSoldOut();
      // A later change holds this one as well, and is asked next.
      if (turn !== last.current) return;
      isLeaving.current = false;
      setCounts(confirmed.current);
      setFailed(true);
      if (code === "quote_booked" || code === "quote_not_found") reload();
    }
    setBusy(false);
  }

  function change(extra: NamedExtra, count: number) {
    const chosenCounts = { ...counts, [extra.id]: count };
    setCounts(chosenCounts);
    setFailed(false);
    setBusy(true);
    setAnnouncement("");
    clearTimeout(timer.current);
    const turn = ++last.current;
    timer.current = setTimeout(() => {
      queue.current = queue.current.then(() => save(chosenCounts, { extra, turn }));
    }, settleMs);
  }

  const goOn = (event: MouseEvent) => {
    if (!isBusy) return;
    event.preventDefault();
    isLeaving.current = true;
  };
  return (
    <div className="space-y-6">
      {head}
      <QuoteClock
        key={quote.expiresAt}
        expiresAt={quote.expiresAt}
        isHeld={quote.isHeld}
        serverNow={serverNow}
        onEnd={onEnd}
      />
      <section className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
        <h2 className="text-heading font-semibold">{t("title")}</h2>
        {extras.length === 0 ? (
          <p className="mt-1 text-ink-soft">{t("none")}</p>
        ) : (
          <ul className="mt-3 divide-y divide-line">
            {extras.map((extra) => (
              <ExtraRow
                key={extra.id}
                extra={extra}
                count={counts[extra.id] ?? 0}
                onChange={(count) => change(extra, count)}
              />
            ))}
          </ul>
        )}
        <noscript>
          <Notice className="mt-4">
            <p>{t("needsScript")}</p>
          </Notice>
        </noscript>
        {hasFailed && (
          <Notice tone="error" className="mt-4">
            <p>{t("failed")}</p>
          </Notice>
        )}
      </section>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
        <dl aria-busy={isBusy} className="leading-tight">
          <dt className="text-sm text-ink-soft">{t("total")}</dt>
          <dd className="text-heading font-semibold">
            <ExactMoney money={shown.total} />
          </dd>
          {shown.dueOnSite.amount > 0 && (
            <>
              <dt className="mt-2 text-sm text-ink-soft">{dueOnSiteLabel}</dt>
              <dd className="font-semibold">
                <ExactMoney money={shown.dueOnSite} />
              </dd>
            </>
          )}
        </dl>
        <a
          href={nextHref}
          onClick={goOn}
          aria-disabled={isBusy || undefined}
          className={buttonClass({ size: "large" })}
        >
          {t("continue")}
        </a>
        <p role="status" className="w-full text-sm text-ink-soft empty:hidden">
          {isBusy ? t("updating") : announcement}
        </p>
      </div>
    </div>
  );
}

const toCounts = (extras: readonly OfferedExtra[]): Record<string, number> =>
  Object.fromEntries(extras.map(({ id, count }) => [id, count]));
