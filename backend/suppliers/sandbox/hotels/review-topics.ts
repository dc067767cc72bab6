import type { ReviewTheme, TravellerType } from "@/lib/api/contract/review-terms";
import type { HotelProperty } from "../hotel-properties";
import type { ReviewTopic } from "./review-texts";

type House = Pick<HotelProperty, "scene" | "amenities" | "boards">;

const scenes = [
  "beach",
  "old-town",
  "skyline",
  "harbour",
  "countryside",
  "mountains",
  "desert",
  "jungle",
] as const;
const amenities = [
  "pool",
  "spa",
  "gym",
  "wifi",
  "parking",
  "restaurant",
  "kitchen",
  "familyRooms",
] as const;

const servesBreakfast = ({ boards }: Pick<House, "boards">): boolean =>
  boards.some((board) => board !== "room_only");

/** Themes that guests of a house can say anything about. */
export const listThemes = (house: House): ReviewTheme[] => [
  "cleanliness",
  "staff",
  "location",
  "comfort",
  ...(amenities.some((amenity) => house.amenities.includes(amenity))
    ? (["facilities"] as const)
    : []),
  "value",
  ...(servesBreakfast(house) ? (["breakfast"] as const) : []),
];

/** What a guest can say on a theme, of what the house really has. */
export function listTopics(
  theme: ReviewTheme,
  house: House,
  travellers: TravellerType,
): ReviewTopic[] {
  if (theme === "location")
    return [
      "location",
      ...scenes.filter((scene) => scene === house.scene),
      ...(house.amenities.includes("beachfront") ? (["beachfront"] as const) : []),
    ];
  if (theme === "facilities")
    return amenities
      .filter((amenity) => house.amenities.includes(amenity))
      .filter((amenity) => amenity !== "familyRooms" || travellers === "family");
  return [theme];
}
