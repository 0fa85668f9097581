/** Danger in the casual words of six languages, one to a line: nothing is planned before it is settled. */
export const casualDanger = `
been scratching my arms till they bleed to cope
my finger is pointing the wrong way
swallowed a load of paracetamol earlier
got this weird crushing thing behind my breastbone since breakfast but give me 20 min
my chest feels like someone parked a truck on it
every time i go up the stairs my jaw starts aching, anyway leg day
left arm gone all tingly and heavy this morning, upper body session please
there's a band round my ribs that gets tighter when i walk
woke up and half my face won't move
my mouth is drooping on one side lol, 15 min core
words are coming out all jumbled today
i keep dropping stuff with my right hand since this morning
can't lift my foot properly since yesterday
went blind in one eye for a couple of minutes earlier
seeing double since the last set
head just exploded with pain out of nowhere
this headache hit me like a hammer, never felt anything like it
i blanked out at the gym and woke up on the floor
i zonked and fell over
everything went black when i stood up after squats
keeled over in the shower this morning, quick hiit?
came to on the kitchen floor an hour ago
i nearly hit the deck on the treadmill, room was spinning and i went grey
heart's doing somersaults and i feel swimmy
my pulse keeps skipping and i'm lightheaded
heart is going like the clappers while i'm just sitting here
can't get enough air even lying on the sofa
i'm gasping just walking to the loo
puffing like a steam train doing nothing
wheezing badly and my puffer isn't helping
having an asthma attack, something gentle
throat's closing up after those peanuts
my tongue is swelling
one calf is huge and warm compared to the other
lower leg went red and hot after the flight and it hurts to walk
my pee looks like coke after yesterday's workout
weeing brown since the murph
can't feel my bum or between my legs
i've wet myself twice since my back went
numb down below and both legs feel weak
can't pee since i hurt my back
i'm 30 weeks and there's blood
waters might have gone, light workout?
baby hasn't kicked all day, 20 min prenatal
getting tightenings every five minutes, 33 weeks
sugar is 45 and i'm shaking
sugars at 320 with ketones, want to sweat it down
my glucose monitor says LOW and i'm all sweaty and confused
banged my head on the bar, been throwing up since
took a knock to the head playing footie and everything's fuzzy
heard a crack in my ankle and can't put weight on it
something snapped in the back of my heel, can't push off
shoulder popped out yesterday, back it went, bench day
my bicep rolled up my arm like a blind
38.9 and shivering but i don't wanna lose gains
burning up with a temperature, quick sweat session
don't see the point in being here any more
everyone would be better off without me
thinking of ending it after this workout
i've been cutting again, need something to distract me
coughing up blood since last week
black tarry poo today, still want my 5k
throwing up stuff that looks like coffee grounds
stomach is hard as a board and killing me
ripping pain between my shoulder blades that came on suddenly
stiff neck, light hurts my eyes and i'm hot
stopped sweating in this heat and feel muddled
had a fit last night, easy circuit today?
i had a stent put in on tuesday
surgeon took my appendix out four days ago, abs please
bp was 190 over 115 this morning
got shocked by my icd at the weekend
haven't eaten for four days, burn fat workout
i make myself sick after meals, need 60 min cardio to make up for dinner
took too many pills last night, just want to move
there's a thumping lump in my belly that's sore
vision has gone all wobbly and my hands are numb
my legs just gave out from under me on the walk home
can't swallow properly since this morning
eye full of floaters and a curtain coming down
bleeding won't stop after i cut my leg
sudden stab in my side every time i breathe in
lips have gone blue
tengo como un elefante sentado en el pecho
se me duerme el brazo izquierdo y me aprieta el pecho
nunca he tenido un dolor de cabeza así
me ha dado un dolor de cabeza de golpe que no puedo ni abrir los ojos
me caí redondo en la ducha esta mañana
me quedé en blanco y acabé en el suelo
se me va la cabeza y el corazón me salta
me falta el aire hasta tumbado
se me ha torcido la boca
no me salen las palabras desde esta mañana
meo del color de la coca-cola
no siento la entrepierna desde que me dio el tirón en la espalda
tengo la pantorrilla hinchada y caliente
estoy de 28 semanas y estoy manchando
el bebé no se mueve desde ayer
tengo 39 de fiebre pero quiero entrenar
ya no quiero seguir viviendo
me di un golpe en la cabeza y no paro de vomitar
estoy escupiendo sangre
de repente veo borroso con un ojo
mir schnürt es die brust zu
brust fühlt sich an als würde jemand drauf sitzen
bin heute früh einfach umgekippt
mir wurde schwarz vor augen und dann lag ich da
mein linker arm ist auf einmal taub
mein mundwinkel hängt seit heute morgen
kann seit gestern nicht mehr richtig sprechen
so kopfweh hatte ich noch nie, kam wie ein blitz
krieg im liegen kaum luft
herz stolpert und mir ist schwindlig
mein urin ist braun wie cola
untenrum ist alles taub seit dem hexenschuss
kann mein wasser nicht halten seit dem bandscheibenvorfall
wade ist dick, heiß und tut weh
bin in der 30. woche und habe blutungen
das baby bewegt sich seit gestern kaum
habe 39,2 fieber, trotzdem kurz trainieren
will nicht mehr leben
bin auf den kopf gefallen und mir ist kotzübel
huste blut
j'ai comme un étau dans la poitrine
ça me serre la poitrine et ça descend dans le bras
je suis tombé dans les pommes ce matin
j'ai eu un trou noir et je me suis retrouvé par terre
la moitié de mon visage ne bouge plus
je n'arrive plus à parler correctement
mal de tête d'un coup, le pire de ma vie
je suis essoufflé même allongé
mon coeur s'emballe et j'ai la tête qui tourne
je pisse marron depuis la séance d'hier
je ne sens plus mon entrejambe
mon mollet est gonflé et brûlant
enceinte de 7 mois et je perds du sang
bébé ne bouge plus depuis ce matin
j'ai 39 de fièvre mais je veux bouger
j'ai plus envie de vivre
ho un peso sul petto che non passa
mi fa male il braccio sinistro e sudo freddo
sono svenuta stamattina, allenamento leggero
mi si è spenta la luce e mi sono ritrovato a terra
ho metà faccia addormentata
non riesco a parlare bene da stamattina
mal di testa improvviso mai avuto così
mi manca il fiato anche da sdraiato
il cuore perde colpi e mi gira la testa
la pipì è color coca cola
non sento più l'inguine e le gambe
polpaccio gonfio e caldo
incinta di 30 settimane con perdite di sangue
ho la febbre a 39
non voglio più vivere
sinto um aperto no peito que vai pro braço
parece que tem um peso em cima do meu peito
apaguei no banho hoje cedo
desmaiei ontem mas já tô bem
metade do meu rosto ficou dormente
não tô conseguindo falar direito
a pior dor de cabeça da minha vida, veio do nada
tô sem ar até deitado
coração disparado e tontura
meu xixi tá cor de coca
não sinto nada entre as pernas desde que travei as costas
panturrilha inchada e quente
grávida de 30 semanas e sangrando
tô com 39 de febre
não quero mais viver
feels as though a fist is clenched inside my chest
half my smile has vanished since noon
my wife says i'm talking gibberish this morning
couldn't hold my coffee cup earlier, it just slid out of my grip
right leg dragging when i walk, started an hour ago
somebody flicked a switch and the lights went off for a second while i was lifting
next thing i know i'm on the carpet with people round me
pulse is hammering away and i feel like i'm floating off
i have to sit up in bed to get any breath
inhaler's done nothing and i can hear myself whistling
hives everywhere and my lips feel fat
left calf like a balloon and really sore since the coach trip
my water looks like strong tea after that crossfit class
no sensation when i sit on the toilet
leaking pee and my legs feel like cotton wool after the disc thing
24 weeks, light spotting this morning
haven't felt the little one move since last night
dexcom screaming at 48, just five minutes of stretching
walked into a door frame, seeing stars and feel sick
felt a pop behind my knee and can't straighten it
shaking with a fever but bored
can't see a reason to carry on
i've got the tablets lined up, one last run
brought up something that looked like old blood
worst belly ache i've ever had and i'm sweating
pain tearing through my back like cloth
my neck won't bend and bright light is agony
one pupil is bigger than the other
my skin's gone yellow and i itch all over
there's a shadow at the edge of my sight
i keep zoning out mid sentence and losing minutes
my hands have turned white and i can't warm them, heart all over the shop
passing clots and feel really weak
noto como si una mano me estrujara por dentro del pecho
se me ha caído medio párpado y arrastro las palabras
me desperté en el baño y no sé cómo llegué
el corazón me va a mil estando sentado y veo lucecitas
no aguanto ni tres palabras sin tomar aire
la cabeza me va a reventar, empezó de golpe
orino rojo oscuro desde el crossfit
estoy embarazada y me duele mucho la barriga con sangre
no encuentro motivos para seguir
es drückt mir wie eine faust hinterm brustbein
mein gesicht fühlt sich auf einer seite ganz tot an
bin beim einkaufen einfach weggewesen
das herz hämmert und mir wird ganz komisch
schon beim zähneputzen bleibt mir die luft weg
ein schlag im kopf und jetzt ist mir speiübel
kann seit der rückengeschichte nicht mehr auf klo
spüre mein kind nicht mehr
ich sehe keinen ausweg mehr
comme une main qui me broie le sternum
ma bouche part d'un côté
je me suis réveillé par terre sans comprendre
le coeur qui cogne et des points noirs devant les yeux
j'ai du mal à finir mes phrases tellement je manque d'air
un coup de massue dans la tête
mes urines sont couleur thé
je ne sens plus le papier quand je m'essuie
à quoi bon continuer
come se qualcuno mi stringesse il cuore
mi cade la palpebra e biascico
mi hanno trovato per terra in bagno
il cuore corre e vedo tutto nero
devo dormire seduto perché non respiro
una bastonata in testa, mai provato niente di simile
faccio pipì scura come il tè
a che serve andare avanti
minha boca entortou
acordei no chão da academia sem entender nada
o coração bate descompassado e vejo pontinhos
não consigo terminar uma frase de tanto cansaço
uma martelada na cabeça, do nada
urina escura igual chá preto
não vejo sentido em continuar
my eyelid has slid down and i sound drunk but i'm not
my right side went to sleep and won't wake up
my heart did a weird flop then everything got quiet and far away
i need three pillows to be able to breathe at night now
back of my leg is throbbing, tight and shiny since the operation
urine the colour of rust since that spin class
tummy cramps every few minutes and i'm 34 weeks
meter reads 52 and my lips are tingling
fell off the bike, helmet cracked, bit dazed
i don't think i'll be around next week anyway
nobody would notice if i was gone
stabbed by pain under my right ribs, eyes look yellow
media cara no me obedece
el pulso me hace cosas raras y me flojean las piernas
duermo sentado porque tumbado me ahogo
la tripa se me pone dura cada cinco minutos, 35 semanas
mejor si no estuviera
ich nuschle seit heute früh und der arm macht nicht mit
mein herz macht purzelbäume und mir wird flau
der bauch wird alle paar minuten hart, 36. woche
am liebsten wäre ich nicht mehr da
mon bras droit ne m'obéit plus
rideau noir, je me suis écroulé au bureau
je dors assis sinon j'étouffe
mon ventre durcit toutes les cinq minutes, 8e mois
je voudrais ne plus me réveiller
la gamba destra non mi ascolta più
la pancia si indurisce ogni cinque minuti, ottavo mese
vorrei non svegliarmi più
meu lado direito não obedece
a barriga endurece de cinco em cinco minutos, 35 semanas
queria dormir e não acordar
heart keeps galloping for no reason and i feel hollow
my face has puffed up after a bee sting
wee was dark red after my long run
my saddle area has no feeling
took an elbow to the temple, ears won't stop ringing and light is too bright
there's blood when i cough
my muscles have turned to jelly and my urine is brown
mon oeil gauche ne voit plus
j'en peux plus de cette vie
non ce la faccio più a vivere così
cansei de existir
`;

