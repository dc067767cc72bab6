"use client";

import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";

/** A box with its label and what it means. */
export const SwitchRow = ({
  id,
  label,
  hint,
  isOn,
  onChange,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) => (
  <div className="flex items-start gap-3">
    <Checkbox
      id={id}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-0.5"
      {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
    />
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  </div>
);
