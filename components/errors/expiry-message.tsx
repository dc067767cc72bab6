import { useTranslations } from "next-intl";
import { MessagePage } from "./message-page";

type Props = { home: string; contactEmail: string | null };

export function ExpiryMessage({ home, contactEmail }: Props) {
  const t = useTranslations("expiry");
  const contact = { email: contactEmail, label: t("contact") };
  return (
    <MessagePage
      title={t("title")}
      text={t("text")}
      home={{ href: home, label: t("home") }}
      contact={contact}
    />
  );
}
