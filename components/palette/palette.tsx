import { useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { mayReadNet } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import type { SideEntry } from "@/lib/session/to-side-entries";
import type { PalettePage } from "./desk-keys.client";
import { LazyDeskKeys } from "./lazy-desk-keys.client";

type Props = {
  /** Of the agents' menu. */ entries: readonly SideEntry[];
  user: User;
  supportLabel: string | null;
  /** Of the language. */ prefix: string;
};

/** Keys and palette of those who work at the agency, with the pages that their menu has. */
export function Palette({ entries, user, supportLabel, prefix }: Props) {
  const t = useTranslations("navigation.entries");
  const tClientView = useTranslations("site.clientView");
  const isOn = user.isClientView === true;
  const pages = entries.flatMap(({ id, label, path, isInNewTab, links }): PalettePage[] => [
    ...(path && !isInNewTab
      ? [
          {
            href: `${prefix}${path}`,
            text: ((id === "support" && supportLabel) || (id ? t(id) : label)) ?? path,
          },
        ]
      : []),
    ...links
      .filter(({ isDisabled }) => !isDisabled)
      .map((link) => ({ href: `${prefix}${link.path}`, text: t(link.id) })),
  ]);
  return (
    <ClientTexts namespaces={["palette"]}>
      <LazyDeskKeys
        pages={pages}
        prefix={prefix}
        clientView={mayReadNet(user) ? { isOn, text: tClientView(isOn ? "end" : "name") } : null}
      />
    </ClientTexts>
  );
}
