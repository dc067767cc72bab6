import clsx from "clsx";

export type ButtonLook = "primary" | "secondary" | "quiet";
export type ButtonSize = "small" | "medium" | "large";

const looks: Record<ButtonLook, string> = {
  primary: "border-brand-strong bg-brand text-on-brand hover:bg-brand-strong",
  secondary: "border-line-strong bg-surface text-ink hover:border-brand-ink hover:text-brand-ink",
  quiet: "border-transparent text-ink hover:bg-brand-tint hover:text-brand-ink",
};
const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 gap-1.5 px-3.5 text-sm",
  medium: "min-h-11 gap-2 px-5 text-base",
  large: "min-h-13 gap-2.5 px-6 text-base",
};

/** One look for buttons and for links that act as one. */
export const buttonClass = ({ look = "primary", size = "medium", className }: { look?: ButtonLook; size?: ButtonSize; className?: string } = {}) =>
  clsx(
    "inline-flex items-center justify-center rounded-control border text-center font-semibold no-underline transition-colors duration-150",
    "aria-disabled:cursor-progress aria-disabled:opacity-75 disabled:cursor-not-allowed disabled:opacity-60",
    looks[look],
    sizes[size],
    className,
  );
