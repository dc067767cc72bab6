import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  tone?: "info" | "error";
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A message that stays in the page. Errors that appear after an action are announced at once. */
export function Notice({ tone = "info", title, children, className }: Props) {
  const icon = tone === "error" ? "circle-alert" : "info";
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={clsx(
        "flex gap-3 rounded-control p-4 text-sm",
        tone === "error" ? "bg-danger-tint text-danger" : "bg-brand-tint text-ink",
        className,
      )}
    >
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
