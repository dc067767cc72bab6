import clsx from "clsx";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";
/** A row is an item of a list: as wide as its menu, its text aligned with the links. */
export type ButtonSize = "small" | "medium" | "large" | "row";

const looks: Record<ButtonLook, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  danger: "button-danger",
  quiet: "button-quiet",
};
const sizes: Record<ButtonSize, string> = {
  small: "button-small",
  medium: "button-medium",
  large: "button-large",
  row: "button-row",
};

/** One look for buttons and for links that act as one (app/components.css). */
export const buttonClass = ({
  look = "primary",
  size = "medium",
  className,
}: { look?: ButtonLook; size?: ButtonSize; className?: string } = {}) =>
  clsx("button", looks[look], sizes[size], className);
