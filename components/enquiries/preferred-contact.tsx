import { useTranslations } from "next-intl";
import { preferredContacts } from "@/lib/api/contract/enquiries";

/** How the sender wants to be answered. */
export function PreferredContact({ value }: { value: string }) {
  const t = useTranslations("enquiries");
  return (
    <fieldset id="enquiry-preferredContact" className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{t("fields.preferredContact")}</legend>
      <div className="flex flex-wrap gap-x-6">
        {preferredContacts.map((way) => (
          <span key={way} className="flex items-center gap-2.5">
            <input
              type="radio"
              id={`enquiry-by-${way}`}
              name="preferredContact"
              value={way}
              defaultChecked={value === way}
              aria-labelledby={`enquiry-by-${way}-label`}
              className="size-5 accent-brand"
            />
            <label
              id={`enquiry-by-${way}-label`}
              htmlFor={`enquiry-by-${way}`}
              className="flex min-h-11 items-center"
            >
              {t(`fields.${way}`)}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
