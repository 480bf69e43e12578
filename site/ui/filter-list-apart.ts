// A module of its own, so that pages which load `filter-list.ts` at once are spared what a dynamic import adds to it.
import './filter-list.ts';
