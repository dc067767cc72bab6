"use client";

import clsx from "clsx";
import { useEffect, useRef, type ReactNode } from "react";

type Props = {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  tone?: "info" | "success" | "warning";
};

const tones = {
  info: "bg-brand-tint text-brand-ink",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
};

/** The payment's result: it replaces another step, so it takes the focus. */
export function StepHeading({ icon, title, text, tone = "info" }: Props) {
  const [step, heading] = [useRef<HTMLDivElement>(null), useRef<HTMLHeadingElement>(null)];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    step.current?.scrollIntoView({ block: "nearest" });
  }, [step, heading]);
  return (
    <div ref={step} className="mb-6">
      <span className={clsx("inline-grid size-13 place-items-center rounded-pill", tones[tone])}>
        {icon}
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-heading font-semibold text-balance outline-none"
      >
        {title}
      </h2>
      <div className="mt-2 text-ink-soft">{text}</div>
    </div>
  );
}
