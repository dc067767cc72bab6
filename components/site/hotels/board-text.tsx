import { useTranslations } from "next-intl";
import type { BoardBasis } from "@/lib/api/contract/hotel-terms";

/** Which meals come with a rate. */
export function BoardText({ board }: { board: BoardBasis }) {
  return <>{useTranslations("hotelTerms")(`boards.${board}`)}</>;
}
