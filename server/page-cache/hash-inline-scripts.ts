import { createHash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** HTML, "prepare the script element": any other type is a data block that no policy asks for. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/i;

const isInlineScript = (node: Node): node is Element =>
  node.nodeName === "script" &&
  "attrs" in node &&
  !node.attrs.some(({ name }) => name === "src") &&
  executable.test(node.attrs.find(({ name }) => name === "type")?.value.trim() ?? "");

const toText = ({ childNodes }: Element) => childNodes.map((child) => ("value" in child ? child.value : "")).join("");

/** `sha256-…` in base64 of each inline script that a browser would run in this document (CSP 3 §2.3.1). */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  const waiting: Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isInlineScript(node)) hashes.add(`sha256-${createHash("sha256").update(toText(node)).digest("base64")}`);
    else if ("childNodes" in node) waiting.push(...node.childNodes);
  }
  return [...hashes].toSorted();
}
