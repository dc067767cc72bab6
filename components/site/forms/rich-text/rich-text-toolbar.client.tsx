"use client";

import { useEditorState, type Editor } from "@tiptap/react";
import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { isRightToLeft } from "@/lib/api/contract/languages";
import { useLanguage } from "@/lib/i18n/use-language";
import { ToolbarFace, type ToolName } from "./toolbar-face";
import { commandNames, isCommand, tools } from "./toolbar-tools";

type Props = {
  editor: Editor;
  label: string;
  /** The editor's id. */
  controls: string;
  isLinking: boolean;
  onLink: () => void;
  onSource: () => void;
};

const order: readonly ToolName[] = [
  "heading2",
  "heading3",
  "heading4",
  "bold",
  "italic",
  "underline",
  "strike",
  "bulletList",
  "orderedList",
  "blockquote",
  "link",
  "rule",
  "clear",
  "undo",
  "redo",
  "source",
];

/** Which buttons are pressed and which can't be, where the cursor is. */
const stateOf = (editor: Editor): { pressed: ToolName[]; off: ToolName[] } => ({
  pressed: [
    ...commandNames.filter((name) => tools[name].isOn?.(editor)),
    ...(editor.isActive("link") ? (["link"] as const) : []),
  ],
  off: commandNames.filter((name) => tools[name].canRun && !tools[name].canRun(editor)),
});

const hasState = (name: ToolName) => name === "link" || (isCommand(name) && tools[name].isOn);

/** One stop of the tab key; arrow keys move between its buttons. */
function useRovingFocus() {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const forward = isRightToLeft(useLanguage()) ? "ArrowLeft" : "ArrowRight";
  const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  const onKeyDown = (event: KeyboardEvent) => {
    const last = order.length - 1;
    const targets: Record<string, number> = {
      [forward]: at === last ? 0 : at + 1,
      [backward]: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll("button")[target]?.focus();
  };
  return { at, setAt, bar: { ref: bar, onKeyDown } };
}

/** The buttons above the text. Pressed with a key they keep the focus, else the text has it. */
export function RichTextToolbar({ editor, label, controls, isLinking, onLink, onSource }: Props) {
  const t = useTranslations("richText");
  const { pressed, off } = useEditorState({
    editor,
    selector: (snapshot) => stateOf(snapshot.editor),
  });
  const { at, setAt, bar } = useRovingFocus();
  const press = (name: ToolName, { detail }: MouseEvent) => {
    if (name === "link") onLink();
    else if (name === "source") onSource();
    else if (!off.includes(name)) {
      const chain = editor.chain();
      tools[name].run(detail > 0 ? chain.focus() : chain).run();
    }
  };
  return (
    <div
      {...bar}
      role="toolbar"
      aria-label={t("toolbar", { label })}
      aria-controls={controls}
      className="flex flex-wrap gap-0.5 rounded-t-control border-b border-line bg-surface-raised p-1"
    >
      {order.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={t(`tools.${name}`)}
          title={t(`tools.${name}`)}
          aria-pressed={hasState(name) ? pressed.includes(name) : undefined}
          aria-expanded={name === "link" ? isLinking : undefined}
          aria-disabled={off.includes(name) || undefined}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          // The text keeps its focus and with it what is selected.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => press(name, event)}
          className="rich-text-tool"
        >
          <ToolbarFace name={name} />
        </button>
      ))}
    </div>
  );
}
