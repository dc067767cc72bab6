import { Skeleton } from "@/components/ui/skeleton";

/** An itinerary's page while it loads: its legs above its fares. */
export const FlightBones = () => (
  <>
    <div className="grid gap-5 lg:grid-cols-2 noscript:hidden">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 noscript:hidden">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </>
);
