import type { Page } from "playwright/test";
import { createPost } from "./create-post";
import { quoteHotel } from "./hotels";
import { newAddress } from "./new-address";
import { orderQuote, payOrder, untilBooked, type Booked } from "./order-quote";

type StayOptions = {
  prefix?: string;
  /** Days from today; else nights of its own, as the rooms of a night are few. */ ahead?: number;
  lastName?: string;
  isForClient?: boolean;
  /** A new one by default: an address orders a limited number in half an hour. */
  email?: string;
  /** What cancelling gives back. */ refundable?: "full" | "none";
  /** Else it is held until it would have to be. */ isPaid?: boolean;
  rooms?: { adults: number; childAges: number[] }[];
};

const nights = 3;
const stays = { first: 240, each: 10 };
let taken = 0;
/** Days ahead that no other worker uses, and this one only after some others. */
const takeStay = () =>
  stays.first +
  nights * (Number(process.env.TEST_PARALLEL_INDEX) * stays.each + (taken++ % stays.each));

/**
 * Books and pays a rate of Null Island's plain hotel, refundable by default, as the page's user,
 * with the calls that the pages make.
 */
export async function bookHotel(
  page: Page,
  agency: string,
  {
    prefix = "",
    ahead = takeStay(),
    lastName = "Berg",
    isForClient = false,
    email = newAddress(),
    refundable = "full",
    isPaid = true,
    rooms = [{ adults: 2, childAges: [5] }],
  }: StayOptions = {},
): Promise<Booked> {
  const post = await createPost(page, agency, { prefix, language: prefix.slice(1) || "en" });
  const quote = await quoteHotel(post, { word: "plain", nights, refundable, rooms, ahead });
  const guest = { firstName: "Nina", lastName };
  const booked = await orderQuote(post, quote, {
    email,
    guest,
    travellers: rooms.map(() => guest),
    requests: "A quiet room, please",
    isForClient,
  });
  if (isPaid) {
    await payOrder(post, booked);
    await untilBooked(post, booked);
  }
  return booked;
}
