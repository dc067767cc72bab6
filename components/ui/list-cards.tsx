import type { ReactNode } from "react";

/** Of each `<li>` of `ListCards`; a link in it that covers it all is `listCardLink`. */
export const listCard = "relative space-y-1 p-4";
export const listCardLink =
  "min-w-0 font-semibold text-brand-ink after:absolute after:inset-0 hover:underline";

/** A list on phones and tablets: a card of a few lines for each. */
export const ListCards = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card xl:hidden">
    {children}
  </ul>
);
