import { findPicturePng } from "@/lib/api/contract/picture-files";

type Icon = { url: string; type?: string; sizes?: string };

const png = (url: string, size: number): Icon => ({
  url,
  type: "image/png",
  sizes: `${size}x${size}`,
});

/**
 * The agency's favicon, first, and the PNGs that come with one of ours: a phone's home screen takes
 * no SVG. One that was uploaded is a PNG in either place.
 */
export function agencyIcons(favicon: string | null): { icon: Icon[]; apple: Icon[] } {
  if (!favicon) return { icon: [], apple: [] };
  const own = /^(\/assets\/agencies\/[\w-]+\/favicon)\.svg$/.exec(favicon)?.[1];
  if (own)
    return {
      icon: [{ url: favicon, type: "image/svg+xml", sizes: "any" }, png(`${own}-32.png`, 32)],
      apple: [png(`${own}-180.png`, 180)],
    };
  const uploaded = findPicturePng(favicon);
  if (uploaded) {
    const icons = [{ url: uploaded, type: "image/png" }];
    return { icon: icons, apple: icons };
  }
  const isPng = /\.png$/i.test(favicon);
  const type = isPng ? "image/png" : /\.svg$/i.test(favicon) ? "image/svg+xml" : undefined;
  return {
    icon: [{ url: favicon, ...(type ? { type } : {}) }],
    apple: isPng ? [{ url: favicon }] : [],
  };
}
