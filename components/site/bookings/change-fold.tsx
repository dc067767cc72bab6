import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

/** One kind of change, folded away until the user opens it. */
export const ChangeFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group border-b border-line last:border-0">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-brand-ink [&::-webkit-details-marker]:hidden">
      {label}
      <Icon
        name="chevron-down"
        className="size-5 shrink-0 transition-transform group-open:rotate-180"
      />
    </summary>
    <div className="pt-3 pb-5">{children}</div>
  </details>
);
