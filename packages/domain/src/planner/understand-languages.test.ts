import { describe, expect, it } from 'vitest';
import type { Language } from './request.ts';
import { understood } from './understand/test-support/understood.ts';

const rows: [Language, text: string, ...readings: string[]][] = [
  [
    'es',
    'Quiero 20 minutos con una kettlebell, sin saltos',
    'kit:kettlebells',
    'limit:jumping',
    'minutes:20',
  ],
  ['es', 'me duele la rodilla izquierda', 'injury:knee:left'],
  ['es', 'media hora de cuerpo completo en casa', 'focus:full_body', 'minutes:30'],
  ['es', 'sin material, en una habitación de hotel', 'kit:none', 'place:hotel'],
  ['es', 'tengo 67 años y soy principiante', 'age:67', 'level:beginner'],
  [
    'es',
    'nada de burpees, 30 minutos con mancuernas de 8 kg',
    'exclude:burpee',
    'kit:dumbbells',
    'minutes:30',
  ],
  ['es', 'el bebé duerme, algo silencioso', 'quiet'],
  ['es', 'quiero ganar masa, pecho y espalda', 'focus:back', 'focus:chest', 'goal:hypertrophy'],
  ['es', 'tengo dos mancuernas', 'kit:dumbbells'],
  ['es', 'estoy embarazada de 20 semanas', 'condition:pregnancy'],
  [
    'de',
    '30 Minuten ohne Geräte, mein linkes Knie tut weh',
    'injury:knee:left',
    'kit:none',
    'minutes:30',
  ],
  [
    'de',
    'eine halbe Stunde Ganzkörper mit Kurzhanteln',
    'focus:full_body',
    'kit:dumbbells',
    'minutes:30',
  ],
  ['de', 'ich bin 45 Jahre alt, Rückenschmerzen', 'age:45', 'injury:low_back'],
  ['de', 'keine Sprünge, die Nachbarn sind zu Hause', 'limit:jumping', 'quiet'],
  ['de', 'Zirkel mit 4 Runden', 'format:circuit', 'rounds:4'],
  ['de', 'Springen geht nicht', 'limit:jumping'],
  ['de', 'ich bin Anfänger und habe wenig Platz', 'level:beginner', 'space:mat'],
  ['de', 'ich möchte Muskelaufbau, 3 Sätze à 10', 'format:sets', 'goal:hypertrophy', 'sets:3x10'],
  ['de', '20 Minuten, nein warte, 40 Minuten bitte', 'minutes:40'],
  ['de', 'mit Klimmzügen und Liegestützen', 'include:pull-up', 'include:push-up'],
  ['fr', "20 minutes sans matériel, j'ai mal au dos", 'injury:low_back', 'kit:none', 'minutes:20'],
  ['fr', 'pas de sauts, les voisins dorment', 'limit:jumping', 'quiet'],
  [
    'fr',
    'une demi-heure pour les jambes et les fessiers',
    'focus:glutes',
    'focus:legs',
    'minutes:30',
  ],
  ['fr', 'je veux perdre du poids avec des haltères', 'goal:hiit', 'kit:dumbbells'],
  ['fr', 'mon genou droit me fait mal', 'injury:knee:right'],
  ['fr', "j'ai 70 ans, une séance douce", 'age:70', 'difficulty:easy'],
  ['fr', 'je suis enceinte', 'condition:pregnancy'],
  ['fr', 'je suis débutante, avec un élastique', 'kit:resistance_bands', 'level:beginner'],
  ['it', 'allenamento di 25 minuti senza attrezzi', 'kit:none', 'minutes:25'],
  ['it', 'mi fa male la spalla destra', 'injury:shoulder:right'],
  ['it', "mezz'ora per gambe e glutei", 'focus:glutes', 'focus:legs', 'minutes:30'],
  ['it', 'niente salti, i bambini dormono', 'limit:jumping', 'quiet'],
  ['it', 'ho 50 anni e sono principiante', 'age:50', 'level:beginner'],
  ['it', 'voglio dimagrire con i manubri', 'goal:hiit', 'kit:dumbbells'],
  ['it', 'poco spazio, a corpo libero', 'kit:bodyweight', 'space:mat'],
  ['pt', 'treino de 20 minutos em casa sem saltos', 'limit:jumping', 'minutes:20'],
  ['pt', 'tenho dor no joelho esquerdo', 'injury:knee:left'],
  ['pt', 'meia hora de treino sem equipamento', 'kit:none', 'minutes:30'],
  ['pt', 'treino no hotel, 15 minutos', 'minutes:15', 'place:hotel'],
  ['pt', 'quero emagrecer com halteres', 'goal:hiit', 'kit:dumbbells'],
  ['pt', 'estou grávida', 'condition:pregnancy'],
  [
    'pt',
    'sou iniciante, treino leve para as pernas',
    'difficulty:easy',
    'focus:legs',
    'level:beginner',
  ],
];

describe('other languages', () => {
  it.each(rows)('%s: "%s"', (language, text, ...readings) => {
    const { request, readings: found } = understood(text);
    expect(found).toEqual(readings);
    expect(request.language.value).toBe(language);
  });
});
