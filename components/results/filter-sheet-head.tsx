import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

type Props = { sheetId: string; /** Of the button that closes it. */ closeClassName?: string };

/** The title of a sheet of filters, with the button that closes it. */
export function FilterSheetHead({ sheetId, closeClassName }: Props) {
  const t = useTranslations("results.filters");
  return (
    <div className="filter-sheet-head">
      <h2 className="text-heading font-semibold">{t("title")}</h2>
      <button
        type="button"
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        aria-label={t("close")}
        className={clsx(
          "grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-brand-tint",
          closeClassName,
        )}
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  );
}
