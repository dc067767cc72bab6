/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Picture } from "./picture";

const size = { width: 480, height: 320 };

it.each([
  "/assets/inventory/hotels/old-town-2-480.webp",
  "/assets/inventory/hotels/old-town-2-960.avif",
  "/assets/inventory/hotels/old-town-2",
])("offers %s in both formats and widths", (src) => {
  const { container } = render(<Picture src={src} alt="Old town" {...size} />);
  const image = screen.getByRole("img", { name: "Old town" });
  expect(image).toHaveAttribute("src", "/assets/inventory/hotels/old-town-2-480.webp");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(container.querySelector("source")).toHaveAttribute(
    "srcset",
    "/assets/inventory/hotels/old-town-2-480.avif 480w, /assets/inventory/hotels/old-town-2-960.avif 960w",
  );
});

it("offers a banner in the existing widths", () => {
  render(<Picture src="/assets/promo/cruises" alt="Cruises" width={960} height={400} />);
  const image = screen.getByRole("img", { name: "Cruises" });
  expect(image).toHaveAttribute(
    "srcset",
    "/assets/promo/cruises-960.webp 960w, /assets/promo/cruises-1600.webp 1600w",
  );
});

it("offers a hero in the large widths, eagerly", () => {
  render(
    <Picture
      src="/assets/agencies/voyara/hero-1600.webp"
      alt="Lisbon"
      width={1600}
      height={686}
      isEager
    />,
  );
  const image = screen.getByRole("img", { name: "Lisbon" });
  expect(image).toHaveAttribute(
    "srcset",
    "/assets/agencies/voyara/hero-960.webp 960w, /assets/agencies/voyara/hero-1600.webp 1600w, /assets/agencies/voyara/hero-2400.webp 2400w",
  );
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

it("shows phones a hero's portrait crop if requested", () => {
  const { container } = render(
    <Picture
      src="/assets/agencies/voyara/hero-1600.webp"
      alt="Lisbon"
      width={1600}
      height={686}
      isUprightOnPhones
    />,
  );
  const sources = [...container.querySelectorAll("source")].map((source) => [
    source.media,
    source.type,
    source.getAttribute("srcset"),
  ]);
  expect(sources.slice(0, 2)).toEqual([
    ["(width < 40rem)", "image/avif", "/assets/agencies/voyara/hero-upright-800.avif"],
    ["(width < 40rem)", "image/webp", "/assets/agencies/voyara/hero-upright-800.webp"],
  ]);
  expect(sources[2]?.[2]).toContain("/hero-2400.avif 2400w");
});

it("offers no portrait crop of an image that has none", () => {
  const { container } = render(
    <Picture src="/assets/promo/cruises" alt="Cruises" {...size} isUprightOnPhones />,
  );
  expect(container.querySelectorAll("source")).toHaveLength(1);
});

it.each([
  "https://pictures.example/a.jpg",
  "/assets/inventory/rental-logos/kite.svg",
  "/assets/agencies/voyara/logo.svg",
  `/media/${"a".repeat(64)}.webp`,
])("leaves %s unchanged", (src) => {
  const { container } = render(<Picture src={src} alt="Other" {...size} />);
  expect(container.querySelector("source")).toBeNull();
  expect(screen.getByRole("img", { name: "Other" })).toHaveAttribute("src", src);
});
