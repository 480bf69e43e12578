// What stands beside a journey by metro and needs code.
import '#site/ui/dialogs.ts';
import '#site/ui/share-link.element.ts';
