import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

export type ReadPdf = {
  text: string;
  /** The same, page by page. */
  texts: string[];
  /** Paths of nothing but squares of one unit, in order: the dark modules of QR codes. */
  squares: string[];
  pages: number;
  info: Record<string, unknown>;
  links: string[];
};

const isText = (stream: string) => /^[\n\x20-\x7e]+$/.test(stream);

function readSquares(pdf: Buffer): string[] {
  const streams = pdf
    .toString("latin1")
    .matchAll(/\/FlateDecode[^>]*>>\s*stream\n([^]*?)\nendstream/g);
  const drawn = Array.from(streams, ([, packed = ""]) =>
    inflateSync(Buffer.from(packed, "latin1")).toString("latin1"),
  ).filter(isText);
  return drawn.flatMap((stream) =>
    Array.from(
      stream
        .replaceAll(/(\d+) (\d+) m\n\d+ \2 l\n\d+ \d+ l\n\1 \d+ l\nh\n/g, "M$1 $2h1v1h-1z")
        .matchAll(/^(?:M\d+ \d+h1v1h-1z)+/gm),
      ([path]) => path,
    ),
  );
}

/** What a reader of a PDF finds in it. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text: texts, totalPages } = await extractText(document, { mergePages: false });
  const { info } = await getMeta(document);
  const pages = Array.from({ length: totalPages }, async (_, page) =>
    (await document.getPage(page + 1)).getAnnotations(),
  );
  const links = (await Promise.all(pages)).flat() as { url: string }[];
  await document.destroy();
  return {
    ...{ text: texts.join("\n"), texts, squares: readSquares(pdf) },
    ...{ pages: totalPages, info, links: links.map(({ url }) => url) },
  };
}
