export type StarFill = 'full' | 'half' | 'empty';

/** How each of five stars is filled for a rating of 0 to 5, rounded to the nearest half. */
export function starFills(rating: number): readonly StarFill[] {
  const halves = Math.round(Math.min(Math.max(rating, 0), 5) * 2);
  return Array.from({ length: 5 }, (_, index) => {
    const left = halves - index * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}
