"use client";

import type { ReactNode } from "react";
import { useVisit } from "@/components/site/use-visit.client";
import { paths } from "@/lib/paths";

type Props = {
  /** What the form does: turn client view on, or off. */ isOn: boolean;
  /** Of the language. */ prefix: string;
  /**
   * The address that it comes back to, with the language; by default the page's, which only a
   * layout's part can tell.
   */
  page?: string;
  className?: string;
  /** Its button. */ children: ReactNode;
};

/**
 * Turns client view on or off and comes back to the page that it is on. A plain form, followed by a
 * new document: nothing that was read before is left in the browser's memory.
 */
export function ClientViewForm({ isOn, prefix, page, className, children }: Props) {
  const { path, query } = useVisit();
  const here = path === "/" && prefix ? prefix : `${prefix}${path}`;
  const asked = query.toString();
  return (
    <form method="post" action={`${prefix}${paths.clientView()}`} className={className}>
      <input type="hidden" name="return" value={page ?? (asked ? `${here}?${asked}` : here)} />
      <input type="hidden" name="isOn" value={isOn ? "yes" : ""} />
      {children}
    </form>
  );
}
