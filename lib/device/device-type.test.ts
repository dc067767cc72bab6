import { toDeviceType } from "./device-type";

test.each([
  [320, "phone"],
  [767.5, "phone"],
  [768, "tablet"],
  [1200, "tablet"],
  [1200.5, "pc"],
  [1201, "pc"],
])("%d px is a %s", (width, type) => expect(toDeviceType(width)).toBe(type));
