/** Paths of Lucide's icons (ISC): here, because app/icons.svg is loaded by every page. */
const paths = {
  bold: "M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8",
  italic: "M19 4h-9M14 20H5M15 4 9 20",
  underline: "M6 4v6a6 6 0 0 0 12 0V4M4 20h16",
  strike: "M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12h16",
  bulletList: "M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13",
  orderedList:
    "M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02",
  blockquote: "M17 5H3M21 12H8M21 19H8M3 12v7",
  link: "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
  rule: "M5 12h14",
  clear: "M4 7V4h16v3M5 20h6M13 4 8 20M15 15l5 5M20 15l-5 5",
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  redo: "M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13",
  source: "M16 18l6-6-6-6M8 6l-6 6 6 6",
};
const letters = { heading2: "H2", heading3: "H3", heading4: "H4" };

export type ToolName = keyof typeof paths | keyof typeof letters;

const isLetters = (name: ToolName): name is keyof typeof letters => name in letters;
/** Point forward or back in the page's direction. */
const mirrored: readonly ToolName[] = ["blockquote", "bulletList", "undo", "redo"];

/** What a button of the toolbar shows; its label says it. */
export const ToolbarFace = ({ name }: { name: ToolName }) =>
  isLetters(name) ? (
    <span aria-hidden className="text-sm font-semibold">
      {letters[name]}
    </span>
  ) : (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={mirrored.includes(name) ? "size-5 rtl:-scale-x-100" : "size-5"}
    >
      <path d={paths[name]} />
    </svg>
  );
