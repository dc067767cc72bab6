import { createHash } from "node:crypto";
import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { vouchForScripts } from "./vouch-for-scripts";

const nonce = "0123456789abcdef0123456789abcdef";
const mark = ` nonce="${nonce}"`;
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const script = (text: string) => `<script${mark}>${text}</script>`;

/** As Next writes it (`htmlEscapeJsonString`). */
const toPush = (piece: string) =>
  `self.__next_f.push(${JSON.stringify([1, piece]).replace(/[<>&]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)})`;
/** The data that the browser gets, reassembled. */
const readData = (html: string) =>
  [...html.matchAll(/<script(?: nonce="[^"]*")?>self\.__next_f\.push\((.*?)\)<\/script>/gs)]
    .map(([, json = ""]) => (JSON.parse(json) as [1, string])[1])
    .join("");

test.each([
  ["with the nonce", script("a()"), ["a()"]],
  ["each once", script("a") + script("a"), ["a"]],
  [
    "of every executable type",
    `<script type="module"${mark}>a</script><script${mark} type="importmap">{}</script>`,
    ["a", "{}"],
  ],
  [
    "not data",
    `<script type="application/ld+json"${mark}>{}</script><script type="application/json">{}</script>`,
    [],
  ],
  [
    "not what has a source",
    `<script src="/a.js"${mark} async=""></script><script${mark} src="/b.js"></script>`,
    [],
  ],
  ["over several lines", script("a\nb"), ["a\nb"]],
  ["none without", "<script>a()</script><script async>b()</script>", []],
  [
    "none with another",
    `<script nonce="${nonce.replace("0", "f")}">a()</script><script nonce="">b()</script><script nonce="0">c()</script>`,
    [],
  ],
  ["none that an open tag before takes the nonce of", `<script>a()//${script("b()")}`, ["b()"]],
  [
    "nor one that takes it as an attribute",
    `<script src='//evil' x='${script("b()")}'>a()</script>`,
    ["b()"],
  ],
])("vouches for inline scripts: %s", (_name, html, texts) =>
  expect(vouchForScripts(`<!doctype html>${html}`, nonce)?.hashes).toEqual(
    texts.map(hashOf).toSorted(),
  ),
);

test("removes the nonce from tags, from the page's data and from late styles, and leaves the rest unchanged", () => {
  const hint =
    ':HL["/a.css","style",{"nonce":"X"}]\n0:["$","link",null,{"href":"/<a>&.css","nonce":"X","precedence":"next"}]\n';
  const late = (end: string) => `$RR("B:0","S:0",[["/a.css","next"${end}]])`;
  const page = (attribute: string, value: string, end: string) =>
    `<link rel="preload" href="/a.woff2"${attribute}/><p nonce="mine">é</p><script${attribute}>${toPush(hint.replaceAll("X", value))}</script>` +
    `<script${attribute}>${late(end)}</script>`;
  const vouched = vouchForScripts(page(mark, nonce, `,"nonce","${nonce}"`), nonce);
  expect(vouched?.html).toBe(page("", "$undefined", ""));
  expect(vouched?.hashes).toEqual(
    [hashOf(toPush(hint.replaceAll("X", "$undefined"))), hashOf(late(""))].toSorted(),
  );
});

test("finds the nonce in the page's data wherever a buffer was full", () => {
  const data = `0:["$","script",null,{"nonce":"${nonce}"}]\n`;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: data.length - 1 }), { maxLength: 6 }),
      (cuts) => {
        const pieces = [0, ...cuts.toSorted((one, other) => one - other)].map((from, index, all) =>
          data.slice(from, all[index + 1]),
        );
        const { html = "", hashes } =
          vouchForScripts(
            pieces.map((piece) => `<i>${script(toPush(piece))}</i>`).join(""),
            nonce,
          ) ?? {};
        expect(readData(html)).toBe('0:["$","script",null,{"nonce":"$undefined"}]\n');
        expect(hashes).toEqual(inlineScripts(html).map(hashOf).toSorted());
      },
    ),
  );
});

test.each([
  ["in a text", `<p>${nonce}</p>`],
  ["in quotes of another kind", `<script nonce='${nonce}'>a</script>`],
  ["in a script", script(`a("${nonce}")`)],
  ["in a script, as in a tag", script(`a('<p${mark}>')`)],
  ["in the data, within something longer", script(toPush(`0:"script-src 'nonce-${nonce}'"`))],
  [
    "in the data, within something longer and cut",
    script(toPush(`0:"'nonce-${nonce.slice(0, 9)}`)) + script(toPush(`${nonce.slice(9)}'"`)),
  ],
  [
    "in data that can't be read",
    script(`self.__next_f.push([3,"${Buffer.from(nonce).toString("base64")}"])`),
  ],
])("rejects a page with the nonce %s", (_name, html) =>
  expect(vouchForScripts(`${script("a()")}${html}`, nonce)).toBeNull(),
);

/** Independent of the tested code: the scripts that a browser would find. */
function inlineScripts(
  html: string,
  isWanted: (nonce: string | undefined) => boolean = () => true,
): string[] {
  const texts = new Set<string>();
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (
      node.nodeName === "script" &&
      "attrs" in node &&
      isWanted(node.attrs.find(({ name }) => name === "nonce")?.value)
    )
      texts.add(node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""));
    else if ("childNodes" in node) waiting.push(...node.childNodes);
  }
  return [...texts];
}

const own = fc.constantFrom(
  "a()",
  'b("c")',
  toPush(`0:{"nonce":"${nonce}","x":"<script>"}\n`),
  toPush("é</script>"),
);
/**
 * What a hole in our escaping would let in: markup of every shape, without a nonce, which can't be
 * known.
 */
const slipped = fc
  .array(
    fc.constantFrom(
      ...[
        "<script>",
        "<script nonce>",
        '<script nonce="',
        "<script nonce=0>",
        "<SCRIPT ",
        "</script>",
        "<!--",
        "-->",
        "evil()",
        '"',
        "'",
        ">",
        "<textarea>",
      ],
      ...[
        "</textarea>",
        "<svg>",
        "<style>",
        ' nonce="0123"',
        "self.__next_f.push([1,",
        '"])',
        "<p ",
        "=",
        "/",
        "\n",
        "\r\n",
        "\\",
      ],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("injected markup is never vouched for, and no trace of the nonce is kept", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(slipped, own), { minLength: 1, maxLength: 4 }), (parts) => {
      const page = parts.map(([markup, text]) => `<p>${markup}</p>${script(text)}`).join("");
      const { html, hashes } = vouchForScripts(page, nonce) ?? { html: "", hashes: [] };
      const written = parts.map(([, text]) => hashOf(text.replace(nonce, "$undefined")));
      expect(hashes.filter((hash) => !written.includes(hash))).toEqual([]);
      expect(html).not.toContain(nonce);
    }),
    { numRuns: 1_000 },
  );
});

test("in a correct page a browser finds exactly the vouched scripts under the nonce", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom("<p>x</p>", "<script>evil()</script>", "<script nonce=x>evil()</script>"),
          own,
        ),
      ),
      (parts) => {
        const page = parts.map(([markup, text]) => markup + script(text)).join("");
        const found = inlineScripts(page, (value) => value === nonce).map((text) =>
          hashOf(text.replace(nonce, "$undefined")),
        );
        expect(vouchForScripts(page, nonce)?.hashes).toEqual(found.toSorted());
      },
    ),
  );
});
