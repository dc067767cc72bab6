import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/site/bookings/copy-button.client";
import { Card } from "@/components/ui/card";

/** A new secret, to be copied: it is shown nowhere else. */
export function NewSecret({ host, secret }: { host: string; secret: string }) {
  const t = useTranslations("webhooks.secret");
  return (
    <Card title={t("title", { host })} text={t("text")}>
      <p className="flex items-center gap-1">
        <code dir="ltr" className="min-w-0 wrap-anywhere select-all">
          {secret}
        </code>
        <CopyButton text={secret} name={t("name")} />
      </p>
    </Card>
  );
}
