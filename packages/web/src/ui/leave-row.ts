const reachable = 'button, input, select, textarea, a[href]';

/**
 * Before a row goes together with the button that was pressed in it: the focus would fall to the
 * start of the page. It goes to the next row, to the one before, or to what stands beside the list.
 * A finger has no focus to lose, and a field would bring up its keyboard.
 */
export function leaveRow(button: HTMLElement): void {
  const row = button.closest('li');
  const list = row?.parentElement;
  if (!list?.parentElement || !button.matches(':focus-visible')) return;
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  const beside = [...list.parentElement.querySelectorAll<HTMLElement>(reachable)];
  const next = other?.querySelector('button') ?? beside.find((one) => !list.contains(one));
  next?.focus();
}
