import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { SideEntry } from "@/lib/session/to-side-entries";

type Props = { entries: SideEntry[]; supportLabel: string | null; prefix: string };

/** Entries with sub-links expand. A link that the user may not follow says so and is disabled. */
export function SideEntries({ entries, supportLabel, prefix }: Props) {
  const t = useTranslations("navigation.entries");
  const tNavigation = useTranslations("navigation");
  return (
    <ul>
      {entries.map(({ id, label, path, isInNewTab, links }) => {
        const name = (id === "support" && supportLabel) || (id ? t(id) : label);
        if (links.length === 0)
          return (
            <li key={path}>
              <a
                href={`${prefix}${path}`}
                className="side-row"
                {...(isInNewTab
                  ? {
                      target: "_blank",
                      rel: "noopener",
                      "aria-label": tNavigation("inNewTab", { name: name ?? "" }),
                    }
                  : {})}
              >
                {name}
                {isInNewTab && (
                  <Icon name="external-link" className="size-4 text-ink-soft rtl:-scale-x-100" />
                )}
              </a>
            </li>
          );
        return (
          <li key={id}>
            <details className="group">
              <summary className="side-row">
                {name}
                <Icon name="chevron-down" className="size-4 text-ink-soft group-open:rotate-180" />
              </summary>
              <ul className="ps-4">
                {links.map((link) => (
                  <li key={link.id}>
                    {link.isDisabled ? (
                      <span
                        role="link"
                        aria-disabled="true"
                        tabIndex={0}
                        className="side-row cursor-not-allowed text-ink-faint"
                      >
                        {t(link.id)}
                      </span>
                    ) : (
                      <a href={`${prefix}${link.path}`} className="side-row">
                        {t(link.id)}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
