import { beach } from "./scenes/beach.mjs";
import { boatTrip } from "./scenes/boat-trip.mjs";
import { cars } from "./scenes/cars.mjs";
import { cooking } from "./scenes/cooking.mjs";
import { countryside } from "./scenes/countryside.mjs";
import { cycling } from "./scenes/cycling.mjs";
import { dayTrip } from "./scenes/day-trip.mjs";
import { desert } from "./scenes/desert.mjs";
import { diving } from "./scenes/diving.mjs";
import { food } from "./scenes/food.mjs";
import { harbour } from "./scenes/harbour.mjs";
import { hiking } from "./scenes/hiking.mjs";
import { jungle } from "./scenes/jungle.mjs";
import { mountains } from "./scenes/mountains.mjs";
import { museum } from "./scenes/museum.mjs";
import { oldTown } from "./scenes/old-town.mjs";
import { resorts } from "./scenes/resorts.mjs";
import { show } from "./scenes/show.mjs";
import { skyline } from "./scenes/skyline.mjs";
import { walkingTour } from "./scenes/walking-tour.mjs";

/** Sample inventory: kind → scene → its variations, in numerical order. */
export const catalogue = {
  hotels: { "old-town": oldTown, beach, mountains, harbour, desert, jungle, skyline, countryside },
  resorts,
  activities: {
    "walking-tour": walkingTour,
    "boat-trip": boatTrip,
    museum,
    food,
    hiking,
    diving,
    cycling,
    show,
    cooking,
    "day-trip": dayTrip,
  },
  cars,
};
