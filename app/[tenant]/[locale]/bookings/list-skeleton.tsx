import { useTranslations } from "next-intl";
import { ProgressLine } from "@/components/results/progress-line";
import { Skeleton } from "@/components/ui/skeleton";

/** The list while it loads. */
export const ListSkeleton = () => {
  const t = useTranslations("agencyBookings");
  return (
    <div className="space-y-4">
      <ProgressLine />
      <p className="text-heading font-semibold text-ink-soft">{t("loading")}</p>
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="divide-y divide-line rounded-card border border-line">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className="space-y-2 p-4">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
};
