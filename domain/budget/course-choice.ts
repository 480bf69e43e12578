/** Whether a text is a month, `YYYY-MM`: schools do not all begin in the usual four. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** Whether a text may be the id of a school; only the content knows which there are. */
export function isSchoolId(text: string): boolean {
  return /^[a-z]+(?:-[a-z]+)*$/.test(text) && text.length <= 50;
}
