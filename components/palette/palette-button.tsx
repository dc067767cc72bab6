import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

const keys = "Ctrl K";

/**
 * Opens the palette, where there are no keys to press, and says which do where there are. The keys'
 * script hears it.
 */
export function PaletteButton() {
  const t = useTranslations("palette");
  return (
    <button
      type="button"
      data-opens-palette
      className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong px-3 text-start text-sm text-ink-soft hover:border-brand-ink hover:text-ink noscript:hidden"
    >
      <Icon name="search" className="size-4 shrink-0" />
      <span className="grow">{t("field")}</span>
      <kbd className="shrink-0 pointer-coarse:hidden">{keys}</kbd>
    </button>
  );
}
