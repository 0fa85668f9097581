import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../claims.ts';
import { scan } from '../../engine/scan.ts';
import { readFormats } from '../shape/formats.ts';
import { readMinutes } from './minutes.ts';

const minutesOf = (text: string) => claimsOf(readMinutes(scan(text)), 'minutes').at(-1)?.value;

describe('the minutes of a session', () => {
  it.each([
    ['stand-up ends 9.10, the next one starts 9.30, shoulders', 20],
    ['the hall shuts at 21h and I am there at 20h15, back', 45],
    ['thirty minutes till lunch and ten of those to shower, so 20. living room', 20],
    ['half an hour total body with bands, no wait, make it 20', 20],
    ['bauch in der ersten Halbzeit vorm Fernseher', 45],
    ['55 min zone 2, rower then bike', 55],
    ['two sets of pull ups, two of dips, then a 10 min plank thing. 35ish', 35],
    ['the standup finishes at half ten, the next is quarter past eleven, legs', 45],
    ['first 10 min easy row, then 20 min bike', 30],
    ['I was an hour finding my shoes. twenty minutes before the news', 20],
    ['core for 18 minutes', 18],
    ['sat down with dumbbells, 20 min arms', 20],
    ['um quarto de horinha de perna', 15],
    ["un quarticello d'ora di addominali", 15],
    ['halbs Stünderl Bauch', 30],
    ['anderthalb Stündchen Oberkörper', 90],
    ["vingt p'tites minutes de fesses", 20],
    ['une vingtaine de petites minutes pour les cuisses', 20],
    ['dalle 18 alle 18.30 gambe', 30],
    ['entre 18h et 18h30, jambes', 30],
    ['de 7 a 7 y media, pierna', 30],
    ['9 m² sous les toits, jambes', undefined],
    ['20 min Bauch, na geh, gib mir 25', 25],
    ['20 min de brazos, no mira, ponme 25', 25],
    ['20 min de braço, ah quer saber, me dá 25', 25],
    ['20 minuti di braccia, anzi dai dammene 25', 25],
    ['20 min bras, oh et puis non mets-moi 25', 25],
    ['three hours of emails, a nursery run, and now 15 min of core', 15],
    ['40 minutes of squats then 20 of core', 60],
    ['the bread has 25 more minutes', 25],
    ['45 min, shower included', 35],
    ['the stairs take me 5 minutes these days', undefined],
    ['slept in 30 min naps', undefined],
    ['an hour 20 in the gym', 80],
    ['ne gute dreiviertelstunde oberkörper', 45],
    ['dame media horita suave', 30],
    ["j'ai un petit quart d'heure", 15],
    ["un'oretta di forza", 60],
    ['treino de uma hora e meia', 90],
    ['fünfunddreißig Minuten Rücken', 35],
    ['treinta y cinco minutos de core', 35],
    ['twelve calm minutes on the mat', 12],
    ['20 minutitos antes de cenar', 20],
    ['1h15 push', 75],
    ['an hour and ten for upper body', 70],
    ['una hora y veinte, pierna', 80],
    ['une vingtaine de minutes', 20],
    ['una ventina di minuti', 20],
    ['got a solid forty-five, legs', 45],
    ['an hour and 20 squats', 60],
    ['25-35 min full body', 30],
    ['squats in my lunch hour of 50 min', 50],
    ['the hall is ours from quarter to six until twenty past', 35],
    ['free from 2.15 to 2.50 pm, dumbbells', 35],
    ['train at 18:50, its 18:05 now and its a fifteen min walk', 30],
    ["it's 6:10, leaving at 6:50, shower not included", 40],
    ['jetzt ist es 17:05, um 17:50 muss ich los, duschen nicht eingerechnet', 45],
    ['a ten min walk and 20 min of core', 30],
    ['the oven has 26 min left', 26],
    ['washing machine shows 0:33', 33],
    ["pickup is at 4:40, it's 4:05 now, arms please", 35],
    ['hall is free from 7 till 8, legs', 60],
    ['ich hab 20 Minuten, na gut 25, Beine', 25],
    ['I get from 9 to 9.25 tonight, legs', 25],
    ['the rice wants another 14 minutes, arms', 14],
    ['what is a decent first 20 minutes after a year off', 20],
    ['a 10 min session that takes half an hour lol, no seriously ten', 10],
    ["mezz'ora di schiena, no sul serio venti", 20],
    ['una hora de comida, siendo realistas 30, pierna', 30],
    ['60 Minuten Verspätung, 20 davon was ohne Schwitzen', 20],
    ['love it, one more arm finisher 5 minutes', 5],
    ['45 min legs, add another 10 min core', 45],
  ])('are read from a length: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    ['back and biceps 35', 35],
    ['hiit 15', 15],
    ['squeeze 25 into my break', 25],
    ['glutes, 40, bands', 40],
    ['30ish, whatever you like', 30],
    ['yoga 20 max', 20],
    ['arms 30 dumbbells', 30],
    ['treino de 35 hoje', 35],
    ['bike 40', 40],
  ])('are read from a bare number: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    ['45 minutes. no wait, 20. core', 20],
    ['30 min, ach nein, 20 Minuten', 20],
    ['quiero 40 minutos, perdón, 25', 25],
    ['une heure, en fait 30 min', 30],
    ['half an hour but really its 18', 18],
    ['make it 15', 15],
    ['25 instead of 45 please', 25],
    ['20 statt 50 bitte', 20],
    ['break is 30 min, call it 20', 20],
  ])('are the last ones after a correction: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    ['10 min rope, then 15 min core, then 5 min stretching', 30],
    ['warm-up 5 min, main part 25 min, cool-down 5 min', 35],
    ['20 min bike then core, 35 min in total', 35],
    ['50 min rowing, first 10 min easy, then hard pieces', 50],
  ])('are those of all parts together: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    'train at 18:30',
    "I'm 45 and 172 cm",
    'aged 60, bad sleeper',
    "5'9 and 80 kg",
    '30 m carries',
    'keep it under 140 bpm',
    'everything at 60%',
    'blood pressure 130/85',
    'race in 3 weeks',
    'I run 60k a week',
    'rest 2 min between sets',
    '40 seconds on, 20 off',
    'sat in the car for 5 hours',
    'pulled it 20 minutes ago',
    'slept 4 hours',
    'kettlebell 16',
    'dumbbells up to 30',
    'burpees 50',
    'bench max 110',
    'ran 10 km in 52 min',
    'add 5 minutes at the end',
    'ayer 40 minutos de bici',
    'llevo 9 horas sentado',
    'à 17h30 je finis',
    'um 18 Uhr',
  ])('are none in "%s"', (text) => {
    expect(minutesOf(text)).toBeUndefined();
  });

  it.each([
    ['20 min EMOM', 20],
    ['AMRAP 14', 14],
    ['emom de 12 con pesa', 12],
    ['12 Minuten AMRAP', 12],
  ])('stay with the format that they belong to: %s', (text, minutes) => {
    expect(minutesOf(text)).toBeUndefined();
    expect(claimsOf(readFormats(scan(text)), 'layout')[0]?.value.minutes).toBe(minutes);
  });

  it.each([
    ['lieber 20 als 30 min, Arme', 20],
    ['rather 15 than 25 minutes', 15],
    ['eine Stunde, davon 15 min Dehnen', 60],
    ['nicht länger als 25, Po', 25],
    ['between 12:30 and 1, at my desk', 30],
    ['de 12h30 à 13h, au bureau', 30],
    ['20 minutes tempo run followed by 10 minutes hips', 30],
    ['Ho 40 min, prima vogatore e poi 10 min addominali', 40],
  ])('weigh one length against another: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    ['arms with dumbbells 25', 25],
    ['haltères 40', 40],
    ['four hours of work behind me, 25 min arms', 25],
    ['dos horas de reuniones, hombros 25 min', 25],
    ['dumbbells 12', undefined],
    ['dumbbells 20 and 30', undefined],
  ])('leave a weight and lost hours alone: %s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it('are the session of a Tabata that is longer than one', () => {
    expect(minutesOf('16 min tabata')).toBe(16);
  });

  it('quote the message', () => {
    const text = 'Bauch, höchstens eine Viertelstunde';
    const [claim] = readMinutes(scan(text));
    expect(claim).toMatchObject({ value: 15, rule: 'minutes.phrase', polarity: 'wants' });
    expect(text).toContain(claim?.quote ?? 'nothing');
  });

  it.each([
    ['something quick for abs', 'short'],
    ['kurzes Workout', 'short'],
    ['algo cortito de piernas', 'short'],
    ['a long session today', 'long'],
    ['ho tanto tempo oggi', 'long'],
  ])('are a word where no number is said: %s', (text, length) => {
    expect(claimsOf(readMinutes(scan(text)), 'length')[0]?.value).toBe(length);
  });
});
