// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeDraft, readWizardDraft } from '../../features/program/wizard/wizard-draft.ts';
import { readSafetyLock } from '../../features/workout/safety/safety-lock.ts';
import { putItem } from '../../platform/items/item-store.ts';
import { rowsOfKind, takeRows } from '../../platform/outbox/outbox.ts';
import { open, press, server, setUpProgramPage } from './test-support/program-page.tsx';

setUpProgramPage();

const made = () =>
  server.received.filter(({ method, path }) => method === 'POST' && path === '/programs');

function wish() {
  press('Next');
  press('Next');
  press('Create program');
}

test('without a connection nothing typed is lost, and the next try is the same wish', async () => {
  server.isDown = true;
  open('/program?goal=Move%20better');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    'Move better',
  );
  wish();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to create program. Network error: Unable to connect... Check your connection and try again.',
  );
  server.isDown = false;
  press('Create program');
  await screen.findByRole('heading', { level: 1, name: '8-Week Freer joints' });
  const [first, second] = made();
  expect(made()).toHaveLength(2);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toMatchObject({ goal_text: 'Move better', weeks: 8 });
  const readAgain = server.received.filter(({ path }) => /^\/programs\/./.test(path));
  expect(readAgain).toEqual([]);
});

test('a named program is a start whose words, weeks and days can be changed', async () => {
  open('/program');
  press('5/3/1');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    '5/3/1',
  );
  expect(readWizardDraft().weeks).toBe(12);
  act(() => changeDraft({ goal: '5/3/1, squat 140', weeks: 8 }));
  wish();
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]?.body).toMatchObject({ goal_text: '5/3/1, squat 140', weeks: 8 });
});

test('a wish that was made and deleted before is a new one', async () => {
  const message = 'This key was already used for another request.';
  server.refuse = { path: /^\/programs$/, status: 409, code: 'IDEMPOTENCY_CONFLICT', message };
  open('/program?goal=Swim');
  wish();
  await screen.findByRole('heading', { level: 1, name: '8-Week Freer joints' });
  const [first, second] = made();
  expect(second?.key).not.toBe(first?.key);
});

test('what is read in the goal is said back, and what was not meant is left out', async () => {
  open('/program?goal=Get%20stronger%2C%20bad%20left%20knee');
  const understood = await screen.findByRole('list', { name: 'Understood' });
  expect([...understood.children].map((one) => one.textContent)).toEqual(['Left knee', 'Strength']);
  press('Next');
  press('Next');
  const around = await screen.findByRole('list', { name: 'Worked around' });
  expect(around.textContent).toBe('Left knee, from your words');
  press('Not meant: Left knee');
  await screen.findByText('Neither your profile nor your words tell of an injury.');
  press('Create program');
  await screen.findByRole('heading', { level: 1, name: '8-Week Freer joints' });
  expect(made()[0]?.body.dismissed).toEqual(['injury:knee:left']);
});

test.each(['no kit', 'no equipment', 'at home without equipment'])(
  'the goal says "%s": that is the kit, until another is chosen',
  async (words) => {
    open(`/program?goal=${encodeURIComponent(`Get stronger, ${words}`)}`);
    await screen.findByText('No kit');
    press('Next');
    press('Next');
    const told = await screen.findByRole('list', { name: 'Kit from your words' });
    expect(told.textContent).toBe('No kit, from your words');
    press('Kit Bodyweight only');
    press(/^Full home gym/);
    await screen.findByRole('button', { name: 'Kit Full home gym' });
    await waitFor(() => expect(screen.queryByText(/^No kit/)).toBeNull());
    press('Create program');
    await screen.findByRole('heading', { level: 1, name: '8-Week Freer joints' });
    expect(made()[0]?.body).toMatchObject({ dismissed: ['kit:none'] });
    expect(made()[0]?.body.equipment).toContain('barbells');
  },
);

async function goToKit(words: string) {
  open(`/program?goal=${encodeURIComponent(`Get stronger ${words}`)}`);
  await screen.findByRole('list', { name: 'Understood' });
  press('Next');
  press('Next');
  await screen.findByRole('list', { name: 'Kit from your words' });
}

async function create() {
  press('Create program');
  await screen.findByRole('heading', { level: 1, name: '8-Week Freer joints' });
  return made()[0]?.body;
}

test('a kit chosen against the words counts at once, before they are read again', async () => {
  await goToKit('without equipment');
  press('Kit Bodyweight only');
  press(/^Full home gym/);
  expect(screen.getByRole('button', { name: 'Kit Full home gym' })).toBeDefined();
  expect((await create())?.equipment).toContain('barbells');
});

