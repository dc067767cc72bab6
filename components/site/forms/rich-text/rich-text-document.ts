import { getSchema } from "@tiptap/react";
import { DOMParser as SchemaParser, DOMSerializer, type Node } from "@tiptap/pm/model";
import { isTooDeep } from "@/lib/rich-text/is-too-deep";
import { sanitizeSchema } from "@/lib/rich-text/sanitize-schema";
import { prepareHtml } from "./prepare-html";
import { linkRel, richTextExtensions } from "./rich-text-extensions";
import { toOutline } from "./to-outline";

const schema = getSchema(richTextExtensions);
const allowed = new Set([
  ...Object.values(sanitizeSchema.attributes ?? {}).flatMap((names) =>
    names.map((name) => String(Array.isArray(name) ? name[0] : name).toLowerCase()),
  ),
  "loading",
  "referrerpolicy",
]);

const parse = (body: HTMLElement): Node => SchemaParser.fromSchema(schema).parse(body);

function removeOtherAttributes(element: Element): void {
  for (const name of element.getAttributeNames())
    if (!allowed.has(name)) element.removeAttribute(name);
  if (element.localName === "a") element.setAttribute("rel", linkRel);
}

/** An item of one paragraph is written as its text alone, as people write it. */
function unwrapParagraph(item: Element): void {
  const [first, ...others] = item.children;
  const isPlain = first?.localName === "p" && first.attributes.length === 0;
  if (isPlain && others.every(({ localName }) => /^[ou]l$/.test(localName)))
    first.replaceWith(...first.childNodes);
}

/**
 * A document of the editor as HTML that `sanitizeHtml` leaves as it is. Empty paragraphs, which
 * have no height on the site, are left out.
 */
export function toHtml(document: Node): string {
  const root = globalThis.document.implementation.createHTMLDocument().body;
  DOMSerializer.fromSchema(schema).serializeFragment(
    document.content,
    { document: root.ownerDocument },
    root,
  );
  for (const element of root.querySelectorAll("*")) removeOtherAttributes(element);
  for (const paragraph of root.querySelectorAll("p:empty")) paragraph.remove();
  for (const item of root.querySelectorAll("li")) unwrapParagraph(item);
  return root.innerHTML;
}

/**
 * An HTML text as the editor's document; null if the editor would lose some of it, such as a table.
 * Found out by reading it, writing it again and comparing both.
 */
export function toDocument(html: string): Node | null {
  // Parsers of trees and what walks them would overflow the stack.
  if (isTooDeep(html, 100)) return null;
  const body = prepareHtml(html);
  const document = parse(body);
  return toOutline(prepareHtml(toHtml(document))) === toOutline(body) ? document : null;
}
