import { describe, expect, it } from 'vitest';
import { cards } from './all.ts';

/** What people ask a coach about; each has its own file. */
const topics = `
  after-birth altitude-and-jet-lag cardio conditions core-and-skills crossfit cycling effort
  equipment fasting food gym habit hands-and-belts heat-and-cold hinge hydration hyrox illness
  lifestyle medicines menopause menstrual-cycle motivation older pain pain-by-part planning
  pregnancy pressing progress protein pulling races recovery results rowing-and-swimming running
  running-technique
  set-methods sets-and-reps sleep soreness sports squat stretching supplements terms travel
  volume-and-frequency warm-up wearables weight-gain weight-loss youth
  muscle-groups running-body starting-out conditions-more everyday-food
  second-questions everyday-doubts
`
  .trim()
  .split(/\s+/);

const repeated = (words: readonly string[]) =>
  words.filter((word, at) => words.indexOf(word) !== at);
const idsOf = (wrong: (card: (typeof cards)[number]) => boolean) =>
  cards.filter(wrong).map(({ id }) => id);
const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;

describe('the cards of the coach', () => {
  it('has several for every topic, and none outside them', () => {
    expect([...new Set(cards.map(({ topic }) => topic))].sort()).toEqual([...topics].sort());
    const thin = topics.filter((name) => cards.filter(({ topic }) => topic === name).length < 5);
    expect(thin).toEqual([]);
    expect(cards.length).toBeGreaterThanOrEqual(380);
  });

  it('gives each its own id, and each question to one card', () => {
    expect(repeated(cards.map(({ id }) => id))).toEqual([]);
    expect(repeated(cards.flatMap(({ questions }) => questions))).toEqual([]);
  });

  it('knows four to eight ways to ask, as people type them', () => {
    expect(idsOf(({ questions }) => questions.length < 4 || questions.length > 8)).toEqual([]);
    expect(idsOf(({ questions }) => questions.some((q) => q !== q.toLowerCase().trim()))).toEqual(
      [],
    );
    expect(idsOf(({ terms }) => terms.length === 0)).toEqual([]);
  });

  it('answers in two to four short sentences', () => {
    expect(idsOf(({ answer }) => answer.length < 80 || answer.length > 420)).toEqual([]);
    expect(idsOf(({ answer }) => sentences(answer) < 2 || sentences(answer) > 4)).toEqual([]);
  });

  it('calls nothing settled on practice alone, except what a word means', () => {
    const unfounded = idsOf(
      ({ sure, source, topic }) =>
        sure === 'settled' && source === 'coaching practice' && topic !== 'terms',
    );
    expect(unfounded).toEqual([]);
  });

  it('names its source without an address, by year or by body', () => {
    expect(idsOf(({ source }) => /https?:|www\.|\.(?:com|org)\b/.test(source))).toEqual([]);
    const bodies = /^(?:coaching practice|WHO|NHS|CDC|ACSM|US EPA|Hyrox|CrossFit)\b/;
    expect(
      idsOf(({ source }) => !bodies.test(source) && !/\b(?:19|20)\d\d\b/.test(source)),
    ).toEqual([]);
  });

  it('says in topics of care whom it does not fit, or when to see someone', () => {
    const care = ['pregnancy', 'pain-by-part', 'medicines', 'conditions'];
    const help =
      /doctor|midwife|physio|prescri|pharmacist|surgeon|specialist|team|emergency|seen|see (?:a|some)|look|check|exam|X-ray/i;
    const silent = idsOf(
      ({ topic, answer, notFor }) => care.includes(topic) && !notFor && !help.test(answer),
    );
    expect(silent).toEqual([]);
  });
});