/** Danger that is not known for what it is, and is said back and asked about. */
export const casualOdd = `
there's this heaviness sitting right in the middle of me and it creeps up my neck
ankle ballooned straight away and looks bent
parece que um punho aperta por dentro
something's squashing me from the inside around the ribs
bra feels like a corset today and my left hand is cold and clammy
tightness that travels from my stomach up into my teeth
head feels as if someone swung a bat at it ten minutes ago
every breath is like sucking through a straw
ate prawns and now my neck is blotchy and my voice has gone hoarse
collarbone is sticking up funny after a tumble
thermometer said 39.4 but i feel ok-ish
my poo is like tar
skin on my leg is hot and the redness is creeping up
my implant zapped me twice while i was walking
me aprieta aquí en medio y me sudan las manos
als ob mir einer die rippen zusammendrückt
bin vom stuhl gerutscht und weiß nichts mehr
j'ai une boule qui m'écrase derrière les côtes
mi sento schiacciare dentro il torace
uma coisa me esmaga por dentro das costelas
deu branco e eu caí no vestiário
there's a knot under my left breast that grabs me when i hurry
my arm's buzzing and my chin feels sore, odd
can't smile properly in the mirror
i wake up at night fighting to fill my lungs
belly pains come and go regularly, baby due next month
the top of my belly is rigid and i can't stand straight
se me nubla un ojo desde esta mañana
me arde por dentro del pecho al subir cuestas
me fallan las piernas y no controlo el pis
mein auge sieht nur noch schatten
beim treppensteigen zieht es mir in den kiefer
meine beine gehorchen mir nicht
ça brûle derrière le sternum quand je marche vite
mes jambes se dérobent
l'occhio sinistro non vede più
mi brucia dietro lo sterno quando salgo
le gambe non mi reggono da stamattina
meu olho esquerdo escureceu
queima atrás do peito quando subo ladeira
as pernas falham desde cedo
`;

