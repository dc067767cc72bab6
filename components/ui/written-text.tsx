import clsx from "clsx";

/** User-written text: in its own direction, with its line breaks. */
export const WrittenText = ({ text, className }: { text: string; className: string }) => (
  <p dir="auto" className={clsx("wrap-anywhere whitespace-pre-wrap", className)}>
    {text}
  </p>
);
