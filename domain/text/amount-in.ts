/** An amount as somebody types it, to the next whole one; undefined when it is none. */
export function amountIn(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s₩€$£]/g, '');
  const whole = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replaceAll(/[.,]/g, '') : text;
  return /^\d{1,12}(?:[.,]\d{1,2})?$/.test(whole)
    ? Math.round(Number(whole.replace(',', '.')))
    : undefined;
}
