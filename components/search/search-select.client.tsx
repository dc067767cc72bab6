"use client";

import { useId, type ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

export function SearchSelect({
  label,
  ...props
}: { label: string } & ComponentProps<typeof Select>) {
  return (
    <Field id={useId()} label={label} className="min-w-0 max-sm:col-span-2">
      {(control) => <Select {...control} {...props} className="min-h-13" />}
    </Field>
  );
}
