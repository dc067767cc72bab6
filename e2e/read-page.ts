import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { APIRequestContext } from "playwright/test";
import { requestSite } from "./request-site";

export type PageElement = Tree.Element;
export type PageNode = Tree.Node;

const unseen = new Set(["script", "style", "template", "noscript"]);
const isElement = (node: PageNode): node is PageElement => "tagName" in node;
const childrenOf = (node: PageNode) => ("childNodes" in node ? node.childNodes : []);

/** The elements below a node that have one of these names, or any: in the order of the document. */
export const elementsIn = (node: PageNode, ...names: string[]): PageElement[] =>
  childrenOf(node).flatMap((child) => [
    ...(isElement(child) && (names.length === 0 || names.includes(child.tagName)) ? [child] : []),
    ...elementsIn(child, ...names),
  ]);

/** The first of them. @throws if there is none */
export function elementIn(node: PageNode, ...names: string[]): PageElement {
  const [found] = elementsIn(node, ...names);
  if (!found) throw new Error(`no ${names.join(" or ")}`);
  return found;
}

export const attributeOf = (element: PageElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** An attribute of the element, or of the nearest one around it that has it. */
export function inheritedAttribute(element: PageElement, name: string): string | undefined {
  for (
    let node: PageNode | null = element;
    node;
    node = "parentNode" in node ? node.parentNode : null
  )
    if (isElement(node)) {
      const value = attributeOf(node, name);
      if (value !== undefined) return value;
    }
  return undefined;
}

/** What there is to read in a node, with single spaces. */
export const textOf = (node: PageNode): string => gather(node).replace(/\s+/g, " ").trim();
const gather = (node: PageNode): string => {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  return unseen.has(node.nodeName) ? "" : childrenOf(node).map(gather).join("");
};

/** The path that a link with this text, or an image of this name, leads to. @throws without one */
export function linkIn(node: PageNode, name: string): string {
  const link = elementsIn(node, "a").find((each) => nameOf(each).includes(name));
  const href = link && attributeOf(link, "href");
  if (!href) throw new Error(`no link "${name}"`);
  return href;
}
const nameOf = (element: PageElement) => attributeOf(element, "aria-label") ?? textOf(element);

/** A page of an agency as its document is, without a browser. */
export async function readPage(
  request: APIRequestContext,
  agency: string,
  path: string,
): Promise<{ status: number; html: string; page: Tree.Document }> {
  const response = await requestSite(request, agency, path);
  const html = await response.text();
  return { status: response.status(), html, page: parse(html) };
}
