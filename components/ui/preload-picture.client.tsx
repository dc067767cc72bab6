"use client";

import { preload } from "react-dom";

type Props = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** If only some windows show it. */
  media?: string;
};

/**
 * Asks for an AVIF first in the head, before style sheet and scripts, wherever in the document it
 * stands. React does so for plain images; `preload` in a server component comes too late for the
 * head.
 */
export function PreloadPicture({ src, srcSet, sizes, media }: Props) {
  if (typeof document === "undefined")
    preload(src, {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
      ...(media && { media }),
    });
  return null;
}
