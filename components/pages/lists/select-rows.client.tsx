"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { selectionId } from "./selection-id";

type Props = {
  /** The list's query, to come back to. */ list: string;
  /** Buttons, each with where it leads. */ children: ReactNode;
};

/**
 * Those of the table or of the cards, whichever is shown. The others hand over what was selected
 * before the window changed: they would be sent without being seen.
 */
function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  const all = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === "reference",
  );
  const shown = all.filter(({ offsetParent }) => offsetParent !== null);
  for (const hidden of all.filter((box) => box.checked && !shown.includes(box))) {
    hidden.checked = false;
    for (const box of shown) box.checked ||= box.value === hidden.value;
  }
  return shown;
}

/**
 * What can be done with the rows that are selected: a plain form below the list, which works
 * without scripts. With them it stays in sight once a row is selected, says how many are, and
 * selects all of the page.
 */
export function SelectRows({ list, children }: Props) {
  const t = useTranslations("results.list");
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState({ count: 0, isAll: false });
  const count = () => {
    if (!form.current) return;
    const boxes = boxesOf(form.current);
    const checked = boxes.filter((box) => box.checked).length;
    setSelected({ count: checked, isAll: checked > 0 && checked === boxes.length });
  };
  const onChange = useEffectEvent(count);
  useEffect(() => {
    const hear = () => onChange();
    // Also what was selected before the script came.
    hear();
    document.addEventListener("change", hear);
    window.addEventListener("resize", hear);
    return () => {
      document.removeEventListener("change", hear);
      window.removeEventListener("resize", hear);
    };
  }, []);
  return (
    <form
      ref={form}
      id={selectionId}
      method="post"
      className={clsx(
        "mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-3 py-1.5",
        selected.count > 0 &&
          "sticky bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-20 border border-line bg-surface shadow-raised",
      )}
    >
      {list && <input type="hidden" name="list" value={list} />}
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm noscript:hidden lg:min-h-9">
        <Checkbox
          checked={selected.isAll}
          onChange={({ target }) => {
            for (const box of form.current ? boxesOf(form.current) : [])
              box.checked = target.checked;
            count();
          }}
        />
        <span>{t("selectAll")}</span>
      </label>
      <span role="status" className="text-sm font-semibold">
        {selected.count > 0 && t("selected", { count: selected.count })}
      </span>
      <div
        className={clsx(
          "ms-auto flex flex-wrap items-center gap-2 noscript:flex",
          selected.count === 0 && "hidden",
        )}
      >
        {children}
      </div>
    </form>
  );
}
