import { searchRadius, type HotelSort } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import { landmarkIdPattern } from "@/lib/api/contract/place-terms";
import type { Point } from "@/lib/api/contract/point";
import { readPoint } from "@/lib/maps/read-point";
import { createFlexiblePart, type Flexible } from "@/lib/results/flexible-days";
import type { ResultsTable } from "@/lib/results/results-table";
import { createResultsCodec, type SearchPart } from "@/lib/results/search-codec";
import { areaFilters, hotelFilters, type HotelFacets } from "./hotel-filters";
import { stayParts, type StayQuery, type UsualStay, type WrittenStay } from "./stay-query";

type HotelsTable = ResultsTable<HotelFilters, HotelFacets, HotelSort>;

/** How hotels are filtered and sorted, and where their texts are. */
export const hotelResults: HotelsTable = {
  namespace: "hotels",
  filters: hotelFilters,
  sorts: [
    { name: "best", label: ({ t }) => t("hotels.sort.best") },
    { name: "price", label: ({ t }) => t("hotels.sort.price"), needsPriceRights: true },
    { name: "distance", label: ({ t }) => t("hotels.sort.distance") },
    { name: "score", label: ({ t }) => t("hotels.sort.score") },
    { name: "landmark", label: ({ t }) => t("hotels.sort.landmarks"), hasChoices: true },
  ],
};
const [best, ...others] = hotelResults.sorts;
const areaResults: HotelsTable = {
  ...hotelResults,
  filters: areaFilters,
  sorts: [best, ...others.filter(({ name }) => name !== "distance" && name !== "landmark")],
};

/** Whether all of a region, island or coast is searched, rather than a part of the map. */
export const isWholeArea = ({ place, area }: Pick<StayQuery, "place"> & Partial<Area>): boolean =>
  Boolean(place?.areaId) && !area;
export const toHotelTable = (search: Pick<StayQuery, "place"> & Partial<Area>): HotelsTable =>
  isWholeArea(search) ? areaResults : hotelResults;

/** A part of the map that is searched instead of a place's surroundings; `radius` in km. */
type Area = { area: (Point & { radius: number }) | null };

/** The landmark that a list sorted by its distance is about. */
type Near = { near: string | null };

type Part = SearchPart<
  StayQuery & Area & Near & Required<Flexible>,
  WrittenStay & Area & Near & Flexible & { sort: HotelSort },
  UsualStay
>;

const areaPart: Part = {
  /** Its radius is one that can be searched. */
  read(values) {
    const centre = readPoint(values("areaLat")[0], values("areaLong")[0]);
    const radius = Number(values("areaRadius")[0] || Number.NaN);
    if (!centre || !(radius > 0)) return { area: null };
    return { area: { ...centre, radius: Math.min(Math.max(radius, 1), searchRadius.largest) } };
  },
  write: ({ area }) => ({
    areaLat: area?.latitude,
    areaLong: area?.longitude,
    areaRadius: area?.radius,
  }),
};

const nearPart: Part = {
  read: (values) => ({ near: values("near").find((id) => landmarkIdPattern.test(id)) ?? null }),
  write: ({ near, sort }) => ({ near: (sort === "landmark" && near) || undefined }),
};

const parts: readonly Part[] = [...stayParts, areaPart, nearPart, createFlexiblePart(0)];

/** The table of a hotel search: the query of `paths.search`. */
export const { read: readHotelSearchQuery, write: toHotelSearchQuery } = createResultsCodec(
  parts,
  toHotelTable,
);
export type HotelSearchQuery = ReturnType<typeof readHotelSearchQuery>;
