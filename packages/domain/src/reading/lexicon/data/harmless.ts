import { expandAlternatives } from '../../engine/alternatives.ts';

/**
 * Turns of phrase that take the alarm out of the words in them, in the order of the alphabet.
 * '{a,b}' stands for either word.
 */
const phrases = `
a diet coke | a la bourre | a stroke of | {a,diet,cherry} coke | aber nicht sterben | acelera {meu,o} coracao |
acelera mi corazon | {acelerame,acelerar,parte,partio} el corazon | acelerar o coracao |
air {squats,fryer} | alla pressa voglio morirci | alla pressa voglio morire male |
alla pressa {voglio,vorrei} morire | {allenamento,giorno} petto | allo squat voglio morire male |
bent over {row,rows,rowing,fly,flyes,flies,raise,raises,lateral,laterals,reverse,rear,barbell,dumbbell,db,bb,kettlebell,kb,one,single,press,t} |
{allo,sullo} squat voglio morirci | {allo,sullo} squat {voglio,vorrei} morire |
almost want to die | am i going {mad,crazy} | am i {mad,crazy} |
ankle {weights,weight,strap,straps} | apaguei a luz | apaguei {as,os} | apaguei o app |
assis au bureau | {assis,assise} toute la journee | avc foot |
baby is {screaming,scream,screams,crying,cry,cries,screamed,cried} |
baby {weight,belly,screaming,scream,screams,crying,cry,cries,screamed,cried,schreit} |
bambini che urlano | bambini urlano | bar collapsed on | barriga chapada |
{bebado,bebada} de felicidade | bebe {llora,llorando,pleure,chora,chorando} |
beer {belly,gut,mile} | betrunken vor gluck | {big,bigger,hit,treasure} chest | bimbo piange |
black {tea,coffee} | blackout across the city | blackout across town | blackout all over town |
blackout {blind,mask,curtains,blinds,curtain} | blackout im ganzen {haus,viertel} |
blackout in der | blackout in der ganzen strasse |
blackout in the whole {street,building,town,neighbourhood} | blackout in tutta la citta |
blackout in tutto il {palazzo,quartiere} | bleeding {edge,obvious,hands} |
{bleeding,broken,by,brave} heart | {blieb,bleibt} mir fast das herz stehen |
blood sugar friendly | blood {sweat,flow,pumping,flowing,type,work,donation} |
blut {geschwitzt,schwitzen} | blut und wasser | bolsa de basura | bolsa de la compra |
bolsa del super | {borracho,borracha} de felicidad | boulot me suffoque |
{boulot,travail,bureau} m etouffe | breathe through my nose | breathless finish |
bright red face | bring mein herz | bringt mich noch ins grab | {bringt,bringen} mich noch um |
broke my leg day | broke my {personal,heart,routine,kettlebell,band} | brust {training,tag} |
brust und {rucken,trizeps} | {burn,work} off the beers | but not die | but without dying |
ca me saoule | cabeca abaixo do coracao | cabeca explodindo de tanto trabalho |
cabeca explodindo {de,com} trabalho | cabeza me explota con | cabeza me explota de trabajo |
cabeza por debajo del corazon | {can,bottle,glass} of coke |
cancer {awareness,fundraiser,charity,run,walk,research,sign} | cant get off the toilet |
cant get up from the toilet | car crash tv | cara de {dormida,dormido,sono,sueno} |
cara {roja,vermelha} | casi se me para el corazon | celles de ma mere | celles de mamie |
{chair,table,knees,arches} collapsed | chaussures avec {ligne,rayure} rouge |
chaussures avec {rotem,roten} streifen | chaussures avec roter linie |
{chaussures,legging,maillot} avec une {ligne,rayure} rouge |
{chaussures,legging,maillot} avec une {rotem,roten} streifen |
{chaussures,legging,maillot} avec une roter linie | chest and {back,arms,triceps,shoulders} |
chest press machine |
chest {press,presses,day,days,workout,workouts,exercises,exercise,session,training,pump,fly,flyes,flies,pass,passes,dip,dips,opener,openers,tri,strap,supported,freezer} |
chest to {bar,floor} | choking in the final | choking on the | choking under pressure |
{choking,choke} on my serve | coagulo de trafico | coeur bat pour | coeur brise |
coeur de pierre | coeur en {miettes,morceaux} | coeur explose de joie | coke {zero,light} |
collapsed {arches,arch} | collapsed into bed | collapsed on the {couch,sofa} | concussed by |
coracao bate por | coracao de pedra | coracao em pedacos |
coracao {explode,explodindo} de alegria | coracao {partido,despedacado} | corazon de piedra |
corazon en un puno | corazon hecho trizas | corazon {hecho,en} pedazos | corazon late por |
corazon por la boca | corazon {roto,partido} | corona beer | {corsa,corse} suicidio |
{counted,laid,sorted} out for my {nan,nans,mum,mums,mom,moms,dad,dads,gran,grans,grandad,grandads,neighbour} |
{counted,laid,sorted} out for {nan,nans,mum,mums} | {counted,laid,sorted} out for the patients |
{course,navette,serie} suicide | {courses,series} suicides | covid {shot,weight,kilos,vaccine} |
crache du sang pour | cracher du sang | crash mat | cuore a pezzi | cuore batte per |
cuore di {ghiaccio,pietra} | cuore in {gola,pezzi} | cuore {infranto,spezzato} |
cuspi sangue {pra,para} | cut hedges | cut myself shaving | cut out sugar |
cut the {hedge,grass,lawn} | {cut,cutting} myself a break | {cut,no} sugar |
cutting myself short | cutting the hedge | {cutting,cut} myself off |
{cutting,cut} myself some slack | da infarto | dann {fall,falle} ich ohnmachtig auf die couch |
dann {fall,falle} ich ohnmachtig aufs sofa | dann {fall,falle} ich ohnmachtig {ins,aufs,im} bett |
dann kipp ich um auf die couch | dann kipp ich um aufs sofa |
dann kipp ich um {ins,aufs,im} bett | dann {kipp,kippe} ich auf die couch |
dann {kipp,kippe} ich aufs sofa | dann {kipp,kippe} ich {ins,aufs,im} bett |
das herz ist mir in die | de {corazon,coracao} | de infarto total | de perna quero morrer |
de pierna quiero {morir,morirme} | de todo corazon | dead inside {until,before} coffee |
defonce {moi,mes,les} | {depois,dai} {desmaio,apago} na cama |
{depois,dai} {desmaio,apago} no sofa | {depois,dai} eu desmaio na cama |
{depois,dai} eu desmaio no sofa | desaparecer la {grasa,barriga} | desmaiei de {fofura,rir} |
{deviens,visage} rouge | di cuore | di gambe voglio morire male |
di {panca,squat,stacchi,gambe} voglio morirci |
di {panca,squat,stacchi,gambe} {voglio,vorrei} morire | dia de peito | dia peito |
{dia,entreno,press} de pecho | die in this {workout,session} | die on every set |
die on the {bike,rower,treadmill} | divento {rosso,rossa} |
dizzy with {happiness,excitement,joy} | don de sang | donazione di sangue | double vision of my |
drunk on {happiness,endorphins,life,success,power} | drunk uncle | drunk with joy |
{during,since,after,pre} covid | e depois {desmaio,apago} na cama |
e depois {desmaio,apago} no sofa | e depois eu desmaio na cama | e depois eu desmaio no sofa |
e poi {svengo,collasso,muoio} sul {divano,materasso} |
e poi {svengo,collasso,muoio} {sul,a,nel} letto | eccentric contraction |
en {banca,sentadilla,sentadillas} quiero {morir,morirme} |
en el press de banca quiero {morir,morirme} | en el remo quiero {morir,morirme} |
en la prensa quiero {morir,morirme} | en press banca quiero {morir,morirme} |
{ending,end} it all with | enfants crient | enfants qui crient | entrenar pecho |
erkaltung ist weg | {escupido,escupi} sangre para | estou a ficar maluca | estoy loca |
et apres je m {evanouis,ecroule} au lit | et apres je m {evanouis,ecroule} sur le {lit,canape} |
et apres je m {evanouis,ecroule} {sur,dans} mon lit | et apres je tombe dans les pommes au lit |
et apres je tombe dans les pommes sur le {lit,canape} |
et apres je tombe dans les pommes {sur,dans} mon lit | explota la cabeza con | faccia rossa |
face {goes,gets,turns} red | face {goes,is,turns} bright red | face is beetroot |
face like a beetroot | face {pulls,down,pull,plant} | {face,against} the wall |
faint {hearted,heart,hope,memory,smell,light} | faint of heart | {fainting,faint} from boredom |
fais monter mon coeur | {fais,faire} battre mon coeur | fame da svenire |
{fammi,far} battere il cuore | fara venire un colpo | farla finita con {la,il,i} |
farmi venire un {infarto,ictus} | fast feet | {fat,weight} from my face |
{fatto,far,fammi} sputare sangue | febbre da {fantacalcio,mondiali} | febbre del sabato sera |
febbre del {sabato,derby} | febbre dello shopping | febre da copa | febre de |
febre de {compras,bola} | febre de sabado a noite | febre do padel | feel like i want to die |
fell {behind,asleep} | fell off my {routine,plan} | fell off the {horse,plan,wagon,bandwagon} |
fell off track | {fell,snapped} out of | fever {for,pitch,dream} |
feverish {about,excitement,week,weekend,shopping} | fico {vermelho,vermelha} | fieber fur |
fieber nach dem neuen | fiebre de {compras,sabado,padel,futbol} | fiebre del {oro,sabado,padel} |
fiebre del sabado noche | fiebre {por,mundialista} | fievre acheteuse | fievre de la |
fievre des soldes | fievre du {jeu,samedi,derby} | fievre du samedi soir | floor gasping |
flu {jabs,shots,vaccines,clinic,clinics,vaccination,shot,jab,season} | {flu,cold,fever} is gone |
{flu,fever} has gone | {flu,fever} is over | fur meine mutter bereitgelegt |
fur oma bereitgelegt | fur {oma,opa} gezahlt |
{gave,sweat,sweating,sweated,donate,donated} blood | gebrochenes herz |
get {my,the} heart racing | get out of breath | {get,make,keep} me out of breath |
give me a heart attack of | gives me a heart attack | {gives,give,gave,giving} me a stroke |
{gives,give,gave,giving} me an aneurysm | {go,goes} bright red | going mad here |
got hammered by the rain | gripe ja passou | gripe {superada,passou} | grippe est passee |
grippe ist {vorbei,weg} | grippe {passee,terminee,uberstanden} |
{grippeimpfung,grippeimpfungen,suicidios,selbstmorderlaufe,suicides,jaws,cokes,fussballfieber,lauffieber,reisefieber} |
had a fit of |
{had,having} {her,his} {gallbladder,appendix,tonsils,hip,knee,cataract,cataracts,stent,op,operation,surgery} |
{had,having} {her,his} wisdom teeth | hals und beinbruch | hammered fence posts |
hammered {my,the,out,nails,in,posts,metal,copper} | hands bleeding | hangt der magen in den |
head and shoulders | head below heart | head below {the,my} heart | head lower than heart |
head lower than the heart | heart attack of a | heart {beats,hurts} for | heart bursting with |
heart goes out | heart in {pieces,bits} | heart is broken | heart is bursting with |
heart is in {pieces,bits,it} | heart nearly stopped when | heart of {stone,gold} |
heart racing workout |
heart {sank,rate,of,stopping,set,day,out,health,healthy,broken,pumping,content} | heart set on |
heart stops every time i see | heart to heart | hearts content | herz aus {stein,gold} |
herz gebrochen | herz in die hose | herz in {scherben,stucken} | herz ist gebrochen |
herz platzt vor freude | herz schlagt fur | herz und seele | high as a kite on |
high {energy,knees} | high on energy | {hip,calf} machine | hit my head start |
{hochroter,roter} kopf | hot water bottle | hot {yoga,day} | i am going mad | i broke a sweat |
i broke {up,through} | il cuore che scoppia di gioia | im going mad | in the dark | in your face |
{in,alla} panca voglio morirci | {in,alla} panca voglio morire male |
{in,alla} panca {voglio,vorrei} morire | infarto del susto | intermittent fasting |
ivre de {joie,bonheur} | jaw drop | je deviens {folle,fou} | {job,arbeit,buro} erstickt mich |
{job,work,office,boss,commute,paperwork,mortgage,rent,bills,deadline,deadlines,house,flat,town} is {suffocating,choking} |
{job,work,office,boss,commute,paperwork,mortgage,rent,bills,deadline,deadlines,house,flat,town} {is,are} {suffocating,choking} me |
{job,work,office,boss,commute,paperwork,mortgage,rent,bills,deadline,deadlines,house,flat,town} {suffocates,chokes} me |
{kids,children} are {screaming,scream,screams,crying,cry,cries,screamed,cried} |
{kids,children,twins,toddler,crowd,fans,neighbours,boss,coach} {screaming,scream,screams,crying,cry,cries,screamed,cried} |
killing myself at work | killing myself {at,in} the gym | killing myself {with,on,over,to} |
kinder {schreien,heulen} | knee {sleeves,collapse} | knees collapse |
knocked out {a,the,my,some,all,two,three,four,five,most} | knocked out by the favourites |
knocked out in the {final,semi,quarter} | knocked out in the first round |
knocked out of the {cup,league,tournament} | konnte kotzen wenn |
kopf platzt vor {arbeit,lauter} | kopf {unter,unters} herz | las de mi abuela |
las pastillas de mi abuela | {lavoro,ufficio} mi soffoca | le pastiglie della nonna |
left side first | leg {press,extension,extensions,curl,curls,machine,machines} |
{leggings,tights,trainers,shoes,shorts,socks,joggers,jersey,shirt,hoodie,jacket,bike,wall} with a bright red stripe |
{leggings,tights,trainers,shoes,shorts,socks,joggers,jersey,shirt,hoodie,jacket,bike,wall} with a red {stripe,line,streak} |
{leggings,tights,trainers,shoes,shorts,socks,joggers,jersey,shirt,hoodie,jacket,bike,wall} with a thin red line |
legs went to sleep | les cachets de ma mere | licht im {park,flur} | licht in der halle |
lights out dark | like a steam train | live on {chicken,rice,salad,shakes,protein} | living room |
luces del parque se apagaron | luci del parco | luci della palestra |
{luego,despues} caigo {desmayado,desmayada} en el sofa |
{luego,despues} caigo {desmayado,desmayada} {en,sobre} la cama |
{luego,despues} me {desmayo,muero} en el sofa |
{luego,despues} me {desmayo,muero} {en,sobre} la cama | lumieres de la salle | lumieres du parc |
luzes da academia | luzes do parque | ma non morire | macchia di vino | macchie di caffe |
{macchie,macchia} di sugo | {made,make,makes} me want to die | mais {pas,sans} mourir |
{make,makes,making} me puke | mal au coeur |
manche {de,la,el,mi} {salsa,cafe,tomate,vino,camiseta,pantalon,mantel,sofa,pintura,helado,chocolate} |
manchei a camisa | manchei de molho |
{marcador,partido,final,precio,precios,vistas,emocion} de infarto | mas nao morrer |
matar de un disgusto | {matar,mata} de un infarto | me dar um {treco,troco} |
me estalla el corazon de alegria | me estoy volviendo {loca,loco} | me explota la cabeza |
me faire faire un avc |
me manche {de,la,el} {salsa,cafe,tomate,vino,camiseta,pantalon,mantel,sofa,pintura,helado,chocolate} |
me matar de tanto | me pongo {roja,rojo} | me {provoquer,donner} une crise cardiaque |
me {provoquer,donner,causer,filer} un avc | me saoule | meu coracao para quando vejo |
meu coracao quase parou | mi fara venire un {infarto,ictus,colpo} |
mi si e quasi fermato il cuore | mi si ferma il cuore quando vedo |
mir bleibt das herz stehen wenn ich | mir fast das herz stehen |
mir ist fast das herz stehen geblieben | mir ist {fast,beinahe} das herz stehengeblieben |
mir schlug das herz bis zum hals | {mir,fast} das herz stehen geblieben |
{mir,fast} das herz stehengeblieben | mon coeur a failli s arreter |
mon coeur a rate un battement quand | mon coeur s arrete quand je vois |
{more,fat,weight,any,get} off my face |
{muscle,concentric,isometric,slow,glute,static} contractions | my heart nearly stopped |
my heart racing again | my heart skipped a beat when | my heart stops when i see |
nao e a pressao | nao e pressao |
new {knee,hip} {sleeves,sleeve,pads,pad,brace,wraps,support,band,bands,circle,belt,bag,thrust} |
next door so quiet | nicht blutdruck | nicht mehr leben wie {ein,eine} |
nicht {mein,der} blutdruck | {nino,nina} llora | ninos gritan | {ninos,criancas} gritando |
no es mi presion | no leg press quero morrer | no {supino,agachamento,leg,remo} quero morrer |
non e la pressione | non la pressione | not blood pressure | not {my,the} blood pressure |
off you pop | ohne dabei zu sterben | ohne zu sterben | one side at a time | one side then |
operacao verao | operacion bikini | operation beach body | operation {bikini,summer,beach,get} |
operation six pack | operations manager | os da minha avo | os remedios da minha avo |
over the flu | pain in the {neck,ass,butt} | par coeur | para mi abuela contadas |
{park,street,stadium,gym,hall,house,kitchen,corridor,pool} lights {went,go,cut,going} out |
{park,street,stadium,gym,hall,house,kitchen,corridor,pool} lights {went,go,turn} off |
{partita,finale,prezzo,prezzi,rigori} da infarto | pas ma tension | {pass,passed} out flyers |
passed out in bed | passed out on the {sofa,couch} | pelvic floor contractions |
per poco mi si ferma il cuore | pero no morirme | pero {no,sin} morir | perso la testa per |
plastered a {wall,ceiling,whole} | plastered all over | plastered {ceilings,walls,rooms,over} |
plastered the {walls,hallway,house,kitchen,bedroom,ceilings,whole} |
plastered with {stickers,posters} | {poi,dopo} {svengo,collasso,muoio} sul {divano,materasso} |
{poi,dopo} {svengo,collasso,muoio} {sul,a,nel} letto | {polpacci,gambe} di marmo |
popped out {for,to} | por poco se me para el corazon | {power,citywide,rolling} blackout |
{prensa,maquina} de piernas | pressa per gambe | {pressa,macchina} per le gambe |
{pressao,maquina} de pernas | presse a {jambes,cuisses} |
{puis,apres,ensuite} je m {evanouis,ecroule} au lit |
{puis,apres,ensuite} je m {evanouis,ecroule} sur le {lit,canape} |
{puis,apres,ensuite} je m {evanouis,ecroule} {sur,dans} mon lit |
{puis,apres,ensuite} je tombe dans les pommes au lit |
{puis,apres,ensuite} je tombe dans les pommes sur le {lit,canape} |
{puis,apres,ensuite} je tombe dans les pommes {sur,dans} mon lit | punch drunk |
quase me parou o coracao | quelle {della,di} nonna | quero morrer de perna |
quero morrer no leg press | quero morrer no {supino,agachamento,leg,remo} |
quiero {morir,morirme} de pierna | quiero {morir,morirme} en {banca,sentadilla,sentadillas} |
quiero {morir,morirme} en el press de banca | quiero {morir,morirme} en el remo |
quiero {morir,morirme} en la prensa | quiero {morir,morirme} en press banca |
raffreddore passato | red as a {tomato,beet,beetroot} | red in the face |
red like a {tomato,beetroot} | rhume passe | rifatto il {bagno,tetto} |
rifatto la {cucina,camera} | rojo como un tomate | rolled my {eyes,mat,sleeves,shoulders} |
rolled my yoga mat | rolling blackouts | rompi con | {rosso,rossa} come un pomodoro |
rot wie eine tomate | rouge comme une tomate | {rowing,swim,back,breast,butterfly} stroke |
rum and coke | rutschte mir das herz | sacola do mercado | saddle {sore,sores,up,bag} |
{saiu,coracao} pela boca | sangue nos olhos | sans mourir | sbronza di sole |
scarpe con la {linea,raya} roja | scarpe con la {linha,listra} vermelha |
scarpe con la {riga,striscia} rossa | {schuhe,leggings,hose,socken} mit {ligne,rayure} rouge |
{schuhe,leggings,hose,socken} mit {rotem,roten} streifen |
{schuhe,leggings,hose,socken} mit roter linie | scoppia il cuore di gioia |
se {apagan,apagaron} las luces del | se me para el corazon cada vez que veo |
se me para el corazon cuando veo | se me paso la gripe | se me rompio la goma |
{seance,jour} poitrine | seeing double because | selbstmorder lauf | sem morrer |
sentado o dia todo | {sentado,sentada} todo el dia | senza morire | serie suicida |
series suicidas | shaking things up | shingle {beach,path} |
{shopping,cabin,night,hay,spring,summer,gold,dance,disco,jungle,football,bieber} fever | sick of |
signed up drunk | sin morirme | sit at my desk all day | sitting all day | sitting on a chair |
smashed my pb | smashed the record | snapped back | sono pazza io |
sorted for my {nan,nans,mum,mums,mom,moms,dad,dads,gran,grans,grandad,grandads,neighbour} |
sorted for {nan,nans,mum,mums} | sorted for the patients | speech went down well |
speech went {well,fine} | spezzato il cuore | spinne ich |
sputato sangue per {finire,arrivare,fare,avere,ottenere,quest*,quel*} | sputato sangue su |
stabbed by a {cactus,rose} | stabbed in the back | starve for | sto impazzendo | stomach vacuum |
stoned {cherries,olives,dates,wheat} | street lamps {went,go,cut,going} out |
street lamps {went,go,turn} off | {streetlights,floodlights} {went,go,cut,going} out |
{streetlights,floodlights} {went,go,turn} off | stroke rate |
{suar,suando,suei,sudare,sudato,sputare,cuspir} sangue |
{sudar,sudando,sudado,escupir,donar} sangre | {suer,sue} sang | sugar {crash,rush} | sugars nice |
sugli stacchi voglio morirci | sugli stacchi voglio morire male |
sugli stacchi {voglio,vorrei} morire | suicide drop set | suicide line drill | suicide push ups |
suicide {set,sets,curls,ladder,ladders,round,rounds,circuit,relay,shuttle,lauf,laufe,sprint,satz,runs,run,shuttles,grip,squad,burpees,sprints,drills,drill} |
suicide shuttle runs | suicides en navette | suicidi di linea | suicidio na praia |
suicidio {na,de} quadra | suicidio no fim do treino | suicidio no treino | suicidios en cancha |
suis je folle | sul vogatore voglio morirci | sul vogatore {voglio,vorrei} morire |
sulla assault bike voglio morirci | sulla assault bike {voglio,vorrei} morire | sumir com |
surgery {hours,reception,desk} | sweat out the beers | {tache,taches} de sauce |
{tache,taches,manchei} de cafe | tag im sitzen | tenis com {uma,a} {linea,raya} roja |
tenis com {uma,a} {linha,listra} vermelha | tenis com {uma,a} {riga,striscia} rossa |
{tenis,legging,short,camisa} com {linea,raya} roja |
{tenis,legging,short,camisa} com {linha,listra} vermelha |
{tenis,legging,short,camisa} com {riga,striscia} rossa | testa che scoppia di lavoro |
testa contro il muro con | testa mi scoppia per | testa sotto il cuore | tete explose de boulot |
tete plus bas que le coeur | tete qui explose avec le boulot |
tete qui explose de {boulot,travail} | the bar collapsed | the beers from | the flu is behind me |
the {kids,baby} {screaming,scream,screams,crying,cry,cries,screamed,cried} |
{the,my} band snapped | then {faint,collapse} {into,in} bed | then {faint,collapse} on my bed |
then {faint,collapse} on the {bed,sofa,couch} | then {i,ill} {faint,collapse} {into,in} bed |
then {i,ill} {faint,collapse} on my bed | then {i,ill} {faint,collapse} on the {bed,sofa,couch} |
then {i,ill} pass out {into,in} bed | then {i,ill} pass out on my bed |
then {i,ill} pass out on the {bed,sofa,couch} | then pass out {into,in} bed |
then pass out on my bed | then pass out on the {bed,sofa,couch} | theraband gerissen |
{theraband,gummiband} ist gerissen | throwing my hands up | {throwing,threw,throw} up my hands |
tight {hips,hamstrings,shoulders,back,calves,muscles} | to die for | to ficando {louca,louco} |
tore my {shirt,hands,callus} | total blackout {on,in} our street | {toute,tout} rouge quand |
trabajo me ahoga | {trabajo,oficina,curro} me asfixia | {trabalho,emprego,escritorio} me sufoca |
treino de {suicidio,peito} | tropic of cancer | twisted my {words,mind} |
{ubriaco,ubriaca} di {felicita,gioia} | {ucciderei,febbre} per | un suicidio en la cancha |
until im puking | {until,till} i puke | {vaccin,gegen} grippe | vaccini antinfluenzali |
{vaccins,vaccin} contre la grippe | vacina da gripe | {vacunas,vacuna} de la gripe |
vai me dar um infarto | venire un infarto | {venire,dar} un ictus | vermelho como um tomate |
{vermelho,vermelha} igual tomate | veux mourir au developpe couche |
veux mourir au souleve de terre | veux mourir au squat | veux mourir aux squats |
veux mourir sur la presse | veux mourir sur le rameur | vivere sul | voglio morirci alla pressa |
voglio morirci {allo,sullo} squat | voglio morirci di {panca,squat,stacchi,gambe} |
voglio morirci {in,alla} panca | voglio morirci sugli stacchi | voglio morirci sul vogatore |
voglio morirci sulla assault bike | voglio morire male alla pressa |
voglio morire male allo squat | voglio morire male di gambe | voglio morire male {in,alla} panca |
voglio morire male sugli stacchi | {voglio,vorrei} morire alla pressa |
{voglio,vorrei} morire {allo,sullo} squat |
{voglio,vorrei} morire di {panca,squat,stacchi,gambe} | {voglio,vorrei} morire {in,alla} panca |
{voglio,vorrei} morire sugli stacchi | {voglio,vorrei} morire sul vogatore |
{voglio,vorrei} morire sulla assault bike | vom klo hoch | vou me matar de tanto |
wake up {sore,the,groggy,my,our} | wanna die in the squat rack | wanna die on leg day |
wanna die on the assault bike | wanna die on the {bench,squats,rower,bike,sled} |
wanna die on the leg press | want to die in the squat rack | want to die on leg day |
want to die on the assault bike | want to die on the {bench,squats,rower,bike,sled} |
want to die on the leg press | warm up | warm up my calf | water bottle | wee bit |
weeping {willow,willows,fig,birch} | went to sleep on the sofa | {werde,bin} ich verruckt |
will sterben am rudergerat | will sterben an der beinpresse | will sterben bei den kniebeugen |
will sterben beim bankdrucken | {will,gonna} give me a heart attack | without dying |
without throwing up | wm fieber | woke up on the camping mat | woke up on the {sofa,couch} |
woke up on the wrong side | woke up with a dead arm | woke up with a stiff | woke up with pins |
wrist {strap,straps,wraps} | y luego caigo {desmayado,desmayada} en el sofa |
y luego caigo {desmayado,desmayada} {en,sobre} la cama | y luego me {desmayo,muero} en el sofa |
y luego me {desmayo,muero} {en,sobre} la cama | ya paso la gripe |
{zapatillas,mallas,camiseta,scarpe} con una {linea,raya} roja |
{zapatillas,mallas,camiseta,scarpe} con una {linha,listra} vermelha |
{zapatillas,mallas,camiseta,scarpe} con una {riga,striscia} rossa |
{zapatillas,mallas,camiseta,scarpe,leggings,maglia} con {linea,raya} roja |
{zapatillas,mallas,camiseta,scarpe,leggings,maglia} con {linha,listra} vermelha |
{zapatillas,mallas,camiseta,scarpe,leggings,maglia} con {riga,striscia} rossa
`;

export const harmlessPhrases = phrases
  .split('|')
  .flatMap((form) => expandAlternatives(form.trim().replaceAll(/\s+/g, ' ')))
  .join(' | ');
