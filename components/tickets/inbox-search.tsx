import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TextInput } from "@/components/ui/text-input";
import { Link } from "@/components/ui/link";
import type { TicketState } from "@/lib/api/contract/support";

type Props = {
  /** Both with the language. */
  action: string;
  clearHref: string;
  state: TicketState;
  q: string;
};

/** Finds requests of a state by words. */
export function InboxSearch({ action, clearHref, state, q }: Props) {
  const t = useTranslations("tickets.inbox");
  return (
    <form method="get" action={action} role="search" className="space-y-1.5">
      <label htmlFor="inbox-q" className="text-sm font-semibold">
        {t("search")}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="state" value={state} />
        <TextInput
          id="inbox-q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          className="min-w-0 grow basis-48"
        />
        <Button type="submit" look="secondary">
          {t("submit")}
        </Button>
        {q !== "" && (
          <Link
            href={clearHref}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {t("clear")}
          </Link>
        )}
      </div>
    </form>
  );
}
