// What stands beside the calculator's result and needs code.
import '#site/ui/share-link.element.ts';
