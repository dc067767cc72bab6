"use client";

import clsx from "clsx";
import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from "react";
import { besideMedia } from "./map-frame.client";

type Marks = {
  /** The pin of the row that a pointer or the focus is on. */
  pointed: string | null;
  point: (pin: string | null) => void;
  /** The pin that is selected on the map. */
  selected: string | null;
  select: (pin: string | null) => void;
};

const MarksContext = createContext<Marks>({
  pointed: null,
  point: () => {},
  selected: null,
  select: () => {},
});
export const useMarks = () => use(MarksContext);

type Props = { className?: string; children: ReactNode };

/** Keeps a list and a map beside it in step: what is pointed at in one is marked in the other. */
export function MarkedResults({ className, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [pointed, point] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const select = useCallback((pin: string | null) => {
    setSelected(pin);
    const row = pin && area.current?.querySelector(`[data-pin="${CSS.escape(pin)}"]`);
    // Where the map covers the list, the list stays where it is.
    if (!row || !matchMedia(besideMedia).matches) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    row.scrollIntoView({ block: "nearest", behavior: isStill ? "auto" : "smooth" });
  }, []);
  const marks = useMemo(() => ({ pointed, point, selected, select }), [pointed, selected, select]);
  return (
    <MarksContext value={marks}>
      <div ref={area} className={className}>
        {children}
      </div>
    </MarksContext>
  );
}

/** A result in the list, with the id of its pin; several may share one. */
export function ResultRow({ pin, children }: { pin: string; children: ReactNode }) {
  const { point, selected } = useMarks();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) point(null);
  };
  return (
    // The handlers watch where the pointer and the focus are, not presses.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-pin={pin}
      aria-current={selected === pin ? "true" : undefined}
      onPointerEnter={() => point(pin)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(pin)}
      onBlur={leave}
      className={clsx("result-row", selected === pin && "ring-3 ring-brand-ink")}
    >
      {children}
    </li>
  );
}
