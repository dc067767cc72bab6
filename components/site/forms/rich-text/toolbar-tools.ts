import type { ChainedCommands, Editor } from "@tiptap/react";
import type { ToolName } from "./toolbar-face";

type Tool = {
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Of what is on or off where the cursor is. */
  isOn?: (editor: Editor) => boolean;
  /** Unless it always can. */
  canRun?: (editor: Editor) => boolean;
};
type CommandName = Exclude<ToolName, "link" | "source">;

const toHeading = (level: 2 | 3 | 4): Tool => ({
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive("heading", { level }),
});

/** What the buttons of the toolbar do to the text; the other two open something. */
export const tools: Record<CommandName, Tool> = {
  heading2: toHeading(2),
  heading3: toHeading(3),
  heading4: toHeading(4),
  bold: { run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive("bold") },
  italic: { run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive("italic") },
  underline: {
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive("underline"),
  },
  strike: { run: (chain) => chain.toggleStrike(), isOn: (editor) => editor.isActive("strike") },
  bulletList: {
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  orderedList: {
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  blockquote: {
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  rule: { run: (chain) => chain.setHorizontalRule() },
  clear: { run: (chain) => chain.unsetAllMarks().clearNodes() },
  undo: { run: (chain) => chain.undo(), canRun: (editor) => editor.can().undo() },
  redo: { run: (chain) => chain.redo(), canRun: (editor) => editor.can().redo() },
};

export const commandNames = Object.keys(tools) as CommandName[];
export const isCommand = (name: ToolName): name is CommandName => name in tools;
