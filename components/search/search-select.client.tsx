"use client";

import clsx from "clsx";
import { useId, type ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

/** `isHalf`: on a phone it stands beside another. */
export function SearchSelect({
  label,
  isHalf = false,
  ...props
}: { label: string; isHalf?: boolean } & ComponentProps<typeof Select>) {
  return (
    <Field id={useId()} label={label} className={clsx("min-w-0", !isHalf && "max-sm:col-span-2")}>
      {(control) => <Select {...control} {...props} className="min-h-13" />}
    </Field>
  );
}
