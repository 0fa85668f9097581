// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeChoices, useChoices } from '../generate/choices.ts';
import { GearButton } from './gear-button.tsx';
import { findGear, useGearProfiles } from './gear-profiles.ts';
import { GearSheet } from './gear-sheet.tsx';

function Gear() {
  const profiles = useGearProfiles();
  const chosen = findGear(profiles, useChoices({ sessions: [] }).gear);
  return (
    <>
      <GearButton chosen={chosen} onOpen={() => {}} />
      <GearSheet
        open
        profiles={profiles}
        chosen={chosen}
        onChoose={(gear) => changeChoices({ gear })}
        onClose={() => {}}
      />
    </>
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const name = (value: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const chosen = () => screen.getByRole('button', { name: /^Kit/ }).textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('five sets of gear come with the product and cannot be deleted', () => {
  render(<Gear />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^(Delete|Change)/ })).toBeNull();
  expect(chosen()).toBe('KitMinimal home');
});

test('own gear is added, renamed, changed and deleted', () => {
  render(<Gear />);
  press('Add your own');
  name('Travel');
  press('Save kit');
  expect(screen.getByText('Another profile has this name.')).toBeTruthy();
  name('Shed');
  press('Kettlebells');
  press('Save kit');
  expect(chosen()).toBe('KitShed');

  press('Change Shed');
  name('Garage');
  press('Pull-up bar');
  press('Save kit');
  expect(chosen()).toBe('KitGarage');
  expect(screen.getByRole('button', { name: /^Garage/ }).textContent).toContain(
    'Kettlebells, Bodyweight, Pull-up bar, Yoga mat',
  );

  press('Delete Garage');
  expect(chosen()).toBe('KitMinimal home');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('a gym is filled in at a tap, rare machines are named one by one', () => {
  render(<Gear />);
  press('Add your own');
  name('My gym');
  expect(screen.queryByRole('button', { name: 'Hack squat' })).toBeNull();
  press('Commercial gym');
  press('Hack squat');
  press('Save kit');
  const row = screen.getByRole('button', { name: /^My gym/ }).textContent;
  expect(row).toContain('Gym machines, Cable machine, Smith machine');
  expect(row).not.toContain('Pool');
});

test('a profile that is gone gives way to the default', () => {
  changeChoices({ gear: 'gone' });
  render(<Gear />);
  expect(chosen()).toBe('KitMinimal home');
});
