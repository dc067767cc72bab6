import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { readKeptCar } from "@/lib/cars/kept-car";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import type { KeptItem } from "@/lib/saved-items/kept-item";

/** Companies rent out a class: another model may be at the desk. */
export const KeptCarName = ({ item }: { item: KeptItem }) =>
  useTranslations("carTerms")("orSimilar", { name: item.name });

/** Whose a saved car is, and where and when it is picked up and returned. */
export function KeptCarFacts({ item }: { item: KeptItem }) {
  const terms = useTranslations("carTerms.rental");
  const format = useFormatter();
  const { company, desk, pickUpPlace, dropOffPlace, pickUpAt, dropOffAt } = readKeptCar(item);
  const ends = [
    { label: terms("pickUp"), place: desk || pickUpPlace, at: pickUpAt },
    { label: terms("dropOff"), place: dropOffPlace, at: dropOffAt },
  ];
  return (
    <>
      <p>
        <bdi>{company}</bdi>
      </p>
      {ends.map(
        ({ label, place, at }) =>
          at && (
            <p key={label} className="flex items-start gap-2">
              <Icon name="calendar-days" className="mt-1 size-4 shrink-0" />
              <span>
                {label}: {format.dateTime(toLocalMoment(at), localMomentOfDay)}
                {place && (
                  <>
                    {" · "}
                    <bdi>{place}</bdi>
                  </>
                )}
              </span>
            </p>
          ),
      )}
    </>
  );
}
