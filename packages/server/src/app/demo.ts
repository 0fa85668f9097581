import { putSession } from '@cadence/contract/analytics/routes';
import { login, register } from '@cadence/contract/auth/routes';
import { putItems } from '@cadence/contract/profile/routes';
import { routeUrl } from '@cadence/contract/route';
import { athleteProfile } from '@cadence/domain/demo/athlete-profile';
import { athleteYear } from '@cadence/domain/demo/athlete-year';
import type { FastifyInstance } from 'fastify';

const athlete = {
  email: 'demo@cadence.example',
  password: 'one year of training',
  name: 'Robin',
};

/** Seeded through the API itself, so that the demo holds nothing that a user could not have made. */
export async function seedDemo(app: FastifyInstance, nowMs: number): Promise<void> {
  const { email, password } = athlete;
  const known = await app.inject({
    method: login.method,
    url: routeUrl(login),
    payload: { email, password },
  });
  if (known.statusCode !== 200) {
    const made = await app.inject({
      method: register.method,
      url: routeUrl(register),
      payload: athlete,
    });
    if (made.statusCode !== 201) throw new Error(`The demo athlete was not made: ${made.body}`);
    await train(app, made.json().token, nowMs);
    await introduce(app, made.json().token, nowMs);
  }
  console.log(`Sign in as ${email} with the password "${password}"`);
}

async function train(app: FastifyInstance, token: string, nowMs: number): Promise<void> {
  for (const session of athleteYear(nowMs)) {
    const stored = await app.inject({
      method: putSession.method,
      url: routeUrl(putSession, { id: session.id }),
      headers: { authorization: `Bearer ${token}` },
      payload: session,
    });
    if (stored.statusCode !== 200) throw new Error(`A demo session was refused: ${stored.body}`);
  }
}

async function introduce(app: FastifyInstance, token: string, nowMs: number): Promise<void> {
  const stored = await app.inject({
    method: putItems.method,
    url: routeUrl(putItems),
    headers: { authorization: `Bearer ${token}` },
    payload: { items: athleteProfile(nowMs) },
  });
  if (stored.statusCode !== 200) throw new Error(`The demo profile was refused: ${stored.body}`);
}
