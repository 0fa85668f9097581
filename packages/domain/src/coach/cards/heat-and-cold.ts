import type { Card } from './card.ts';

export const heatAndColdCards: readonly Card[] = [
  {
    id: 'train-in-heat',
    topic: 'heat-and-cold',
    questions: [
      'training in hot weather',
      'running in the heat',
      'how hot is too hot to exercise',
      'workout in a heatwave',
      'heat and heart rate',
    ],
    answer:
      'Go early or late, slow down by 5 to 10 % or more, and take shade, water and light clothes. Above about 32 degrees or in damp heat keep it short and easy. Dizziness, chills or confusion: stop, cool yourself with water and get help.',
    sure: 'settled',
    notFor: 'dizzy, confused, shivering or no longer sweating: stop, cool, call for help',
    source: 'Racinais et al. 2015 consensus',
    terms: ['heat', 'summer', 'hot', 'heatwave'],
  },
  {
    id: 'heat-acclimatise',
    topic: 'heat-and-cold',
    questions: [
      'how to get used to heat',
      'heat acclimation',
      'race in hot country prepare',
      'how long to adapt to heat',
    ],
    answer:
      'One to two weeks of 60 to 90 minutes easy work in the heat on most days; most of it comes in the first week. Start with half your usual. It fades within two to four weeks.',
    sure: 'settled',
    source: 'Racinais et al. 2015 consensus',
    terms: ['acclimatisation', 'adapt', 'hot race'],
  },
  {
    id: 'heat-stroke-signs',
    topic: 'heat-and-cold',
    questions: [
      'signs of heat stroke',
      'heat exhaustion what to do',
      'felt dizzy running in sun',
      'stopped sweating on run',
    ],
    answer:
      'Headache, dizziness, nausea and chills mean stop, shade, water on skin and fan. Confusion, staggering, collapse or a very hot body is heat stroke: call emergency help and cool with cold water at once. Cool first, transport second.',
    sure: 'settled',
    source: 'Casa et al. 2015, NATA position statement',
    terms: ['heat stroke', 'heat exhaustion'],
  },
  {
    id: 'train-in-cold',
    topic: 'heat-and-cold',
    questions: [
      'running in the cold',
      'how cold is too cold to run',
      'what to wear running in winter',
      'does cold air hurt lungs',
      'exercise in freezing weather',
    ],
    answer:
      'Dress for about ten degrees more than it is: thin layers, hat, gloves, and a cloth over the mouth if the air bites. Most people are fine down to about minus 15 to minus 20 with wind in mind; below that go inside. Ice is the real risk: short steps or the treadmill.',
    sure: 'settled',
    notFor: "angina, asthma, Raynaud's: ask first",
    source: 'ACSM position stand 2006 on cold',
    terms: ['cold', 'winter', 'freezing', 'layers'],
  },
  {
    id: 'air-pollution',
    topic: 'heat-and-cold',
    questions: [
      'exercise in smog',
      'running near traffic bad',
      'air quality and workout',
      'wildfire smoke exercise',
    ],
    answer:
      'In ordinary city air the gain from exercise is larger than the harm. Choose parks and early hours. With an air-quality index over about 150 train indoors, and over 100 if you have lung or heart disease.',
    sure: 'likely',
    notFor: 'asthma, heart or lung disease: be stricter',
    source: 'WHO air quality guidelines 2021',
    terms: ['smog', 'smoke', 'air quality', 'AQI'],
  },
  {
    id: 'sun-protection',
    topic: 'heat-and-cold',
    questions: [
      'sunscreen for running',
      'running in the sun skin',
      'sunburn and training',
      'uv index exercise',
    ],
    answer:
      'From UV index 3 on: sunscreen 30 or higher 20 minutes before, cap, sleeves, sunglasses, and again every two hours. Run before ten or after four. Sunburn makes heat harder to bear, so go easy then.',
    sure: 'settled',
    source: 'WHO guidance on UV',
    terms: ['sunscreen', 'UV', 'sunburn'],
  },
  {
    id: 'cold-water-swim',
    topic: 'heat-and-cold',
    questions: [
      'is cold water swimming safe',
      'start wild swimming',
      'cold dips benefits',
      'swimming in winter sea',
    ],
    answer:
      'It can lift the mood, and the first minute is the dangerous one: gasping and racing heart. Go in slowly, never alone, stay for a minute per degree at most, and get dry and warm at once. With heart trouble do not.',
    sure: 'likely',
    notFor: 'heart disease, high blood pressure, pregnancy',
    source: 'coaching practice',
    terms: ['open water', 'wild swimming', 'cold dip'],
  },
];
