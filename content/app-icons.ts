/** The sizes of the icons of the installed guide (pixels), which the build draws. */
export const iconSizes = [192, 512] as const;

/** The URL of an icon; a maskable one has a margin that phones may crop to a shape. */
export function iconPath(size: number, purpose: 'any' | 'maskable' = 'any'): string {
  return `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`;
}

/** The path that Apple's browsers request without a link. */
export const appleIconPath = '/apple-touch-icon.png';
