import type { User } from "@/lib/api/contract/users";
import { Avatar } from "./avatar";

export const AccountSummary = ({ user }: { user: Pick<User, "personal_info"> }) => (
  <div className="flex items-center gap-3 px-3 py-2">
    <Avatar user={user} />
    <div className="min-w-0">
      <p className="truncate font-semibold">
        {`${user.personal_info.first_name} ${user.personal_info.last_name}`.trim()}
      </p>
      <p className="truncate text-sm text-ink-soft" dir="ltr">
        {user.personal_info.email}
      </p>
    </div>
  </div>
);
