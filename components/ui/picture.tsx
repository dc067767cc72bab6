import clsx from "clsx";
import { PreloadPicture } from "./preload-picture.client";

type Props = {
  /**
   * `/assets/inventory/…`, `/assets/agencies/…/hero…`, `/assets/promo/…` with or without width and
   * extension, or any other URL.
   */
  src: string;
  alt: string;
  /** Pixels of the layout's box: they fix the aspect ratio before the image arrives. */
  width: number;
  height: number;
  sizes?: string;
  /** For the image of the first view. */
  isEager?: boolean;
  /**
   * A hero that is in portrait on phones: it shows the portrait crop there, because only a strip of
   * the wide one would be left, enlarged three times.
   */
  isUprightOnPhones?: boolean;
  className?: string;
};

const phones = "(width < 40rem)";

/** `upright`: the width of a portrait crop. */
const ownPictures: { pattern: RegExp; widths: readonly number[]; upright?: number }[] = [
  {
    pattern:
      /^(\/assets\/inventory\/(?!rental-logos\/)[\w/-]+?)(?:-(?:480|960))?(?:\.(?:avif|webp))?$/,
    widths: [480, 960],
  },
  {
    pattern: /^(\/assets\/agencies\/[a-z0-9-]+\/hero)(?:-(?:960|1600|2400))?(?:\.(?:avif|webp))?$/,
    widths: [960, 1600, 2400],
    upright: 800,
  },
  {
    pattern: /^(\/assets\/promo\/[a-z-]+?)(?:-(?:960|1600))?(?:\.(?:avif|webp))?$/,
    widths: [960, 1600],
  },
];

/**
 * Our own images come as AVIF and WebP in their existing widths; any other URL is one plain image.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = "100vw",
  isEager = false,
  isUprightOnPhones = false,
  className,
}: Props) {
  const own = ownPictures.flatMap(({ pattern, ...made }) => {
    const stem = pattern.exec(src)?.[1];
    return stem ? [{ stem, ...made }] : [];
  })[0];
  const upright =
    isUprightOnPhones && own?.upright ? `${own.stem}-upright-${own.upright}` : undefined;
  const srcSet = (format: string) =>
    own?.widths.map((each) => `${own.stem}-${each}.${format} ${each}w`).join(", ");
  const image = (
    <img
      src={own ? `${own.stem}-${own.widths[0]}.webp` : src}
      srcSet={own && srcSet("webp")}
      sizes={own && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : undefined}
      decoding={isEager ? "sync" : "async"}
      className={clsx("bg-line object-cover", className)}
    />
  );
  if (!own) return image;
  return (
    <picture className="contents">
      {isEager && upright && <PreloadPicture src={`${upright}.avif`} media={phones} />}
      {isEager && !upright && (
        <PreloadPicture
          src={`${own.stem}-${own.widths[0]}.avif`}
          srcSet={srcSet("avif")}
          sizes={sizes}
        />
      )}
      {upright &&
        ["avif", "webp"].map((format) => (
          <source
            key={format}
            media={phones}
            type={`image/${format}`}
            srcSet={`${upright}.${format}`}
          />
        ))}
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      {image}
    </picture>
  );
}
