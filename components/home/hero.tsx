import clsx from "clsx";
import type { ReactNode } from "react";
import { ClientPicture } from "@/components/ui/client-picture.client";
import type { Agency } from "@/lib/api/contract/agencies";

type Composition = NonNullable<Agency["hero"]["composition"]>;
type Props = {
  image: string | null;
  title: string;
  text: string;
  composition?: Composition | undefined;
  /** What the headline is: in a preview it is no heading of that page. */
  titleAs?: "h1" | "p";
  /** The search panel. */
  children: ReactNode;
};

/**
 * The first view: an image, the agency's headline and the search panel, composed as the agency
 * chooses. Without an image its colour is in the image's place.
 */
export function Hero({ composition = "start", ...props }: Props) {
  if (composition === "split") return <SplitHero {...props} />;
  if (composition === "card") return <CardHero {...props} />;
  return <FullHero {...props} isCentred={composition === "centre"} />;
}

type HeroProps = Omit<Props, "composition">;

/** The image behind all, from edge to edge. */
function FullHero({
  image,
  title,
  text,
  titleAs: Title = "h1",
  isCentred,
  children,
}: HeroProps & { isCentred: boolean }) {
  return (
    <section className="relative isolate z-10">
      <div className="absolute inset-0 -z-10 overflow-hidden bg-brand">
        <HeroImage image={image} sizes="100vw" isUprightOnPhones />
        {/* The scrim keeps the text readable on any image. */}
        <div className="absolute inset-0 bg-linear-to-b from-scrim/30 via-scrim/20 to-scrim" />
        {isCentred ? (
          <div className="absolute inset-0 bg-scrim/30" />
        ) : (
          <div className="absolute inset-0 bg-linear-to-r from-scrim/60 to-transparent to-70% rtl:bg-linear-to-l" />
        )}
      </div>
      <div className="page-width flex flex-col gap-6 pt-14 pb-8 sm:gap-8 sm:pt-24 sm:pb-14 lg:pt-32">
        <div
          className={clsx("max-w-2xl space-y-3 text-on-photo", isCentred && "mx-auto text-center")}
        >
          <Title className="text-display font-semibold text-balance drop-shadow-md">{title}</Title>
          <p className={clsx("max-w-xl text-lead drop-shadow-md", isCentred && "mx-auto")}>
            {text}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The headline on the page's own ground, the image beside it to the window's edge. */
function SplitHero({ image, title, text, titleAs: Title = "h1", children }: HeroProps) {
  return (
    <section className="relative isolate z-10 bg-brand-tint">
      <div className="relative h-44 overflow-hidden bg-brand sm:h-60 lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-1/2">
        <HeroImage image={image} sizes="(min-width: 64rem) 50vw, 100vw" />
      </div>
      <div className="page-width relative flex flex-col gap-6 pt-6 pb-8 sm:gap-8 sm:pb-14 lg:gap-14 lg:pt-28">
        <div className="max-w-xl space-y-3 lg:min-h-44 lg:w-1/2 lg:max-w-none lg:pe-14">
          <Title className="text-display font-semibold text-balance text-ink">{title}</Title>
          <p className="max-w-xl text-lead text-ink-soft">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The image framed like a picture, the headline on its foot, the search over its lower edge. */
function CardHero({ image, title, text, titleAs: Title = "h1", children }: HeroProps) {
  return (
    <section className="page-width relative isolate z-10 pt-4 pb-8 sm:pt-6 sm:pb-14">
      <div className="relative -z-10 grid min-h-72 items-end overflow-hidden rounded-card bg-brand shadow-card sm:min-h-96 lg:min-h-112">
        <div className="absolute inset-0">
          <HeroImage image={image} sizes="(min-width: 80rem) 76rem, 100vw" />
          <div className="absolute inset-0 bg-linear-to-b from-transparent via-scrim/50 via-60% to-scrim" />
        </div>
        <div className="relative space-y-3 p-5 pb-14 text-on-photo sm:p-10 sm:pb-20">
          <Title className="max-w-2xl text-display font-semibold text-balance drop-shadow-md">
            {title}
          </Title>
          <p className="max-w-xl text-lead drop-shadow-md">{text}</p>
        </div>
      </div>
      <div className="-mt-9 sm:-mt-12 sm:px-6 lg:px-10">{children}</div>
    </section>
  );
}

type HeroImageProps = { image: string | null; sizes: string; isUprightOnPhones?: boolean };

const HeroImage = ({ image, ...props }: HeroImageProps) =>
  image && (
    <ClientPicture
      src={image}
      alt=""
      width={1600}
      height={686}
      isEager
      className="h-full w-full object-cover"
      {...props}
    />
  );
