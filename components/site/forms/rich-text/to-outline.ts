import { isLinkable, isShowable } from "@/lib/rich-text/allowed-urls";
import { sanitizeSchema } from "@/lib/rich-text/sanitize-schema";

type Allowed = NonNullable<typeof sanitizeSchema.attributes>[string];

const tags = new Set(sanitizeSchema.tagNames);
const blocks = new Set(
  "blockquote caption dd dl dt figcaption figure h2 h3 h4 h5 h6 li ol pre table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
/** The same to readers. */
const synonyms: Record<string, string> = { b: "strong", i: "em", del: "s" };
/** Only begin a line, or nothing at all: another element around the same text can do that, too. */
const plain = new Set(["p", "div", "span"]);
const gap = "\n";

function attributesOf(element: Element): string {
  const names = [sanitizeSchema.attributes?.["*"], sanitizeSchema.attributes?.[element.localName]]
    .flatMap((list: Allowed | undefined) => list ?? [])
    .map((name) => String(Array.isArray(name) ? name[0] : name).toLowerCase());
  return names
    .flatMap((name) => {
      const value = element.getAttribute(name);
      const isDefault = !value || (name === "start" && value === "1");
      return isDefault && !(name === "reversed" && value !== null) ? [] : [`${name}=${value}`];
    })
    .join(" ");
}

/** Written piece by piece, so that only differences that readers notice are differences. */
class Outline {
  private text = "";
  private marks = "";
  private space = "";

  /** The beginning or end of a line: spaces around it count for nothing, nor do several. */
  break(): void {
    this.space = "";
    if (!this.text.endsWith(gap)) this.text += gap;
  }

  add(piece: string, marks: readonly string[]): void {
    const current = [...new Set(marks)].toSorted().join(",");
    this.text += this.text.endsWith(gap) ? "" : this.space;
    this.text += current === this.marks ? piece : `{${current}}${piece}`;
    this.space = "";
    this.marks = current;
  }

  addText(text: string, marks: readonly string[]): void {
    for (const part of text.split(/([\t\n\f\r ]+)/)) {
      if (/^[\t\n\f\r ]/.test(part)) this.space = " ";
      else if (part) this.add(part, marks);
    }
  }

  addBlock(start: string, addContent: () => void): void {
    this.break();
    this.text += `${start}${gap}`;
    addContent();
    this.break();
    this.text += `</>${gap}`;
  }

  toString(): string {
    return this.text.trim();
  }
}

function addElement(outline: Outline, element: Element, marks: readonly string[]): void {
  const { localName } = element;
  const tag = synonyms[localName] ?? localName;
  const attributes = attributesOf(element);
  const start = attributes ? `<${tag} ${attributes}>` : `<${tag}>`;
  const addChildren = (own: readonly string[] = marks) => {
    for (const child of element.childNodes) addNode(outline, child, own);
  };
  if (tag === "br") outline.add(start, marks);
  else if (tag === "hr") outline.addBlock(start, () => {});
  else if (tag === "img") {
    if (isShowable(element.getAttribute("src"))) outline.add(start, marks);
  } else if (blocks.has(tag) || (attributes && (tag === "p" || tag === "div")))
    outline.addBlock(tag === "pre" ? `${start}${element.textContent}` : start, addChildren);
  else if (tag === "p" || tag === "div") {
    outline.break();
    addChildren();
    outline.break();
  } else if (!tags.has(localName) || (plain.has(tag) && !attributes)) addChildren();
  else if (tag === "a" && !isLinkable(element.getAttribute("href"))) addChildren();
  else addChildren([...marks, start]);
}

function addNode(outline: Outline, node: ChildNode, marks: readonly string[]): void {
  if (node.nodeType === Node.TEXT_NODE) outline.addText(node.nodeValue ?? "", marks);
  else if (node.nodeType === Node.ELEMENT_NODE) addElement(outline, node as Element, marks);
}

/**
 * What a text says and how it looks, in a form that is equal for HTML that readers can't tell
 * apart: `<b>` and `<strong>`, an item with a paragraph in it or without, spaces between blocks.
 */
export function toOutline(body: HTMLElement): string {
  const outline = new Outline();
  for (const child of body.childNodes) addNode(outline, child, []);
  return outline.toString();
}
