import clsx from "clsx";

/** A placeholder block for loading content; the region around it says that it is busy. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={clsx("animate-pulse rounded-control bg-line", className)} />
);
