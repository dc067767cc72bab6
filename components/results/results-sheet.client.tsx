"use client";

import clsx from "clsx";
import { useRef, type ReactNode } from "react";
import { closePopover } from "@/lib/close-popover";

type Props = {
  as: "aside" | "nav";
  id: string;
  label: string;
  className: string;
  /** A link in it takes the reader elsewhere, and the sheet with it. */
  closesByLinks?: boolean;
  children: ReactNode;
};

/**
 * Part of the page on wide screens; on a phone a sheet over the results, which also opens without
 * scripts.
 */
export function ResultsSheet({
  as: Tag,
  id,
  label,
  className,
  closesByLinks = false,
  children,
}: Props) {
  const sheet = useRef<HTMLElement>(null);
  return (
    // The handlers watch focus, toggling and what its own links do.
    <Tag
      ref={sheet}
      id={id}
      popover="auto"
      aria-label={label}
      tabIndex={-1}
      // The event comes after the sheet is open: a quick Tab may have moved into it by then.
      onToggle={({ newState, currentTarget }) => {
        if (newState === "open" && !currentTarget.contains(document.activeElement))
          currentTarget.focus();
      }}
      onClick={({ target }) => {
        if (closesByLinks && target instanceof Element && target.closest("a"))
          closePopover(sheet.current);
      }}
      // It isn't modal: focus must not move on to what it covers.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !sheet.current?.contains(relatedTarget))
          closePopover(sheet.current);
      }}
      className={clsx("text-ink outline-none", className)}
    >
      {children}
    </Tag>
  );
}
