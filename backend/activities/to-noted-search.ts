import type { ActivitySearch } from "@/lib/api/contract/activities";
import type { NotedSearch } from "../past-searches/noted-search";
import { findPlaceId } from "../past-searches/place-names";

export const toNotedSearch = ({ place, date, dateTo, filters }: ActivitySearch): NotedSearch => ({
  isWhole: true,
  filters,
  toInput: () => ({ service: "activities", place, date, dateTo }),
  toPlaceId: () => findPlaceId(place),
});
