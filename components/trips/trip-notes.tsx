import { useFormatter, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { WrittenText } from "@/components/ui/written-text";
import type { Booking } from "@/lib/api/contract/bookings";
import { zonedTime } from "@/lib/dates/zoned-time";

type Props = { notes: NonNullable<Booking["notes"]>; timeZone: string };

/** What the agency has written to the buyer. */
export function TripNotes({ notes, timeZone }: Props) {
  const t = useTranslations("trips.detail");
  const format = useFormatter();
  if (notes.length === 0) return null;
  return (
    <Card title={t("notes")}>
      <ol className="space-y-4 text-sm">
        {notes.map(({ text, createdAt }) => (
          <li key={createdAt} className="rounded-control bg-canvas p-4">
            <WrittenText text={text} className="text-ink" />
            <time dateTime={createdAt} className="mt-1 block text-ink-soft">
              {format.dateTime(new Date(createdAt), zonedTime(timeZone))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
