import type { Room } from "@/lib/api/contract/hotels";
import { usePartyText } from "./use-party-text";

/** What `usePartyText` says, as an element. */
export const PartyText = ({ rooms }: { rooms: readonly Room[] }) => <>{usePartyText(rooms)}</>;
