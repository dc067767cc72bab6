import clsx from "clsx";
import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "brand" | "success" | "warning" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-canvas text-ink-soft ring-1 ring-inset ring-line",
  brand: "bg-brand text-on-brand",
  success: "bg-success-tint text-success",
  warning: "bg-warning-tint text-warning",
  danger: "bg-danger-tint text-danger",
};

type Props = { tone?: BadgeTone; className?: string; children: ReactNode };

export const Badge = ({ tone = "neutral", className, children }: Props) => (
  <span className={clsx("badge", tones[tone], className)}>{children}</span>
);
