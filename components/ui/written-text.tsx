import clsx from "clsx";

/** What somebody wrote: in their own direction, with their lines. */
export const WrittenText = ({ text, className }: { text: string; className: string }) => (
  <p dir="auto" className={clsx("wrap-anywhere whitespace-pre-wrap", className)}>
    {text}
  </p>
);
