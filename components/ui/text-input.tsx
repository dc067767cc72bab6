import type { ComponentProps } from "react";
import { controlClass } from "./control-class";

export const TextInput = ({ className, type = "text", ...props }: ComponentProps<"input">) => (
  <input {...props} type={type} className={controlClass(className)} />
);
