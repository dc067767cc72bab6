"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { compareStore, useCompared } from "@/lib/comparison/compare-store";
import { comparedMaximum } from "@/lib/comparison/compared-maximum";
import { compareFormId } from "./compare-form-id";

type Props = {
  /** The page that compares, with its language and without a query. */
  action: string;
  /** The search, which goes along. */
  search: string;
  /** Of the results, which have the focus when the bar goes. */
  resultsId: string;
  className?: string;
};

/**
 * What is chosen to compare, in reach below the results; nothing until something is chosen. Without
 * scripts it is a button below them.
 */
export function CompareBar({ action, search, resultsId, className }: Props) {
  const t = useTranslations("comparing");
  const chosen = useCompared();
  const count = chosen.length;
  const counts = { count, maximum: comparedMaximum };
  const query = [...chosen.map(({ id }) => `id=${encodeURIComponent(id)}`), search].join("&");
  function clear() {
    document.getElementById(resultsId)?.focus({ preventScroll: true });
    compareStore.clear();
  }
  return (
    <>
      <form id={compareFormId} method="get" action={action} className="hidden noscript:block">
        {[...new URLSearchParams(search)].map(([name, value], index) => (
          // Rooms may repeat, and their order is that of the search.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="secondary">
          {t("start")}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {count > 0 && t("chosen", counts)}
      </p>
      {count > 0 && (
        <section
          aria-label={t("label")}
          className={clsx(
            "compare-bar sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 rounded-card border border-line bg-surface-raised px-3 py-2 shadow-raised print:hidden",
            className,
          )}
        >
          {count > 1 ? (
            <Link href={`${action}?${query}`} className={buttonClass()}>
              {t("action", counts)}
            </Link>
          ) : (
            <p className="px-2 text-sm font-medium">{t("oneMore")}</p>
          )}
          <Button look="quiet" onClick={clear}>
            {t("clear")}
          </Button>
        </section>
      )}
    </>
  );
}
