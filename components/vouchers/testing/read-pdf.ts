import { execFile } from "node:child_process";
import { join } from "node:path";

export type ReadPdf = {
  text: string;
  pages: number;
  info: Record<string, unknown>;
  links: string[];
};

/** What a reader of a PDF finds in it. */
export function readPdf(pdf: Buffer): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [join(__dirname, "print-pdf.mjs")],
      { maxBuffer: 1e7 },
      (error, stdout) => {
        if (error) reject(new Error("the PDF can't be read", { cause: error }));
        else resolve(JSON.parse(stdout) as ReadPdf);
      },
    );
    reader.stdin?.end(pdf);
  });
}
