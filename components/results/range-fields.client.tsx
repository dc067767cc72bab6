"use client";

import { useEffect, useRef, useState, type Ref } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { FilterControl } from "@/lib/results/filters/filter";

type Range = [from: number, to: number];
type Props = { control: Extract<FilterControl, { kind: "range" }> };

/** So long after the last press of a key, or when a handle was let go, it is searched. */
const settleMs = 400;
const loadSlider = () => import("./range-slider.client");
type Slider = Awaited<ReturnType<typeof loadSlider>>["RangeSlider"];

/**
 * Two fields to type into, and a slider with two handles that writes into them. It loads when the
 * filters are seen; without script there are the fields.
 */
export function RangeFields({ control: { legend, hint, fields, scale } }: Props) {
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
  const toRange = (from: string, to: string): Range => {
    const { minimum: least, maximum: most } = scale ?? { minimum: 0, maximum: 0 };
    const clamp = (text: string, otherwise: number) =>
      text === "" ? otherwise : Math.min(Math.max(Number(text), least), most);
    const low = clamp(from, least);
    return [low, Math.max(clamp(to, most), low)];
  };
  const given = `${minimum.value}–${maximum.value}`;
  const [state, setState] = useState({
    given,
    range: toRange(String(minimum.value), String(maximum.value)),
    isSliding: false,
  });
  // Set by something else, such as a removed chip or a step back.
  if (state.given !== given && !state.isSliding)
    setState({
      given,
      range: toRange(String(minimum.value), String(maximum.value)),
      isSliding: false,
    });

  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const readFields = () =>
    setState({
      given,
      range: toRange(from.current?.value ?? "", to.current?.value ?? ""),
      isSliding: false,
    });
  const write = ([low, high]: Range) => {
    if (!scale || !from.current || !to.current) return;
    // At the end of the scale nothing is left out.
    from.current.value = low > scale.minimum ? String(low) : "";
    to.current.value = high < scale.maximum ? String(high) : "";
  };
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const slide = (range: Range) => {
    clearTimeout(settling.current);
    setState({ given, range, isSliding: true });
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
      {scale && (
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

function RangeInput({
  ref,
  end: { name, label, value },
  onInput,
}: {
  ref: Ref<HTMLInputElement>;
  end: Props["control"]["fields"][number];
  onInput: () => void;
}) {
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
