import clsx from "clsx";
import { Icon } from "@/components/ui/icon";
import { useTranslations } from "next-intl";

const looks = {
  yes: { icon: "check", className: "text-success" },
  onRequest: { icon: "message-circle-question-mark", className: "text-warning" },
  no: { icon: "x", className: "text-ink-faint" },
} as const;

/** In words, too: neither colour nor sign says it alone. */
export function YesNo({ status }: { status: keyof typeof looks }) {
  const t = useTranslations("hotelTerms.accessibility.status");
  const { icon, className } = looks[status];
  return (
    <span className={clsx("inline-flex items-center gap-1.5 font-medium", className)}>
      <Icon name={icon} className="size-4 shrink-0" />
      {t(status)}
    </span>
  );
}
