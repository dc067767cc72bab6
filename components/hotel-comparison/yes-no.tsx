import clsx from "clsx";
import { Check, MessageCircleQuestion, X } from "lucide-react";
import { useTranslations } from "next-intl";

const looks = {
  yes: { Icon: Check, className: "text-success" },
  onRequest: { Icon: MessageCircleQuestion, className: "text-warning" },
  no: { Icon: X, className: "text-ink-faint" },
};

/** In words, too: neither colour nor sign says it alone. */
export function YesNo({ status }: { status: keyof typeof looks }) {
  const t = useTranslations("hotelTerms.accessibility.status");
  const { Icon, className } = looks[status];
  return (
    <span className={clsx("inline-flex items-center gap-1.5 font-medium", className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(status)}
    </span>
  );
}
