import type { Condition, InjuryRegion } from '../../request.ts';
import type { Lexicon } from '../phrases.ts';

/** Joints and parts that get hurt, in their plain names. */
export const regionWords = {
  knee: `knee | knees | kneecap | kneecaps | knie | kniegelenk | knien | rodilla | rodillas | genou | genoux | ginocchio | ginocchia | ginocchi | joelho | joelhos`,
  low_back: `low back | lower back | lumbar | lumbars | lumbar spine | spine | back | upper back | rucken | kreuz | unterer rucken | unteren rucken | lendenwirbel | lws | wirbelsaule | zona lumbar | lumbares | lumbar | espalda | espalda baja | columna | dos | bas du dos | lombaires | colonne | schiena | zona lombare | bassa schiena | parte bassa della schiena | lombare | costas | lombar | coluna | fundo das costas`,
  shoulder: `shoulder | shoulders | schulter | schultern | hombro | hombros | epaule | epaules | spalla | spalle | ombro | ombros`,
  neck: `neck | nacken | genick | hals | hws | cuello | cervicales | cervical | cou | nuque | cervicales | collo | cervicale | pescoco | cervical`,
  wrist: `wrist | wrists | handgelenk | handgelenke | handgelenken | muneca | munecas | poignet | poignets | polso | polsi | pulso | pulsos | punho | punhos`,
  elbow: `elbow | elbows | ellbogen | ellenbogen | codo | codos | coude | coudes | gomito | gomiti | cotovelo | cotovelos`,
  hip: `hip | hips | groin | adductor | hufte | huften | leiste | cadera | caderas | ingle | hanche | hanches | aine | anca | inguine | quadril | quadris | virilha | anca`,
  ankle: `ankle | ankles | achilles | foot | feet | heel | heels | knochel | sprunggelenk | ferse | fuss | fusse | tobillo | tobillos | talon | cheville | chevilles | talon | pied | caviglia | caviglie | tallone | piede | tornozelo | tornozelos | calcanhar`,
  hamstring: `hamstring | hamstrings | hammy | hammies | beinbeuger | oberschenkelruckseite | isquio | isquios | isquiotibial | isquiotibiales | ischio | ischios | ischio jambiers | femorali | bicipite femorale | posterior de coxa | isquiotibiais`,
  calf: `calf | calves | wade | waden | gemelo | gemelos | pantorrilla | pantorrillas | mollet | mollets | polpaccio | polpacci | panturrilha | panturrilhas | gemeos`,
  pelvic_floor: `pelvic floor | beckenboden | suelo pelvico | plancher pelvien | perinee | pavimento pelvico | perineo | assoalho pelvico | pavimento pelvico`,
} satisfies Record<InjuryRegion, string>;

/** Names of troubles that say the region by themselves. */
export const troubleWords = {
  knee: `knieproblem* | knieschmerz* | kniebeschwerden | meniscus | acl | mcl | pcl | runners knee | jumpers knee | patella | patellar | meniskus | kreuzband | kreuzbandriss | menisco | ligamento cruzado | menisque | ligament croise | ligaments croises | legamento crociato | crociato`,
  low_back: `sciatica | sciatic | slipped disc | herniated disc | bulging disc | disc herniation | disc bulge | disc | disk | herniated disk | slipped disk | lumbago | back ache | backache | scoliosis | spondylo* | ischias | bandscheibe | bandscheiben | bandscheibenvorfall | hexenschuss | ruckenschmerzen | ruckenprobleme | kreuzschmerzen | ciatica | hernia discal | hernia de disco | lumbalgia | sciatique | hernie discale | lumbago | lombalgie | mal de dos | mal au dos | sciatica | ernia del disco | ernia al disco | mal di schiena | lombalgia | hernia de disco | ciatico | dor nas costas | dor lombar`,
  shoulder: `schulterproblem* | schulterbeschwerden | rotator cuff | frozen shoulder | impingement | labrum | slap tear | rotatorenmanschette | schulterschmerzen | manguito rotador | coiffe des rotateurs | coiffe | cuffia dei rotatori | cuffia | manguito rotador`,
  neck: `nackenproblem* | whiplash | nackenschmerzen | steifer nacken | torticollis | torticolis | torcicollo | torcicolo | tortícolis`,
  wrist: `handgelenkschmerz* | carpal tunnel | carpal | sehnenscheidenentzundung | karpaltunnel | tunel carpiano | canal carpien | tunnel carpale | tunel do carpo`,
  elbow: `tennis elbow | golfers elbow | tennisarm | tennisellbogen | golferarm | epicondyl* | codo de tenista | cotovelo de tenista`,
  hip: `huftproblem* | hip impingement | fai | bursitis | huftschmerzen | coxarthrose | leistenzerrung`,
  ankle: `knochelschmerz* | fussschmerz* | plantar fasciitis | plantar | rolled ankle | achilles tendinitis | achilles tendonitis | achillessehne | fersensporn | fascitis plantar | tendon de aquiles | tendon d achille | fasciite plantare | tendine d achille | fascite plantar | tendao de aquiles | shin splints`,
  hamstring: `pulled hamstring | hamstring strain | hamstring tear`,
  calf: `calf strain | pulled calf | wadenzerrung | wadenkrampf`,
  pelvic_floor: `prolapse | diastasis | diastasis recti | leak when | incontinence | weak bladder | inkontinenz | rektusdiastase | diastasis abdominal | diastase | incontinencia`,
} satisfies Record<InjuryRegion, string>;

