import clsx from "clsx";
import type { ReactNode } from "react";

export type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** The name of the group, of what has several controls. */
  group?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * A label, its control, hint and error; the control gets the ids that connect them. A group is
 * labelled and described as a whole: its controls have labels of their own.
 */
export function Field({ id, label, hint, error, className, group, children }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const hinted = hint && (
    <p id={`${id}-hint`} className="text-sm text-ink-soft">
      {hint}
    </p>
  );
  const invalid = error ? ({ "aria-invalid": true } as const) : {};
  const wrong = error && (
    <p id={`${id}-error`} className="text-sm font-semibold text-danger">
      {error}
    </p>
  );
  if (group !== undefined)
    return (
      <fieldset
        id={id}
        name={group}
        aria-describedby={describedBy || undefined}
        className={clsx("flex min-w-0 flex-col gap-1.5", className)}
      >
        <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
        {hinted}
        {children({ id, ...invalid })}
        {wrong}
      </fieldset>
    );
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {hinted}
      {children({ id, ...(describedBy && { "aria-describedby": describedBy }), ...invalid })}
      {wrong}
    </div>
  );
}
