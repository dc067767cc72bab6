import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

export const tripTabs = ["upcoming", "past", "cancelled"] as const;
export type TripTab = (typeof tripTabs)[number];
export const toTripTab = (asked: unknown): TripTab => tripTabs.find((tab) => tab === asked) ?? "upcoming";

type Props = { current: TripTab; label: string; /** With the language. */ toHref: (tab: TripTab) => string };

/** Links, not a widget: each tab is an address. */
export function TripTabs({ current, label, toHref }: Props) {
  const t = useTranslations("trips.tabs");
  return (
    <nav aria-label={label} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tripTabs.map((tab) => (
          <li key={tab}>
            <Link
              href={toHref(tab)}
              aria-current={tab === current ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-brand-ink aria-[current=page]:text-brand-ink"
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
