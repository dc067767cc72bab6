import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";

/** A search that may find more, with the words for it. */
export type WiderSearch = { label: string; href: string };

type Props = {
  /** The same results with any number of stops, where that is what leaves nothing. */
  anyStopsHref: string | null;
  wider: readonly WiderSearch[];
};

const look = buttonClass({ look: "secondary", size: "small" });

/** What to try where nothing was found: more stops, all airports of a city, or each leg alone. */
export function FlightAdvice({ anyStopsHref, wider }: Props) {
  const t = useTranslations("flights.empty");
  if (!anyStopsHref && wider.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {anyStopsHref && (
        <li>
          <Link href={anyStopsHref} className={look}>
            {t("anyStops")}
          </Link>
        </li>
      )}
      {wider.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={look}>
            <bdi>{label}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
