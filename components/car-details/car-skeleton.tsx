import { useTranslations } from "next-intl";
import { DetailsSkeleton } from "@/components/site/details-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

type Props = { title: string; wholeHref: string };

/** In the page's final layout. */
export function CarSkeleton(props: Props) {
  const t = useTranslations("carDetails");
  return (
    <DetailsSkeleton {...props} texts={{ loading: t("loading"), loadWhole: t("loadWhole") }}>
      <Skeleton className="h-56 w-full noscript:hidden" />
      <div className="grid gap-5 md:grid-cols-2 noscript:hidden">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </DetailsSkeleton>
  );
}
