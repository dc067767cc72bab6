import { can, userTypes } from "@/lib/api/contract/roles";
import { ownBookingPath } from "./own-booking-path";

it.each(userTypes)("leads the %s to a page they may open", (userType) => {
  const user = { userType, isRestrictedAgent: false };
  const path = ownBookingPath(user, "V-7K4M2P9C");
  const action = path.startsWith("/mytrip/") ? "mytrip.read" : "dashboard.read";
  expect([path.endsWith("/V-7K4M2P9C"), can(user, action)]).toEqual([true, true]);
});
