/** An icon of one line, in the colour of its text. */
export function LineIcon({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The cross of what closes. */
export function CloseIcon() {
  return <LineIcon path="m5 5 14 14M19 5 5 19" />;
}
