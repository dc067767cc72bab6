/** @jest-environment jest-fixed-jsdom */
import { DOMParser as SchemaParser } from "@tiptap/pm/model";
import { getSchema } from "@tiptap/react";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { hostileHtml } from "@/lib/rich-text/testing/hostile-html";
import { cleanPastedHtml } from "./clean-pasted-html";
import { parseInert, prepareHtml } from "./prepare-html";
import { toDocument, toHtml } from "./rich-text-document";
import { richTextExtensions } from "./rich-text-extensions";
import { toLinkTarget } from "./to-link-target";

const schema = getSchema(richTextExtensions);
/** As the editor writes what is pasted into an empty text. */
const paste = (html: string) =>
  toHtml(SchemaParser.fromSchema(schema).parse(prepareHtml(cleanPastedHtml(html))));
const rewrite = (html: string) => {
  const document = toDocument(html);
  return document && toHtml(document);
};

const wordList = `
<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=SV>
<!--StartFragment-->
<h1 style='margin:0'><span lang=EN-US>Our
terms<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'>Pay</b>
<span style='font-family:"Calibri",sans-serif;color:red'>by <i>card</i></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>
<![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>
&nbsp;&nbsp;</span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'>
<![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>
<![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Two</p>
<!--EndFragment--></body></html>`;

test("what is pasted from Word has its headings, weight and lists, and no styles", () => {
  expect(paste(wordList)).toBe(
    "<h2>Our terms</h2><p><strong>Pay</strong> by <em>card</em></p>" +
      "<ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul>",
  );
});

test("what is pasted from other programs has its weight and links", () => {
  expect(
    paste(
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.4"><span style="font-weight:700">Bold</span><span style="font-style:italic"> slanted</span></p></b>',
    ),
  ).toBe('<p dir="ltr"><strong>Bold</strong><em> slanted</em></p>');
  expect(
    paste(
      '<div class="x" onclick="a()">See <a class="y" target="_blank" href="HTTPS://a.example/b" rel="opener">this</a></div><script>alert(1)</script><table><tr><td>1</td></tr></table>',
    ),
  ).toBe('<p>See <a href="https://a.example/b" rel="noopener nofollow ugc">this</a></p><p>1</p>');
});

const misfits = (htmls: readonly string[]) =>
  htmls
    .map((html) => [html, paste(html)] as const)
    .filter(([, pasted]) => !parseInert(sanitizeHtml(pasted)).isEqualNode(parseInert(pasted)));

test("of any pasted text the site shows the editor's HTML unchanged", () => {
  expect(misfits([...hostileHtml, wordList])).toEqual([]);
  expect(
    misfits([
      '<ol type="a" start="x"><li value="3">a</li></ol><ol start="4"><li>b</li></ol>',
      '<img src="/assets/a.webp" width="10" onload="x"><p dir="RTL" lang="ar">م</p><h5>a</h5>',
      "<ul><li><p>a</p><h2>b</h2><ul><li>c</li></ul></li></ul><blockquote><ul><li>d</ul></blockquote>",
      "<sub>a</sub><sup><q>b</q></sup><code><b>c</b></code><pre>d\n  e</pre>&nbsp;&lt;b&gt; &amp;amp;",
      "<dl><dt>a<dd>b</dl><figure><img src='https://a.example/a.png'><figcaption>c</figure><hr>",
    ]),
  ).toEqual([]);
});

test.each([
  "",
  "plain",
  "<h2>A</h2><p>b <strong>c</strong><br>d</p><hr><blockquote><p>e</p></blockquote>",
  '<ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>',
  "<p>a <u>b</u> <s>c</s> <code>d</code> <sub>e</sub> <mark>f</mark></p>",
  '<p dir="rtl">م</p><h6>x</h6>',
])("%p is edited, and written as it was", (html) => {
  expect(rewrite(html)).toBe(html === "plain" ? "<p>plain</p>" : html);
});

test.each([
  ["<div>a</div>\n<div><b>b</b>\n<i>c</i></div>", "<p>a</p><p><strong>b</strong> <em>c</em></p>"],
  ["<h1 class='x'>a</h1><p style='color:red'><font>b</font></p><p></p>", "<h2>a</h2><p>b</p>"],
  ["<p><img src='/assets/a.webp' alt='A'></p>", null],
  ["<a href='/faqs'>f</a> <a href='javascript:x'>g</a>", null],
])("%p is edited", (html, written) => {
  const again = rewrite(html);
  expect(again).not.toBeNull();
  if (written) expect(again).toBe(written);
  expect(parseInert(sanitizeHtml(again ?? "")).isEqualNode(parseInert(again ?? ""))).toBe(true);
});

test.each([
  "<table><tbody><tr><td>1</td></tr></tbody></table>",
  "<dl><dt>a</dt><dd>b</dd></dl>",
  "<figure><img src='https://a.example/a.png'><figcaption>c</figcaption></figure>",
  "<pre>a\n  b</pre>",
  "<p>In <abbr title='x'>y</abbr></p>",
  "<p>In <span lang='fr'>français</span></p>",
  "<p><code><b>a</b></code></p>",
  "<ol reversed><li>a</li></ol>",
  "<a href='https://a.example' hreflang='de'>a</a>",
  "<div>".repeat(101),
])("%p would lose something in the editor", (html) => {
  expect(toDocument(html)).toBeNull();
});

test.each([
  ["https://a.example/x?y=1#z", "https://a.example/x?y=1#z"],
  [" HTTP://a.example ", "http://a.example"],
  ["a.example/x", "https://a.example/x"],
  ["a@b.example", "mailto:a@b.example"],
  ["tel:+46700000000", "tel:+46700000000"],
  ["/faqs", "/faqs"],
  ["", null],
  ["javascript:alert(1)", null],
  [" JavaScript:alert(1)", null],
  ["java\tscript:alert(1)", null],
  ["javascript.x:alert(1)", null],
  ["data:text/html,x", null],
  ["//evil.example", null],
  ["https://", null],
  ["hello there", null],
])("a link to %p leads to %p", (typed, href) => {
  expect(toLinkTarget(typed)).toBe(href);
});
