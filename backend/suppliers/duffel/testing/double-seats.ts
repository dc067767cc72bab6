import { currency, toDecimal, type DoubleSegment } from "./double-offers";

/** Pence. */
const feeOf = (letter: string): number => ("BE".includes(letter) ? 800 : 1_200);
const exits = { sections: [{ elements: [{ type: "exit_row" }] }] };

/** A cabin of six rows of three and three, with exits before the fourth. */
export function createSeatMap(
  { id }: Pick<DoubleSegment, "id">,
  { isTaken, seated }: { isTaken: (seat: string) => boolean; seated: readonly string[] },
) {
  const toSeat = (row: number, letter: string) => {
    const designator = `${row}${letter}`;
    return {
      type: "seat",
      designator,
      name: row === 4 ? "Extra legroom" : "",
      available_services: isTaken(designator)
        ? []
        : seated.map((passenger) => ({
            id: `seat_${id}_${designator}_${passenger}`,
            passenger_id: passenger,
            total_amount: toDecimal(feeOf(letter)),
            total_currency: currency,
          })),
    };
  };
  const toRow = (row: number) => ({
    sections: ["ABC", "DEF"].map((letters) => ({
      elements: [...letters].map((letter) => toSeat(row, letter)),
    })),
  });
  const rows = [1, 2, 3, 4, 5, 6].map(toRow);
  return {
    segment_id: id,
    /** By the id of the service that sells it. */
    listSold: () =>
      rows.flatMap(({ sections }) =>
        sections.flatMap(({ elements }) =>
          elements.flatMap(({ designator, available_services: sold }) =>
            sold.map((service) => ({ ...service, designator })),
          ),
        ),
      ),
    cabins: [
      { deck: 0, cabin_class: "economy", rows: [...rows.slice(0, 3), exits, ...rows.slice(3)] },
    ],
  };
}
