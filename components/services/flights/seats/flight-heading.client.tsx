"use client";

import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  /** By the button that leads on to it. */ isFollowed: boolean;
  children: ReactNode;
};

/** The flight whose seats follow. It takes the focus from the end of the one before. */
export function FlightHeading({ isFollowed, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFollowed) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isFollowed]);
  return (
    <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
      {children}
    </h3>
  );
}
