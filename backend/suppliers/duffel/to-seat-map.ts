import type { Cabin, SeatTrait } from "@/lib/api/contract/flight-terms";
import type { SupplierSeatMap } from "../../ports/flight-supplier";
import { cabinClasses } from "./to-fare";
import type { WireSeatMap } from "./wire/offers";
import { toAmount } from "./wire/slices";

type WireRow = WireSeatMap["cabins"][number]["rows"][number];
type Element = WireRow["sections"][number]["elements"][number];
/** `elements`: by section, seats alone. */
type SeatRow = { row: number; isExit: boolean; sections: { letter: string; seat: Element }[][] };

const designatorPattern = /^(\d{1,2})([A-Z])$/;

/** Rows with seats; an exit is a row of its own before the one that has the room. */
function listRows(map: WireSeatMap, cabin: Cabin): SeatRow[] {
  const rows: SeatRow[] = [];
  for (const { rows: wire } of map.cabins.filter(
    ({ cabin_class: one }) => one === cabinClasses[cabin],
  )) {
    let isExit = false;
    for (const { sections } of wire) {
      const seats = sections.map(({ elements }) =>
        elements.flatMap((seat) => {
          const [, row, letter] = designatorPattern.exec(seat.designator ?? "") ?? [];
          return row && letter ? { row: Number(row), letter, seat } : [];
        }),
      );
      const row = seats.flat()[0]?.row;
      if (row === undefined) {
        isExit ||= sections.some(({ elements }) =>
          elements.some(({ type }) => type === "exit_row"),
        );
        continue;
      }
      rows.push({ row, isExit, sections: seats });
      isExit = false;
    }
  }
  return rows.toSorted((a, b) => a.row - b.row);
}

/** Letters from left to right, null for an aisle: those of all rows, as some have fewer seats. */
function toColumns(rows: readonly SeatRow[]): (string | null)[] {
  const sections = Math.max(0, ...rows.map((row) => row.sections.length));
  const lettersOf = (index: number) =>
    [
      ...new Set(rows.flatMap((row) => (row.sections[index] ?? []).map(({ letter }) => letter))),
    ].toSorted();
  const known = new Set<string>();
  const groups = Array.from({ length: sections }, (_, index) =>
    lettersOf(index).filter((letter) => !known.has(letter) && known.add(letter)),
  ).filter((letters) => letters.length > 0);
  return groups.flatMap((letters, index) => (index === 0 ? letters : [null, ...letters]));
}

function toTraits(columns: readonly (string | null)[], letter: string, more: SeatTrait[]) {
  const at = columns.indexOf(letter);
  const isWindow = at === 0 || at === columns.length - 1;
  const isAisle = columns[at - 1] === null || columns[at + 1] === null;
  const place: SeatTrait = isWindow ? "window" : isAisle ? "aisle" : "middle";
  return [place, ...more];
}

/**
 * The map of one flight as an offer's cabin sees it; null where the airline has none. `price` is
 * that of the first passenger who may have the seat: the check asks each one's own.
 */
export function toSeatMap(
  map: WireSeatMap | undefined,
  { number, cabin, currency }: { number: string; cabin: Cabin; currency: string },
): SupplierSeatMap | null {
  const rows = map ? listRows(map, cabin) : [];
  if (rows.length === 0) return null;
  const columns = toColumns(rows);
  return {
    number,
    columns,
    currency,
    rows: rows.map(({ row, isExit, sections }) => ({
      row,
      seats: sections.flat().map(({ letter, seat }) => {
        const service = seat.available_services?.find(
          ({ total_currency: asked }) => asked === currency,
        );
        const amount = service ? toAmount(service.total_amount, currency).amount : 0;
        const hasLegroom = /extra leg/i.test(seat.name ?? "");
        return {
          id: `${row}${letter}`,
          traits: toTraits(columns, letter, [
            ...(isExit ? (["exitRow"] as const) : []),
            ...(hasLegroom ? (["extraLegroom"] as const) : []),
          ]),
          isFree: service !== undefined,
          price: amount > 0 ? amount : null,
        };
      }),
    })),
  };
}
