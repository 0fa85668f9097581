// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Chip } from '../form/chip.tsx';
import { useShowAll } from '../use-show-all.tsx';

afterEach(cleanup);

function Names() {
  const [names, setNames] = useState(['Ada', 'Ben', 'Cem']);
  return (
    <div>
      <label>
        Name <input />
      </label>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Chip
              removeLabel={`Remove ${name}`}
              onRemove={() => setNames(names.filter((other) => other !== name))}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rows({ hasButtons }: { hasButtons: boolean }) {
  const { shown, list, button } = useShowAll(['one', 'two', 'three'], 1, '');
  return (
    <>
      <ul ref={list}>
        {shown.map((name) => (
          <li key={name}>{hasButtons ? <button type="button">{name}</button> : name}</li>
        ))}
      </ul>
      {button}
    </>
  );
}

describe('the focus of what goes by a press', () => {
  test('a row gives it to the next one, the last to the one before, the only one to its field', () => {
    render(<Names />);
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    remove('Ben').focus();
    fireEvent.click(remove('Ben'));
    expect(document.activeElement).toBe(remove('Cem'));
    fireEvent.click(remove('Cem'));
    expect(document.activeElement).toBe(remove('Ada'));
    fireEvent.click(remove('Ada'));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test.each([true, false])('of Show all goes to the first row that came', (hasButtons) => {
    render(<Rows hasButtons={hasButtons} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(screen.queryByRole('button', { name: 'Show all 3' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('two');
  });
});
