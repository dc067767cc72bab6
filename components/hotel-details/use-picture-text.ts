import { useTranslations } from "next-intl";
import { toPictureSubject } from "@/lib/hotels/picture-subject";

/** What stands for a hotel's picture where it can't be seen: what is on it, as far as is known. */
export function usePictureText({ name, count }: { name: string; count: number }) {
  const t = useTranslations("hotelDetails.gallery");
  return (picture: string, index: number): string => {
    const subject = toPictureSubject(picture);
    const place = { name, count, number: index + 1 };
    return subject
      ? t("named", { ...place, subject: t(`subjects.${subject}`) })
      : t("picture", place);
  };
}
