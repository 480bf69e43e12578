import type { Position } from '#content/position.ts';

/** The centre of Seoul. */
export const seoulCentre: Position = { lat: 37.5665, lng: 126.978 };

const day = 86_400_000;
const koreanOffset = 9 * 60;

/** The centre of the sun below the horizon at sunrise: its radius and the bending of light in the air. */
const horizon = -0.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * Sunrise and sunset at a place on a date (`YYYY-MM-DD`), in minutes after midnight in Korea, within two minutes;
 * hills are not counted. For places where the sun rises and sets every day.
 */
export function daylight(date: string, { lat, lng }: Position): { rises: number; sets: number } {
  // Days since noon of 1 January 2000, at noon in Korea.
  const days = Date.parse(`${date}T03:00:00Z`) / day - 10_957.5;
  const anomaly = radians(357.5291 + 0.98560028 * days);
  const longitude = radians(
    280.4665 + 0.98564736 * days + 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  );
  const tilt = radians(23.4393);
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  // How far the sundial is ahead of the clock, in minutes.
  const equation = 4 * turn(280.4665 + 0.98564736 * days - degrees(ascension));
  const noon = 12 * 60 + koreanOffset - 4 * lng - equation;
  const half = degrees(
    Math.acos(
      (Math.sin(radians(horizon)) - Math.sin(radians(lat)) * Math.sin(declination)) /
        (Math.cos(radians(lat)) * Math.cos(declination)),
    ),
  );
  return { rises: Math.round(noon - 4 * half), sets: Math.round(noon + 4 * half) };
}

/** An angle between -180 and 180 degrees. */
const turn = (angle: number) => angle - 360 * Math.round(angle / 360);
