"use client";

import { useRef, type ReactNode } from "react";

/**
 * A sidebar on wide screens; on a phone a sheet over the results, which also opens without scripts.
 */
export function FilterSheet({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLElement>(null);
  return (
    // The handlers watch focus and toggling, not presses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={sheet}
      id={id}
      popover="auto"
      aria-label={label}
      tabIndex={-1}
      onToggle={({ newState }) => newState === "open" && sheet.current?.focus()}
      // It isn't modal: focus must not move on to what it covers.
      onBlur={({ relatedTarget }) => {
        if (
          relatedTarget instanceof Node &&
          !sheet.current?.contains(relatedTarget) &&
          sheet.current?.matches(":popover-open")
        )
          sheet.current.hidePopover();
      }}
      className="inset-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-surface text-ink outline-none lg:static lg:block lg:size-auto lg:overflow-visible lg:bg-transparent"
    >
      {children}
    </aside>
  );
}
