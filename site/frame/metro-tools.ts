// What stands beside a journey by metro and needs code.
import './dialogs.ts';
import './share-link.ts';
