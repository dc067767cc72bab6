import type { ReactNode } from "react";
import { RichText } from "@/components/site/rich-text";
import { Picture } from "@/components/ui/picture";
import type { Destination } from "@/lib/api/contract/destinations";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";

type Props = {
  destination: Pick<Destination, "image" | "language" | "content">;
  /** Of the place, in a third of the width. */
  map?: ReactNode;
};

/** Image, text and map of a place; side by side if there is room. */
export const DestinationText = ({ destination: { image, language, content }, map }: Props) => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
    {image && (
      <Picture
        src={image}
        alt=""
        width={960}
        height={540}
        sizes="(width >= 64rem) 49rem, calc(100vw - 2rem)"
        isEager
        className="aspect-video w-full rounded-card lg:col-span-2"
      />
    )}
    <div {...languageAttributes(language)} className="max-w-3xl lg:col-span-2">
      <RichText html={sanitizeHtml(content)} />
    </div>
    {map}
  </div>
);
