"use client";

import { useEffect, useRef, useState, type Ref } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { FilterControl, FilterScale } from "@/lib/results/filters/filter";

type Range = [from: number, to: number];
type Props = { control: Extract<FilterControl, { kind: "range" }> };

/** So long after the last press of a key, or when a handle was let go, it is searched. */
const settleMs = 400;
const clamp = (value: number, { minimum, maximum }: FilterScale) =>
  Math.min(Math.max(value, minimum), maximum);
/** A handle at an end leaves nothing out: it stays at that end of a new scale. */
const toScale = ([low, high]: Range, from: FilterScale, to: FilterScale): Range => [
  low <= from.minimum ? to.minimum : clamp(low, to),
  high >= from.maximum ? to.maximum : clamp(high, to),
];
const isSameScale = (one: FilterScale, other: FilterScale) =>
  (["minimum", "maximum", "step", "currency"] as const).every((key) => one[key] === other[key]);
const noScale: FilterScale = { minimum: 0, maximum: 0, step: 1, currency: null };
const loadSlider = () => import("./range-slider.client");
type Slider = Awaited<ReturnType<typeof loadSlider>>["RangeSlider"];

/**
 * Two fields to type into, and a slider with two handles that writes into them. It loads when the
 * filters are seen; without script there are the fields.
 */
export function RangeFields({ control: { legend, hint, fields, scale: given } }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Slider: Slider } | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadSlider().then(
        ({ RangeSlider }) => setLoaded({ Slider: RangeSlider }),
        // Offline, or a newer version of the site is there: the fields do the same.
        () => undefined,
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const [minimum, maximum] = fields;
  const newest = given ?? noScale;
  const toRange = (from: string, to: string, scale: FilterScale): Range => {
    const low = from === "" ? scale.minimum : clamp(Number(from), scale);
    return [low, Math.max(to === "" ? scale.maximum : clamp(Number(to), scale), low)];
  };
  const values = `${minimum.value}–${maximum.value}`;
  const toGiven = () => ({
    values,
    scale: newest,
    range: toRange(String(minimum.value), String(maximum.value), newest),
    isSliding: false,
  });
  /** `scale`: that of the last results before the handles began to move. */
  const [state, setState] = useState(toGiven);
  if (!state.isSliding) {
    // Set by something else, such as a removed chip or a step back.
    if (state.values !== values) setState(toGiven());
    else if (!isSameScale(state.scale, newest))
      setState({ ...state, scale: newest, range: toScale(state.range, state.scale, newest) });
  }
  const { scale } = state;

  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const readFields = () =>
    setState({
      values,
      scale,
      range: toRange(from.current?.value ?? "", to.current?.value ?? "", scale),
      isSliding: false,
    });
  const write = ([low, high]: Range) => {
    if (!from.current || !to.current) return;
    // At the end of the scale nothing is left out.
    from.current.value = low > scale.minimum ? String(low) : "";
    to.current.value = high < scale.maximum ? String(high) : "";
  };
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const slide = (range: Range) => {
    clearTimeout(settling.current);
    setState({ values, scale, range, isSliding: true });
    write(range);
  };
  const settle = (range: Range) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      setState((before) => ({ ...before, isSliding: false }));
      // Results of an earlier change may have set the fields meanwhile.
      write(range);
      // As if typed: the form listens to its fields.
      from.current?.dispatchEvent(new Event("change", { bubbles: true }));
    }, settleMs);
  };
  return (
    <div ref={place}>
      <p className="mb-2 text-sm text-ink-soft">{hint}</p>
      <div className="grid grid-cols-2 gap-3">
        <RangeInput ref={from} end={minimum} onInput={readFields} />
        <RangeInput ref={to} end={maximum} onInput={readFields} />
      </div>
      {given && (
        <div className="relative mt-2 flex h-11 items-center px-3 noscript:hidden">
          {loaded ? (
            <loaded.Slider
              label={legend}
              thumbLabels={[minimum.label, maximum.label]}
              scale={scale}
              value={state.range}
              onChange={slide}
              onChangeEnd={settle}
            />
          ) : (
            <span aria-hidden className="h-1 w-full rounded-pill bg-line-strong" />
          )}
        </div>
      )}
    </div>
  );
}

type RangeInputProps = {
  ref: Ref<HTMLInputElement>;
  end: Props["control"]["fields"][number];
  onInput: () => void;
};

function RangeInput({ ref, end: { name, label, value }, onInput }: RangeInputProps) {
  return (
    <Field id={`filter-${name}`} label={label}>
      {(field) => (
        <TextInput
          {...field}
          ref={ref}
          type="number"
          name={name}
          min={0}
          step="any"
          inputMode="decimal"
          enterKeyHint="done"
          defaultValue={value}
          onInput={onInput}
        />
      )}
    </Field>
  );
}
