"use client";

import type { ReactNode, Ref } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { ControlProps } from "@/components/ui/field";
import { pictureTypes } from "@/lib/api/contract/picture-files";

export type FileFault = "wrongKind" | "tooLarge";

/** What is wrong with a file before it is sent; null if nothing is. */
export function findFileFault(
  { type, size }: Pick<File, "type" | "size">,
  maximumBytes: number,
): FileFault | null {
  if (!pictureTypes.some((known) => known === type)) return "wrongKind";
  return size > maximumBytes ? "tooLarge" : null;
}

type Props = Partial<ControlProps> & {
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
};

/** A file input that looks like a button; the same file can be chosen again. */
export const ChoosePicture = ({ onChoose, ref, children, ...control }: Props) => (
  <label
    className={buttonClass({
      look: "secondary",
      className:
        "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus",
    })}
  >
    {children}
    <input
      {...control}
      ref={ref}
      type="file"
      accept={pictureTypes.join()}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = "";
        if (file) onChoose(file);
      }}
      className="sr-only"
    />
  </label>
);
