import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Voucher } from "./voucher";

/**
 * An agency's logo for print: only a raster picture among our own files. Nothing is fetched (an
 * agency's setting must not send this server anywhere), and an SVG is not drawn: its name stands in
 * for either.
 */
export async function readLogo(logo: string | null): Promise<Voucher["logo"]> {
  const [, extension] = /^\/assets\/(?:[\w-]+\/)*[\w-]+\.(png|jpe?g)$/i.exec(logo ?? "") ?? [];
  if (!logo || !extension) return null;
  try {
    return {
      // Otherwise the build would go through all public files for this one.
      data: await readFile(join(/* turbopackIgnore: true */ process.cwd(), "public", logo)),
      format: extension.toLowerCase() === "png" ? "png" : "jpg",
    };
  } catch {
    return null;
  }
}
