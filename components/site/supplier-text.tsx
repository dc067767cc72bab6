import { isRightToLeft, toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { isRightToLeftText } from "@/lib/i18n/text-direction";

type Props = { language: LanguageCode | undefined; children: string };

/**
 * What a supplier wrote when queried in `language`, marked as such. A name in other letters than
 * that language's is no text of it, and only kept apart from the words around it.
 */
export const SupplierText = ({ language, children }: Props) => (
  <bdi
    lang={
      language && isRightToLeft(language) === isRightToLeftText(children)
        ? toLanguageTag(language)
        : undefined
    }
  >
    {children}
  </bdi>
);
