"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type ComponentProps } from "react";
import { suggestEmail } from "@/lib/suggest-email";
import { EmailInput } from "./email-input";

/** An address not yet verified: what looks like a slip gets a suggested correction on blur. */
export function NewEmailInput(props: ComponentProps<typeof EmailInput>) {
  const t = useTranslations("forms");
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string | null>(null);
  const take = () => {
    if (!input.current || !meant) return;
    input.current.value = meant;
    // As if it was typed: drafts and errors follow.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  return (
    <>
      <EmailInput
        {...props}
        ref={input}
        onBlur={({ target }) => setMeant(suggestEmail(target.value.trim()))}
        onInput={() => setMeant(null)}
      />
      <p role="status" className="text-sm empty:hidden">
        {meant &&
          t.rich("didYouMean", {
            address: () => (
              <button
                type="button"
                onClick={take}
                className="min-h-9 font-semibold wrap-anywhere text-brand-ink underline"
              >
                <bdi dir="ltr">{meant}</bdi>
              </button>
            ),
          })}
      </p>
    </>
  );
}
