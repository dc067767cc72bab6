import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { LaunchStep } from "@/lib/api/contract/agency-settings";

type Props = {
  steps: readonly { id: LaunchStep; isDone: boolean }[];
  /** Where each step is done, without a language; null where there is no page for it. */
  pathOf: Record<LaunchStep, string | null>;
  prefix: string;
};

/** What is ready for the first sale, each line leading to where it is done. */
export function LaunchChecklist({ steps, pathOf, prefix }: Props) {
  const t = useTranslations("settings.launch");
  const open = steps.filter(({ isDone }) => !isDone).length;
  if (open === 0) return null;
  return (
    <Card title={t("title")} text={t("open", { count: open })}>
      <ul className="space-y-1">
        {steps.map(({ id, isDone }) => {
          const path = isDone ? null : pathOf[id];
          return (
            <li key={id} className="flex min-h-11 items-center gap-3">
              <Icon
                name={isDone ? "circle-check" : "circle-alert"}
                className={isDone ? "size-5 text-success" : "size-5 text-warning"}
              />
              <span>
                <span className="sr-only">{t(isDone ? "done" : "missing")} </span>
                {path === null ? (
                  t(`steps.${id}`)
                ) : (
                  <Link
                    href={`${prefix}${path}`}
                    className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
                  >
                    {t(`steps.${id}`)}
                  </Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
