"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { buttonClass } from "@/components/ui/button-class";
import { keepInBrowser } from "@/lib/keep-in-browser";
import { columnsCookie, writeColumns, type ListColumns as Chosen } from "@/lib/lists/list-columns";

type Props = {
  list: string;
  /** Those that can be shown or not, in order. */
  columns: readonly { id: string; text: string; isShown: boolean }[];
  /** What is chosen already, also of columns that this page doesn't have. */ chosen: Chosen;
};

/** Which columns the table has from now on, in this browser. */
export function ListColumns({ list, columns, chosen }: Props) {
  const t = useTranslations("results.list");
  const router = useRouter();
  const fields = useRef<HTMLFieldSetElement>(null);
  const keep = () => {
    const boxes = [...(fields.current?.querySelectorAll("input") ?? [])];
    const here = Object.fromEntries(boxes.map((box) => [box.value, box.checked]));
    keepInBrowser(columnsCookie(list), writeColumns({ ...chosen, ...here }));
    router.refresh();
  };
  return (
    <span className="noscript:hidden max-xl:hidden">
      <button
        type="button"
        popoverTarget="list-columns"
        className={buttonClass({ look: "quiet", size: "small" })}
      >
        {t("columns")}
      </button>
      <fieldset ref={fields} id="list-columns" popover="auto" className="popover-menu w-64">
        <legend className="sr-only">{t("columns")}</legend>
        {columns.map(({ id, text, isShown }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-brand-tint"
          >
            <Checkbox value={id} defaultChecked={isShown} onChange={keep} autoComplete="off" />
            {text}
          </label>
        ))}
      </fieldset>
    </span>
  );
}
