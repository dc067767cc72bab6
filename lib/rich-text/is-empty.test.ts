import fc from "fast-check";
import { measureCpuMs } from "@/lib/testing/measure-cpu-ms";
import { isEmpty } from "./is-empty";

test.each([
  "",
  " \n\t",
  "<p></p>",
  "<p><br></p>",
  "<P><BR/></P>\r\n<div><span style='color:red'> </span></div>",
  "<p>&nbsp;</p>",
  "&nbsp",
  "<p>&#160;&#xA0;&#8203;</p>",
  "<p>\u00a0\u200b\ufeff</p>",
  "<!-- note --><p></p>",
  "<!-- never closed",
])("%p is empty", (html) => {
  expect(isEmpty(html)).toBe(true);
});

test.each([
  "x",
  "<p>.</p>",
  "<p><br>0</p>",
  '<p><img src="/assets/a.webp" alt=""></p>',
  "<hr>",
  "&copy;",
  "a < b",
  "<p>&nbsp;a</p>",
])("%p is not empty", (html) => {
  expect(isEmpty(html)).toBe(false);
});

test("only empty tags and whitespace in any number are empty, any letter among them is not", () => {
  const nothing = fc
    .array(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<br>",
        "<br />",
        "&nbsp;",
        " ",
        "\n",
        "<div class='x'>",
        "</div>",
      ),
    )
    .map((parts) => parts.join(""));
  fc.assert(fc.property(nothing, (html) => isEmpty(html)));
  fc.assert(
    fc.property(
      nothing,
      nothing,
      fc.constantFrom("a", "7", "ن", "你"),
      (before, after, letter) => !isEmpty(before + letter + after),
    ),
  );
});

test("the longest allowed text is checked fast", () => {
  for (const html of [
    "<".repeat(200_000),
    "<!--".repeat(50_000),
    "<p>".repeat(66_000),
    "&nbsp;".repeat(33_000),
  ])
    expect(measureCpuMs(() => isEmpty(html))).toBeLessThan(500);
});
