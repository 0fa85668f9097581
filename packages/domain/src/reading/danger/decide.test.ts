import { describe, expect, it } from 'vitest';
import type { AthleteFacts } from '../../planner/request.ts';
import { languages } from '../vocabulary.ts';
import { careQuestion, careQuestions, signAskedIn } from './care-questions.ts';
import { dangerClaims } from './claims.ts';
import { dangerClasses } from './classes.ts';
import { englishWords } from './data/english-words.ts';
import { dangerRules, pregnancyRule, vagueRules } from './data/rules.ts';
import { alarmOf, decide } from './decide.ts';
import { idOfClass } from './heads.ts';
import { wordsOfAlarm } from './messages.ts';

const decided = (text: string, athlete: AthleteFacts = {}, cleared: string[] = []) =>
  decide(dangerClaims(text), athlete, cleared);

describe('a stop', () => {
  it('stays whatever a doctor is said to have allowed, and whatever is tapped', () => {
    const text = 'my doctor cleared me but I have chest pain right now';
    expect(decided(text, {}, ['chest-pain'])).toMatchObject({ kind: 'stop', id: 'chest-pain' });
  });

  it.each([
    'the laptop died when i passed out at my desk',
    'dropped my phone because i blacked out on the stairs',
    'power cleans, then i blacked out',
    'nurse, passed out on shift yesterday, want 20 min legs',
    'passed out on the ward last night, fine now',
  ])('for a faint is not taken for a thing that went dark: %s', (text) => {
    expect(decided(text)).toMatchObject({ kind: 'stop', id: 'fainting' });
  });

  it('of self-harm is told before all others', () => {
    expect(decided('my chest hurts and I want to die')).toMatchObject({ id: 'self-harm' });
  });
});

describe('a hold', () => {
  it.each([
    'the leg press is broken, legs 30 min',
    'leg curl machine broken again',
    'la prensa de piernas está rota',
    'la presse à cuisses est cassée',
  ])('is not for what breaks in a gym: %s', (text) => {
    expect(decided(text)).toBeNull();
  });

  it('for a fresh injury is not lifted by a guess', () => {
    const blow = 'fell on my wrist yesterday, cannot move it';
    expect(decided(`${blow}, nothing broken i think`)).toMatchObject({
      kind: 'stop',
      id: 'injury',
    });
  });

  it.each(['I broke my leg on the leg press', 'broken leg, arms only'])(
    'is for what breaks in a body: %s',
    (text) => {
      expect(decided(text)).toMatchObject({ kind: 'hold', id: 'fracture' });
    },
  );

  it.each([
    ['knee surgery 3 weeks ago', 'surgery'],
    ['I have a heart condition', 'heart'],
    ['had a stroke in spring', 'stroke-before'],
    ['preeclampsia', 'pregnancy-check'],
    ['blood sugar is 80', 'glucose'],
    ['stress fracture in my foot', 'fracture'],
    ['doctor told me not to exercise', 'told-not-to'],
  ])('at "%s" (%s) is lifted by a tap or by a doctor', (text, id) => {
    expect(decided(text)).toMatchObject({ kind: 'hold', id });
    expect(decided(text, {}, [id])).toBeNull();
    expect(decided(`${text}, cleared by my doctor`)).toBeNull();
    expect(decided(`${text}, not cleared yet`)).toMatchObject({ kind: 'hold', id });
  });

  it('lifts only what it answers', () => {
    const text = 'I have the flu and a stress fracture in my foot';
    expect(decided(text, {}, ['illness'])).toMatchObject({ id: 'fracture' });
    expect(decided(text, {}, ['illness', 'fracture'])).toBeNull();
  });

  it('comes from the profile too', () => {
    const heart = { condition: 'heart', source: 'profile', confidence: 1 } as const;
    expect(decided('20 minutes', { conditions: [heart] })).toMatchObject({ id: 'heart' });
    expect(decided('20 minutes, my doctor said I can', { conditions: [heart] })).toBeNull();
    const cleared = { ...heart, detail: 'cleared in May' };
    expect(decided('20 minutes', { conditions: [cleared] })).toBeNull();
    expect(decided('20 minutes', { age: 12 })).toMatchObject({ id: 'child' });
    expect(decided('20 minutes with my mum', { age: 12 })).toBeNull();
    expect(decided("I'm 11, cleared by my doctor")).toMatchObject({ id: 'child' });
  });
});