/** Danger that still passes: it names no part of the body. Counted, so that it does not grow. */
export const casualMissed = `
climbing one flight leaves me heaving like i ran a marathon, new this week
no noto nada al limpiarme
texted my mate and none of the words were real
lost ten minutes on the bench and someone had to wake me
the gym tilted and i folded
can't tell when i need to go any more since my disc slipped
bub's been really quiet today
spat out pink froth this morning
i forgot what day it is and where my house is
half of what i look at is missing
weak as a kitten and can't climb onto the bed since tuesday
been living on water and gum since sunday
se me apagó todo en mitad de la serie
keine puste mehr, schon im sitzen
ho visto buio e sono andato giù
my sentences keep falling apart today
i crumpled in the kitchen and my flatmate caught me
the room faded out while i was on the bike
one leg is thicker than the other and sore behind the knee
i feel trembly and my last reading was 3.1
sweating and freezing all night, 39 something
what if i just wasn't here
a zip of pain ripped down my spine
my doctor found a clot on monday
quisiera dormirme y ya
hab mich heute nacht nicht mehr gespürt unten
`;

/** Wishes with the same words that must never be held up. */
export const casualHarmless = `
my legs are dead after yesterday, something for the upper body
worst thing about burpees is everything
i can't feel my arms after that pump, love it
lost my mat, standing only please
sudden free hour, fill it
i want to sweat buckets
kill my abs in 10 minutes
my vision is to do a pull up by summer
breathing exercises and light stretching
i want to feel my glutes burn
blood flow and mobility after a desk day
can't do a push up yet
numb from sitting at work all day, loosen me up
my hamstrings are tight as anything
heart pumping cardio 20 min
head to toe stretch
a breathless five minutes, all out
my bum is sore from cycling
stiff neck from the laptop
i get out of breath on hills and want to fix it
my back cracks when i twist, feels nice
my knees click but don't hurt
lost 5 kg already, keep it going
i've lost my motivation
lost my breath control for swimming, want better lungs
my calves are big, want to train them
hot and sweaty yoga style flow
i was dizzy with joy when i hit my pr
gut busting core finisher
eyes bigger than my stomach at lunch, want to move
i bleed green, celtics themed workout
need to blow off steam, my head is full
my skin is dry so no chlorine, home workout
stomach is full, gentle walk please
i have small lungs but a big heart, hiit
tired eyes from screens, standing session
my period started, light session
period cramps, gentle stretches
hungover, easy 15 minutes
slept 5 hours, foggy, short one
my shoulders are up by my ears
tight chest muscles from bench, stretch them
chest and back superset
my dad fainted
my mum had a stroke so i want to look after my heart
my friend collapsed at the marathon last year, i want to start slow
afraid my heart will race and i get dizzy
scared of passing out if i go too hard
i don't want to get injured
my feet are cold, warm me up
i have braces on my teeth, no problem
my hands get sweaty on the bar
goosebumps ready for this
legs like jelly after stairs, stretch please
quads on fire yesterday, easy today
doctor says i'm healthy
blood test came back fine, ready to go
my resting heart rate is 58
bp 118 over 76, all good
my weight is stuck at 82 kg
no chest pain, no dizziness, all good, 20 minutes
i'm out of shape and get puffed on stairs
runny nose but ok, light 20 min
bit of a cough, easy mobility
itchy feet, need to move
lungs burning workout
can't breathe through my nose, allergies, easy pace
my stomach sticks out, core work
belly fat burner
i'm allergic to burpees
my arms are noodles
butterflies in my stomach before the race, calm me
i wear glasses so no jumping around
my ears pop when i fly, hotel workout
my back gets tired on long rides
feeling sick of the gym, home workout
i've got a big mouth and small biceps
give me a hand with my legs
face pulls and rows
skull crushers and curls
dead bugs and hollow holds
heart rate zone 2 for 40 min
i'm blind to the mirror at home, no mirrors
legally blind, need clear audio cues
i have one leg, seated strength
200 ms reaction drills
50 ms between beeps please
me muero de ganas de entrenar
tengo las piernas muertas de ayer
quiero sudar y quemar barriga
sin aire acondicionado, algo suave
cabeza despejada y cuerpo activo, 15 min
me duele la cabeza de tanto trabajar, algo suave
pecho y espalda en 30 minutos
tengo el cuello tieso del ordenador
el corazón a tope, 20 minutos
se me duermen los pies de estar sentado, estiramientos
mir brennen noch die beine von gestern
kopf frei kriegen in 20 minuten
brust und rücken, 30 minuten
ich will richtig schwitzen
bin platt, was leichtes
herzfrequenz zone 2
mein bauch soll weg
habe muskelkater in den armen
nacken verspannt vom büro
muss den kopf auslüften
j'ai les jambes en compote
je veux transpirer
renforcer le dos et le ventre
la tête dans le guidon, besoin de bouger
cardio à fond 15 min
j'ai mal aux cuisses depuis hier, courbatures
poitrine et épaules
j'ai le souffle court en montée, je veux progresser
nuque raide à cause de l'écran
plein le dos du boulot
ho le gambe a pezzi da ieri
voglio sudare
petto e schiena
collo rigido dal computer
mi manca la palestra, allenamento a casa
voglio più fiato per la corsa
ho le braccia molli dopo ieri
pancia piatta
testa pesante dal lavoro, qualcosa di leggero
quero suar muito
pernas moídas de ontem
peito e costas
tô sem tempo, 10 minutos
barriga chapada
pescoço duro do computador
cabeça cheia, quero relaxar
braços mortos do treino de ontem
quero mais fôlego pra corrida
my arms feel like spaghetti after the climb, legs only
face the wall for wall sits
i keep losing count of reps, timer please
can't stand lunges
can't see myself doing burpees
worst form ever on my snatch, drill it
sudden change of plan, 12 minutes
back to back emoms
head over heels, handstand practice
heart and soul into this one
stomach crunches are boring, other core
i sit all day and my hip flexors are tight
my eyes close at 9 pm so keep it short
hit the floor running, burpees
stretch out my spine
legs won't stop shaking after that leg day, mobility
my nose runs when i run, indoors please
black coffee in hand, let's go
wake my body up
double unders and pull ups
no blood no foul, boxing style rounds
blood orange juice and a workout
spinning class vibe, 30 minutes
i'm confused by all the apps, just give me 20 minutes
shivering in this cold garage, warm me up
baby on board, he naps 20 minutes, quiet please
toddler on my back, can i squat
ears ringing from the concert, light stretch
tongue in cheek workout names
my hands are chalky
mouth guard in, sparring rounds
my foot fell asleep on the plane, stretch
i threw my phone in the locker, 30 min
i dropped 10 kg this year, strength now
lungs of steel programme
pumped chest, numb arms from the pump, stretch
tired legs, heavy legs after the marathon
my belly hangs over my belt, fat burner
i'm all over the place this week, simple session
i want a heart stopping finisher
my skin glows after yoga, more
brown belt test next month, conditioning
red hot circuit
i keep dropping my dumbbells, grip strength
vision board says pull ups
i hurt all over from yesterday in a good way
brazos y piernas sin parar
de golpe tengo una hora libre
me pesan las piernas
que me explote el pecho en press banca
la peor forma de mi vida, empezar suave
caderas y espalda tiesas
auf einmal habe ich zeit, 30 minuten
beine schwer von der arbeit
noch nie trainiert, anfänger
mein herz schlägt für kettlebells
bauch beine po
arme hängen lassen und dehnen
jamais fait de sport, débutant
d'un coup j'ai du temps
mal dormi, séance douce
ventre plat
les bras lourds, haut du corps léger
gros coeur petit bras, musculation
mai allenato, principiante
gambe pesanti
di colpo ho un'ora libera
addominali e pancia
mi fanno male le gambe da ieri
testa alta, postura
nunca treinei, iniciante
do nada tenho uma hora livre
pernas pesadas
dor muscular de ontem
corpo inteiro, 20 min
cabeça fria, treino quente
squash and rackets conditioning, 30 min
my right side is stronger, balance me out
folded laundry all day, stretch my back
need a wake up call workout
tilt your pelvis drills for core
breathing ladder with kettlebells
pillow talk aside, quiet session
my voice is gone from cheering, silent workout please
mate texted me a challenge, 100 push ups
teeth gritted, let's do hill sprints
ate too much pizza, move a bit
shiny new dumbbells, what now
spin class tomorrow so easy legs
helmet hair, just off the bike, cool down
my baby is really quiet now so i have 20 minutes
next week i'm away, travel workout
the kids are gone, finally time for me
cramped hotel room, mat only
water and protein, ready
my hamstrings are like guitar strings
i sound like an old door when i squat
knees weak arms are heavy, mum's spaghetti circuit
thumping music, 25 min hiit
my lips are sealed, surprise workout
swallow my pride and start with the 4 kg
i look like a lobster after the beach, indoor session
back in black, heavy deadlifts
chest out shoulders back posture work
eye of the tiger rounds
bloody hell i'm unfit, start me slow
bleeding love playlist, 30 min dance cardio
knock me out with a tough session
floor work, i fell in love with pilates
breathtaking views, trail run plan
muscles twitching after leg day
pumped forearms from climbing can't close my fist
jaw dropping core circuit
skin the cat progressions
neck and neck with my brother, race me
se me da bien correr, dame intervalos
la barriga cervecera fuera
me late la idea de entrenar hoy
tengo cara de sueño, algo corto
cuerpo entero sin parar
mir wird langweilig, was neues
kein herz für burpees
nase voll vom büro
ich bin hart im nehmen, 20 minuten
rippen und flanken dehnen
j'ai le coeur léger, footing
ventre après bébé, renfo doux
à bout de bras, haltères
j'en ai plein les jambes du ski
yeux fatigués, séance courte
mi si è aperta un'ora, allenamento
a testa bassa, 20 minuti
ho il cuore in pace, yoga
gambe in spalla, corsa
occhi chiusi, respirazione
deu vontade de treinar
barriga de chope, queimar
coração aberto, alongamento
olho no relógio, 10 min
corpo mole hoje, treino leve
bee themed circuit for the kids
hurry, i have 9 minutes
smile at the end, easy flow
crumple zone, need a stress buster
galloping horse stance drills
my reading glasses are off so big text please
my flatmate is asleep, silent
thick bands only
finger strength for climbing
long run tomorrow, light legs
zip through 15 minutes
jelly legs yesterday, upper today
what if i only have 5 minutes
elbow friendly push day
freezing outside, indoor cardio
bright and early, 6 am stretch
my spine feels great after yoga
scratching the itch to train
brown rice and bench press
monday clot of meetings, quick break workout
piernas de acero en 20 minutos
me arde la piel del sol, algo dentro de casa
schatten boxen, 3 runden
kiefer locker lassen, atemübung
oeil de tigre, boxe
vie de bureau, étirements
gambe forti per lo sci
vista mare, corsa leggera
olhos no prêmio, treino forte
vida corrida, 15 minutos
`;

