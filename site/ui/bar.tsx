interface Props {
  /** Per cent of the scale: filled up to the first, hatched up to the second. */
  readonly from: number;
  readonly to: number;
}

/** How long, beside others on the same scale; the number stands in the text. */
export function Bar({ from, to }: Props) {
  return (
    <svg viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true" width="100%" height="9">
      <rect width="100" height="7" fill="var(--sunk)" />
      <rect width={from} height="7" fill="var(--jade)" />
      {to > from && (
        <rect x={from} width={to - from} height="7" fill="var(--jade)" opacity="0.45" />
      )}
    </svg>
  );
}
