import { useTranslations } from "next-intl";
import { RichText } from "@/components/site/rich-text";
import { Icon } from "@/components/ui/icon";
import type { FaqQuestion } from "@/lib/rich-text/to-faq-questions";

/** Opens and closes without scripts; the browser's search finds collapsed answers. */
export function FaqList({ questions }: { questions: readonly FaqQuestion[] }) {
  const t = useTranslations("faqs");
  if (questions.length === 0) return <p className="text-lead text-ink">{t("none")}</p>;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {questions.map(({ question, html }) => (
        <li key={question}>
          <details className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-semibold text-ink -outline-offset-2 hover:bg-brand-tint hover:text-brand-ink">
              <h2 dir="auto" className="text-base">
                {question}
              </h2>
              <Icon
                name="chevron-down"
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <RichText html={html} className="px-5 pt-2 pb-5" />
          </details>
        </li>
      ))}
    </ul>
  );
}
