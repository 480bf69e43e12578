/** Said to screen readers of a link that opens apart. */
export function NewTab({ label }: { readonly label: string }) {
  return <span className="visually-hidden">{` ${label}`}</span>;
}
