import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";

/** A link to a list as a file. No router knows it. */
export function ListExport({ href }: { href: string }) {
  const t = useTranslations("results.list");
  return (
    <a href={href} download className={buttonClass({ look: "quiet", size: "small" })}>
      {t("export")}
    </a>
  );
}
