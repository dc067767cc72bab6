import type { ThreadAddress } from "@/lib/tickets/ticket-paths";

/** Names a form's thread, and the page that it leads back to. */
export const ThreadFields = ({ address }: { address: ThreadAddress }) => (
  <>
    {Object.entries(address).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
