import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ProgressLine } from "./progress-line";

/** The layout of the results while they load. */
export const ResultsSkeleton = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className="gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
    <ProgressLine />
    <div className="hidden space-y-4 lg:block">
      <Skeleton className="h-7 w-24" />
      {[1, 2, 3].map((group) => (
        <Skeleton key={group} className="h-44 w-full" />
      ))}
    </div>
    <div className="space-y-4">
      <div className="flex min-h-11 flex-col justify-center text-ink-soft">
        <p className="font-semibold">{label}</p>
        {children}
      </div>
      <Skeleton className="h-11 w-full lg:w-96" />
      {[1, 2, 3, 4].map((card) => (
        <div
          key={card}
          className="flex h-84 overflow-hidden rounded-card border border-line sm:h-60"
        >
          <Skeleton className="size-28 shrink-0 max-sm:m-3 sm:h-full sm:w-64 sm:rounded-none" />
          <div className="flex-1 space-y-3 p-4 max-sm:ps-0">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-11 w-full sm:ms-auto sm:w-40" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