/** Parts a pain may belong to that are no region of the table. */
export const otherParts: Lexicon = {
  other: `chest | head | stomach | tummy | belly | legs | leg | arms | arm | hand | hands | finger | fingers | toe | toes | quads | quad | glutes | abs | biceps | triceps | pecs | lats | traps | shin | shins | thigh | thighs | muscles | brust | kopf | bauch | beine | bein | arme | arm | hand | pecho | cabeza | piernas | brazos | brazo | poitrine | tete | ventre | jambes | bras | petto | testa | gambe | braccia | peito | cabeca | pernas | bracos | feelings | soul | wallet`,
};

export const painWords: Lexicon = {
  pain: `pain | pains | painful | hurt | hurts | hurting | ache | aches | aching | achy | injury | injured | injuries | bad | dodgy | gammy | dicky | crook | wonky | busted | bust | knackered | buggered | messed up | screwed | shot | iffy | tender | inflamed | inflammation | swollen | sprain | sprained | sprains | strain | strained | torn | tear | tore | ruptured | rupture | pulled | tweaked | tweak | twinge | twinges | niggle | niggles | niggling | niggly | clicky | clicks | unstable | problem | problems | issue | issues | trouble | troubles | arthritis | osteoarthritis | tendinitis | tendonitis | tendinopathy | fractured | dislocated | damaged | sensitive | acting up | playing up | giving me grief | giving me trouble | killing me | bother | bothers | bothering | bothers me | bothering me | aggravat* | irritat* | recovering | recovering from | rehab | rehabbing | cranky | grumpy | angry | not great | not good | not right | limited | flare up | flares up | flared up | weak | impinged | rolled | twisted | jammed | replacement | replaced |
    schmerz* | weh | tut weh | tun weh | verletzt | verletzung | kaputt | gezerrt | zerrung | verstaucht | gereizt | entzundet | entzundung | arthrose | beschwerden | macht probleme | zwickt | probleme | angeschlagen | lädiert | verrenkt |
    dolor | dolores | duele | duelen | dolorida | dolorido | lesion | lesione | me lesione | lesionado | lesionada | lesionados | mal | mala | fastidiada | torcido | torcedura | esguince | molesta | molestia | molestias | inflamado | inflamada | artrosis | tendinitis | rota | roto |
    douleur | douleurs | fait mal | font mal | mal au | mal aux | mal a la | mal a l | blesse | blessee | blessure | entorse | foulure | foule | abime | fragile | arthrose | tendinite | douloureux | douloureuse |
    dolore | dolori | fa male | fanno male | male al | male alla | mal di | infortunio | infortunato | infortunata | slogata | slogatura | distorsione | infiammato | infiammata | acciaccato | artrosi | tendinite | lesionato | problemi |
    dor | dores | doi | doem | doendo | dolorido | lesao | lesionado | lesionada | machucado | machucada | machuquei | torci | torcido | entorse | inflamado | inflamada | artrose | tendinite | ruim`,
  stiff: `stiff | stiffness | tight | tightness | locked up | steif | verspannt | verspannung | verspannungen | rigido | rigida | tenso | tensa | raide | raideur | tendu | tendue | contracture | contratto | contratta | rigido | rigida | travado | travada`,
  sore: `sore | soreness | doms | muscle ache | muskelkater | agujetas | courbatures | courbature | indolenzito | indolenziti | indolenzita | indolenzite | dolori muscolari | dor muscular | moido`,
  care: `because of my | because of the | because of a | due to my | due to a | on account of my | thanks to my | wegen | a causa de mi | por mi | a cause de | a cause du | a causa del | a causa della | por causa do | por causa da | friendly | easy on | kind to | gentle on | careful with | careful of | be careful | mind my | mindful of | protect | protecting | look after | watch my | watch out for | schonend | schonen | gelenkschonend | aufpassen | cuidar | cuidado con | proteger | menager | attention a | attention aux | proteggere | attenzione a | cuidar do | cuidado com | poupar`,
};

/** What says that a trouble is over, or never was. */
export const fineWords: Lexicon = {
  fine: `gone | went away | disappeared | weg | verschwunden | desaparecido | disparu | sparito | passou | fine | ok | okay | good | great | healed | heal | recovered | better | all good | all better | back to normal | no longer | not anymore | anymore | pain free | painfree | solid | strong again | sorted | fully healed | fixed | 100 | gut | geheilt | verheilt | wieder gut | wieder fit | schmerzfrei | okay | in ordnung | besser | bien | curada | curado | recuperada | recuperado | mejor | ya no | gueri | guerie | va bien | mieux | remis | remise | bene | guarito | guarita | meglio | a posto | bem | curado | curada | recuperado | recuperada | melhor | ja nao`,
  history: `used to | years ago | in the past | old injury | as a kid | as a child | long ago | back in | hace anos | antiguo | vieja lesion | vor jahren | fruher | alte verletzung | il y a des annees | ancienne | anni fa | vecchio | ha anos | antiga | antigo | antigamente`,
};

