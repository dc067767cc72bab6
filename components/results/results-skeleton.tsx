import clsx from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ProgressLine } from "./progress-line";

type Props = {
  label: string;
  /** Whether on phones a result begins with a picture as wide as itself. */
  hasWidePictures?: boolean | undefined;
  children?: ReactNode;
};

/** The layout of the results while they load. */
export const ResultsSkeleton = ({ label, hasWidePictures = false, children }: Props) => (
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
          className={clsx(
            "flex overflow-hidden rounded-card border border-line sm:h-60",
            hasWidePictures ? "h-120 max-sm:flex-col" : "h-84",
          )}
        >
          <Skeleton
            className={clsx(
              "shrink-0 sm:h-full sm:w-64 sm:rounded-none",
              hasWidePictures ? "max-sm:aspect-2/1 max-sm:rounded-none" : "size-28 max-sm:m-3",
            )}
          />
          <div className={clsx("flex-1 space-y-3 p-4", !hasWidePictures && "max-sm:ps-0")}>
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
