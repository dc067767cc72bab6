"use client";

import { useTranslations } from "next-intl";
import { useServiceTabs } from "@/components/site/use-service-tabs.client";
import { Icon } from "@/components/ui/icon";
import type { ServiceId } from "@/lib/api/contract/services";
import type { ServiceModes } from "@/lib/deals/active-services";
import { fieldsOf } from "./fields-of.client";
import type { SearchDefaults } from "./search-defaults";
import { SearchForm } from "./search-form.client";

type Props = {
  active: readonly ServiceId[];
  modes: ServiceModes;
  prefix: string;
  defaults: SearchDefaults;
};

/**
 * One GET form per service the agency sells: it works without script, script adds suggestions and
 * steppers.
 */
export function SearchPanel({ active, modes, prefix, defaults }: Props) {
  const t = useTranslations("search");
  const { selected, toHref, select } = useServiceTabs(active, prefix);
  if (!selected) return null;
  const service = selected.id;
  return (
    <section
      aria-label={t("title")}
      className="rounded-card border border-line bg-surface-raised text-ink shadow-raised"
    >
      <nav
        aria-label={t("services")}
        className="overflow-x-auto border-b border-line px-2 [scrollbar-width:none] sm:px-4"
      >
        <ul className="flex w-max">
          {active.map((id) => {
            const { icon } = fieldsOf[id];
            return (
              <li key={id}>
                <a
                  href={toHref(id)}
                  aria-current={id === service ? "true" : undefined}
                  onClick={select}
                  className="search-tab"
                >
                  <Icon name={icon} className="size-5" />
                  {t(`tabs.${id}`)}{" "}
                  {modes[id] === "on-request" && <small>{t("tabOnRequest")}</small>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <SearchForm
        key={service}
        service={service}
        mode={modes[service]}
        prefix={prefix}
        defaults={defaults}
      />
    </section>
  );
}
