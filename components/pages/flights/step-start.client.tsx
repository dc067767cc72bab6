"use client";

import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  id: string;
  labelledBy: string | undefined;
  /** Another one is another list. */
  step: string;
  className: string;
  children: ReactNode;
};

/**
 * Where a step of a search begins. Keyboard and reader go on here: the link that led to it has gone
 * with the list before, or stands for something else.
 */
export function StepStart({ id, labelledBy, step, className, children }: Props) {
  const start = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section ref={start} id={id} tabIndex={-1} aria-labelledby={labelledBy} className={className}>
      {children}
    </section>
  );
}
