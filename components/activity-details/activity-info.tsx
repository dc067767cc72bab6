import { useTranslations } from "next-intl";
import { PageSection } from "@/components/site/page-section";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import type { ActivityProduct } from "@/lib/api/contract/activities";
import { toMapUrl } from "@/lib/maps/to-map-url";

/** What an activity is. */
export const ActivityAbout = ({
  product: { description, highlights },
}: {
  product: ActivityProduct;
}) => (
  <div className="max-w-prose space-y-4">
    <p>{description}</p>
    <MarkedList icon="star" texts={highlights} />
  </div>
);

/** What is in it on any day, where one meets, what to know before. */
export function ActivityInfo({ product }: { product: ActivityProduct }) {
  const t = useTranslations("activityDetails.facts");
  const { inclusions, exclusions, notes, phone } = product;
  return (
    <div className="space-y-10">
      {inclusions.length + exclusions.length > 0 && (
        <PageSection id="included" title={t("included")}>
          <div className="grid gap-6 sm:grid-cols-2">
            <MarkedList icon="check" texts={inclusions} />
            <MarkedList icon="x" texts={exclusions} hint={t("without")} />
          </div>
        </PageSection>
      )}
      <PageSection id="meeting" title={t("meeting")}>
        <Meeting meeting={product.meeting} />
      </PageSection>
      {(notes.length > 0 || phone) && (
        <PageSection id="before" title={t("before")}>
          <div className="space-y-3">
            <MarkedList icon="info" texts={notes} />
            {phone && (
              <p>
                {t("phone")}{" "}
                <a href={`tel:${phone}`} className="hover:text-brand-ink hover:underline">
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </p>
            )}
          </div>
        </PageSection>
      )}
    </div>
  );
}

type ListProps = {
  icon: "star" | "check" | "x" | "info";
  texts: readonly string[];
  /** Said before each, for who doesn't see the icon. */
  hint?: string;
};

function MarkedList({ icon, texts, hint }: ListProps) {
  if (texts.length === 0) return null;
  return (
    <ul className="space-y-2">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <Icon name={icon} className="mt-1 size-4 shrink-0 text-ink-soft" />
          <span>
            {hint && <span className="sr-only">{hint} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where it begins: at a place of its own, where people are fetched, or either. */
function Meeting({
  meeting: { point, pickUps, isFree, minutesBefore },
}: Pick<ActivityProduct, "meeting">) {
  const t = useTranslations("activityDetails.facts");
  return (
    <div className="space-y-4">
      {point && (
        <div>
          <p className="font-semibold">{point.name}</p>
          {point.address && <p className="text-ink-soft">{point.address}</p>}
          <TextLink href={toMapUrl(point)} rel="noreferrer" target="_blank">
            {t("map")}
          </TextLink>
        </div>
      )}
      {pickUps.length > 0 && (
        <div>
          <p className="font-semibold">{t("pickUps")}</p>
          <ul className="list-disc ps-5 text-ink-soft">
            {pickUps.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {isFree && <p className="text-ink-soft">{t("pickUpAnywhere")}</p>}
      {minutesBefore > 0 && <p>{t("early", { minutes: minutesBefore })}</p>}
    </div>
  );
}
