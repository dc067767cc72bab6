import { useTranslations } from "next-intl";
import type { MenuEntryId } from "@/lib/session/list-menu-entries";

export type MenuEntries = readonly { id: MenuEntryId; path: string }[];

type Props = { entries: MenuEntries; prefix: string; supportLabel: string | null };

/** The entries of the profile menu; agencies may rename support. */
export function MenuLinks({ entries, prefix, supportLabel }: Props) {
  const t = useTranslations("navigation.entries");
  return (
    <ul>
      {entries.map(({ id, path }) => (
        <li key={id}>
          <a
            href={`${prefix}${path}`}
            className="flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-brand-tint"
          >
            {(id === "support" && supportLabel) || t(id)}
          </a>
        </li>
      ))}
    </ul>
  );
}
