import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Move } from "@/lib/forms/move-in-order";
import { SubmitButton } from "./plain-form.client";

type Props = {
  /** Of the row that they move, in the order; without ":". */ id: string;
  /** Its name, for the buttons' own. */ label: string;
  isFirst: boolean;
  isLast: boolean;
  /** Of the form's field that has the step (`moveInOrder`). */ name?: string;
};

/**
 * Moves a row of a list one place up or down: both buttons send the form that they stand in, so
 * that it works without scripts. A form with text inputs needs a `DefaultSubmit` before them.
 */
export function OrderButtons({ id, label, isFirst, isLast, name = "move" }: Props) {
  const t = useTranslations("forms.order");
  const button = (way: "up" | "down", isEnd: boolean) => (
    <SubmitButton
      look="quiet"
      name={name}
      value={`${id}:${way}` satisfies Move}
      disabled={isEnd}
      aria-label={t(way, { name: label })}
      className="size-11 px-0! disabled:invisible"
    >
      <Icon name={`chevron-${way}`} className="size-5" />
    </SubmitButton>
  );
  return (
    <span className="inline-flex">
      {button("up", isFirst)}
      {button("down", isLast)}
    </span>
  );
}

/** What Enter in an input presses, where the form's first visible button does something else. */
export const DefaultSubmit = () => (
  <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
);
