import type { DefaultPlace } from "./search-defaults";

/** What goes with a place's name. */
export function PlaceInputs({ name, place }: { name: string; place: DefaultPlace }) {
  if (place.latitude === undefined || place.longitude === undefined) return null;
  return (
    <>
      {place.id && <input type="hidden" name={`${name}Id`} value={place.id} />}
      <input type="hidden" name={`${name}Lat`} value={place.latitude} />
      <input type="hidden" name={`${name}Long`} value={place.longitude} />
    </>
  );
}
