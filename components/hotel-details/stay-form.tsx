import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  /** With its language. */
  action: string;
  /** What goes along unchanged. */
  hidden: Readonly<Record<string, string | number | undefined>>;
  /** Dates and party. */
  fields: ReactNode;
};

/**
 * Other dates or another party: a GET form, so that what it leads to can be shared and needs no
 * script.
 */
export function StayForm({ action, hidden, fields }: Props) {
  const t = useTranslations("hotelDetails.form");
  return (
    <form
      method="get"
      action={action}
      aria-label={t("label")}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 lg:flex lg:items-end"
    >
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-4 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {fields}
      </div>
      <Button type="submit" size="large" look="secondary" className="shrink-0">
        {t("submit")}
      </Button>
    </form>
  );
}
