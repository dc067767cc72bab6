import clsx from "clsx";

/**
 * An agency's rich text. `html` must come from `sanitizeHtml`; its direction is that of its own
 * first letter.
 */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  <div
    dir="auto"
    className={clsx("rich-text", className)}
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
