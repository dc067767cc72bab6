"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";

/**
 * Where the keyboard begins on each page, as after a full load: where a link to the next page has
 * gone with the page before, the focus would be nowhere.
 */
export function PageStart({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div ref={start} tabIndex={-1} className="skip-links outline-none">
      {children}
    </div>
  );
}
