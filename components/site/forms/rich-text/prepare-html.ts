import { sanitizeSchema } from "@/lib/rich-text/sanitize-schema";

/** A document of its own: its scripts don't run and its pictures don't load. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, "text/html").body;

function replaceTag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

/** As `sanitizeHtml` reads it: schemes in small letters, no space around it. */
export const toHref = (href: string): string =>
  href.trim().replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());

/** Line ends and tabs as spaces: a schema's parser would take some of them for nothing. */
function joinLines(root: HTMLElement): void {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.parentElement?.closest("pre")) continue;
    currentNode.nodeValue = currentNode.nodeValue?.replace(/[\t\n\f\r ]+/g, " ") ?? null;
  }
}

/**
 * What the site would show of an HTML text: without the elements that `sanitizeHtml` removes with
 * their content, and with first headings one level lower.
 */
export function prepareHtml(html: string): HTMLElement {
  const body = parseInert(html);
  for (const element of body.querySelectorAll((sanitizeSchema.strip ?? []).join(",")))
    element.remove();
  for (const heading of body.querySelectorAll("h1")) replaceTag(heading, "h2");
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", toHref(link.getAttribute("href") ?? ""));
  joinLines(body);
  return body;
}
