import type { ComponentProps } from "react";
import { buttonClass, type ButtonLook, type ButtonSize } from "./button-class";

type Props = ComponentProps<"button"> & {
  look?: ButtonLook;
  size?: ButtonSize;
  isLoading?: boolean;
};

/** While loading it keeps its place and the focus, says so, and ignores presses. */
export function Button({
  look,
  size,
  isLoading = false,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: Props) {
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ look, size, className })}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {isLoading && (
        <span
          aria-hidden
          className="size-4 shrink-0 animate-spin rounded-pill border-2 border-current border-e-transparent"
        />
      )}
      {children}
    </button>
  );
}
