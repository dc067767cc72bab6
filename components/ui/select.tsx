import type { ComponentProps } from "react";
import { controlClass } from "./control-class";
import { Icon } from "./icon";

/** The native select: the phone's own picker, with our look. */
export const Select = ({ className, children, ...props }: ComponentProps<"select">) => (
  <span className="relative block">
    <select {...props} className={controlClass(`appearance-none pe-10 ${className ?? ""}`)}>
      {children}
    </select>
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft"
    />
  </span>
);
