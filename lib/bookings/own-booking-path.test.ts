import { can, userTypes } from "@/lib/api/contract/roles";
import { ownBookingPath } from "./own-booking-path";

it.each(userTypes)("leads the %s to a page they may open", (userType) => {
  const path = ownBookingPath(userType, "V-7K4M2P9C");
  const action = path.startsWith("/mytrip/") ? "mytrip.read" : "dashboard.read";
  expect([path.endsWith("/V-7K4M2P9C"), can(userType, action)]).toEqual([true, true]);
});
