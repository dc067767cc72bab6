"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextArea } from "@/components/ui/text-area";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { RichTextArea } from "./rich-text-area.client";
import { toDocument } from "./rich-text-document";
import type { RichTextFieldProps } from "./rich-text-field-props";

type Props = RichTextFieldProps & { defaultValue: string; hasFocus: boolean };
type View = { isSource: boolean; hasFocus: boolean; isRefused: boolean };

const firstView = (html: string, hasFocus: boolean): View => {
  const isSource = toDocument(html) === null;
  return { isSource, hasFocus, isRefused: isSource };
};

/**
 * The editor, or the HTML source in its place: by its button, and where the editor would lose a
 * part of the text. Forms read the hidden input, which says when it changes as controls do.
 */
export function RichTextEditor(props: Props) {
  const { control, language, defaultValue, rows, maxLength, onChange } = props;
  const t = useTranslations("richText");
  const [html, setHtml] = useState(defaultValue);
  const [view, setView] = useState(() => firstView(defaultValue, props.hasFocus));
  const hidden = useRef<HTMLInputElement>(null);
  const known = useRef(defaultValue);
  useEffect(() => {
    if (known.current === html) return;
    known.current = html;
    hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [html]);
  const change = (changed: string) => {
    setHtml(changed);
    onChange?.(changed);
  };
  const showEditor = () => {
    const isSource = toDocument(html) === null;
    setView({ isSource, hasFocus: !isSource, isRefused: isSource });
  };
  if (!view.isSource)
    return (
      <>
        <input ref={hidden} type="hidden" name={control.name} value={html} />
        <RichTextArea
          {...props}
          html={html}
          hasFocus={view.hasFocus}
          onChange={change}
          onSource={() => setView({ isSource: true, hasFocus: true, isRefused: false })}
        />
      </>
    );
  return (
    <>
      {view.isRefused && (
        <div role="status">
          <Notice>
            <p>{t("sourceOnly")}</p>
          </Notice>
        </div>
      )}
      <TextArea
        {...control}
        lang={toLanguageTag(language)}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the focus was before
        autoFocus={view.hasFocus}
        rows={rows}
        maxLength={maxLength}
        value={html}
        onChange={({ target }) => {
          known.current = target.value;
          change(target.value);
        }}
        className="font-mono"
      />
      <Button
        look="secondary"
        size="small"
        className="self-start max-sm:min-h-11"
        onClick={showEditor}
      >
        {t("editor")}
      </Button>
    </>
  );
}
