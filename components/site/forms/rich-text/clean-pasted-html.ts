import { prepareHtml } from "./prepare-html";

type OpenList = { list: Element; level: number };

const isNumber = (marker: string) => /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker);

/** Takes the "1." or "·" that Word writes in front of a list's paragraph. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll("[style]")].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute("style") ?? ""),
  );
  marker?.remove();
  return marker?.textContent ?? "";
}

function openList(paragraph: Element, tag: "ol" | "ul", within: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  if (within) (within.lastElementChild ?? within).append(list);
  else paragraph.before(list);
  return list;
}

/** Word writes lists as paragraphs that only their style tells from others. */
function mendWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll("p[style*='mso-list']")) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
    const tag = isNumber(takeMarker(paragraph)) ? "ol" : "ul";
    if (open[0]?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((entry) => entry.level <= level);
    if (open.at(-1)?.level !== level)
      open.push({ list: openList(paragraph, tag, open.at(-1)?.list), level });
    const item = paragraph.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Lines that are only there as distance, of Word above all. */
function removeBlankParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p, o\\:p"))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
}

/**
 * What Word, mail programs and other sites put into the clipboard, before the editor's schema drops
 * their styles and classes: lists of Word become lists.
 */
export function cleanPastedHtml(html: string): string {
  const body = prepareHtml(html);
  mendWordLists(body);
  removeBlankParagraphs(body);
  return body.innerHTML;
}
