import { create } from "qrcode";

/** Modules of quiet around it (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code: the path of its dark modules, in a square of so many a side. */
export function toQrPath(text: string): { side: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const squares = Array.from(modules.data, (isDark, index) =>
    isDark
      ? `M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z`
      : "",
  );
  return { side: modules.size + 2 * quiet, path: squares.join("") };
}
