type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether a click asks for what is clicked, here and now; others open tabs, download, or are dealt with. */
export function isPlain(click: Click): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = click;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}
