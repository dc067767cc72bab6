"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { ControlProps } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { longestDocumentName, toNameFault } from "@/lib/api/contract/document-name";
import { toDocumentName } from "@/lib/flights/to-document-name";

type Props = ControlProps & { name: string; autoComplete: string };

/** Puts a text into a control of the browser's own, as if it had been typed. */
function type(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/**
 * A name as in the document. What airlines can't write is shown in letters that they can, and taken
 * over by one press, never silently. A name that is too long is reported at once.
 */
export function NameInput(props: Props) {
  const t = useTranslations("flightBooking");
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (!input) return;
    const look = () => setText(input.value.trim());
    // A draft is restored right after this.
    queueMicrotask(look);
    input.addEventListener("input", look);
    return () => input.removeEventListener("input", look);
  }, []);
  const fault = text === "" ? null : toNameFault(text);
  const proposal = fault === "letters" ? toDocumentName(text) : null;
  const unknown = fault === "letters" && !proposal ? t("letters.unknown") : null;
  // In the same words as the form's own problem, which may stand there already.
  const isTooLong = fault === "tooLong" && !props["aria-invalid"];
  const hint = isTooLong ? t("problems.tooLong", { most: longestDocumentName }) : unknown;
  return (
    <div ref={box}>
      <TextInput
        {...props}
        required
        maxLength={60}
        autoCapitalize="words"
        spellCheck={false}
        className="w-full"
      />
      <div aria-live="polite">
        {proposal && (
          <div className="mt-2 rounded-control bg-brand-tint p-3 text-sm">
            <p>{t("letters.text")}</p>
            <button
              type="button"
              onClick={() => {
                const input = box.current?.querySelector("input");
                if (input) type(input, proposal);
              }}
              className="mt-2 min-h-11 rounded-control border border-line-strong bg-surface px-4 font-semibold text-brand-ink hover:border-brand-ink"
            >
              {t.rich("letters.use", { name: () => <bdi dir="ltr">{proposal}</bdi> })}
            </button>
          </div>
        )}
        {hint && <p className="mt-2 rounded-control bg-brand-tint p-3 text-sm">{hint}</p>}
      </div>
    </div>
  );
}
