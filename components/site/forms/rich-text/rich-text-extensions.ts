import { Extension, Mark, Node, type Extensions } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { isLinkable, isShowable } from "@/lib/rich-text/allowed-urls";

/** What `sanitizeHtml` writes to links. */
export const linkRel = "noopener nofollow ugc";

/** Has no button: it stays where a text has it, and "Clear formatting" removes it. */
const keptMarks = ["cite", "ins", "kbd", "mark", "q", "small", "sub", "sup"].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

/** Has no button either: a picture that is in a text can stay, move and go. */
const Picture = Node.create({
  name: "picture",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (image) => (isShowable(image.getAttribute("src")) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    "img",
    { ...HTMLAttributes, loading: "lazy", referrerpolicy: "no-referrer" },
  ],
});

const directions = ["ltr", "rtl", "auto"];

/** A part in another direction than its text. */
const Direction = Extension.create({
  name: "direction",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading", "blockquote", "bulletList", "orderedList", "listItem"],
      attributes: {
        dir: {
          default: null,
          parseHTML: ({ dir }) => (directions.includes(dir) ? dir : null),
        },
      },
    },
  ],
});

/**
 * What the editor can write, which is less than `sanitizeSchema` lets through: a text with more is
 * edited as HTML. Headings below the fourth level have no button.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    codeBlock: false,
    gapcursor: false,
    dropcursor: { color: "currentcolor" },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: isLinkable,
      HTMLAttributes: { rel: linkRel, target: null, class: null },
    },
  }),
  ...keptMarks,
  Picture,
  Direction,
];
