import { Skeleton } from "@/components/ui/skeleton";
import { ProgressLine } from "@/components/results/progress-line";

/** A list while it loads. `label`: such as "Loading bookings". */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div className="space-y-4">
    <ProgressLine />
    <p className="text-heading font-semibold text-ink-soft">{label}</p>
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
