// What stands beside a journey by metro and needs code.
import '#site/ui/show-card/answering-cards.ts';
import '#site/ui/share-link.element.ts';
import '#site/ui/open-named.ts';

// Browsers that do not know `scroll-initial-target` open the maps in the middle as well.
if (!CSS.supports('scroll-initial-target', 'nearest'))
  for (const start of document.querySelectorAll<HTMLElement>('[data-scrolls-sideways] > i'))
    start.parentElement!.scrollLeft = start.offsetLeft;
