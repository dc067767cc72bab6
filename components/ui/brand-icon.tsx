import * as bitcoin from "@fortawesome/free-brands-svg-icons/faBitcoin";
import * as amex from "@fortawesome/free-brands-svg-icons/faCcAmex";
import * as discover from "@fortawesome/free-brands-svg-icons/faCcDiscover";
import * as mastercard from "@fortawesome/free-brands-svg-icons/faCcMastercard";
import * as visa from "@fortawesome/free-brands-svg-icons/faCcVisa";
import * as discord from "@fortawesome/free-brands-svg-icons/faDiscord";
import * as facebook from "@fortawesome/free-brands-svg-icons/faFacebookF";
import * as instagram from "@fortawesome/free-brands-svg-icons/faInstagram";
import * as linkedin from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import * as tiktok from "@fortawesome/free-brands-svg-icons/faTiktok";
import * as x from "@fortawesome/free-brands-svg-icons/faXTwitter";
import * as youtube from "@fortawesome/free-brands-svg-icons/faYoutube";

const icons = { amex, bitcoin, discord, discover, facebook, instagram, linkedin, mastercard, tiktok, visa, x, youtube };
export type BrandIconName = keyof typeof icons;

/** Decorative: the text beside or around it names the brand. */
export function BrandIcon({ name, className }: { name: BrandIconName; className?: string }) {
  const { width, height, svgPathData } = icons[name];
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} fill="currentColor" className={className}>
      <path d={svgPathData} />
    </svg>
  );
}
