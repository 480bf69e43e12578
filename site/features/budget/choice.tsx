import type { ReactNode } from 'react';
import type { PictureFile } from '#site/lib/pictures.ts';
import { TickBox } from '#site/ui/tick.tsx';
import { Picture } from '#site/ui/picture.tsx';
import card from '#site/ui/card.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import styles from './choice.module.css';

interface Option<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly checked: boolean;
  readonly onChoose: (value: Value) => void;
  readonly title: string;
  readonly text: string;
}

interface CardProps<Value extends string> extends Option<Value> {
  /** A decorative picture above the text. */
  readonly picture?: ReactNode;
  /** Further facts below the text. */
  readonly children?: ReactNode;
  /** At the end of the card, as wide as it is. */
  readonly foot?: ReactNode;
}

/** A choice as a card. */
export function ChoiceCard<Value extends string>({
  picture,
  children,
  foot,
  ...option
}: CardProps<Value>) {
  const id = `${option.name}-${option.value}`;
  return (
    <label className={`${card.card} ${styles.card}`}>
      {picture && <span className={styles.scene}>{picture}</span>}
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.title}>
          {option.title}
        </span>
        <Radio {...option} id={id} />
        <span id={`${id}-text`} className={`${card.text} ${styles.text}`}>
          {withAmounts(option.text)}
        </span>
        {children}
      </span>
      {foot && <span className={styles.foot}>{foot}</span>}
    </label>
  );
}

interface RadioProps<Value extends string> extends Omit<Option<Value>, 'title' | 'text'> {
  /** Begins the ids of its name and text, where its label holds more than its name. */
  readonly id?: string;
}

export function Radio<Value extends string>({
  id,
  name,
  value,
  checked,
  onChoose,
}: RadioProps<Value>) {
  return (
    <input
      type="radio"
      className={styles.radio}
      name={name}
      value={value}
      checked={checked}
      onChange={() => onChoose(value)}
      aria-labelledby={id && `${id}-name`}
      aria-describedby={id && `${id}-text`}
    />
  );
}

interface RowProps<Value extends string> extends Option<Value> {
  /** A checkbox allows several choices, a radio button only one. */
  readonly type: 'radio' | 'checkbox';
  readonly picture?: PictureFile;
  readonly price: string;
  readonly unit: string;
}

/** A choice as a line of a list: name, note and price. */
export function OptionRow<Value extends string>({
  type,
  picture,
  price,
  unit,
  ...option
}: RowProps<Value>) {
  const { name, value, checked, onChoose } = option;
  const id = `${name}-${value}`;
  return (
    <label className={styles.row}>
      {type === 'radio' ? (
        <Radio {...option} id={id} />
      ) : (
        <TickBox
          name={name}
          value={value}
          checked={checked}
          onChange={() => onChoose(value)}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text`}
        />
      )}
      {picture && <Picture picture={picture} alt="" className={styles.thumb} />}
      <span className={styles.line}>
        <b id={`${id}-name`}>{option.title}</b>
        <span id={`${id}-text`} className={`${card.text} ${styles.text}`}>
          {withAmounts(option.text)}
        </span>
      </span>
      <span className={styles.price}>
        {withAmounts(price)} <span className={`note ${styles.unit}`}>{unit}</span>
      </span>
    </label>
  );
}
