import { Path, Svg } from "@react-pdf/renderer";
import { toQrPath } from "@/lib/to-qr-path";

/** Drawn, not a picture: as sharp as the paper. */
export function QrCode({ text, size, color }: { text: string; size: number; color: string }) {
  const { side, path } = toQrPath(text);
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} style={{ width: size, height: size }}>
      <Path d={path} fill={color} />
    </Svg>
  );
}
