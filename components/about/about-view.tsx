import { RichText } from "@/components/site/rich-text";
import { Picture } from "@/components/ui/picture";
import type { About } from "@/lib/data/about";
import { languageAttributes } from "@/lib/i18n/language-attributes";

/** The image is decorative: the title has the information. */
export const AboutView = ({ about: { image, html, text } }: { about: About }) => (
  <div className="grid grid-cols-1 gap-8">
    {image && (
      <Picture
        src={image}
        alt=""
        width={960}
        height={480}
        sizes="(width >= 52rem) 48rem, 100vw"
        isEager
        className="aspect-2/1 w-full rounded-card"
      />
    )}
    <div {...languageAttributes(text.language)}>
      <RichText html={html} />
    </div>
  </div>
);
