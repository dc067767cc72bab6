import { fromBriefPicture, toBriefPicture } from "./brief-picture";

it.each([
  ["/assets/inventory/rooms/suite-city-1-960.webp", "rooms/suite-city-1"],
  ["/assets/inventory/hotels/beach-1", "hotels/beach-1"],
])("%s is %s in a page's data, and found again", (picture, brief) => {
  expect(toBriefPicture(picture)).toBe(brief);
  expect(fromBriefPicture(brief)).toBe(picture.replace("-960.webp", ""));
});

it.each(["https://pictures.example/a-960.webp", "/photos/a.jpg"])("%s stays as it is", (picture) =>
  expect(fromBriefPicture(toBriefPicture(picture))).toBe(picture),
);
