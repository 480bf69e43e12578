import { expect, test } from 'vitest';
import { withoutScripts } from './mirror.ts';

test('no script is left, and everything else stays', () => {
  const html = `<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>
<script type="application/ld+json">{"@type":"WebSite"}</script></head>
<body><p>Hola</p><script type="module" async>
import "/a.js"</script><SCRIPT src="/b.js"></SCRIPT ></body>`;
  expect(withoutScripts(html).replaceAll(/\s+/g, ' ')).toBe(
    '<head><link rel="stylesheet" href="/a.css"/> </head> <body><p>Hola</p></body>',
  );
});
