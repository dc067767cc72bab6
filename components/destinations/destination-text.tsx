import { useTranslations } from "next-intl";
import { RichText } from "@/components/site/rich-text";
import { Picture } from "@/components/ui/picture";
import type { Destination } from "@/lib/api/contract/destinations";
import { toFormatLocale } from "@/lib/api/contract/languages";
import { destinationMap } from "@/lib/maps/destination-map";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { DestinationMap } from "./destination-map";

/** Picture, text and map of a place. */
export function DestinationText({ destination }: { destination: Destination }) {
  const t = useTranslations("destinations");
  return (
    <div className="space-y-8">
      <Picture
        src={destination.image}
        alt=""
        width={960}
        height={540}
        sizes="(width >= 50rem) 48rem, 100vw"
        isEager
        className="aspect-video w-full rounded-card"
      />
      <div lang={toFormatLocale(destination.language)}>
        <RichText html={sanitizeHtml(destination.content)} />
      </div>
      <DestinationMap map={destinationMap(destination)} label={t("map", { place: destination.name })} />
    </div>
  );
}
