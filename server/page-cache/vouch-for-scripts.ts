import { createHash } from "node:crypto";

/** HTML, "prepare the script element": any other type is a data block that no policy applies to. */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && executable.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? "");

const toHash = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

type Nonce = { nonce: string; /** The attribute as React and Next write it. */ mark: string };

/**
 * Next pushes the page's data to the browser in pieces, in its own scripts, with the nonce as a
 * property of styles and scripts. A piece ends where a buffer was full, even within a nonce. Null
 * if the nonce is, or may be, in the data in another form: binary pieces are in base64.
 */
function withoutNonceInData(html: string, { nonce, mark }: Nonce): string | null {
  if (html.includes(`<script${mark}>self.__next_f.push([3,`)) return null;
  // Within a piece "<" is always escaped, and so are line breaks.
  const piece = new RegExp(
    String.raw`(?<=<script${mark}>self\.__next_f\.push\(\[1,")[^<]*(?="\]\)</script>)`,
    "g",
  );
  const property = new RegExp(String.raw`\\"\n?${[...nonce].join("\n?")}\n?\\"`, "g");
  const data = (html.match(piece) ?? [])
    .join("\n")
    .replace(property, (found) => String.raw`\"$undefined\"${found.replaceAll(/[^\n]/g, "")}`);
  if (data.replaceAll("\n", "").includes(nonce)) return null;
  const pieces = data.split("\n");
  return html.replace(piece, () => pieces.shift() ?? "");
}

export type Vouched = {
  html: string;
  /** `sha256-…` in base64 (CSP 3 §2.3.1). */ hashes: string[];
};

/**
 * Removes a fill's nonce from a document, and lists the inline scripts that had it by hash. Only
 * the front door and Next know it: Next wrote any tag that has it, in any context, and
 * injected content has none. Browsers treat a page without it the same: they hide nonces from
 * scripts, and React doesn't compare them. Null if one would remain.
 */
export function vouchForScripts(html: string, nonce: string): Vouched | null {
  const mark = ` nonce="${nonce}"`;
  // The second form is that of styles that React adds when a part of the page arrives late.
  const marked = withoutNonceInData(html, { nonce, mark })?.replaceAll(`,"nonce","${nonce}"`, "");
  if (marked === undefined) return null;
  const tagged = [
    ...marked.matchAll(new RegExp(`<script((?: [^<>]*)?)${mark}([^<>]*)>(.*?)</script>`, "gs")),
  ];
  const scripts = tagged.flatMap(([, before = "", after = "", script = ""]) =>
    isInline(before + after) ? [script] : [],
  );
  const bare = marked.replaceAll(mark, "");
  if (bare.includes(nonce) || scripts.some((script) => script.includes(nonce))) return null;
  return { html: bare, hashes: [...new Set(scripts.map(toHash))].toSorted() };
}
