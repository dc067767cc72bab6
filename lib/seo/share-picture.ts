/** The file of one of our images for sharing: previews take no AVIF and no srcset. */
export const sharePicture = (image: string): string =>
  /^\/assets\/inventory\/[\w/-]+$/.test(image) && !/-\d{3,4}$/.test(image)
    ? `${image}-960.webp`
    : image;

/** Width and height of the product's own images (artwork); unknown for others. */
export function pictureSize(image: string): { width: number; height: number } | null {
  if (/^\/assets\/agencies\/[\w-]+\/og\.jpg$/.test(image)) return { width: 1200, height: 630 };
  if (/^\/assets\/agencies\/[\w-]+\/hero-1600\.webp$/.test(image))
    return { width: 1600, height: 686 };
  return /^\/assets\/inventory\/[\w/-]+-960\.webp$/.test(image)
    ? { width: 960, height: 640 }
    : null;
}
