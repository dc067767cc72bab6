import { sharePicture } from "./share-picture";

test.each([
  ["/assets/inventory/hotels/old-town-3", "/assets/inventory/hotels/old-town-3-960.webp"],
  ["/assets/inventory/hotels/old-town-3-960.webp", "/assets/inventory/hotels/old-town-3-960.webp"],
  [`/media/${"a".repeat(64)}.webp`, `/media/${"a".repeat(64)}.webp`],
  ["https://pictures.test/a", "https://pictures.test/a"],
])("%s is shared as %s", (image, shared) => expect(sharePicture(image)).toBe(shared));
