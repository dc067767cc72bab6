import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

/** In the reviews' final layout. */
export function ReviewsSkeleton() {
  const t = useTranslations("hotelReviews");
  return (
    <div className="space-y-6 noscript:hidden">
      <p role="status" className="text-ink-soft">
        {t("loading")}
      </p>
      <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <div className="space-y-4">
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <Skeleton key={line} className="h-6 w-full" />
          ))}
        </div>
        <div className="space-y-6">
          <Skeleton className="h-11 w-full" />
          {[1, 2, 3].map((review) => (
            <div key={review} className="space-y-3">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-16 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
