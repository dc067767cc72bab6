import { Skeleton } from "@/components/ui/skeleton";

/** A car's page while it loads: the car above its covers. */
export const CarBones = () => (
  <>
    <Skeleton className="h-56 w-full noscript:hidden" />
    <div className="grid gap-5 md:grid-cols-2 noscript:hidden">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  </>
);
