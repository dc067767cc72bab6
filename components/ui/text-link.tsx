import clsx from "clsx";
import type { ComponentProps } from "react";

/** A link that stands alone, as high as a finger needs. */
export const TextLink = ({ className = "underline", children, ...props }: ComponentProps<"a">) => (
  <a
    {...props}
    className={clsx("inline-flex min-h-11 items-center font-semibold text-brand-ink", className)}
  >
    {children}
  </a>
);
