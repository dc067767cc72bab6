import { hasSideNavigation } from "./has-side-navigation";

test.each([
  ["/", true],
  ["/booknow/hotels/search", true],
  ["/dashboard", true],
  ["/abouts", true],
  ["/privacy-policy", false],
  ["/cookies-policy", false],
  ["/cancellation-policy/disney", false],
  ["/disclaimer", false],
  ["/user-terms-and-conditions", false],
  ["/agency-terms-and-conditions/7", false],
  ["/faqs", false],
  ["/about", false],
  ["/destination/lisbon", false],
  ["/top-destination", false],
])("%s: %s", (path, expected) => expect(hasSideNavigation(path)).toBe(expected));