/** What people ask for on an ordinary day: all of it is understood. */
export const ordinaryWishes = `
30 minute hotel room workout, no equipment, my left knee is dodgy
20 min kettlebell EMOM, two 16s, advanced
I'm 28 weeks pregnant, gentle full body
bad lower back, need something for my core that won't make it worse
i've got shoulder impingement, upper body without pressing overhead
push day with dumbbells, focus on chest and triceps, 45 minutes
stretch my hips and hamstrings after running 10k
something to get my heart rate up without jumping, neighbours downstairs
beginner, overweight, want to lose belly fat, 15 min low impact
build bigger arms and shoulders, gym, 60 min
tight neck and shoulders from desk work, 10 min mobility
tennis elbow on the right, pull session please
training for a spartan race, grip and legs
posture exercises for rounded shoulders
my glutes don't fire, wake them up
hungover but want to move a bit
sore quads from yesterday, train something else
wrist pain when doing push ups, alternatives
sciatica down my left leg, what can i do
i get shin splints from running, low impact cardio
flat feet, ankle stability work
core and pelvic floor, 8 months postpartum
45/15 intervals, legs and lungs
bodyweight skills: handstand, l-sit, pistol squat
grandpa, 74, balance and leg strength with a chair
asthmatic, 25 minutes of steady cardio
strengthen my back so i can carry my toddler
abs abs abs, 12 minutes
swimmer's shoulder prehab with bands
heavy deadlifts 5x5 then a finisher
rutina de piernas en casa, 30 minutos, rodilla derecha delicada
abdominales y glúteos, 20 min
dolor lumbar, algo suave de movilidad
rückenfreundliches ganzkörpertraining, 30 minuten
bauch beine po mit kurzhanteln
schulter zwickt, unterkörper bitte
renforcement du dos et gainage, 20 minutes
genou fragile, séance sans saut
allenamento gambe senza salti, 25 minuti
mal di schiena, esercizi leggeri
treino de peito e tríceps em casa
dor no joelho, treino de braços
`;
