import { australian as australianViews } from "./scenes/australian.mjs";
import { beach } from "./scenes/beach.mjs";
import { boatTrip } from "./scenes/boat-trip.mjs";
import { british as britishViews } from "./scenes/british.mjs";
import { caribbean as caribbeanViews } from "./scenes/caribbean.mjs";
import { cars } from "./scenes/cars.mjs";
import { cooking } from "./scenes/cooking.mjs";
import { countryside } from "./scenes/countryside.mjs";
import { cycling } from "./scenes/cycling.mjs";
import { dayTrip } from "./scenes/day-trip.mjs";
import { desert } from "./scenes/desert.mjs";
import { diving } from "./scenes/diving.mjs";
import { australian, australianCity } from "./scenes/facades/australian.mjs";
import { british, britishCountry } from "./scenes/facades/british.mjs";
import { caribbean } from "./scenes/facades/caribbean.mjs";
import {
  desert as desertHouses,
  eastAsia,
  mountains as chalets,
  warmCity,
} from "./scenes/facades/heights.mjs";
import { latin, latinCity, latinCoast } from "./scenes/facades/latin.mjs";
import { pacific } from "./scenes/facades/pacific.mjs";
import { coast, island, tropics } from "./scenes/facades/shores.mjs";
import { city, country, nordic, oldTown as townHouses } from "./scenes/facades/towns.mjs";
import { food } from "./scenes/food.mjs";
import { harbour } from "./scenes/harbour.mjs";
import { hiking } from "./scenes/hiking.mjs";
import { bathrooms } from "./scenes/interiors/bathrooms.mjs";
import { breakfasts } from "./scenes/interiors/breakfasts.mjs";
import { lobbies } from "./scenes/interiors/lobbies.mjs";
import { pools } from "./scenes/interiors/pools.mjs";
import { rooms } from "./scenes/interiors/rooms.mjs";
import { jungle } from "./scenes/jungle.mjs";
import { latin as latinViews } from "./scenes/latin.mjs";
import { mountains } from "./scenes/mountains.mjs";
import { museum } from "./scenes/museum.mjs";
import { oldTown } from "./scenes/old-town.mjs";
import { pacific as pacificViews } from "./scenes/pacific.mjs";
import { resorts } from "./scenes/resorts.mjs";
import { show } from "./scenes/show.mjs";
import { skyline } from "./scenes/skyline.mjs";
import { walkingTour } from "./scenes/walking-tour.mjs";

/** Sample inventory: kind → scene → its variations, in numerical order. */
export const catalogue = {
  hotels: {
    "old-town": oldTown,
    beach,
    mountains,
    harbour,
    desert,
    jungle,
    skyline,
    countryside,
    british: britishViews,
    latin: latinViews,
    caribbean: caribbeanViews,
    pacific: pacificViews,
    australian: australianViews,
  },
  facades: {
    "old-town": townHouses,
    city,
    "warm-city": warmCity,
    coast,
    island,
    tropics,
    mountains: chalets,
    nordic,
    desert: desertHouses,
    "east-asia": eastAsia,
    country,
    british,
    "british-country": britishCountry,
    latin,
    "latin-city": latinCity,
    "latin-coast": latinCoast,
    caribbean,
    pacific,
    australian,
    "australian-city": australianCity,
  },
  rooms,
  bathrooms,
  lobbies,
  breakfasts,
  pools,
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
