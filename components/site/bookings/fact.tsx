import type { ReactNode } from "react";

/** A row of a list of facts (`dl`). */
export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="min-w-0 text-end font-semibold wrap-anywhere">{children}</dd>
  </div>
);
