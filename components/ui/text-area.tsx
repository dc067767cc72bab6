import type { ComponentProps } from "react";
import { controlClass } from "./control-class";

export const TextArea = ({ className, rows = 6, ...props }: ComponentProps<"textarea">) => (
  <textarea {...props} rows={rows} className={controlClass(`py-2.5 ${className ?? ""}`)} />
);
