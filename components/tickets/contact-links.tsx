import { Icon } from "@/components/ui/icon";
import type { Agency } from "@/lib/api/contract/agencies";

const link = "inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline";

/** How else to reach the agency; nothing if it gives neither. */
export function ContactLinks({
  agency: { contactEmailId, contactPhoneNumber },
}: {
  agency: Pick<Agency, "contactEmailId" | "contactPhoneNumber">;
}) {
  if (!contactEmailId && !contactPhoneNumber) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-4">
      {contactEmailId && (
        <a href={`mailto:${contactEmailId}`} className={link}>
          <Icon name="mail" className="size-4" />
          <bdi dir="ltr">{contactEmailId}</bdi>
        </a>
      )}
      {contactPhoneNumber && (
        <a href={`tel:${contactPhoneNumber.replace(/[^+\d]/g, "")}`} className={link}>
          <Icon name="phone" className="size-4" />
          <bdi dir="ltr">{contactPhoneNumber}</bdi>
        </a>
      )}
    </p>
  );
}
