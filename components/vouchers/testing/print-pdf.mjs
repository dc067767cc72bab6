// Reads a PDF from its standard input and prints what is in it: pdf.js is made for ES modules
// alone, which the test runner doesn't load.
import { buffer } from "node:stream/consumers";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const [{ text, totalPages }, { info }] = [
  await extractText(document, { mergePages: true }),
  await getMeta(document),
];
const links = (
  await Promise.all(
    Array.from({ length: totalPages }, async (_, page) =>
      (await document.getPage(page + 1)).getAnnotations(),
    ),
  )
).flat();
process.stdout.write(
  JSON.stringify({ text, pages: totalPages, info, links: links.map(({ url }) => url) }),
);
