import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

/** From an item that can't be had any more to a new search for the same. */
export function SearchAgain({ href, name }: { href: string; name: string }) {
  const t = useTranslations("savedItems");
  return (
    <Link
      href={href}
      aria-label={t("searchOf", { name })}
      className="relative z-10 inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand-ink hover:underline"
    >
      {t("search")}
    </Link>
  );
}
