import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import { newcomer, stranger } from './test-support/athletes.ts';

describe('a message that says time, kit and aim', () => {
  it.each([
    '30 min dumbbells, upper body',
    'I have dumbbells and 30 minutes, upper body',
    '30 min with dumbbells for my upper body',
    'I want 30 min dumbbells upper body',
    'I only have dumbbells and 30 minutes. Upper body today.',
    '30 min dumbbells, upper body. I want strength.',
    'I have 20 minutes and a kettlebell, fat loss',
    "I've got no equipment and 15 minutes for my core",
    'my aim is stronger legs, 40 min, barbell',
    'My goal is stronger legs, 40 min, barbell',
    'My knee hurts a bit, 20 min upper body with dumbbells',
  ])('is built at once, whatever is known of the person: %s', (text) => {
    for (const knowledge of [stranger, newcomer]) {
      expect(readMessage(text, { messages: [] }, knowledge)).toMatchObject({
        intent: 'ask_workout',
        shouldGenerateWorkout: true,
      });
    }
  });
});

describe('a message that leaves something open', () => {
  it.each([
    'I have 30 minutes',
    'dumbbells',
    'upper body',
    '20 min legs',
    'I want to get stronger',
    'give me a workout',
    'my knee hurts',
    'Can I do 30 min with dumbbells, upper body?',
    'I did 30 min dumbbells upper body',
    'I usually do 30 min dumbbells, upper body',
    'I train upper body with dumbbells for 30 minutes on Mondays',
    'My wife has dumbbells and 30 minutes, upper body',
    'tomorrow I have dumbbells and 30 minutes, upper body',
    'I want a program: 30 min dumbbells, upper body, 3 times a week',
    'How many times have I done 30 min dumbbells upper body',
    "I'm exhausted, 30 minutes of upper body with dumbbells is too much",
    'I feel so overwhelmed, my plan says 30 min dumbbells, upper body',
    'No thanks, 30 min of dumbbells for upper body is not for me',
    "I don't want to do 30 min of upper body with dumbbells",
  ])('is asked about: %s', (text) => {
    expect(readMessage(text, { messages: [] }, stranger).shouldGenerateWorkout).toBe(false);
  });
});

describe('a message that asks without a word of asking', () => {
  it.each([
    'legs and core, quarter of an hour, knackered after work',
    'dryer has half an hour left, arms and shoulders pls',
    'neck is a bit stiff from the desk, fifteen minutes for upper back and hips',
  ])('is heard as a wish: %s', (text) => {
    expect(readMessage(text, { messages: [] }, newcomer).intent).toBe('ask_workout');
  });

  it.each(['rowed 2k and did 3 sets of squats at 50 kg', 'I hate long runs and heavy squats'])(
    'is none where it tells what was done or liked: %s',
    (text) => {
      expect(readMessage(text, { messages: [] }, newcomer).shouldGenerateWorkout).toBe(false);
    },
  );
});
