/** Jobs that are entered by a test of the body, and what such a test usually has. */
export const jobs = {
  police:
    'police | polizei | policia | polizia | carabinieri | gendarmerie | prison officer | guardia civil | border force | zoll',
  fire: 'fire ?fighters? | fire (?:service|department|brigade|academy) | cpat | feuerwehr\\w* | bomber[oa]s? | pompiers? | vigili del fuoco | bombeiros?',
  army: 'army | military | soldiers? | marines? | navy | raf | air force | infantry | acft | apft | bundeswehr | ejercito | armee | esercito | exercito | special forces | rotc',
} as const;

/** Words that make a test of it. */
export const testWords =
  'tests? | exams? | entry | selection | academy | assessment | acft | apft | cpat | pft | prt | prufung | sporttest | einstellungstest | pruebas? | oposicion\\w* | concours | concorso | provas? | join | joining | get into | apply\\w*';

/** Tests that are known by their own name. */
export const shuttleWords =
  'beep[ -]?tests? | bleep[ -]?tests? | shuttle[ -]?run(?: test)? | multi-?stage fitness test | pacer(?: test)? | yo-?yo test | course navette | luc leger | pendellauf';

/** Parts of a test, by the words for them. */
export const testPartWords = {
  pushUps:
    'push-?ups? | push ups? | pushups? | press-?ups? | press ups? | liegestutzen? | flexiones | pompes | flessioni | flexoes',
  sitUps: 'sit-?ups? | sit ups? | situps? | crunch(?:es)? | abdominales | abdominals',
  pullUps:
    'pull-?ups? | pull ups? | chin-?ups? | chin ups? | klimmzuge? | dominadas | tractions | trazioni',
  plank: 'planks? | unterarmstutz | plancha | planche | gainage',
  carry:
    'carry | carries | carrying | farmer\\w* | jerry ?cans? | casualty | stretcher | hose | equipment | dummy | tragen | arrastre | ammo',
  drag: 'drag\\w* | sled | rescue | dummy | ziehen',
  stairs:
    'stairs? | stair ?climb | stairmaster | ladders? | step-?ups? | treppe\\w* | escaleras | escaliers',
  march: 'ruck\\w* | loaded march | pack march | marsch\\w* | weighted march | tabs?',
  deadlift: 'dead-?lifts? | hex bar | trap bar | three rep max',
} as const;
