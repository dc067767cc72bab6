import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Select } from "@/components/ui/select";
import { canBeChosen, listSeatsOf, toSeatState, type SeatMap } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { useSeatWords } from "./use-seat-words";

type Props = Omit<ComponentProps<typeof Select>, "children"> & {
  map: SeatMap;
  passenger: SeatedPassenger;
  /** Seats of others in the party aren't offered. */
  toHolder: (seat: string) => SeatedPassenger | undefined;
};

/** The seats that a passenger can have, as a list. */
export function SeatSelect({ map, passenger, toHolder, ...control }: Props) {
  const t = useTranslations("flightExtras.seats");
  const { toText } = useSeatWords();
  return (
    <Select {...control}>
      <option value="">{t("none")}</option>
      {listSeatsOf(map)
        .filter((seat) => canBeChosen(toSeatState(seat, { passenger, holder: toHolder(seat.id) })))
        .map((seat) => (
          <option key={seat.id} value={seat.id}>
            {toText(seat)}
          </option>
        ))}
    </Select>
  );
}
