import './consent.ts';
