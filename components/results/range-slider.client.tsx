"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef } from "react";
import { I18nProvider, Slider, SliderFill, SliderThumb, SliderTrack } from "react-aria-components";
import type { FilterScale } from "@/lib/results/filters/filter";

type Range = [from: number, to: number];
type Props = {
  label: string;
  thumbLabels: readonly [string, string];
  scale: FilterScale;
  value: Range;
  onChange: (range: Range) => void;
  /** The handle was let go, or moved by a key. */
  onChangeEnd: (range: Range) => void;
};

/** A scale with two handles, in the direction of the page. */
export function RangeSlider({ label, thumbLabels, scale, value, onChange, onChangeEnd }: Props) {
  const locale = useLocale();
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Else a browser takes a quick drag for a throw, and the next tap for what stops it: no click.
    const claim = (event: TouchEvent) => event.preventDefault();
    const { current } = track;
    current?.addEventListener("touchstart", claim, { passive: false });
    return () => current?.removeEventListener("touchstart", claim);
  }, []);
  // Assistive technology moves a handle without a drag: the library then tells of the other one
  // where it was when it last moved. Only then both differ from what is shown.
  const told = useRef(value);
  const change = ([low = value[0], high = value[1]]: number[]) => {
    const [toldLow, toldHigh] = told.current;
    told.current = [low, high];
    const isOneMoved = low === value[0] || high === value[1];
    onChange(
      isOneMoved
        ? [low, high]
        : [low === toldLow ? value[0] : low, high === toldHigh ? value[1] : high],
    );
  };
  return (
    <I18nProvider locale={locale}>
      <Slider
        aria-label={label}
        minValue={scale.minimum}
        maxValue={scale.maximum}
        step={scale.step}
        {...(scale.currency && {
          formatOptions: {
            style: "currency",
            currency: scale.currency,
            maximumFractionDigits: 0,
          } as const,
        })}
        value={value}
        onChange={change}
        onChangeEnd={onChangeEnd}
        className="w-full"
      >
        <SliderTrack ref={track} className="relative flex h-11 w-full cursor-pointer items-center">
          <span aria-hidden className="h-1 w-full rounded-pill bg-line-strong" />
          <SliderFill className="top-1/2! h-1! -translate-y-1/2 bg-brand-ink" />
          {thumbLabels.map((thumbLabel, index) => (
            <SliderThumb
              key={thumbLabel}
              index={index}
              aria-label={thumbLabel}
              className="top-1/2 size-6 rounded-pill border-2 border-brand-ink bg-surface-raised shadow-card outline-offset-2 outline-brand-ink before:absolute before:-inset-2.5 data-dragging:bg-brand-tint data-focus-visible:outline-2"
            />
          ))}
        </SliderTrack>
      </Slider>
    </I18nProvider>
  );
}
