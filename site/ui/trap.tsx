/** A honeypot: a field that people neither see nor reach, so that only robots fill it in. */
export function Trap({ label }: { readonly label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
