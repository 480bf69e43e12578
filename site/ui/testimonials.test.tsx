import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { text } from '#content/text/home.ts';
import { opinionsIn } from '#content/data/opinions.ts';
import { testimonials } from '#content/data/testimonials.ts';
import { localize } from '#content/localize.ts';
import { Testimonials } from './testimonials.tsx';

function markup(list: typeof testimonials): string {
  const testimonialsText = localize({ ...text.testimonials, items: opinionsIn(list) }, 'es');
  return renderToStaticMarkup(<Testimonials text={testimonialsText} />);
}

test('real opinions show, samples never do, and without opinions there is no section', () => {
  const [first, ...samples] = testimonials.map((item) => Object.assign({}, item, { sample: true }));
  if (!first) throw new Error('there are no opinions to look at');
  const html = markup([{ ...first, sample: false }, ...samples]);
  expect(html).toContain(text.testimonials.heading.es);
  expect(html).toContain(first.quote.es);
  for (const { quote } of samples) expect(html).not.toContain(quote.es);
  expect(markup(samples)).toBe('');
});
