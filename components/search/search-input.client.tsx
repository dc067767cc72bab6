"use client";

import clsx from "clsx";
import { useId, type ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

/**
 * A labelled input of the panel, as tall as the panel's button. On a phone dates and times stand in
 * pairs.
 */
export function SearchInput({
  label,
  ...props
}: { label: string } & ComponentProps<typeof TextInput>) {
  const ownId = useId();
  return (
    <Field
      id={props.id ?? ownId}
      label={label}
      className={clsx(
        "min-w-0",
        props.type !== "date" && props.type !== "time" && "max-sm:col-span-2",
      )}
    >
      {(control) => <TextInput {...props} {...control} className="min-h-13" />}
    </Field>
  );
}
