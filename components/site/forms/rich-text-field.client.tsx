"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextArea } from "@/components/ui/text-area";
import { toLanguageTag } from "@/lib/api/contract/languages";
import type { RichTextFieldProps } from "./rich-text/rich-text-field-props";

const loadEditor = () => import("./rich-text/rich-text-editor.client");
type Editor = Awaited<ReturnType<typeof loadEditor>>["RichTextEditor"];

/**
 * A text with headings, lists and links, as HTML. At first a plain text area with its source, which
 * works without script; the editor loads once the page is there, takes over what was typed so far,
 * and is in no other page's script. Needs the texts of `richText`; a text in another language is
 * another field, with a key of its own.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { control, language, defaultValue = "", rows, maxLength, onChange } = props;
  const [loaded, setLoaded] = useState<{
    RichTextEditor: Editor;
    html: string;
    hasFocus: boolean;
  } | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { RichTextEditor } = await loadEditor();
      const { current } = area;
      // At once: what is typed before a later swap would be lost with the text area.
      if (!isGone && current)
        flushSync(() =>
          setLoaded({
            RichTextEditor,
            html: current.value,
            hasFocus: document.activeElement === current,
          }),
        );
    };
    // Without the editor's code the text area stays.
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  if (loaded)
    return (
      <loaded.RichTextEditor {...props} defaultValue={loaded.html} hasFocus={loaded.hasFocus} />
    );
  return (
    <TextArea
      {...control}
      ref={area}
      lang={toLanguageTag(language)}
      dir="auto"
      defaultValue={defaultValue}
      rows={rows}
      maxLength={maxLength}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
