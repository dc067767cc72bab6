import { toDialled } from "./phone-number";

test.each([
  ["+351 210 000 000", "+351210000000"],
  ["0044 (20) 8016-0509", "+442080160509"],
  ["210 000 000", null],
  ["+0123456789", null],
  ["+351 21", null],
  ["+351 210 000 000 0000", null],
])("%s is dialled as %s", (phone, dialled) => {
  expect(toDialled(phone)).toBe(dialled);
});
