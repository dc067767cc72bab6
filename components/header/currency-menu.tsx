import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";

type Props = {
  currency: string;
  className?: string;
  /** With a label in front, if there is room. */ isNamed?: boolean;
};

/**
 * Opens the only list of currencies; there may be several such buttons, in the bar and in the
 * phone's menu.
 */
export function CurrencyMenu({ currency, className, isNamed = false }: Props) {
  const t = useTranslations("currency");
  const label = t("current", { currency });
  return (
    <button
      type="button"
      popoverTarget="currency-menu"
      aria-label={label}
      className={buttonClass({ look: "quiet", size: isNamed ? "row" : "small", className })}
    >
      {isNamed ? label : currency}
      <Icon name="chevron-down" className="ms-auto size-4 text-ink-soft" />
    </button>
  );
}
