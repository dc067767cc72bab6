import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { languageAttributes } from "@/lib/i18n/language-attributes";

type Props = {
  image: string;
  title: string;
  text: string;
  language: LanguageCode;
  href: string;
  action: string;
};

/** The landing page of a shared link: a preview, and a link to the whole content. */
export const ShareCard = ({ image, title, text, language, href, action }: Props) => (
  <div className="page-width py-10 md:py-16">
    <div className="mx-auto max-w-3xl overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <Picture
        src={image}
        alt=""
        width={960}
        height={540}
        sizes="(width >= 50rem) 48rem, 100vw"
        isEager
        className="aspect-video w-full"
      />
      <div className="space-y-4 p-6 sm:p-8">
        <header {...languageAttributes(language)} className="space-y-4">
          <h1 className="text-title font-semibold text-ink">{title}</h1>
          <p className="text-lead text-ink-soft">{text}</p>
        </header>
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </div>
  </div>
);
