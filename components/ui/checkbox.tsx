import clsx from "clsx";
import type { ComponentProps } from "react";

/** The native one in the brand's colour; its label is a `label` around or beside it. */
export const Checkbox = ({ className, ...props }: Omit<ComponentProps<"input">, "type">) => (
  <input
    {...props}
    type="checkbox"
    className={clsx("size-5 shrink-0 accent-brand-ink", className)}
  />
);
