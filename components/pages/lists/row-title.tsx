import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Reference } from "@/components/ui/reference";

type Props = {
  /** With the language. */ href: string;
  reference?: string;
  children: ReactNode;
};

/** What names a row of the table, in one line, and leads to it. */
export const RowTitle = ({ href, reference, children }: Props) => (
  <span className="flex items-center gap-2">
    <Link
      href={href}
      className="inline-flex h-11 min-w-0 items-center font-semibold text-brand-ink hover:underline"
    >
      <bdi className="truncate">{children}</bdi>
    </Link>
    {reference && (
      <span className="text-xs text-ink-soft tabular-nums">
        <Reference>{reference}</Reference>
      </span>
    )}
  </span>
);
