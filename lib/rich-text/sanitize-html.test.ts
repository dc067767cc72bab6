/** @jest-environment jest-fixed-jsdom */
import fc from "fast-check";
import { measureCpuMs } from "@/lib/testing/measure-cpu-ms";
import { sanitizeHtml } from "./sanitize-html";
import { sanitizeSchema } from "./sanitize-schema";
import { hostileHtml } from "./testing/hostile-html";
import { toPlainText } from "./to-plain-text";

const tags = new Set(sanitizeSchema.tagNames);
const attributes = new Set([
  "href",
  "title",
  "hreflang",
  "src",
  "alt",
  "width",
  "height",
  "start",
  "reversed",
  "colspan",
  "rowspan",
  "scope",
  "dir",
  "lang",
  "rel",
  "loading",
  "referrerpolicy",
]);

/** What a browser makes of it, judged by independent rules. */
function findDangers(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("*")].flatMap((element) => {
    const link = element.getAttribute("href");
    const source = element.getAttribute("src");
    return [
      ...(tags.has(element.localName) ? [] : [`element ${element.localName}`]),
      ...element
        .getAttributeNames()
        .flatMap((name) => (attributes.has(name) ? [] : [`attribute ${name}`])),
      ...(link === null ||
      ["https:", "http:", "mailto:", "tel:"].includes(new URL(link, "https://own.example").protocol)
        ? []
        : [`link ${link}`]),
      ...(link === null || element.getAttribute("rel") === "noopener nofollow ugc"
        ? []
        : [`rel of ${link}`]),
      ...(source === null || source.startsWith("https://") || source.startsWith("/assets/")
        ? []
        : [`source ${source}`]),
    ];
  });
}

test("keeps what agencies write", () => {
  const html =
    "<h2>Title</h2><p>Text with <strong>weight</strong>,<br>a <em>voice</em>.</p><ul><li>one</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>";
  expect(sanitizeHtml(html)).toBe(html);
});

test("marks links and images, and lowers first headings", () => {
  expect(
    sanitizeHtml(
      '<h1>T</h1><a href="mailto:a@b.example">m</a><a href="/faqs">f</a><img src="/assets/a.webp">',
    ),
  ).toBe(
    '<h2>T</h2><a href="mailto:a@b.example" rel="noopener nofollow ugc">m</a><a href="/faqs" rel="noopener nofollow ugc">f</a><img alt="" src="/assets/a.webp" loading="lazy" referrerpolicy="no-referrer">',
  );
  expect(
    sanitizeHtml(
      '<a href="//evil.example">a</a><img src="//evil.example/x.png"><img src="/api/x.png">',
    ),
  ).toBe("<a>a</a>");
});

test.each(hostileHtml)("%p is made harmless", (html) => {
  const safe = sanitizeHtml(html);
  expect(findDangers(safe)).toEqual([]);
  expect(sanitizeHtml(safe)).toBe(safe);
});

test("any mixture of them is made harmless, and clean text is unchanged", () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.constantFrom(
      "<table>",
      "</p>",
      "<a href=https://a.example>",
      "<p>",
      "</table>",
      "<b>",
      "<li>",
      "</b>",
      "<td>",
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const safe = sanitizeHtml(pieces.join(""));
      expect(findDangers(safe)).toEqual([]);
      expect(sanitizeHtml(safe)).toBe(safe);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["far too deep", "<div>".repeat(20_000)],
  ["too deep by one", `${"<div>".repeat(101)}x`],
  ["deep behind comments that hide it", "<div><!-- </div> -->".repeat(8_000)],
  ["deep behind tables that hide it", "<div><table></div></table>".repeat(7_000)],
  ["too long", "x".repeat(200_001)],
])("rejects what is %s fast", (_, html) => {
  expect(measureCpuMs(() => expect(sanitizeHtml(html)).toBe(""))).toBeLessThan(1_000);
});

test("accepts depth and length up to the limits", () => {
  expect(toPlainText(sanitizeHtml(`${"<div>".repeat(99)}x`))).toBe("x");
  expect(sanitizeHtml("x".repeat(200_000))).toHaveLength(200_000);
  expect(sanitizeHtml("<p>x".repeat(2_000)).match(/<p>/g)).toHaveLength(2_000);
});

test("plain text has the words, separated between blocks", () => {
  expect(
    toPlainText(
      "<h2>One</h2><p>two &amp; <b>th</b>ree<br>four</p><ul><li>five</li><li>six</li></ul>",
    ),
  ).toBe("One two & three four five six");
});
