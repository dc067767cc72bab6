import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

type Props = {
  title: string;
  /** The page that waits for the flights. */
  wholeHref: string;
};

/**
 * In the page's final layout. Without script it never goes away by itself: it leads to the page
 * that waits for the flights.
 */
export function FlightSkeleton({ title, wholeHref }: Props) {
  const t = useTranslations("flightDetails");
  return (
    <div className="page-width space-y-6 py-6 md:py-10">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${wholeHref}`} />
      </noscript>
      <h1 className="text-title font-semibold">{title}</h1>
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
      <div className="grid gap-5 lg:grid-cols-2 noscript:hidden">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 noscript:hidden">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
