import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { isTooDeep } from "./is-too-deep";

const limits = { characters: 200_000, depth: 100 };
const parser = unified().use(rehypeParse, { fragment: true }).freeze();

export type HtmlTree = ReturnType<typeof parser.parse>;
export type HtmlNode = HtmlTree["children"][number];
export type HtmlElement = Extract<HtmlNode, { type: "element" }>;

/** Without recursion, for trees of unknown depth. */
function isTreeTooDeep(tree: HtmlTree): boolean {
  let level: readonly HtmlNode[] = tree.children;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth) return true;
    level = level.flatMap((node) => (node.type === "element" ? node.children : []));
  }
  return false;
}

/**
 * An agency's HTML as a tree; null if it is larger than 200,000 characters or deeper than 100
 * elements (ASVS 5.2.1).
 */
export function parseHtml(html: string): HtmlTree | null {
  if (html.length > limits.characters || isTooDeep(html, limits.depth)) return null;
  try {
    const tree = parser.parse(html);
    return isTreeTooDeep(tree) ? null : tree;
  } catch (error) {
    // Input whose depth the text check missed overflows the stack here.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
