import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

const benefits = ["brand", "services", "team", "languages", "settings"] as const;

/** The benefits of a subscription, for an agency's owner. */
export function SubscriptionOffer({ isSubscribed }: { isSubscribed: boolean }) {
  const t = useTranslations("subscription");
  return (
    <div className="space-y-8">
      <ul className="space-y-4">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-success" />
            <div>
              <h2 className="font-semibold text-ink">{t(`benefits.${benefit}.title`)}</h2>
              <p className="text-ink-soft">{t(`benefits.${benefit}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="rounded-card border border-line bg-surface p-5 text-ink">
        {t(isSubscribed ? "active" : "next")}
      </p>
    </div>
  );
}
