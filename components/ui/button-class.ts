import clsx from "clsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
/** A row is an item of a list: as wide as its menu, its text aligned with the links. */
export type ButtonSize = "small" | "medium" | "large" | "row";

const looks: Record<ButtonLook, string> = {
  primary: "border-brand-strong bg-brand text-on-brand hover:bg-brand-strong",
  secondary: "border-line-strong bg-surface text-ink hover:border-brand-ink hover:text-brand-ink",
  danger: "border-danger bg-surface text-danger hover:bg-danger-tint",
  quiet: "border-transparent text-ink hover:bg-brand-tint hover:text-brand-ink",
};
const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 justify-center gap-1.5 px-3.5 text-sm font-semibold",
  medium: "min-h-11 justify-center gap-2 px-5 text-base font-semibold",
  large: "min-h-13 justify-center gap-2.5 px-6 text-base font-semibold",
  row: "min-h-11 w-full gap-2 px-3 text-base font-medium",
};

/** One look for buttons and for links that act as one. */
export const buttonClass = ({
  look = "primary",
  size = "medium",
  className,
}: { look?: ButtonLook; size?: ButtonSize; className?: string } = {}) =>
  clsx(
    "inline-flex items-center rounded-control border text-center no-underline transition-colors duration-150",
    "aria-disabled:cursor-progress aria-disabled:opacity-75 disabled:cursor-not-allowed disabled:opacity-60",
    looks[look],
    sizes[size],
    className,
  );
