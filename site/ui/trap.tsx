/** A field for robots alone: people neither see nor reach it. */
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
