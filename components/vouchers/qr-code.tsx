import { Path, Svg } from "@react-pdf/renderer";
import { create } from "qrcode";

/** Four modules of quiet around it (ISO/IEC 18004). */
const quiet = 4;

/** Drawn, not a picture: as sharp as the paper. */
export function QrCode({ text, size, color }: { text: string; size: number; color: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * quiet;
  const squares = Array.from(modules.data, (isDark, index) =>
    isDark
      ? `M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z`
      : "",
  );
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} style={{ width: size, height: size }}>
      <Path d={squares.join("")} fill={color} />
    </Svg>
  );
}
