import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

/** Back to the list. */
export const ToClients = ({ prefix }: { prefix: string }) => (
  <Link
    href={`${prefix}${paths.clients()}`}
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
  >
    <Icon name="arrow-left" className="mirrored size-4" />
    {useTranslations("clients")("back")}
  </Link>
);
