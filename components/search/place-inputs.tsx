import type { PlaceService } from "@/lib/queries/suggestions";
import type { DefaultPlace } from "./search-defaults";

type Props = { service: PlaceService; name: string; place: DefaultPlace | null };

/**
 * What goes with a place's name. Flights go by its id alone; several legs have several places of
 * one name, so each sends all of its parameters.
 */
export function PlaceInputs({ service, name, place }: Props) {
  if (service === "flights")
    return (
      <>
        <input type="hidden" name={`${name}For`} value={place?.name ?? ""} />
        <input type="hidden" name={`${name}Id`} value={place?.id ?? ""} />
      </>
    );
  if (place?.latitude === undefined || place.longitude === undefined) return null;
  return (
    <>
      {place.id && <input type="hidden" name={`${name}Id`} value={place.id} />}
      <input type="hidden" name={`${name}Lat`} value={place.latitude} />
      <input type="hidden" name={`${name}Long`} value={place.longitude} />
    </>
  );
}
