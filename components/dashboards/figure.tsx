import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** One labelled number that links to its source, and what to read beside it. */
export const Figure = ({
  label,
  href,
  note,
  children,
}: {
  label: ReactNode;
  href?: string | null;
  note?: ReactNode;
  children: ReactNode;
}) => (
  <div className="relative rounded-card border border-line bg-surface p-4 shadow-card has-[a:hover]:border-line-strong sm:p-5">
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
    <dd className={clsx("mt-1 font-semibold tabular-nums", note ? "text-heading" : "text-title")}>
      {children}
    </dd>
    {note && <dd className="mt-1 text-sm text-ink-soft">{note}</dd>}
  </div>
);
