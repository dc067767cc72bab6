import { extractText, getDocumentProxy, getMeta } from "unpdf";

export type ReadPdf = {
  text: string;
  pages: number;
  info: Record<string, unknown>;
  links: string[];
};

/** What a reader of a PDF finds in it. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const pages = Array.from({ length: totalPages }, async (_, page) =>
    (await document.getPage(page + 1)).getAnnotations(),
  );
  const links = (await Promise.all(pages)).flat() as { url: string }[];
  return { text, pages: totalPages, info, links: links.map(({ url }) => url) };
}
