import { toPictureSubject } from "./picture-subject";

test.each([
  ["/assets/inventory/rooms/suite-nordic-1-960.webp", "rooms"],
  ["/assets/inventory/facades/city-2-960.webp", "facades"],
  ["/assets/inventory/resorts/desert-2-960.webp", "pools"],
  ["/assets/inventory/hotels/beach-1", "hotels"],
  ["/assets/inventory/cars/suv-1-960.webp", null],
  ["https://example.com/assets/inventory/rooms/1.jpg", null],
])("%s shows %s", (picture, subject) => expect(toPictureSubject(picture)).toBe(subject));
