import clsx from "clsx";

/** One look for text inputs and selects (app/components.css). */
export const controlClass = (className?: string) => clsx("control", className);
