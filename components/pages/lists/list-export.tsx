import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { buttonClass } from "@/components/ui/button-class";
import { csvFormCookie, csvForms } from "@/lib/lists/csv";
import { CsvFormField } from "./csv-form-field.client";

/** A link to a list as a file, and how its columns are separated. No router knows the file. */
export async function ListExport({ href }: { href: string }) {
  const [t, jar] = await Promise.all([getTranslations("results.list"), cookies()]);
  const kept = jar.get(csvFormCookie)?.value;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CsvFormField chosen={csvForms.find((form) => form === kept) ?? null} />
      <a href={href} download className={buttonClass({ look: "quiet", size: "small" })}>
        {t("export")}
      </a>
    </div>
  );
}
