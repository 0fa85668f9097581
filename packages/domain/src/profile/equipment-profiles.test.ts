import { describe, expect, test } from 'vitest';
import {
  addProfile,
  changeProfile,
  defaultProfileId,
  defaultProfiles,
  maxProfileNameLength,
  type ProfilesChange,
  removeProfile,
  renameProfile,
} from './equipment-profiles.ts';

function changed(change: ProfilesChange) {
  if (change.kind === 'refused') throw new Error(change.reason);
  return change.profiles;
}

const garage = { id: 'garage', name: ' Garage ', equipment: ['kettlebells'] as const };
const withGarage = changed(addProfile(defaultProfiles, garage));

test('five profiles come with the product, Minimal home first', () => {
  expect(defaultProfiles.map(({ id }) => id)).toEqual([
    'minimal_home',
    'full_home_gym',
    'travel_setup',
    'bodyweight_only',
    'athletic_performance',
  ]);
  expect(defaultProfileId).toBe('minimal_home');
  expect(defaultProfiles[0]?.equipment).toEqual([
    'bodyweight',
    'dumbbells',
    'resistance_bands',
    'yoga_mat',
  ]);
});

test('each of them has a body to train', () => {
  for (const { equipment } of defaultProfiles) expect(equipment).toContain('bodyweight');
});

describe('a profile of your own', () => {
  test('is added under its trimmed name, with a body and what every home has', () => {
    expect(withGarage.at(-1)).toEqual({
      id: 'garage',
      name: 'Garage',
      equipment: ['kettlebells', 'bodyweight'],
      props: ['wall', 'chair', 'towel'],
      custom: true,
    });
    expect(withGarage).toHaveLength(6);
  });

  test.each([
    [{ ...garage, name: '  ' }, 'Give the profile a name.'],
    [{ ...garage, name: 'minimal HOME' }, 'Another profile has this name.'],
    [{ ...garage, name: 'x'.repeat(maxProfileNameLength + 1) }, 'Keep the name to 40 characters.'],
    [{ ...garage, id: 'travel_setup' }, 'This profile is already there.'],
  ])('is refused: %j', (profile, reason) => {
    expect(addProfile(defaultProfiles, profile)).toEqual({ kind: 'refused', reason });
  });

  test('is renamed, and may keep its name in other letters', () => {
    expect(changed(renameProfile(withGarage, 'garage', 'Cellar')).at(-1)?.name).toBe('Cellar');
    expect(changed(renameProfile(withGarage, 'garage', 'GARAGE')).at(-1)?.name).toBe('GARAGE');
    expect(renameProfile(withGarage, 'garage', 'Travel').kind).toBe('refused');
  });

  test('is changed, with what the new equipment brings', () => {
    const profiles = changed(changeProfile(withGarage, 'garage', ['suspension'], ['bench']));
    expect(profiles.at(-1)).toMatchObject({
      equipment: ['bodyweight', 'suspension'],
      props: ['wall', 'chair', 'towel', 'anchor', 'bench'],
    });
  });

  test('is removed', () => {
    expect(changed(removeProfile(withGarage, 'garage'))).toEqual(defaultProfiles);
  });
});

test('default profiles cannot be deleted, renamed or changed', () => {
  expect(removeProfile(defaultProfiles, 'minimal_home')).toEqual({
    kind: 'refused',
    reason: 'Default profiles cannot be deleted.',
  });
  expect(renameProfile(defaultProfiles, 'minimal_home', 'Mine').kind).toBe('refused');
  expect(changeProfile(defaultProfiles, 'minimal_home', [], []).kind).toBe('refused');
});

test('a profile that is gone is said to be gone', () => {
  const reason = 'This profile is no longer there.';
  expect(removeProfile(defaultProfiles, 'nowhere')).toEqual({ kind: 'refused', reason });
  expect(renameProfile(defaultProfiles, 'nowhere', 'Here')).toEqual({ kind: 'refused', reason });
});
