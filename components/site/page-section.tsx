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
  <section aria-labelledby={id} className="border-t border-line pt-8">
    <h2 id={id} tabIndex={-1} className="mb-4 text-heading font-semibold outline-none">
      {title}
    </h2>
    {children}
  </section>
);