export const sideWords: Lexicon = {
  left: `left | lft | linkes | linke | linken | linker | links | izquierda | izquierdo | gauche | sinistro | sinistra | esquerdo | esquerda`,
  right: `right | rechtes | rechte | rechten | rechter | rechts | derecha | derecho | droit | droite | destro | destra | direito | direita`,
  both: `both | beide | beiden | ambas | ambos | les deux | entrambe | entrambi | tutte e due | ambos os | os dois | as duas`,
};

export const conditionWords = {
  hypertension: `high blood pressure | hypertension | hypertensive | high bp | blood pressure is high | blood pressure meds | blood pressure tablets | bluthochdruck | hoher blutdruck | hohen blutdruck | hipertension | tension alta | presion alta | hypertension | hypertendue | hypertendu | tension elevee | ipertensione | pressione alta | hipertensao | pressao alta`,
  pregnancy: `pregnant | pregnancy | preggo | preggers | expecting a baby | im expecting | trimester | first trimester | second trimester | third trimester | prenatal | schwanger | schwangerschaft | schwangere | ssw | embarazada | embarazo | enceinte | grossesse | incinta | gravidanza | gravida | gravidez`,
  postpartum: `postpartum | post partum | postnatal | post natal | gave birth | had a baby | just had a baby | since giving birth | after birth | after giving birth | c section | caesarean | cesarean | entbunden | entbindung | nach der geburt | nach geburt | kaiserschnitt | wochenbett | posparto | postparto | di a luz | cesarea | post partum | accouche | accouchement | cesarienne | postparto | dopo il parto | ho partorito | cesareo | pos parto | dei a luz | cesariana | cesarea`,
  surgery: `surgery | surgeries | operation | had an op | post op | post surgery | operated | operated on | arthroscopy | operiert | operation | op | cirugia | operado | operada | operaron | operacion | chirurgie | opere | operee | operation | intervento | operato | operata | operazione | cirurgia | operado | operada | operacao | knee replacement | hip replacement`,
  osteoporosis: `osteoporosis | osteopenia | brittle bones | low bone density | osteoporose | osteopenie | osteopenia | osteoporosi`,
  insulin: `insulin | type 1 diabetes | type one diabetes | t1d | t1 diabetic | diabetic | diabetes | diabetes typ 1 | diabetiker | diabetikerin | zuckerkrank | insulina | diabetico | diabetica | diabete | diabete di tipo 1 | diabetique | insuline | glucose monitor | cgm`,
  asthma: `asthma | asthmatic | asthmatiker | asma | asmatico | asmatica | asthme | asthmatique | inhaler`,
  vertigo: `vertigo | dizzy | dizziness | dizzy spells | lightheaded | bppv | menieres | schwindel | schwindelig | schwindlig | vertigos | vertigo | mareo | mareos | mareada | mareado | vertige | vertiges | etourdissements | vertigini | capogiri | vertigem | vertigens | tontura | tonturas`,
  epilepsy: `epilepsy | epileptic | seizures | seizure | epilepsie | epileptiker | epilepsia | epileptico | epileptica | epilepsie | epileptique | epilessia | epilettico | convulsoes`,
  hernia: `hernia | inguinal hernia | umbilical hernia | hiatal hernia | leistenbruch | nabelbruch | hernie | hernia inguinal | hernie inguinale | ernia | ernia inguinale | ernia ombelicale`,
  glaucoma: `glaucoma | glaucome | glaukom | grauer star | gruner star | eye pressure | retinal detachment | augendruck`,
  heart: `heart condition | heart disease | heart problem | heart problems | heart trouble | heart attack | heart failure | heart patient | heart surgery | heart murmur | cardiac | cardiac condition | cardiomyopathy | myocarditis | pericarditis | afib | a fib | atrial fibrillation | arrhythmia | arrythmia | pacemaker | stent | stents | angina | coronary | bypass surgery | valve replacement | weak heart | bad heart | herzkrank | herzerkrankung | herzprobleme | herzproblem | herzinfarkt | herzschwache | herzrhythmusstorung* | vorhofflimmern | herzschrittmacher | herzmuskelentzundung | herzfehler | problema cardiaco | problemas cardiacos | problemas del corazon | problema de corazon | enfermedad cardiaca | cardiopatia | infarto | marcapasos | arritmia | probleme cardiaque | problemes cardiaques | maladie cardiaque | infarctus | crise cardiaque | insuffisance cardiaque | pacemaker | arythmie | problemi di cuore | problemi al cuore | cardiopatico | cardiopatica | cardiopatia | infarto | aritmia | problema no coracao | problemas no coracao | problema cardiaco | doenca cardiaca | marcapasso | insuficiencia cardiaca`,
} satisfies Record<Condition, string>;
