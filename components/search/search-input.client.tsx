"use client";

import { useId, type ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

/** A labelled input of the panel, as tall as the panel's button. */
export function SearchInput({ label, ...props }: { label: string } & ComponentProps<typeof TextInput>) {
  return (
    <Field id={useId()} label={label} className="min-w-0">
      {(control) => <TextInput {...control} {...props} className="min-h-13" />}
    </Field>
  );
}