test('a word of kit that was not meant is gone at once', async () => {
  await goToKit('without equipment');
  press('Not meant: No kit');
  expect(screen.getByRole('button', { name: 'Kit Minimal home' })).toBeDefined();
  expect((await create())?.equipment).toContain('dumbbells');
});

test('two readings tapped away in one moment are both left out', async () => {
  await goToKit('with dumbbells and bands');
  const [one, other] = screen.getAllByRole('button', { name: /^Not meant/ });
  act(() => {
    one?.click();
    other?.click();
  });
  expect(readWizardDraft().dismissed).toEqual(['kit:dumbbells', 'kit:resistance_bands']);
});

test('chosen gear that is what the words say stays chosen, with its bench', async () => {
  const id = '01920000-0000-7000-8000-000000000001';
  putItem('equipment_profile', id, {
    name: 'Garage',
    equipment: ['bodyweight', 'dumbbells', 'resistance_bands', 'yoga_mat'],
    props: ['bench', 'chair', 'wall'],
  });
  takeRows(rowsOfKind('item'));
  changeDraft({ gear: id });
  await goToKit('with dumbbells and bands');
  expect(screen.getByRole('button', { name: 'Kit Garage' })).toBeDefined();
  expect((await create())?.props).toContain('bench');
});

test('the props of chosen gear stay where the words name another kit', async () => {
  changeDraft({ gear: 'full_home_gym' });
  await goToKit('with dumbbells and bands');
  expect(screen.getByRole('button', { name: 'Kit Minimal home' })).toBeDefined();
  expect((await create())?.props).toContain('bench');
});

test('a kit that no set of gear has is left to the words', async () => {
  open('/program?goal=Get%20stronger%20with%20kettlebells');
  await screen.findByText('Kettlebells');
  press('Next');
  press('Next');
  await screen.findByRole('button', { name: 'Kit from text' });
  expect(screen.getByText('Kettlebells, from your words')).toBeDefined();
});

test('what the profile holds and the words tell too is shown once', async () => {
  putItem('fact', 'health_consent', true);
  putItem('injury', '1', { region: 'knee', side: 'left', status: 'active' });
  open('/program?goal=Get%20stronger%2C%20bad%20left%20knee%20and%20bad%20shoulder');
  await screen.findByText('Shoulder');
  press('Next');
  press('Next');
  const around = await screen.findByRole('list', { name: 'Worked around' });
  expect([...around.children].map((one) => one.textContent)).toEqual([
    'Left knee',
    'Shoulder, from your words',
  ]);
});

test('a reading that was tapped away comes back when its words are written anew', async () => {
  open('/program?goal=Bad%20left%20knee');
  await screen.findByText('Left knee');
  press('Not meant: Left knee');
  await waitFor(() => expect(screen.queryByText('Left knee')).toBeNull());
  const goal = screen.getByLabelText('What do you want to reach?');
  fireEvent.change(goal, { target: { value: 'Get strong' } });
  await screen.findByText('Strength');
  fireEvent.change(goal, { target: { value: 'Get strong, bad left knee' } });
  await screen.findByText('Left knee');
});

test('a hold is answered on the same card as beside the prompt, and then the program is made', async () => {
  server.refuse = {
    path: /^\/programs$/,
    status: 422,
    code: 'SAFETY_HOLD',
    message: 'Ask your doctor first.',
    suggestion: 'Then tell us.',
    reason: 'heart',
  };
  open('/program?goal=Swim');
  wish();
  expect((await screen.findByRole('alert')).textContent).toContain('Ask your doctor first.');
  press('I am cleared');
  press('Yes, I am fine to train');
  await screen.findByRole('heading', { level: 1, name: '8-Week Freer joints' });
  expect(made().map(({ body }) => body.cleared)).toEqual([undefined, ['heart']]);
});

test('a stop holds for all training, until it was not meant', async () => {
  server.refuse = {
    path: /^\/programs$/,
    status: 422,
    code: 'SAFETY_STOP',
    message: 'This needs a look.',
    suggestion: 'Call now.',
    reason: 'chest-pain',
  };
  open('/program?goal=Swim');
  wish();
  await screen.findByText('This needs a look.');
  await waitFor(() => expect(readSafetyLock()?.id).toBe('chest-pain'));
  press('That is not what I meant');
  expect(readSafetyLock()).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to reach?').value).toBe(
    'Swim',
  );
});
