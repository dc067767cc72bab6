import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { listId } from "@/lib/results/page-ids";
import { ActiveFilters, type Chip } from "@/components/results/active-filters";
import { PendingArea } from "@/components/results/pending-area.client";
import { ResultsLink } from "@/components/results/results-link.client";

type Props = {
  /** How many there are in all, such as "12 bookings". */ heading: string;
  chips: readonly Chip[];
  /** The list without filters. */ clearHref: string;
  /** Beside the heading. */ actions?: ReactNode;
  /** None or one: there is nothing to sort by. */
  sorts?: readonly { name: string; text: string; href: string; isCurrent: boolean }[];
  /** Null where there is no such page. */
  pages: { previous: string | null; next: string | null };
  /** The table and cards, or why there are none. */ children: ReactNode;
};

/**
 * A list of the desk: by what it is filtered and sorted, how many there are, one page of it, and
 * the links to those before and after. All addresses are with the language.
 */
export function ListFrame({
  heading,
  chips,
  clearHref,
  actions,
  sorts = [],
  pages,
  children,
}: Props) {
  const t = useTranslations("results");
  const steps = [
    { href: pages.previous, rel: "prev", text: t("pages.previous") },
    { href: pages.next, rel: "next", text: t("pages.next") },
  ];
  return (
    <div className="space-y-4">
      <ActiveFilters chips={chips} clearHref={clearHref} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-heading font-semibold">{heading}</h2>
        {actions}
      </div>
      {sorts.length > 1 && (
        <nav aria-label={t("sort.label")}>
          <ul className="flex flex-wrap gap-x-1.5 gap-y-2">
            {sorts.map(({ name, text, href, isCurrent }) => (
              <li key={name}>
                <ResultsLink
                  href={href}
                  aria-current={isCurrent ? "true" : undefined}
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-3.5 text-sm font-medium hover:border-brand-ink aria-[current]:border-brand-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink lg:min-h-9"
                >
                  {text}
                </ResultsLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div id={listId} tabIndex={-1} className="outline-none">
        <PendingArea>{children}</PendingArea>
      </div>
      {steps.some(({ href }) => href !== null) && (
        <nav aria-label={t("pages.label")} className="flex flex-wrap justify-between gap-4">
          {steps.map(({ href, rel, text }) =>
            href === null ? null : (
              <ResultsLink
                key={rel}
                href={href}
                rel={rel}
                className={clsx(buttonClass({ look: "secondary" }), rel === "next" && "ms-auto")}
              >
                {text}
              </ResultsLink>
            ),
          )}
        </nav>
      )}
    </div>
  );
}
