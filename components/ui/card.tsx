import clsx from "clsx";
import type { ReactNode } from "react";

type Props = { title: ReactNode; text?: ReactNode; className?: string; children: ReactNode };

/** A section of a page with its own heading. */
export const Card = ({ title, text, className, children }: Props) => (
  <section
    className={clsx("rounded-card border border-line bg-surface p-5 shadow-card md:p-6", className)}
  >
    <h2 className="text-heading font-semibold">{title}</h2>
    {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
