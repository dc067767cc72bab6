import { createBalloonRides } from "../../services/testing/balloon-rides";
import { openRideBuyer } from "../../services/testing/ride-buyer";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";

let kit: BookingKit;
beforeAll(async () => void (kit = await openBookingKit()));
afterAll(() => kit.close());

test("what was withdrawn may be asked for anew, also before the supplier knows", async () => {
  const balloons = createBalloonRides([
    { id: "asked", launch: "05:40", baskets: 2, cents: 40_000, isOnRequest: true },
  ]);
  const buyer = await openRideBuyer(kit, balloons);
  const traveller = await buyer.toTraveller();
  const order = async () => {
    const quote = await buyer.quote("asked", 1, traveller);
    return buyer.place(buyer.toOrder(quote, { bookAgain: undefined }), traveller);
  };
  const first = await order();
  await expect(order()).rejects.toMatchObject({
    code: "duplicate_booking",
    duplicate: { reference: first.reference },
  });
  balloons.setDown(true);
  await buyer.cancel(first);
  expect((await order()).reference).not.toBe(first.reference);
});
