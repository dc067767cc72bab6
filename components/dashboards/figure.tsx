import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** One labelled number that links to its source. */
export const Figure = ({
  label,
  href,
  children,
}: {
  label: ReactNode;
  href?: string | null;
  children: ReactNode;
}) => (
  <div className="relative rounded-card border border-line bg-surface p-5 shadow-card has-[a:hover]:border-line-strong">
    <dt className="text-sm text-ink-soft">
      {href ? (
        <Link
          href={href}
          className="after:absolute after:inset-0 after:rounded-card hover:text-brand-ink"
        >
          {label}
        </Link>
      ) : (
        label
      )}
    </dt>
    <dd className="mt-1 text-title font-semibold tabular-nums">{children}</dd>
  </div>
);
