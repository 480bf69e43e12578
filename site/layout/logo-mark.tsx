/** The sign of the guide without its name. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="17" r="13" fill="#C8402C" />
      <path d="M1 27c8 0 12-5 15-11h8c3 6 7 11 15 11-3 3-8 4-19 4S4 30 1 27z" fill="currentColor" />
      <path d="M8 34h24M12 38h16" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  );
}
