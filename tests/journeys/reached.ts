import type { Locator } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Waits until an answer begins in view, below the header and with room for its first lines. */
export async function expectReached(answer: Locator): Promise<void> {
  await expect
    .poll(() =>
      answer.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= Math.max(0, header) && top <= innerHeight * 0.75;
      }),
    )
    .toBe(true);
}
