import { Skeleton } from "@/components/ui/skeleton";

/** Four cards in the final layout while deals load, so that nothing jumps. */
export function DealSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex gap-4 overflow-hidden pt-1 pb-6 sm:gap-6">
      {[1, 2, 3, 4].map((card) => (
        <div
          key={card}
          className="w-[82%] shrink-0 overflow-hidden rounded-card border border-line sm:w-[calc((100%-1.5rem)/2)] lg:w-[calc((100%-3rem)/3)] xl:w-[calc((100%-4.5rem)/4)]"
        >
          <Skeleton className="aspect-3/2 w-full rounded-none" />
          <div className="space-y-3 p-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
