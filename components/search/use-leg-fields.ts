import { useEffect, useRef, useState, type RefObject } from "react";
import type { FlightQueryLeg, FlightPlace } from "@/lib/flights/flight-query";

const loadLegs = () => import("./leg-fields.client");
type Legs = Awaited<ReturnType<typeof loadLegs>>["LegFields"];

/** Begins to load the fields of several flights, for who comes near them. */
export const preloadLegs = (): void => void loadLegs().catch(() => undefined);

/** Where a pointer is up again, and a key: nothing moves from under a press. */
const acts = ["click", "keyup"] as const;

/**
 * The fields of several flights, which load when the user selects them. Plain `rows` stand in for
 * them where a search for several is changed: once none has the focus, `onTyped` gets their input,
 * and the fields can take it over.
 */
export function useLegFields(
  asked: readonly FlightQueryLeg[],
  { isAtOnce, onTyped }: { isAtOnce: boolean; onTyped: (legs: FlightQueryLeg[]) => void },
): {
  rows: RefObject<HTMLDivElement | null>;
  /** Null until loaded and no row has the focus. */
  Legs: Legs | null;
  /** @throws where it can't be loaded */
  load: () => Promise<void>;
  /** Tells what stands in the rows, where there are some. */
  readRows: () => void;
} {
  const rows = useRef<HTMLDivElement>(null);
  // The component itself, not a lazy one: that would show nothing for a moment.
  const [loaded, setLoaded] = useState<{ Legs: Legs } | null>(null);
  const readRows = () => {
    if (rows.current) onTyped(readTypedLegs(rows.current, asked));
  };

  useEffect(() => {
    if (!isAtOnce) return;
    let Found: Legs | null = null;
    const take = () => {
      if (!Found || rows.current?.contains(document.activeElement)) return;
      readRows();
      setLoaded({ Legs: Found });
      stop();
    };
    const stop = () => {
      Found = null;
      for (const act of acts) document.removeEventListener(act, take);
    };
    for (const act of acts) document.addEventListener(act, take);
    const begin = async () => {
      Found = (await loadLegs()).LegFields;
      take();
    };
    // Offline: the rows need no script.
    begin().catch(stop);
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  return {
    rows,
    Legs: loaded?.Legs ?? null,
    async load() {
      const { LegFields } = await loadLegs();
      setLoaded({ Legs: LegFields });
    },
    readRows,
  };
}

/** What is typed names no place until a suggestion is chosen. */
const toTyped = (asked: FlightPlace, name: string): FlightPlace =>
  name === asked.name ? asked : { id: null, name };

/**
 * The legs as they stand in plain rows, which the user may have filled in before the script ran.
 * An emptied date keeps its previous value.
 */
function readTypedLegs(rows: Element, asked: readonly FlightQueryLeg[]): FlightQueryLeg[] {
  const fields = [...rows.querySelectorAll("fieldset")];
  return asked.map((leg, index) => {
    const typed = (name: string, unread: string) =>
      fields[index]?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? unread;
    return {
      from: toTyped(leg.from, typed("from", leg.from.name)),
      to: toTyped(leg.to, typed("to", leg.to.name)),
      date: typed("departure", leg.date) || leg.date,
    };
  });
}
