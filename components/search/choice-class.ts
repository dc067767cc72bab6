import clsx from "clsx";

/** One look for the few choices that stand beside each other, as the labels of their radios. */
export const choiceClass = (className?: string) =>
  clsx(
    "relative flex cursor-pointer items-center rounded-pill border border-line-strong text-sm font-semibold text-ink hover:border-brand-ink has-checked:border-brand-ink has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
    className,
  );
