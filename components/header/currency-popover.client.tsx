"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useVisit } from "@/components/site/use-visit.client";
import { paths } from "@/lib/paths";

const loadPicker = () => import("./currency-picker.client");
type Picker = Awaited<ReturnType<typeof loadPicker>>["CurrencyPicker"];

/**
 * A native popover. The searchable list loads when it is opened; without scripts it links to the
 * page with the list.
 */
export function CurrencyPopover({ current, prefix }: { current: string; prefix: string }) {
  const t = useTranslations("currency");
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Picker: Picker } | null>(null);
  const { path, query } = useVisit();
  const search = query.toString();
  // A missing page's URL isn't known here, and isn't worth returning to.
  const isErrorPage = path.startsWith("/errors/");
  const open = async () => {
    setIsOpen(true);
    setLoaded({ Picker: (await loadPicker()).CurrencyPicker });
  };
  return (
    <div
      ref={popover}
      id="currency-menu"
      popover="auto"
      role="dialog"
      aria-label={t("choose")}
      onToggle={({ newState }) => void (newState === "open" ? open() : setIsOpen(false))}
      className="popover-menu picker-menu"
    >
      <noscript>
        <a
          href={`${prefix}${paths.currencies(isErrorPage ? {} : { redirect: `${path}${search && `?${search}`}` })}`}
          className="flex min-h-11 items-center px-3 underline"
        >
          {t("all")}
        </a>
      </noscript>
      {isOpen && loaded && (
        <loaded.Picker current={current} onDone={() => popover.current?.hidePopover()} />
      )}
    </div>
  );
}
