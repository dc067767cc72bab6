import { useTranslations } from "next-intl";

type Props = {
  contact: { email: string | null; phone: string | null };
  /** The offer's name, for mails. */
  subject: string;
};

/**
 * Booking needs script: a payment can't be kept safe from pressing twice without it. This says so,
 * and how to reach the agency.
 */
export function BookingWithoutScript({ contact: { email, phone }, subject }: Props) {
  const t = useTranslations("site.bookingWithoutScript");
  return (
    <section
      id="without-script"
      aria-labelledby="without-script-title"
      className="hidden rounded-card border border-line bg-surface p-6 noscript:block"
    >
      <h2 id="without-script-title" className="text-heading font-semibold">
        {t("title")}
      </h2>
      <p className="mt-2">{t(email || phone ? "text" : "textWithoutContact")}</p>
      {email && (
        <p className="mt-2">
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
            className="font-semibold text-brand-ink underline"
          >
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p className="mt-2">
          <a
            href={`tel:${phone.replace(/[^+\d]/g, "")}`}
            className="font-semibold text-brand-ink underline"
          >
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </section>
  );
}
