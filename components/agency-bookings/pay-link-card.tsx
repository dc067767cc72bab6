import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

type Props = {
  payLink: string;
  /** Whether it can be mailed from here. */ canSend: boolean;
  /** Where the form is posted that mails it. */ action: string;
};

/** The link by which the client pays what is held: to be sent, or to be copied. */
export function PayLinkCard({ payLink, canSend, action }: Props) {
  const t = useTranslations("agencyBookings.payLink");
  return (
    <Card title={t("title")} text={t("text")} className="print:hidden">
      <Field id="pay-link" label={t("field")}>
        {(control) => <TextInput {...control} dir="ltr" readOnly value={payLink} />}
      </Field>
      {canSend && (
        <form method="post" action={action} className="mt-4">
          <Button type="submit">{t("send")}</Button>
        </form>
      )}
    </Card>
  );
}
