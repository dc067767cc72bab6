import { Icon, type IconName } from "@/components/ui/icon";
import type { Agency } from "@/lib/api/contract/agencies";
import { toWebUrl } from "@/lib/to-web-url";

const networks = [
  { field: "linkedin", name: "LinkedIn", icon: "brand-linkedin" },
  { field: "instagram", name: "Instagram", icon: "brand-instagram" },
  { field: "facebook", name: "Facebook", icon: "brand-facebook" },
  { field: "twitter", name: "X", icon: "brand-x" },
  { field: "youtube", name: "YouTube", icon: "brand-youtube" },
  { field: "discord", name: "Discord", icon: "brand-discord" },
  { field: "tiktok", name: "TikTok", icon: "brand-tiktok" },
] as const satisfies { field: keyof Agency; name: string; icon: IconName }[];

/** The networks an agency has set, in table order. */
export const socialProfiles = (agency: Pick<Agency, (typeof networks)[number]["field"]>) =>
  networks.flatMap(({ field, name, icon }) => {
    const href = toWebUrl(agency[field]);
    return href ? [{ href, name, icon }] : [];
  });

export const SocialLinks = ({ profiles }: { profiles: ReturnType<typeof socialProfiles> }) => (
  <ul className="-ms-2.5 flex flex-wrap *:*:grid *:*:size-11 *:*:place-items-center *:*:rounded-pill *:*:text-ink-soft *:*:hover:bg-brand-tint *:*:hover:text-brand-ink">
    {profiles.map(({ href, name, icon }) => (
      <li key={name}>
        <a href={href} rel="noopener me" aria-label={name}>
          <Icon name={icon} className="size-5" />
        </a>
      </li>
    ))}
  </ul>
);
