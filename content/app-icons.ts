/** The sizes of the icons of the installed guide (pixels), which the build draws. */
export const iconSizes = [192, 512] as const;

/** The URL of an icon; a maskable one leaves room for the shape that a phone cuts. */
export function iconPath(size: number, purpose: 'any' | 'maskable' = 'any'): string {
  return `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`;
}

/** Where the browser of Apple's devices looks by itself. */
export const appleIconPath = '/apple-touch-icon.png';
