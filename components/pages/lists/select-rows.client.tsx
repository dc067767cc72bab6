"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { selectionId } from "./selection-id";

type Props = {
  /** Where the form leads, with the language. */ action: string;
  /** The list's query, to come back to. */ list: string;
};

/** Those of the table or of the cards, whichever is shown. */
const boxesOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      element.name === "reference" &&
      element.offsetParent !== null,
  );

/**
 * Leads to what can be done with the bookings that are selected: a plain GET form, which works
 * without scripts. With them it says how many there are, and selects all of the page.
 */
export function SelectBookings({ action, list }: Props) {
  const t = useTranslations("agencyBookings.cancelling");
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
    document.addEventListener("change", hear);
    return () => document.removeEventListener("change", hear);
  }, []);
  return (
    <form
      ref={form}
      id={selectionId}
      method="get"
      action={action}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2"
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
        <span>{t("all")}</span>
      </label>
      <Button type="submit" look="secondary" size="small">
        {t("open", { count: selected.count })}
      </Button>
    </form>
  );
}
