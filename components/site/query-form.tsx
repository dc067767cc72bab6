import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  /** For controls elsewhere on the page that belong to it. */
  id?: string;
  /** With its language. */
  action: string;
  /** What goes along unchanged. */
  hidden: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  label: string;
  submit: string;
  /** The grid of the fields on wide screens. */
  wide: string;
  fields: ReactNode;
};

/**
 * The same page for other dates or other people: a GET form, so that what it leads to can be shared
 * and needs no script.
 */
export function QueryForm({ id, action, hidden, label, submit, wide, fields }: Props) {
  return (
    <form
      id={id}
      method="get"
      action={action}
      aria-label={label}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 lg:flex lg:items-end"
    >
      {Object.entries(hidden).flatMap(([name, value]) =>
        [value ?? []]
          .flat()
          .map((single) => (
            <input key={`${name} ${single}`} type="hidden" name={name} value={single} />
          )),
      )}
      <div className={clsx("grid min-w-0 flex-1 grid-cols-2 gap-4", wide)}>{fields}</div>
      <Button type="submit" size="large" look="secondary" className="shrink-0">
        {submit}
      </Button>
    </form>
  );
}