describe('care', () => {
  it('asks one question, names a gentler plan, and is answered by a tap', () => {
    const text = 'took my insulin but skipped lunch, 30 min dumbbells';
    expect(decided(text)).toEqual({
      kind: 'care',
      id: 'insulin-meal',
      class: 'sugar',
      question: careQuestions['insulin-meal'],
      condition: 'insulin',
    });
    expect(decided(text, {}, ['insulin-meal'])).toBeNull();
  });

  it('is never more than twenty-five words', () => {
    const long = Object.values(careQuestions).filter((text) => text.split(/\s+/).length > 25);
    expect(long).toEqual([]);
  });
});

describe('a limb in plaster', () => {
  it.each([
    'wrist in a cast, the clinic said yes to legs',
    'im Gips bis Monatsende, mit dem Arzt abgesprochen, Beine und Bauch',
    'escayolado de la muñeca, con el visto bueno del médico, piernas',
    "cheville dans le plâtre, avec l'accord du chirurgien, les bras",
    "polso ingessato, l'ortopedico è d'accordo, gambe",
    'punho engessado, com o aval do ortopedista, pernas',
  ])('trains the rest with a clinic’s yes: %s', (text) => {
    expect(decided(text)).toBeNull();
  });

  it('is asked about where the wish itself spares it, and waits where it does not', () => {
    const worn = 'stress fracture in the foot, walking boot until May.';
    expect(decided(`${worn} Shoulders, all seated`)).toMatchObject({ kind: 'care' });
    expect(decided(`${worn} Box jumps`)).toMatchObject({ kind: 'hold', id: 'fracture' });
    expect(decided('broke my foot, all seated')).toMatchObject({ kind: 'hold', id: 'fracture' });
  });
});

describe('the words', () => {
  const rules = [...dangerRules, ...vagueRules, pregnancyRule];
  const ids = new Set([
    ...rules.filter(({ outcome }) => outcome !== 'care').map(({ id }) => id),
    ...rules.flatMap(({ longAgo }) => (typeof longAgo === 'string' ? [longAgo] : [])),
    ...dangerClasses.flatMap((name) => [idOfClass[name].stop, idOfClass[name].hold]),
  ]);

  it('asks about each sign in the language of the message, and knows its question again', () => {
    const others = languages.filter((language) => language !== 'en');
    for (const id of Object.keys(careQuestions)) {
      const asked = others.map((language) => careQuestion(id, language));
      expect(new Set([careQuestions[id], ...asked]).size).toBe(languages.length);
      expect(asked.map((question) => signAskedIn(`… ${question}`))).toEqual(others.map(() => id));
    }
  });

  it('are there for every sign, in every language', () => {
    const silent = [...ids].filter((id) => !Object.hasOwn(englishWords, id));
    expect(silent).toEqual([]);
    const untold = [...ids].flatMap((id) =>
      languages
        .filter((language) => language !== 'en')
        .filter((language) => wordsOfAlarm(id, language).message === englishWords[id]?.message)
        .map((language) => `${id} ${language}`),
    );
    expect(untold).toEqual([]);
  });

  it('are there for every question', () => {
    const asked = [
      ...[...dangerRules, ...vagueRules]
        .filter(({ outcome }) => outcome === 'care')
        .map(({ id }) => id),
      ...dangerClasses.map((name) => idOfClass[name].care),
    ];
    expect(asked.filter((id) => !Object.hasOwn(careQuestions, id))).toEqual([]);
  });

  it('are calm, tell what to do at a stop and name no illness', () => {
    const stops = rules.filter(({ outcome }) => outcome === 'stop').map(({ id }) => id);
    for (const id of stops) {
      const { message, suggestion } = alarmOf('stop', id);
      expect(message).toMatch(/^[A-Z].+\.$/);
      expect(suggestion, id).toMatch(/emergency|doctor|crisis line/i);
      expect(`${message} ${suggestion}`).not.toMatch(/!|heart attack|thrombosis|you have a/i);
    }
  });

  it('are those of the language', () => {
    expect(alarmOf('stop', 'self-harm', 'de').suggestion).toContain('0800 111 0 111');
    expect(alarmOf('stop', 'self-harm').suggestion).toMatch(/crisis line/);
  });
});
