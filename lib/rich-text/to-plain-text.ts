import { rememberResults } from "@/lib/remember-results";
import { parseHtml, type HtmlNode } from "./parse-html";

const inline = new Set(
  "a abbr b cite code del em i ins kbd mark q s small span strong sub sup u".split(" "),
);

function textOf(node: HtmlNode): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const text = node.children.map(textOf).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** The text of sanitised HTML on one line, for descriptions and structured data. */
export const toPlainText = rememberResults(
  (html: string): string =>
    (parseHtml(html)?.children.map(textOf).join("") ?? "").replace(/\s+/g, " ").trim(),
  { toKey: (html) => html },
);
