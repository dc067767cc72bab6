import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; children: ReactNode };

/** A part of a long page under its own heading; `id` is what links lead to. */
export const PageSection = ({ id, title, children }: Props) => (
  <section aria-labelledby={id} className="border-t border-line pt-8">
    <h2 id={id} tabIndex={-1} className="mb-4 text-heading font-semibold outline-none">
      {title}
    </h2>
    {children}
  </section>
);
