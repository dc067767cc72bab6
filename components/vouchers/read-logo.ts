import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Agency } from "@/lib/api/contract/agencies";
import { getUploadedPng } from "@/lib/data/media";
import type { Voucher } from "./voucher";

const fromFile = async (logo: string): Promise<Buffer | null> =>
  // Otherwise the build would go through all public files for this one.
  readFile(join(/* turbopackIgnore: true */ process.cwd(), "public", logo)).catch(() => null);

/**
 * An agency's logo for print: only a raster picture among our own files, or one that was uploaded.
 * Nothing else is fetched (an agency's setting must not send this server anywhere), and an SVG is
 * not drawn: its name stands in for either.
 */
export async function readLogo(
  agency: Pick<Agency, "subdomain" | "logo">,
): Promise<Voucher["logo"]> {
  const logo = agency.logo ?? "";
  const uploaded = await getUploadedPng(agency, logo);
  if (uploaded) return { data: uploaded, format: "png" };
  const [, extension] = /^\/assets\/(?:[\w-]+\/)*[\w-]+\.(png|jpe?g)$/i.exec(logo) ?? [];
  const data = extension ? await fromFile(logo) : null;
  return data && { data, format: extension?.toLowerCase() === "png" ? "png" : "jpg" };
}
