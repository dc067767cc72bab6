import type { ReactNode } from "react";

/** A part of a long page under its own heading; `id` is what links lead to. */
export const PageSection = ({
  id,
  title,
  children,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="page-section">
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
