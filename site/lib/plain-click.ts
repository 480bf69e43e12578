type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether a click is an ordinary one: no modifier key, main button, and not handled yet. */
export function isPlain(click: Click): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = click;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}
