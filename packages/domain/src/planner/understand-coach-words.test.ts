import { describe, expect, it } from 'vitest';
import { understood } from './test-support/understood.ts';

describe('what a coach would hear', () => {
  it.each([
    ['AMRAP 12 pull-ups push-ups squats', 'block:12', null],
    ['AMRAP 10 burpees 20 squats', null, 'block:10'],
    ['50-40-30-20-10 sit ups and push ups', 'levels:50-40-30-20-10', 'format:tabata'],
    ['every 30 seconds 3 burpees for 10 minutes', 'format:emom', null],
    ['switch every 30 seconds, 10 minutes', null, 'format:emom'],
    ['min 1 burpees min 2 squats x 5 rounds', 'format:emom', null],
    ['wall sit and plank only, 10 min', 'written', null],
    ['superset push-ups and pull-ups, 5 rounds', 'paired', null],
    ['10 exercises 30 seconds each no rest', 'work:30/0', null],
    ['no rest days, 20 min', null, 'work:/0'],
    ['beat me up coach 45', 'minutes:45', null],
    ['knackered but need to move, 15', 'minutes:15', null],
    ['kettlebell 20', null, 'minutes:20'],
    ['blood pressure 145 over 90', 'condition:hypertension', 'minutes:90'],
    ['give me a 20 minute one', 'minutes:20', 'format:emom'],
    ['minute one burpees, minute two squats, 10 rounds', 'format:emom', null],
    ['make it easier', 'difficulty:easy', null],
    ['less intense please', 'difficulty:easy', 'difficulty:hard'],
    ['include push-ups, 20 min', 'include:push-up', 'include:incline-push-up'],
    ['please include pike push-ups', 'include:pike-push-up', null],
    ['carpal tunnel so nothing on my hands, core 15 min', 'focus:core', 'no-focus:core'],
    ['legs are wrecked from a run, 30 min', 'sore:legs', 'focus:legs'],
    ['torn ACL 3 yrs ago, fully recovered, leg day', 'focus:legs', 'injury:knee'],
    ['stay steady on her feet, 15 min', 'focus:balance', null],
    ['get faster, 30 minutes', 'goal:power', null],
    ['boxing 30 min', 'include:shadow-boxing', null],
    ['I want to be able to do a pistol squat', 'skill:pistol-squat', 'include:pistol-squat'],
    ['handstand practice 20 min', 'skill:wall-handstand-hold', null],
    ['couch to 5k day 1', 'foot:run', null],
    ['osteoporosis, 66, dumbbells', 'age:66', null],
    ['seated exercises, 70 years, 15 min', 'age:70', null],
    ['no quiero molestar a los vecinos, 20 minutos', 'quiet', null],
    ["don't want to disturb the neighbours, 20 min", 'quiet', null],
    ['desk stretch 5 min', 'place:office', null],
    ['clean and press ladder, 24 min', 'include:kettlebell-clean-and-press', null],
    ['upper day 55 min', 'focus:upper_body', null],
    ['scared of barbells, 40 min', null, 'kit:barbells'],
    ['period cramps, gentle 15 min', 'difficulty:easy', 'not-understood'],
    ['cardio 15 min sans saut ni bruit', 'quiet', null],
    ['murder my abs', 'difficulty:hard', null],
    ['no equipment prison workout hard 30 min', 'difficulty:hard', 'difficulty:easy'],
    ['pain in left knee when going downstairs, 30 min legs', 'injury:knee:left', 'quiet'],
    ['exercício para idoso 70 anos, 20 minutos', 'age:70', null],
    ['POTS, I have pots, 20 min', 'condition:vertigo', null],
    ['down syndrome, simple moves, 15 min', 'condition:gentle', null],
  ])('%s', (text, heard, misheard) => {
    const { readings } = understood(text);
    if (heard) expect(readings).toContain(heard);
    for (const one of readings) if (misheard) expect(one.startsWith(misheard)).toBe(false);
  });

  it.each(['hips are tight from sitting, 15 min', 'stiff shoulders, 10 minutes'])(
    'stretching is meant where something is only tight: %s',
    (text) => {
      expect(understood(text).request.goal.value).toBe('mobility');
    },
  );

  it('and of the part that is tight', () => {
    expect(understood('Nacken verspannt, 15 Minuten').request.focus.value).toEqual(['shoulders']);
  });

  it.each(['back strengthening 20 min', 'gimme smth for chest n tris', 'abs n bum 20mins plz'])(
    'slang asks nobody whether something feels wrong: %s',
    (text) => {
      expect(understood(text).question).toBeNull();
    },
  );
});
