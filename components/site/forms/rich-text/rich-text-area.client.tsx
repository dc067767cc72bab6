"use client";

import { EditorContent, useEditor, type Editor } from "@tiptap/react";
import clsx from "clsx";
import { useEffect, useState } from "react";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { cleanPastedHtml } from "./clean-pasted-html";
import { LinkField } from "./link-field.client";
import { toDocument, toHtml } from "./rich-text-document";
import { richTextExtensions } from "./rich-text-extensions";
import { RichTextToolbar } from "./rich-text-toolbar.client";
import type { RichTextFieldProps } from "./rich-text-field-props";

type Props = Pick<RichTextFieldProps, "control" | "label" | "language" | "rows"> & {
  html: string;
  hasFocus: boolean;
  onChange: (html: string) => void;
  onSource: () => void;
};

const toAria = (control: Props["control"]): Record<string, string> => ({
  ...(control["aria-describedby"] && { "aria-describedby": control["aria-describedby"] }),
  ...(control["aria-invalid"] && { "aria-invalid": "true" }),
});

/** A label's own click reaches only controls of forms. */
function useLabelClick(id: string, editor: Editor): void {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
    const focus = () => editor.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [id, editor]);
}

/** The text as the site shows it, to write in. */
export function RichTextArea({
  control,
  label,
  language,
  rows = 6,
  html,
  hasFocus,
  onChange,
  onSource,
}: Props) {
  const { id } = control;
  const [content] = useState(() => toDocument(html)?.toJSON() as object | undefined);
  const [isLinking, setIsLinking] = useState(false);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: content ?? null,
    autofocus: hasFocus && "end",
    immediatelyRender: true,
    // A style element, which the security policy refuses: app/components.css has the rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...toAria(control),
        ...languageAttributes(language),
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "rich-text rich-text-area",
        style: `min-height: ${rows * 1.75}rem`,
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => onChange(toHtml(changed.state.doc)),
  });
  useLabelClick(id, editor);
  return (
    <div
      className={clsx(
        "rounded-control border bg-surface",
        control["aria-invalid"] ? "border-danger" : "border-line-strong",
      )}
    >
      <RichTextToolbar
        editor={editor}
        label={label}
        controls={id}
        isLinking={isLinking}
        onLink={() => setIsLinking(!isLinking)}
        onSource={onSource}
      />
      {isLinking && (
        <LinkField
          id={`${id}-link`}
          editor={editor}
          onDone={() => {
            setIsLinking(false);
            editor.commands.focus();
          }}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
