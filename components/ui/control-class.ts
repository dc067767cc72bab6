import clsx from "clsx";

/** One look for text inputs and selects. Text is 16 px: smaller makes phones zoom in on focus. */
export const controlClass = (className?: string) =>
  clsx(
    "min-h-11 w-full rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-faint",
    "hover:border-ink-soft aria-invalid:border-danger disabled:opacity-60",
    className,
  );
