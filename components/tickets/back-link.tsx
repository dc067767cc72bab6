import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

/** The way back to all requests. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
  >
    <Icon name="arrow-left" className="mirrored size-4" />
    {children}
  </Link>
);
