import type { Qr } from './qr.ts';

/** The QR on paper. */
export interface PaperLink {
  readonly qr: Qr;
  /** Whether the visitor's notes are in it. */
  readonly notes: boolean;
}

/** A QR, dark on white in every theme: many phones read no other. */
export function QrPicture({
  qr: { size, path },
  label,
}: {
  readonly qr: Qr;
  readonly label: string;
}) {
  return (
    <svg className="trip-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
