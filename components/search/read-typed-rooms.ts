import { readParty } from "@/lib/hotels/read-party";
import type { DraftRoom } from "./room-fields.client";

/** The rooms of a flat party, as filled in before the script came; ages may be missing. */
export function readTypedRooms(flat: Element): DraftRoom[] {
  const controls = [...flat.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")];
  const typed = (name: string) =>
    controls.flatMap((control) => (control.name === name ? [control.value] : []));
  const { rooms } = readParty(typed);
  const ages = typed("childAge").length;
  // Children are dealt to the rooms in turn.
  return rooms.map(({ adults, childAges }, room) => ({
    adults,
    childAges: childAges.map((age, turn) => (turn * rooms.length + room < ages ? age : null)),
  }));
}
