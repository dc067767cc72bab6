import { useTranslations } from "next-intl";
import { DoneNote } from "@/components/site/forms/done-note";
import { memberForms } from "@/lib/team/member-forms";

const forms = [...memberForms, "invite", "resend", "withdraw"] as const;

/** What a form has just done; nothing for anything but a form's name. */
export function DoneMessage({ done }: { done: unknown }) {
  const t = useTranslations("team.done");
  const form = forms.find((each) => each === done);
  if (!form) return null;
  return <DoneNote>{t(form)}</DoneNote>;
}
