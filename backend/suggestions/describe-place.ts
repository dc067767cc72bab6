import type { City } from "../reference-data/place";
import type { IndexedPlace } from "./place-index";

/** What tells places of one name apart; `city` is that of a landmark. */
type PlaceContext = { countryCode: string; region: string; regionCode: string; city: City | null };

const inCity = ({ countryCode, region, regionCode }: City) => ({ countryCode, region, regionCode });

export function describePlace(place: IndexedPlace): PlaceContext {
  switch (place.type) {
    case "city":
      return { ...inCity(place.city), city: null };
    case "landmark":
      return { ...inCity(place.landmark.city), city: place.landmark.city };
    case "airport": {
      const { countryCode, region } = place.airport;
      return { countryCode, region, regionCode: "", city: null };
    }
    case "area":
      return { countryCode: place.area.countryCode, region: "", regionCode: "", city: null };
  }
}
