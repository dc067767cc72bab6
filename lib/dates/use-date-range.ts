import { useLocale } from "next-intl";
import { toDateRange } from "./to-date-range";

/** `toDateRange` as the page writes dates. */
export function useDateRange(): (
  start: string,
  end: string,
  options?: { hasYear: boolean },
) => string {
  const locale = useLocale();
  return (start, end, options) => toDateRange({ start, end }, { locale, ...options });
}
