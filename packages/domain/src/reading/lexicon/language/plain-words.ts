/**
 * Words that a wish for a workout is made of beside what the lexicons read: small words, how one
 * asks, where, when and what for. What is said of a body in other words is not understood.
 */
export const plainWords = `
af bis boulder boulders bum cba gimme gonna lemme n plz smth strengthen strengthening sum sumthin thx tho tris u ur wanna wkout wrkout ya yo
a abajo abbiamo aber about above abs acabar acondicionado across activation activo actually add addominali adds adesso advanced after afternoon again
against ago agora ahora ai aim aiming aims ainda air aire airport al alarm album algo alignment all alla allenamento allenato allergic allergies alles allowed almost
alone along already also alt alta alternate alternating although altra altro always am amanha among amrap an ancora and andare anfanger anni anos
another ans antes antrenman any anymore anyone anything apart apps apres april arbeit arches are around arts arzt as asked asks assez assis at au auch
aucun audio auf august aujourd aun aus ausluften ausser autre aux avec avere avoid avoir avons away ayer azucar baby back baile baja ball ballet
bambini banca band bandas bands banned bar barbell base based basically basics basketball be beach beaucoup because been beeps before beginner
beginners behind bei being believed below belt bem bench bend bends bene beside besides besoin best better between bieber bien big bigger bike biking
bimbo bin bis bit bitte blisters bloccata block blocks bloss blow blowing board bodyweight boredom boring boss both bouger boulot bounds box boxing bp
braces brauche break breakfast breaks brennen brisk brother brustpresse brusttraining brutal buckets bugs build builder building built bureau burn
burner burning buro burpee burpees bus busting but butterflies by c ca cabin calm came can cannot cansaco cansancio cant carbs cardio care casa cat
cause ce celtics ces cet cette chair chalky challenge change chaos characters chasing che cheap checking cheia chi child chip chlorine christmas
circuit circuito class classes clear cleared click climb climber climbers climbing close closed coach coffee coisa cold colleague colleagues colpo com
combine combining come comes comfort comigo comma comment como compared competition completed completo compote computador computer con concert
condition conditioning confused confusing control cooker cooking cool cooldown coordination core corporal corrida corsa corto cosa cote couch could
count counts coup coupe courbatures course court cracks crunches crushers cualquier cuando cue cues curl curls curtains cut cycling cyclist d da dad
dado dakika dal dalla dame dance dancing danke dann dans darf das dass data dato day days de deadlift deadlifts debutant debutante december decent
deck degrees dehnen dei deixa deja del delete della delle dem demain demi den depuis der des descanso desculpas desk despejada despues destra detox
deux developer dez di dia dich did die dieci diet dieta diez different dimagrire dinner dips dir direito disco discute disease divano dix do doctor
doctors does doesnt dog doing domani doms donde done dont door dopo dorment dormi dormono dos douce doux dove down downstairs dreissig drill drills
drinnen driver droit droite dry du duas due dumbbell dumbbells dumbells dur during duro e each easy ecran edge effort ein eine einem einen einer
einmal either el ela elas elastici elastique ele eles elle elles else em emagrecer emom emoms empezar en enable enables encore end ending energiser
energy english enleve enough entrainement entrenamiento entrenar entreno entspannung envie equipamento equipment er era eres es esa escaleras ese
espaco esquerdo essa esse essere est esta estan estar este estiramientos esto estou estoy et etait etre etwas eu even evening ever every everybody
everyone everything except exception excepto exceto exciting excusas excuses exercise exercises expect expensive extension extensions fa faccio faco
faire fais fait family fammi fan fanno far fare fast faster fat fatica favor faz fazer feature features february feel feeling feels fertig feu few
ficar fico figure fill fine finished finisher fire firme first fisio fisioterapeuta fisioterapista fit fitness fits fitter five fix flag flat
flessioni flexors floor flow flu fly flyes focus focused foi follow fond football for fora forget form forma format forte foul fra free frei fria
friday friend friendly from fue fuera full fully fun funfzehn fuori fur further gain ganar ganas ganzen ganzkorper garage garden gardening gate gauche
gear gegeben gehen geht gentle gerade gerate gern geschlafen gestern get gets getting gib giorno girlfriend give glasses gli glows go goal goals
goblet goes going golf golpe gone good goosebumps got gramm grazie great green gros grow growing guard guess guidon gut gym ha hab habe haben
habitacion hace hacer had hago hai halbe half halten halteres handstand hangen hangs happy hard hardcore harder hardest has hasnt hasta hat hate hatte
hause have havent having hay hazme he headstand healthy heavy heels her here herzfrequenz heure heute hier high hiit hike hiking hill hills his
history hit ho hockey hoje hold holds holiday hollow home hopefully hora hot hotel hour hours how however hoy hui husband i ich id idea ieri if ihr il
ils im imbalance impact improve improving in indolenziti indoors iniciante inside instead inteiro interdits intermediate interval intervals into io
ironman is isso ist isto it its itself ive izquierda izquierdo j jacks jahre jamais january je jelly jetzt job jobs jog jogging join joined joins
joint journee joy judo juice july jump jumping june just kann karate keep keeps kein keine keinen kept kettelbell kettlebell kettlebells kg kickback
kickbacks kickboxing kid kids kill killer killing kilo kilos kind kine kit kleiner klimmzugen kneel kniebeugen known knows kommen konnen kriegen
kurzhanteln l la ladder laisse langhantel language languages laptop las lascia lass lassen last lately later laufen laughing lavoro lazy lb le lean
least leave leaves left legally leger leggero leichtes leises length les less let lets leve libera libero liberou library libre lieber liegestutz
liegestutze liegestutzen life lift lifter lifting light lighter lights like limits linken linkes little livre lo load loads locker lol long longer
look looks loosen los lot lots love low lower luego lunch lunges lust m ma mach mache machen machine made mai maintenant mais make makers makes mal
male man manager manana manca mancuernas manubri many marathon march martial mas masa mass mat material materiel matt matte may maybe me mean meaning
means medecin media medico meeting meetings mehr meia mein meine meinem meinen meiner meno menos merci mes meu meus mezz mi mia mich middle mie miei
might migliorare mijn mille mim min mind mine minha minhas mins mintues minute minuten minutes minuti minutos mio mir mirror mirrors mis mit mix
mixing mobilita mobility mochte moderate moi moidas moins molli molto mon monat monday montee monter month months mood more morgen morning most
motivated motivation mountain move moved moves moving much mucho mude muito mum muscle muscular musculation music muskelaufbau muskelkater muss must
mutes muy my myself n na nach nachbarn nada name named names nao naps nas ne near nearly necesito need negation neighbour neighbours nein nel nella
nessun never new next ni nice nicht nie niente night no noch noche noi non none noodles nos not nothing nous november now nowhere number numbers nunca
nur o oberkorper obrigada obrigado october oder odio of off office often oggi ohne ok old on once onde one only ontem open operating or ora orange
ordenador orders os other others otra otro ou oublie our ours out outdoors outra outro outside over overdue overhead own pace padel pair palestra
pants par para parar park part parte partir partner pas pass passes pc peace pecs pelvic peor per perche perder perdre perhaps pero person pesan peso
petit peu peut peux pezzi phase phone physio physiotherapeut physiotherapist piatta pilates pitch piu place plait plan plane plank planks planned
planning plans platt platz playlist please plein plus plyo pm po poco pode poids point pompes pon ponme pood poor por porque posso postura posture
pouco pour pourquoi power pr pra practice preciso prego prehab prensa prep press presses previous principiante pro profile program programme
programmer progresser progression prohibidos proibidos proper puede puedo pular pull pulldown pulldowns pulls pump pumped pumping puo push pyramid
qualcosa qualquer quand quando que quedar quedarme quella quello quelque quelques quem quemar quente queria quero questa question questo qui quick
quiere quiero quiet quince quindici quinze quita quite quoi race races raide raise raises ran rapid rate rather reaches reaction read reads ready
really reckon record recuso red redondo refuse rehab related relaxar released relief remind remo renforcement renforcer repeats repos reps request
rest restart resting restorative richtig ride rides rien rifiuto right rigido rodillas rondas room rope rounds routine row rowing rows rpe rugby rule
ruled rules run runden runners running runs rush rutina sabado saddle said saltar saltate salti salutations salvo same sans sao saturday satze sauf
saut saute sauter sauts say says schlaft schlagt schon schwitzen screens scuse se seance season seated sechsten second secondes seconds seduta see
segundos sehr sei seit sem semanas sempre sentadillas sentado sentirmi senza september ser serious seriously serve session sessions set sets seulement
seven several shall shape she shirt short shorter should show shower shows si siamo sie siempre silencieuse silencioso silent simple sin since sind
sinistra sinistro sister sit sits sitting sitzen size ski skiing skip sleeps slept slow slower small smash snatch snowboard so soccer sofa soft solid
soll some somebody someone something sometimes somos son song sono sont soon sore sorry sou soul soy spaghetti spare sparring spazio spin spinning
sport springen sprint sprints sprunge squat squats squatting stabilise stability stairs stamina stanca stanco stand standing stands start started
stated stay stays steam steel step steps sticks stiff still stop stops straight strength stress stretch stretches stretching strong stronger stuck
student stuff stunde stunden style su suar suave subir such sudando sudar sudare sugar suis suitcase sul summer sunday superset suppose sur sure surf
surfing surprise sus swap sweat sweating sweaty swim swimmer swimming swings ta tabata tag take takes talk tambien tanto tape tapped target targeting
task te teacher technique tell tem tempo temps ten tengo tenho tennis ter test text texts than thank thanks that the their theirs them themed
themselves then therapist there these they thing things think third thirty this those though thousand threw through throws thrust thrusts thursday ti
tiene tiesas tieso till time timer times tiny tired to toda todas today toddler todo todos together togli toi told tomorrow tone toned tonight too
tope tough toujours tournament tours tous tout toute toutes toward towards towel tra trabajar trabajo trabalho trail train trained trainer trainiert
training tranne transpirer travel treinei treino treinta trenta trente tres triathlon triceps tricipiti trinta trip tris trop trx try trying tu tudo
tuesday turf tus tut tutta tutte tutti tutto twenty twice twist two type u uber um uma umas un una unas und under unders understanding une unfit
unilateral unless uno unos uns unter until up upon upper ups upstairs us use used user using usually va vacation vado vai vais vamos variation
variations vecinos veinte venti verboten version verspannt vert very verzichte veux vi vibe vida viel vietati vingt vinte vivere vivo voce voglio
voisins volleyball voltas vom von vor vorrei vou voudrais vous voy vueltas wagon wait waiting waits wake walk walking walks wall walls want wants war
warm warmups warte was water wave way we wear weather wedding wednesday week weekend weeks weg weglassen weigere weight weights weil well wenig wenn
went werde werden were what whatever whats when where whether which while who whole whose why wie wieder wife will win window wir wird wish with
within without wochen wokout wollen wont work worked working workout workouts would y ya year years yes yesterday yet yoga you your yours zehn zeit
zero zirkel zone zu zum zur zwanzig zwei zwischen
`;
