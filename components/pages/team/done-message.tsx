import { useTranslations } from "next-intl";
import { memberForms } from "@/lib/team/member-forms";

const forms = [...memberForms, "invite", "resend", "withdraw"] as const;

/** What a form has just done; nothing for anything but a form's name. */
export function DoneMessage({ done }: { done: unknown }) {
  const t = useTranslations("team.done");
  const form = forms.find((each) => each === done);
  if (!form) return null;
  return (
    <p
      id="done"
      role="status"
      className="scroll-mt-24 rounded-control bg-success-tint px-4 py-3 text-sm font-semibold text-success"
    >
      {t(form)}
    </p>
  );
}
