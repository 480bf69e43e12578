/** A clock time `HH:MM` in minutes after midnight; undefined for a part of the day. */
export function clockMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
