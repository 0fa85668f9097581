import { words } from '../../reading/engine/words.ts';

/** Body, medicine, pain, food and harm: said only where a draft or a card has said it. */
export const sensitive = words(
  `insulin* medic* drug* pill* tablet* dose* dosage ibuprofen paracetamol aspirin steroid* painkiller* antibiotic* statin* blocker* inhaler* vaccine* supplement* caffeine alcohol* drunk vodka wine beer cocaine cannabis weed
  pain* hurt* ache* aching sore* injur* sprain* strain* torn tear* tendin* impingement herniat* disc discs sciatica arthritis fracture* bursitis concussion syndrome disorder* inflam* diagnos* disease* cancer tumour tumor stroke heart cardiac chest palpitation* faint* dizz* vomit* puke* nausea* bleed* blood clot* swollen swelling fever* infection* ill illness sick virus covid asthma diabet* sugar epilep* seizure* pregnan* birth miscarr* menstru* period menopaus* surgery operation doctor* physician hospital* emergency ambulance
  knee* back shoulder* hip hips ankle* wrist* elbow* neck spine joint* tendon* ligament* muscle* lung* kidney* liver stomach belly brain nerve* numb* breath*
  calori* kcal diet* fasting fast starv* purg* binge* laxative* weight fat thin skinny bmi deficit macro* carb* keto detox cleanse meal* eat* food* protein creatine
  suicid* kill* die dies dying dead death harm* self-harm knife blade jump* overdos* hopeless worthless`,
);

/** Words of every sentence and title: they say nothing by themselves. */
export const neutral = words(
  `a an the i you we it he she they this that these those my your our its me us him her them who which what when where how why
  am is are was were be been being do does did done have has had having can could may might will would shall should must
  and or but so because if then than as at by for from in into of off on onto out over to up with about after again before between during under until while without within toward towards
  not no yes too also just only even still yet already very really quite rather more most less least much many few some any all both each every other another same such own enough
  here there now today tonight tomorrow yesterday week weeks day days month months minute minutes hour hours time times later soon next last first second once always often sometimes never maybe perhaps
  good great fine nice well better best glad happy welcome thanks thank please sorry hello hi hey okay ok right sure true plain simple easy easier gentle gently small short long little big new old calm steady slow slowly quick quickly kind
  hear heard sounds sound see seen know known think feel feels felt like want wanted wants need needs say said says tell told tells ask asked mean means meant make makes made take takes took give gives gave get gets got go goes going went come comes came keep keeps kept let lets look looks looked start starts started begin try tries tried help helps helped work works worked use uses used find found show shows put set sets move moves moved stay stays leave happens happen matter matters count counts lead leads turn turns choose pick
  train trains trained training session sessions workout workouts exercise exercises plan plans planned program programme coach athlete step steps way ways thing things part parts point start end middle rest ready pace goal goals progress habit routine log numbers number answer question idea sense thought words word choice
  back ahead along away down forward together apart alone it's that's i'm i've i'll you're you've you'll we're we've let's don't can't here's there's what's`,
);
