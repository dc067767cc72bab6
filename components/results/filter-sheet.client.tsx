"use client";

import { useRef, type ReactNode } from "react";

/**
 * Beside the results where there is room; on a phone a sheet over all of them, which opens without
 * script.
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
    // It listens to what happens in it, not to presses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={sheet}
      id={id}
      popover="auto"
      aria-label={label}
      tabIndex={-1}
      onToggle={({ newState }) => newState === "open" && sheet.current?.focus()}
      // It isn't modal: who leaves it must not be left behind it.
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
