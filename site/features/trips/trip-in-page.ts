/** An activity, as needed for files of a trip. */
export interface TripActivity {
  /** `09:30`, or a part of the day: `AM`. */
  readonly time: string;
  readonly title: string;
  readonly description: string;
  readonly tips?: readonly string[];
  readonly location?: string;
  /** Degrees (WGS 84). */
  readonly stop?: { readonly lat: number; readonly lng: number; readonly hangul?: string };
}

/** A day of the trip, with its position in the trip and in the plan. */
export interface TripDay {
  readonly day: number;
  readonly planned: number;
  readonly title: string;
  readonly activities: readonly TripActivity[];
}

/** The itinerary of the page, with its days in the order of the trip. */
export interface TripInPage {
  readonly id: string;
  readonly title: string;
  readonly days: readonly TripDay[];
}

/** Reads the itinerary from the document, so that its texts are not sent twice. */
export function tripInPage(): TripInPage {
  const section = document.querySelector<HTMLElement>('[data-trip]');
  const panels = section?.querySelectorAll<HTMLElement>('[data-day]') ?? [];
  return {
    id: section?.dataset['trip'] ?? '',
    title: textIn(section, 'h2'),
    days: [...panels].map((panel, index) => ({
      day: index + 1,
      planned: Number(panel.dataset['day']),
      title: textIn(panel, '[data-title]'),
      activities: [...panel.querySelectorAll<HTMLElement>('[data-time]')].map(activityIn),
    })),
  };
}

function activityIn(item: HTMLElement): TripActivity {
  const { time = '', lat, lng, hangul } = item.dataset;
  const location = textIn(item, '[data-location]');
  const tips = [...item.querySelectorAll('[data-tip]')].map(({ textContent }) => textContent);
  return {
    time,
    title: textIn(item, 'h4'),
    description: textIn(item, '[data-description]'),
    tips,
    ...(location && { location }),
    ...(lat && { stop: { lat: Number(lat), lng: Number(lng), ...(hangul && { hangul }) } }),
  };
}

const textIn = (part: Element | null, selector: string) =>
  part?.querySelector(selector)?.textContent ?? '';
