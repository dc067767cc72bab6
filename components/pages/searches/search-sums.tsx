import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { SearchSum } from "@/lib/api/contract/past-searches";

/** What travellers and visitors searched for most: how often, and nothing of who. */
export function SearchSums({ sums }: { sums: readonly SearchSum[] }) {
  const t = useTranslations("pastSearches.sums");
  const services = useTranslations("enquiries.services");
  const most = Math.max(...sums.map(({ searches }) => searches));
  return (
    <Card title={t("title")}>
      <p className="max-w-prose text-sm text-ink-soft">{t("text")}</p>
      <ol className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {sums.map(({ service, place, searches }) => (
          <li key={`${service} ${place}`} className="text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <bdi className="font-semibold wrap-anywhere">{place ?? t("elsewhere")}</bdi>{" "}
                <span className="text-ink-soft">· {services(service)}</span>
              </span>
              <span className="shrink-0 tabular-nums">{t("count", { count: searches })}</span>
            </div>
            <div aria-hidden className="mt-1 h-1.5 rounded-pill bg-canvas">
              <div
                className="h-full rounded-pill bg-brand-ink"
                style={{ inlineSize: `${(searches / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
