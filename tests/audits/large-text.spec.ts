import { open, test } from '../fixtures.ts';
import { phone } from '../site.ts';
import { expectRoomForLargeText } from './large-text.ts';

// What tools show once they are used; `every-page.spec.ts` looks at the pages as they come.
const paths = ['/presupuesto?step=results&durationType=weeks&duration=7', '/search?q=subway'];

for (const path of paths) {
  test(`${path} has room for text at 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expectRoomForLargeText(page, [320, phone.width, 768, 1280]);
  });
}
