"use client";

import type { ReactNode } from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { Icon } from "@/components/ui/icon";

type Props = {
  tone: "success" | "problem";
  title: string;
  text: ReactNode;
  isNew?: boolean;
  children?: ReactNode;
};

/** The result of a mailed link, and the next step. */
export function DoneMessage({ tone, title, text, isNew = true, children }: Props) {
  const icon = tone === "success" ? "circle-check" : "circle-x";
  return (
    <div>
      <Icon
        name={icon}
        className={tone === "success" ? "mb-5 size-10 text-success" : "mb-5 size-10 text-danger"}
      />
      <FormHeading isNew={isNew} title={title} text={text} />
      {children}
    </div>
  );
}
