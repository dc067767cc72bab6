import {
  createApplicationEndpoint,
  decideApplicationEndpoint,
} from "@/lib/api/contract/applications";
import { listAgencyBookingsEndpoint, type AgencyBooking } from "@/lib/api/contract/agency-bookings";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";

const kit = openForFile(openBookingKit);

it("leaves new members the trips they had, and nobody else's", async () => {
  const { reference } = await kit.confirm({ as: "traveller" });
  await kit.confirm();
  const sold = (await kit.confirm({ as: "agent" })).reference;
  const before = await kit.rowOf(sold);
  const { body } = await kit.backend.call(createApplicationEndpoint, {
    as: "traveller",
    body: {
      company: "Lindqvist Travel",
      licence: "SE-1",
      country: "SE",
      phone: "+46 8 000 000",
      website: null,
      acceptedTerms: null,
    },
  });
  const application = body.application as { reference: string };
  const decided = await kit.backend.call(decideApplicationEndpoint, {
    as: "owner",
    params: { reference: application.reference },
    body: { decision: "approve", userType: "SalesAgent", isRestrictedAgent: true },
  });
  expect(decided.status).toBe(200);
  const list = await kit.backend.call(listAgencyBookingsEndpoint, { as: "traveller" });
  const listed = list.body.bookings as AgencyBooking[];
  expect(listed.map((booking) => booking.reference)).toEqual([reference]);
  expect(await kit.rowOf(sold)).toEqual(before);
});
