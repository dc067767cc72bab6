import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type {
  LaunchChecklist as Checklist,
  LaunchChoice,
  LaunchStep,
} from "@/lib/api/contract/agency-settings";

type Props = Checklist & {
  /** Where each is done or chosen, without a language; null where there is no page for it. */
  pathOf: Record<LaunchStep, string | null> & Record<LaunchChoice, string>;
  prefix: string;
};

/** What is ready for the first sale, each line leading to where it is done. */
export function LaunchChecklist({ steps, choices, pathOf, prefix }: Props) {
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
      {choices.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{t("asNew")}</h3>
          <p className="text-sm text-ink-soft">{t("asNewText")}</p>
          <ul className="mt-1 space-y-1">
            {choices.map((id) => (
              <li key={id} className="flex min-h-11 items-center gap-3">
                <Icon name="info" className="size-5 shrink-0 text-ink-soft" />
                <Link
                  href={`${prefix}${pathOf[id]}`}
                  className="inline-flex min-h-11 items-center text-brand-ink underline"
                >
                  {t(`choices.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
