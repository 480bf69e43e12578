// What stands beside a journey by metro and needs code.
import '#site/ui/show-card/answering-cards.ts';
import '#site/ui/share-link.element.ts';
