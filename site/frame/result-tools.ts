// What stands beside the calculator's result and needs code.
import './share-link.ts';
