import type { ReactNode } from "react";

/** What a plain form has just done: where the address that it leads to has its fragment. */
export const DoneNote = ({ children }: { children: ReactNode }) => (
  <p
    id="done"
    role="status"
    tabIndex={-1}
    className="scroll-mt-24 rounded-control bg-success-tint px-4 py-3 text-sm font-semibold text-success"
  >
    {children}
  </p>
);
