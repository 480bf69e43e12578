interface Props {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A hill drawn from the side, with the brush strokes of old Korean maps. */
export function Hill({ x, y, width, height }: Props) {
  const at = (across: number, up: number) =>
    `${Math.round(x + across * width)} ${Math.round(y - up * height)}`;
  const stroke = (across: number, up: number, lean: number, down: number) =>
    `M${at(across, up)}q${Math.round(width * 0.05)} ${Math.round(height * down * 0.6)} ` +
    `${Math.round(width * lean)} ${Math.round(height * down)}`;
  return (
    <>
      <path
        fill="light-dark(#b9cdb1, #28504f)"
        d={
          `M${at(-0.5, 0)}Q${at(-0.24, 0.35)} ${at(-0.1, 0.86)}Q${at(0, 1.14)} ${at(0.12, 0.8)}` +
          `Q${at(0.26, 0.3)} ${at(0.5, 0)}z`
        }
      />
      <path
        fill="none"
        stroke="light-dark(#5e8071, #6fa093)"
        strokeWidth="1.4"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        opacity="0.75"
        d={
          stroke(0.02, 0.92, 0.02, 0.5) + stroke(0.12, 0.74, 0.03, 0.42) + stroke(-0.1, 0.7, 0, 0.4)
        }
      />
    </>
  );
}
