import type { User } from "@/lib/api/contract/users";

/** The user's picture or the first letter of the name. */
export function Avatar({ user: { personal_info } }: { user: Pick<User, "personal_info"> }) {
  const { first_name, email, profile_image } = personal_info;
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-pill bg-brand text-sm font-semibold text-on-brand uppercase"
    >
      {profile_image ? (
        <img src={profile_image} alt="" className="size-full object-cover" />
      ) : (
        [...(first_name || email)][0]
      )}
    </span>
  );
}
