import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  seeing: 'vejo vemos veo vemos vedo vediamo',
  degrees: 'pure proper solid endless boring mind sheer',
  ofSession:
    'it that this them your you my me what whatever anything something nothing all each work hard exercise exercising training movement moving fun torture pain misery hell sweat rest',
  takesWords: 'takes took take brauche brauch cuesta lleva tarda faut prend prende leva demora',
  whomWords: 'me us ich mir me moi mi mim',
  spentWords: 'was were spent wasted lost been',
  otherWork:
    'work overtime meetings meeting emails zoom calls traffic sleep homework paperwork driving arbeit arbeiten uberstunden meetings schlaf stau autofahrt trabajo curro reuniones reunion sueno trafico taf travail boulot reunion reunions sommeil bouchons lavoro riunioni riunione sonno traffico trabalho reunioes reuniao sono transito',
  sleeping:
    'slept sleep sleeping asleep geschlafen schlafe schlaf dormido duermo dormi dors dormo dormito durmo',
  eachWords: 'each apiece jeweils je cada chacun chacune ciascuno ciascuna',
  partitives: 'of davon stuck de rounds blocks runden bloques blocs blocchi blocos',
  /** Before a length these tell when or how often, not how long. */
  notBefore: `every cada jede jeden alle chaque toutes les ogni last past after within first nach seit letzten tras apres depuis dopo dalla apos minute minuto minuta min by at add another extra plus anade agrega ajoute aggiungi acrescenta adiciona um`,
  notAfter: `later old away late delay delayed nap entfernt spater verspatung retard ritardo atraso weg mark into shorter longer less more extra kurzer langer weniger mehr menos mas mais plus moins meno piu miles mile faster quicker slower splits split pb`,
  /** 'Add another 10 minutes' is on top of something. */
  adding: 'add adds adding plus tack throw and with do',
  /** 'The first 10 minutes of a run' are a part of it. */
  noBeginning: 'the in for after during within my every its his her their',
  purposes: 'so then just damit para pour histoire per cosi pra dann luego puis poi depois',
  perDistance: 'mile miles mi km k kilometer kilometre',
  noHourBefore: `per an a the this last every each rush happy lunch pro die der por la par l all alla à half #`,
});
