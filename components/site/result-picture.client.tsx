"use client";

import { Picture } from "@/components/ui/picture";

type Props = { src: string; sizes: string; isFirst: boolean };

/**
 * The picture of a result. A client component for the size of the page's data: its two formats in
 * two widths would be there once more for each card.
 */
export const ResultPicture = ({ src, sizes, isFirst }: Props) => (
  <Picture src={src} alt="" width={960} height={640} sizes={sizes} isEager={isFirst} />
);
