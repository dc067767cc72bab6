import { useTranslations } from "next-intl";
import { SupplierText } from "@/components/site/supplier-text";
import { Card } from "@/components/ui/card";
import type { Quote } from "@/lib/api/contract/quotes";

type Props = { quote: Pick<Quote, "comments" | "item"> };

/** What the supplier wants to be known before anybody pays; part of what is said yes to. */
export function SupplierComments({
  quote: {
    comments,
    item: { language },
  },
}: Props) {
  const t = useTranslations("checkout.comments");
  if (comments.length === 0) return null;
  return (
    <Card title={t("title")}>
      <ul className="list-disc space-y-1.5 ps-5">
        {comments.map((comment) => (
          <li key={comment}>
            <SupplierText language={language}>{comment}</SupplierText>
          </li>
        ))}
      </ul>
    </Card>
  );
}
