import type { Text } from '../locale.ts';

// How the hand moves in a stroke: the text alternative of the drawings.
export const down: Text = {
  es: 'trazo vertical, de arriba abajo',
  en: 'vertical stroke, top to bottom',
};
export const shortRight: Text = {
  es: 'trazo corto horizontal, de izquierda a derecha',
  en: 'short horizontal stroke, left to right',
};
export const shortDown: Text = {
  es: 'trazo corto vertical, de arriba abajo',
  en: 'short vertical stroke, top to bottom',
};
export const right: Text = {
  es: 'trazo horizontal, de izquierda a derecha',
  en: 'horizontal stroke, left to right',
};
export const circle: Text = {
  es: 'círculo, desde arriba y en sentido contrario a las agujas del reloj',
  en: 'circle, from the top, anticlockwise',
};
export const rightThenDown: Text = {
  es: 'de izquierda a derecha y, sin levantar, hacia abajo',
  en: 'left to right, then down without lifting',
};
export const downThenRight: Text = {
  es: 'hacia abajo y, sin levantar, a la derecha',
  en: 'down, then right without lifting',
};
export const middleRight: Text = {
  es: 'trazo horizontal del centro, de izquierda a derecha',
  en: 'middle horizontal stroke, left to right',
};
export const leftDown: Text = {
  es: 'trazo vertical de la izquierda, de arriba abajo',
  en: 'left vertical stroke, top to bottom',
};
export const bottomRight: Text = {
  es: 'trazo horizontal de abajo, de izquierda a derecha',
  en: 'bottom horizontal stroke, left to right',
};
export const rightSideDown: Text = {
  es: 'trazo vertical de la derecha, de arriba abajo',
  en: 'right vertical stroke, top to bottom',
};
export const slantLeft: Text = {
  es: 'diagonal hacia abajo a la izquierda',
  en: 'diagonal down to the left',
};
export const slantRight: Text = {
  es: 'diagonal hacia abajo a la derecha',
  en: 'diagonal down to the right',
};
export const rightThenSlantLeft: Text = {
  es: 'horizontal y, sin levantar, diagonal hacia abajo a la izquierda',
  en: 'horizontal, then diagonal down to the left without lifting',
};
export const onTop: Text = { es: 'trazo corto arriba', en: 'short stroke on top' };
