import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { Booking } from "@/lib/api/contract/bookings";

const inPlace = (reference: string) => ({
  reference,
  code: () => <bdi className="font-semibold">{reference}</bdi>,
});

type Props = { booking: Pick<Booking, "state" | "replaces" | "replacedBy"> };

/** Which booking took the place of this one, or is about to, and whose place this one took. */
export function ReplacementNotice({ booking: { state, replaces, replacedBy } }: Props) {
  const t = useTranslations("trips.change");
  const isUnderWay = state === "confirmed";
  if (replacedBy)
    return (
      <Notice>
        <p>{t.rich(isUnderWay ? "beingReplaced" : "replacedBy", inPlace(replacedBy))}</p>
      </Notice>
    );
  if (replaces)
    return (
      <Notice>
        <p>{t.rich(isUnderWay ? "replaces" : "toReplace", inPlace(replaces))}</p>
      </Notice>
    );
  return null;
}
