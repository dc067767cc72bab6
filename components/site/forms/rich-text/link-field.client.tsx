"use client";

import type { Editor } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { toLinkTarget } from "./to-link-target";

type Props = { id: string; editor: Editor; onDone: () => void };

/** Around the selection, or around the whole link that the cursor is in; else as its own text. */
function setLink(editor: Editor, href: string, text: string): void {
  if (editor.state.selection.empty && !editor.isActive("link"))
    editor.commands.insertContent({
      type: "text",
      text,
      marks: [{ type: "link", attrs: { href } }],
    });
  else editor.chain().extendMarkRange("link").setLink({ href }).run();
}

/** Where a link leads. Has no name, and Enter doesn't send the form around it. */
export function LinkField({ id, editor, onDone }: Props) {
  const t = useTranslations("richText");
  const [current] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [typed, setTyped] = useState(current);
  const [isRefused, setIsRefused] = useState(false);
  const finish = () => {
    const href = toLinkTarget(typed);
    setIsRefused(href === null);
    if (href === null) return;
    setLink(editor, href, typed.trim());
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") finish();
    else onDone();
  };
  return (
    <div className="flex flex-col gap-3 border-b border-line p-3">
      <Field id={id} label={t("link.address")} error={isRefused && t("link.refused")}>
        {(control) => (
          <TextInput
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- its button was just pressed
            autoFocus
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="small" className="max-sm:min-h-11" onClick={finish}>
          {t("link.set")}
        </Button>
        {current && (
          <Button
            size="small"
            look="secondary"
            className="max-sm:min-h-11"
            onClick={() => {
              editor.chain().extendMarkRange("link").unsetLink().run();
              onDone();
            }}
          >
            {t("link.remove")}
          </Button>
        )}
        <Button size="small" look="quiet" className="max-sm:min-h-11" onClick={onDone}>
          {t("link.cancel")}
        </Button>
      </div>
    </div>
  );
}
