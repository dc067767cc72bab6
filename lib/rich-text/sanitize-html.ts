import { LRUCache } from "lru-cache";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { isLinkable, isShowable } from "./allowed-urls";
import { parseHtml, type HtmlElement, type HtmlNode, type HtmlTree } from "./parse-html";
import { sanitizeSchema } from "./sanitize-schema";

const sanitizer = unified().use(rehypeSanitize, sanitizeSchema).use(rehypeStringify).freeze();

function finish(element: HtmlElement): HtmlElement {
  const { href, ...rest } = element.properties;
  if (element.tagName === "a")
    return {
      ...element,
      properties: isLinkable(href) ? { ...rest, href, rel: ["noopener", "nofollow", "ugc"] } : rest,
    };
  if (element.tagName === "img")
    return {
      ...element,
      properties: {
        alt: "",
        ...element.properties,
        loading: "lazy",
        referrerPolicy: "no-referrer",
      },
    };
  // The page has a first heading already.
  return element.tagName === "h1" ? { ...element, tagName: "h2" } : element;
}

const isKept = (node: HtmlNode) =>
  node.type !== "element" || node.tagName !== "img" || isShowable(node.properties.src);

const mapChildren = <T extends HtmlTree | HtmlElement>(
  parent: T,
  change: (element: HtmlElement) => HtmlElement,
): T => ({
  ...parent,
  children: parent.children
    .filter(isKept)
    .map((node) => (node.type === "element" ? mapChildren(change(node), change) : node)),
});

function sanitizeOnce(html: string): string | null {
  const tree = parseHtml(html);
  // Before sanitising for headings, which the allowlist would drop, and after it for what it
  // removes again.
  return (
    tree && sanitizer.stringify(mapChildren(sanitizer.runSync(mapChildren(tree, finish)), finish))
  );
}

/**
 * Unwrapping can leave markup that browsers parse differently from how it is written: repeats until
 * nothing changes, else gives up.
 */
function sanitize(html: string): string {
  let current = html;
  for (let round = 0; round < 6; round++) {
    const next = sanitizeOnce(current);
    if (next === null) return "";
    if (next === current) return next;
    current = next;
  }
  return "";
}

// Pages request the same few texts over and over.
const known = new LRUCache<string, { html: string }>({
  max: 2_000,
  maxSize: 16_000_000,
  sizeCalculation: ({ html }, key) => html.length + key.length + 1,
});

/**
 * An agency's rich text as HTML that is safe in a page. Links lead to http, https, mail, telephone
 * or this site and are marked `noopener nofollow ugc`; images are https or from `/assets`. Empty if
 * larger than 200,000 characters or deeper than 100 elements.
 */
export function sanitizeHtml(html: string): string {
  const found = known.get(html);
  if (found) return found.html;
  const safe = sanitize(html);
  known.set(html, { html: safe });
  return safe;
}
