/** The file of one of our pictures that those who share a page can show: they take no AVIF and no list of widths. */
export const sharePicture = (image: string): string => (/^\/assets\/inventory\/[\w/-]+$/.test(image) && !/-\d{3,4}$/.test(image) ? `${image}-960.webp` : image);
