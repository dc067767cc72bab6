import { useTranslations } from "next-intl";
import { RichText } from "@/components/site/rich-text";
import { Picture } from "@/components/ui/picture";
import type { Destination } from "@/lib/api/contract/destinations";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { destinationMap } from "@/lib/maps/destination-map";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { DestinationMap } from "./destination-map";

/** Image, text and map of a place; side by side if there is room. */
export function DestinationText({ destination }: { destination: Destination }) {
  const t = useTranslations("destinations");
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
      <Picture
        src={destination.image}
        alt=""
        width={960}
        height={540}
        sizes="(width >= 64rem) 49rem, calc(100vw - 2rem)"
        isEager
        className="aspect-video w-full rounded-card lg:col-span-2"
      />
      <div {...languageAttributes(destination.language)} className="max-w-3xl lg:col-span-2">
        <RichText html={sanitizeHtml(destination.content)} />
      </div>
      <DestinationMap
        map={destinationMap({ latitude: destination.lat, longitude: destination.long })}
        label={t("map", { place: destination.name })}
        className="lg:col-start-3 lg:row-start-1"
      />
    </div>
  );
}
