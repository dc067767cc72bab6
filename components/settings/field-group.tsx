import type { ReactNode } from "react";

/** What the summary of a form's problems leads to, where a field has several controls. */
export const FieldGroup = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="scroll-mt-24 space-y-6 rounded-card">
    {children}
  </div>
);
