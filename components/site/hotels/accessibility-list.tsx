import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Hotel } from "@/lib/api/contract/hotels";

const looks = {
  yes: { icon: "check", className: "text-success" },
  onRequest: { icon: "message-circle-question-mark", className: "text-warning" },
  no: { icon: "x", className: "text-ink-faint" },
} as const;
const order = ["yes", "onRequest", "no"] as const;

/** What guests who depend on it can count on, have to request, or won't find. */
export function AccessibilityList({ accessibility }: Pick<Hotel, "accessibility">) {
  const t = useTranslations("hotelTerms.accessibility");
  return (
    <dl className="accessibility-list">
      {order
        .flatMap((status) => accessibility.filter((entry) => entry.status === status))
        .map(({ feature, status }) => {
          const { icon, className } = looks[status];
          return (
            <div key={feature}>
              <dt>{t(`features.${feature}`)}</dt>
              <dd className={className}>
                <Icon name={icon} />
                {t(`status.${status}`)}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
