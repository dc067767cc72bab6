"use client";

import type { ReactNode } from "react";
import { Field, type ControlProps } from "@/components/ui/field";
import type { Form } from "./use-form.client";

type Props<Name extends string> = {
  form: Pick<Form<Name>, "idOf" | "problems">;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
  /** Of several controls, such as those of `DateFields`. */
  isGroup?: boolean;
  children: (control: ControlProps & { name: Name }) => ReactNode;
};

/** A form field, with its error. */
export const FormField = <Name extends string>({
  form,
  name,
  label,
  hint,
  className,
  isGroup = false,
  children,
}: Props<Name>) => (
  <Field
    id={form.idOf(name)}
    label={label}
    hint={hint}
    error={form.problems.find((problem) => problem.name === name)?.text}
    {...(className && { className })}
    {...(isGroup && { group: name })}
  >
    {(control) => children({ ...control, name })}
  </Field>
);
