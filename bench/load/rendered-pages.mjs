import { dayAhead } from "../../scripts/testbed/day-ahead.mjs";

const dates = `checkIn=${dayAhead(40)}&checkOut=${dayAhead(43)}&adults=2`;

/**
 * Pages that are rendered for each visitor, by name: the role that is signed in, if any, and how
 * many times an empty dynamic page of Next each may cost. `checkout` has a path once there is a
 * quote.
 */
export const renderedPages = {
  login: { title: "/login", path: "/login", most: 3 },
  faqs: { title: "/faqs", path: "/faqs", most: 3 },
  home: { title: "home", path: "/", most: 6 },
  signedIn: { title: "home of a signed-in traveller", path: "/", role: "traveller", most: 7 },
  dashboard: { title: "an agent's dashboard", path: "/dashboard", role: "agent", most: 5 },
  results: {
    title: "hotel results",
    path: `/booknow/hotels/search?place=Lisbon&placeLat=38.7223&placeLong=-9.1393&${dates}&stream=false`,
    most: 10,
  },
  details: {
    title: "hotel details",
    path: `/booknow/hotels/search-details?id=sandbox-h-null-island-plain&${dates}&whole=1`,
    most: 8,
  },
  checkout: { title: "checkout", path: null, role: "traveller" },
  robots: { title: "robots.txt", path: "/robots.txt", most: 0.5 },
};
