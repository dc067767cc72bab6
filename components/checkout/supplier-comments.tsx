import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";

/** What the supplier wants to be known before anybody pays; part of what is said yes to. */
export function SupplierComments({ comments }: { comments: readonly string[] }) {
  const t = useTranslations("checkout.comments");
  if (comments.length === 0) return null;
  return (
    <Card title={t("title")}>
      <ul className="list-disc space-y-1.5 ps-5">
        {comments.map((comment) => (
          <li key={comment}>
            <bdi>{comment}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
