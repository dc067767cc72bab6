import { createHash } from "node:crypto";
import { hashInlineScripts } from "./hash-inline-scripts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test.each([
  ["plain ones", "<script>a()</script>", ["a()"]],
  [
    "of every executable type",
    '<script type="module">a</script><script type="text/javascript">b</script><script type="importmap">{}</script>',
    ["a", "b", "{}"],
  ],
  ["with upper case and attributes", "<SCRIPT nonce=x async TYPE=Module>a</SCRIPT >", ["a"]],
  ["each once", "<script>a</script><p><script>a</script>", ["a"]],
  ["with what looks like markup", '<script>x = "<script>" + "</p>" // <!-- </script><p>', ['x = "<script>" + "</p>" // <!-- ']],
  ["not data", '<script type="application/ld+json">{}</script><script type="application/json">{}</script><script type="text/template">x</script>', []],
  ["not what has a source", '<script src="/a.js"></script><script src>a</script>', []],
  ["not what only looks like one", '<!-- <script>a</script> --><textarea><script>b</script></textarea><p title="<script>c</script>">', []],
  ["with line ends as a browser reads them", "<script>a\r\nb</script>", ["a\nb"]],
])("names inline scripts: %s", (_name, html, texts) => expect(hashInlineScripts(`<!doctype html>${html}`)).toEqual(texts.map(hashOf).toSorted()));
