import { dayAhead } from "./day-ahead.mjs";
import { post } from "./post.mjs";

/**
 * An open quote of the sandbox's plain hotel for a signed-in user.
 * @param host with its port, if it has one
 * @returns the quote, as the API answers it
 */
export async function openQuote({ port, host, cookie }) {
  const call = async (path, content) =>
    JSON.parse((await post({ port, host, path, content, headers: { cookie } })).body);
  const hotelId = "sandbox-h-null-island-plain";
  const party = {
    stay: { start: dayAhead(50), end: dayAhead(53) },
    rooms: [{ adults: 2, childAges: [] }],
    residence: "PT",
  };
  const { offers } = await call(`/api/hotels/${hotelId}/offers`, party);
  const offer = offers.find(({ payment }) => payment === "now");
  const selection = { service: "hotels", ...party, hotelId, offerId: offer.id };
  return (await call("/api/quotes", { selection })).quote;
}
