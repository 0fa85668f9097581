import type { Lexicon } from '../engine/phrases.ts';

/**
 * What German, Spanish, French, Italian and Portuguese call things in dialect, in small or by a
 * picture: by kind of phrase, beside the lists of that kind.
 */
export const regionalWords: Record<string, Lexicon> = {
  focus: {
    upper_body: `nur obenrum | obenrum | obenherum | nur oben rum | oberer teil | de cintura pa arriba | de cintura para arriba | de la cintura para arriba | de la cintura pa arriba | da cintura pra cima | da cintura para cima | dalla vita in su | au dessus de la ceinture | from the waist up | above the waist`,
    lower_body: `nur untenrum | untenrum | untenherum | von der hufte abwarts | de cintura para abajo | de cintura pa abajo | de la cintura para abajo | da cintura pra baixo | da cintura para baixo | dalla vita in giu | le bas du corps | bas du corps | en dessous de la ceinture | from the waist down | below the waist`,
    glutes: `popsch | arscherl | arschle | popscherl | hinterteil | pobacken | la cola | levantar cola | culete | culito | nalgas | nalguitas | pompis | trasero | retaguardia | popotin | derriere | petard | fessiers bombes | cul bombe | sederino | fondoschiena | lato b | chiappe | chiappette | rabeta | bundinha | popo | traseiro | rabinho | nadegas`,
    legs: `haxn | haxen | stelzen | wadln | wadl | beinderl | beindli | beinprogramm | beinarbeit | patitas | las patas | las gambas | piernitas | piernon | canillas | zancas | guiboles | guibolles | gambettes | les cannes | les quilles | gambette | cosciottette | pernoca | pernocas | pernao | coxao | coxas | perninhas`,
    core: `wampe | wamperl | wampn | ranzen | plauze | bauchlein | bauchi | schwabbelbauch | rettungsring | rettungsringe | bierbauch | waschbrettbauch | buuch | michelines | lonja | lonjas | rollitos | llantitas | guata | guatita | tripita | barriguita | chocolatina | tablette de chocolat | tablettes de chocolat | le bide | bedaine | du bide | bidou | poignees d amour | bouee | panzetta | pancetta da ridurre | tartaruga | maniglie dell amore | trippa | pancia piatta | tanquinho | pochete | pancinha | barriguinha | pneuzinhos`,
    arms: `oberarmerl | armerl | armli | armle | winkearme | winkfleisch | flugel unterm arm | bracitos | alitas de murcielago | alas de murcielago | conejos | biscotos | biscoteaux | biscoto | bibis | bracciotti | braccine | braccia a tendina | tendine sotto le braccia | muque | bracinho | bracinhos | muque do braco | tchauzinho | musculo do tchau | d arm`,
    back: `kreiz | s kreiz | rugge | ruggli | buckel | ruckle | espaldita | el lomo | lomos | zona lumbar | zona dorsal | rinonada | les lombaires | lombaires | schienotta | zona lombare | fascia lombare | dorsale | as cruzes | cruzes | coluna | lombo | lombar | dorsais | costinha`,
    chest: `bruscht | bruschtkaschte | pechuga | pectos | pecho de lata | pectos en acier | pettorina | peitaca | peitoral | peitorais`,
    shoulders: `schultere | schulterli | schulterle | schulterpartie | hombritos | hombrera | deltos | epaulettes | spallucce | spallotte | ombrinho | ombrinhos`,
    hips: `huftn | hufti | caderitas | cadera oxidada | hanches rouillees | ancas | anche arrugginite | anca`,
    cardio: `puls hoch | puls oben | puls hochgeht | puls hochtreibt | puls auf touren | pumpe auf touren | den puls treiben | puls in die hohe | suba el pulso | subir el pulso | subir pulsaciones | subir las pulsaciones | suban las pulsaciones | pulso arriba | coeur monte | faire monter le coeur | monter les pulsations | faire monter les puls | monter le cardio | salire i battiti | far salire il battito | alto il battito | alzare i battiti | battito alto | battiti alti | subir o batimento | subir os batimentos | coracao pra bater | coracao la em cima | batimento alto | batimento la em cima | frequencia la em cima | heart rate up | pulse up | keep my pulse up | hr up | botar o bofe pra fora | echar el bofe`,
  },
  goal: {
    mobility: `lockere | loggere | aufzulockern | auflockere | durchbewegen | aufdehnen | durchdehnen | aufmachen die hufte | hufte aufmachen | huften aufmachen | geschmeidig | geschmeidiger | aflojarme | aflojar la cadera | aflojar la espalda | aflojar el cuerpo | pa aflojar | para aflojar | desentumecer | desentumecerme | desoxidarme | desoxidar | desanquilosar | desagarrotar | destrabar | soltar isso | soltar isto | soltar tudo | soltar o corpo | soltar as costas | soltar as cruzes | soltar as ancas | soltar a anca | soltar la cadera | soltar la espalda | soltar el cuerpo | soltar cadera | soltar caderas | de soltar | desenferrujar | destravar | desemperrar | deverrouiller | derouiller | derouiller la machine | me delier | delier | debloquer | debloquer le dos | denouer | me denouer | sgranchire | sgranchirmi | sgranchirsi | sciogliere | sbloccare | sbloccarmi | ammorbidire | ammorbidirmi | disincrostare`,
  },
  /** 'Los brazos ni tocarlos': the part right before is left alone. */
  untouched: {
    untouched: `ni tocarlo | ni tocarla | ni tocarlos | ni tocarlas | ni los toques | ni lo toques | nicht anruhren | nicht anfassen | net anlangen | nicht anlangen | bleiben heil | on n y touche pas | on y touche pas | n y touche pas | pas touche | non toccarle | non toccarli | non toccarlo | non toccarla | non si toccano | non si tocca | nem encosta | nem encoste | nem mexe | nem toca | nem tocar | dont even touch them | dont touch them | not to be touched`,
  },
  person: {
    adult: `binome | camarade d entrainement | partenaire d entrainement | parceiro | parceira | parceiro de treino | spezl | haberer | gspusi | trainingsbuddy | companera de gym | companero de gym | suegris | colega de treino | compagno di padel | compagno di allenamento | coinquilina`,
  },
  weakPoint: {
    weakPoint: `lo que peor llevo | lo que peor se me da | es lo que peor | mi punto debil | mi talon de aquiles | mein schwachpunkt | mein schwacher punkt | meine schwache | da hapert s | da haperts | daran hapert s | mon point faible | mon point noir | mon talon d achille | la ou je peche | il mio punto debole | mio punto debole | mio tallone d achille | dove zoppico | meu ponto fraco | meu calcanhar de aquiles | o que pior | onde eu apanho | my weak point | my weak spot | my weakness | my achilles heel | what i am worst at | what im worst at`,
  },
  never: {
    never: `kann ich nichts | kann ich nicht | kann ich ned | kann i nichts | kann i ned | kann i net`,
  },
  chain: {
    next: `rematamos con | rematando con | rematar con | y rematamos | y de postre | de postre | acabando con | y acabamos con | a chiudere | e a chiudere | in chiusura | come dolce | per dessert | pour conclure | on conclut par | on termine par | et on termine par | en dessert | zum drausmachen | zum auslaufen noch | als nachtisch | zum nachtisch | obendrauf noch | pra arrematar | arrematando com | arremata com | e arremata com | de sobremesa | pra encerrar | encerrando com`,
  },
  neg: {
    drop: `ruhe fur die | ruhe fur meine | schonung fur die | schonzeit fur die | reposo para las | reposo para los | reposo de | repos pour les | repos des | riposo per i | riposo per le | riposo delle | riposo dei | repouso pras | repouso para as | repouso pros | repouso das | repouso dos`,
  },
  condition: {
    hypertension: `blutdruck mit tabletten | blutdruck eingestellt | blutdruck gut eingestellt | blutdruck im griff | hab blutdruck | hoher blutdruck im griff | tension bien suivie | tension sous controle | tension sous traitement | tension equilibree | tension stabilisee | pressione tenuta a bada | pressione tenuta | pressione sotto controllo | pressione con la pastiglia | pressione con la pastiglietta | pressione ballerina | tension controlada | presion controlada | presion con pastillas | tension con pastillas | pressao controlada | pressao com remedio | pressao no remedio`,
  },
  fine: {
    fine: `sta benone | sta alla grande | va alla grande | e a posto | esta de diez | esta fenomenal | ta otimo | ta zerado | ta novo | tipptopp | picobello | au top | roule | roule nickel`,
  },
  trouble: {
    pelvic_floor: `beckenboden noch wie | beckenboden ist noch | beckenboden im eimer | beckenboden noch schwach | beckenboden ausgeleiert | suelo pelvico flojo | suelo pelvico todavia | suelo pelvico aun | suelo pelvico hecho | perinee en vrac | perinee encore | perinee pas encore | perinee fragile | plancher pelvien encore | plancher pelvien en vrac | pavimento pelvico e ancora | pavimento pelvico ancora | pavimento pelvico moscio | perineo ancora | perineo moscio | assoalho pelvico frouxo | assoalho pelvico ainda | pavimento pelvico ainda | pavimento pelvico frouxo`,
  },
  time: {
    still: `controlada faz tempo | controlado faz tempo | controlada ha anos | controlado ha anos | controlada hace tiempo | controlado hace tiempo | controlada hace anos | controlado hace anos | stabilise depuis longtemps | stabilisee depuis longtemps | sous controle depuis longtemps | sotto controllo da anni | sotto controllo da tempo | tenuta a bada da anni | seit jahren eingestellt | seit langem eingestellt | seit jahren im griff | under control for years`,
  },
  effort: {
    hard: `tosti | toste | tosto | bastonata | dammi una bastonata | fammi male | fammi sudare sette camicie | spremimi | distruggimi | massacrami | que me arrepienta | hace que me arrepienta | hazme polvo | reventarme | revientame | dame cana | dame cera | dale sin piedad | mach mich platt | mach mich fertig | quetsch mich aus | a gscheite hacken | richtig hacke | gib ihm | voll auf die zwolf | fais moi souffrir | fais moi cracher | defonce moi | fais moi mal | envoie du lourd | du lourd | me destroi | me arrebenta | me arregaca | acaba comigo | pega pesado | pegar pesado | sem do nem piedade | treino pesado | pesados | pesadas`,
    easy: `strafa | strafare | senza strafare | nun c ho voja | con calma | tranquillo tranquillo | easy easy | piano piano | auf sparflamme | sparflamme | gaaanz locker | gemachlich | auf gmahte wiesn | gmiatlich | gmutlich | modo ahorro | en modo ahorro | en plan suave | suavecito | tranqui | tranquilito | a mi ritmo lento | sin matarme | mollo | mollo mollo | tranquillou | pepere | sans forcer | de boa | de boas | na maciota | no sapatinho | bem tranquilo | devagarinho | sem forcar | sem suar | sin sudar | sans suer | sans transpirer | senza sudare | ohne zu schwitzen | ohne ins schwitzen | without sweating`,
  },
  move: {
    'squat-jump': `squats sautes | squat saute | squat sautes | sprungkniebeuge | sprungkniebeugen | strecksprung | strecksprunge | sentadilla con salto | sentadillas con salto | sentadillas saltadas | sentadilla saltada | sentadilla salto | squat saltati | squat saltato | squat con salto | squat con salti | agachamento com salto | agachamento saltado | agachamentos com salto | agachamento salto`,
    'pull-up': `klimmzug | klimmzugerl | klimmzugl | klimmerl | barritas | tirones en barra | tractions barre | tirate alla sbarra | trazione | barras na barra fixa | puxada na barra`,
    'push-up': `liegestutz | liegestutzerl | stutzerl | planchas de brazos | piegamentini | apoios de frente | flexoezinha`,
  },
};
