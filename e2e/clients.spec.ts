import type { APIRequestContext } from '@playwright/test';
import { makeSession } from '../packages/server/src/test-support/session.ts';
import { type Athlete, createAthlete, enterAs } from './support/athlete.ts';
import { violationsInBothModes } from './support/axe.ts';
import { bearer, makeProgram } from './support/program.ts';
import { expect, test } from './support/server.ts';

const longDay = (date: string) =>
  new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

test('an athlete invites a coach, who moves a session, writes, and is ended with one tap', async ({
  page,
  other,
  request,
}) => {
  const ada = await createAthlete(request);
  const ben = await createAthlete(request, 'Ben');
  const program = await makeProgram(request, ada);
  const { date, title } = program.weeks[3].sessions[1];
  const later = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  await enterAs(page, ada.email, '/profile?view=account');
  await page.getByRole('button', { name: 'Invite a coach' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a coach' });
  await dialog.getByLabel('Move sessions of your program').check();
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const made = page.getByRole('dialog', { name: 'Give this code to your coach' });
  const code = await made.getByLabel('Code').inputValue();
  await made.getByRole('button', { name: 'Done' }).click();

  await enterAs(other, ben.email, '/clients');
  await other.getByLabel('Code from an athlete').fill(code);
  await other.getByRole('button', { name: 'Add client' }).click();
  const client = other.getByRole('region', { name: 'Ada' });
  const day = client.getByLabel(`Move ${title} of week 4 to`).last();
  await expect(day).toHaveValue(date);
  await day.fill(later);
  await expect(client.getByText(longDay(later))).toBeVisible();
  await expect(day).toHaveValue(later);
  await expect(client).toContainText('Nothing in the last weeks.');
  await client.getByLabel('Write to Ada').fill('Sleep well before Saturday.');
  await client.getByRole('button', { name: 'Send' }).click();
  await expect(client.getByLabel('Write to Ada')).toHaveValue('');
  expect(await violationsInBothModes(other)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('list', { name: 'Comments' })).toContainText(
    'Sleep well before Saturday.',
  );
  const coaches = page.getByRole('list', { name: 'Your coaches' });
  await expect(coaches).toContainText('Ben');
  await coaches.getByRole('button', { name: 'End Ben' }).click();
  await expect(coaches).toBeHidden();
  await other.reload();
  await expect(other.getByLabel('Code from an athlete')).toBeVisible();
  await expect(client).toBeHidden();
});

async function logSession(request: APIRequestContext, athlete: Athlete): Promise<void> {
  const at = new Date().toISOString();
  const sets = [
    { reps: 8, weight: 60, rir: 2 },
    { reps: 6, weight: 65, rpe: 9 },
  ];
  const exercise = {
    ...{ name: 'Back Squat', planned: { sets: 2, seconds: 120 }, actual: { sets } },
    ...{ completed: true, personalRecord: false },
  };
  const data = makeSession({
    ...{ date: at, updatedAt: at, title: 'Evening lifts', exercises: [exercise] },
    notes: 'The last set was slow.',
  });
  const reply = await request.put(`/api/v1/sessions/${data.id}`, {
    headers: bearer(athlete),
    data,
  });
  expect(reply.ok()).toBe(true);
}

test('a coach sees what sessions hold and proposes a change, and the athlete decides', async ({
  page,
  other,
  request,
}) => {
  const ada = await createAthlete(request);
  const ben = await createAthlete(request, 'Ben');
  const program = await makeProgram(request, ada, {
    ...{ goal_text: 'build muscle', weeks: 1, sessions_per_week: 2, minutes_per_session: 40 },
    ...{ fitness_level: 'intermediate', props: ['bench', 'rack'] },
    equipment: ['barbells', 'dumbbells', 'bodyweight'],
  });
  const [{ title, workout }] = program.weeks[0].sessions;
  const lift = workout.workout.find(
    ({ weight, role }: { weight?: unknown; role?: string }) =>
      typeof weight === 'number' && role !== 'ramp',
  );
  await logSession(request, ada);
  const { code } = await (
    await request.post('/api/v1/coaches', {
      headers: bearer(ada),
      data: { rights: ['plan', 'log', 'adjust'] },
    })
  ).json();
  await request.post('/api/v1/clients', { headers: bearer(ben), data: { code } });

  await enterAs(other, ben.email, '/clients');
  const client = other.getByRole('region', { name: 'Ada' });
  await client.getByRole('list', { name: 'Log of Ada' }).getByRole('button').click();
  const logged = other.getByRole('dialog', { name: 'Evening lifts' });
  await expect(logged).toContainText('8 × 60 kg with 2 left');
  await expect(logged).toContainText('6 × 65 kg at RPE 9');
  await expect(logged).toContainText('The last set was slow.');
  await logged.getByRole('button', { name: 'Close' }).click();

  await client.getByRole('button', { name: title }).first().click();
  const planned = other.getByRole('dialog', { name: title });
  await expect(planned).toContainText(`× ${lift.weight} kg`);
  await planned.getByRole('button', { name: 'Propose a change' }).click();
  await planned.getByRole('button', { name: lift.name }).first().click();
  await planned.getByRole('spinbutton', { name: 'Sets', exact: true }).press('ArrowUp');
  await expect(planned.getByLabel('Exercise', { exact: true }).locator('option')).not.toHaveCount(
    1,
  );
  expect(await violationsInBothModes(other)).toEqual([]);
  await planned.getByRole('button', { name: 'Propose it' }).click();
  const proposed = planned.getByRole('region', { name: 'Your change' });
  await expect(proposed).toContainText('Your change waits for Ada');
  await expect(proposed).toContainText(`${lift.sets} sets`);
  await expect(proposed).toContainText(`${lift.sets + 1} sets`);

  await enterAs(page, ada.email, '/program?view=program');
  const card = page.getByRole('region', { name: `A change to ${title}` });
  await expect(card).toContainText('Proposed by Ben');
  await expect(card).toContainText(`${lift.sets + 1} sets`);
  expect(await violationsInBothModes(page)).toEqual([]);
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(card).toBeHidden();
  await other.reload();
  await expect(client).toContainText('Ada accepted your change');
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('button', { name: 'Undo the change' })).toBeHidden();
  await other.reload();
  await expect(client).toContainText('Ada took your change back');
});
