import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/**
 * In the rooms' final layout. Without script it never goes away by itself, so that it leads to the
 * page that waits for them.
 */
export function RatesSkeleton({ wholeHref }: { wholeHref: string }) {
  const t = useTranslations("hotelDetails.rooms");
  return (
    <div className="space-y-6">
      <p role="status" className="text-ink-soft noscript:hidden">
        {t("loading")}
      </p>
      <p className="hidden noscript:block">
        <a
          href={wholeHref}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          {t("loadWhole")}
        </a>
      </p>
      {[1, 2].map((card) => (
        <div
          key={card}
          className="rounded-card border border-line bg-surface md:grid md:grid-cols-[17rem_minmax(0,1fr)] noscript:hidden"
        >
          <Skeleton className="aspect-3/2 max-md:aspect-2/1" />
          <div className="space-y-4 p-4">
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-11 w-full sm:w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}
