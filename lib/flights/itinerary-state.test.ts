import { sampleFare, sampleItinerary } from "@/components/flight-details/testing/sample-flight";
import { resolveItineraryState } from "./itinerary-state";

const itinerary = sampleItinerary();
const before = new Date("2027-03-12T07:59:00Z");
const departure = new Date("2027-03-12T08:00:00Z");

it("is on sale while there are fares, and until it departs", () => {
  expect(resolveItineraryState({ itinerary, fares: [sampleFare()] }, before)).toBe("onSale");
  expect(resolveItineraryState({ itinerary, fares: [] }, before)).toBe("soldOut");
  expect(resolveItineraryState({ itinerary, fares: [] }, departure)).toBe("departed");
});
