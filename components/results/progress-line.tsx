/** Shown for anything that takes longer than a second. */
export const ProgressLine = () => (
  <div
    aria-hidden
    className="fixed inset-x-0 top-0 z-50 transition-opacity delay-1000 starting:opacity-0"
  >
    <div className="h-1 animate-pulse bg-brand" />
  </div>
);
