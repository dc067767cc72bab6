import { useTranslations } from "next-intl";
import { DetailsSkeleton } from "@/components/site/details-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

type Props = { title: string; wholeHref: string };

/** In the page's final layout. */
export function FlightSkeleton(props: Props) {
  const t = useTranslations("flightDetails");
  return (
    <DetailsSkeleton {...props} texts={{ loading: t("loading"), loadWhole: t("loadWhole") }}>
      <div className="grid gap-5 lg:grid-cols-2 noscript:hidden">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 noscript:hidden">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </DetailsSkeleton>
  );
}
