/** How people ask for each card, by writers who saw its answer alone: one message a line, in six languages. */
// biome-ignore format: a line for each message
export const asks: Readonly<Record<string, string>> = {
'postpartum-start': `had a baby 3 wks ago when can i workout again
how soon after birth can i go back to the gym
baby is 9 days old, feel fine actually, what am i allowed to do
when do i get to lift again after giving birth lol
I'm 31, second kid, straightforward delivery five weeks ago, used to lift three times a week. My partner can take the baby on Saturdays. What's a realistic first month back?
34, first baby, 2 weeks in, going stir crazy on the sofa. I was doing kettlebells until week 36 and just want to move a bit without messing anything up.
My sister was back squatting ten days after her daughter was born and says the six week thing is nonsense. Is she right?
gym says they wont let me back in class til ive had my checkup?? seems over the top
ok and before the six week appointment, anything at all I can do?
just gave brith, exercise timeline pls
My wife delivered on Sunday and is already asking me to bring her resistance bands. I work shifts, she's home alone with him mornings. What's ok for her and what isn't yet?
I am seven weeks post birth, midwife signed me off, nights are broken and I have maybe 15 minutes while he naps. How do I ease into weights?
vor 4 wochen entbunden, ab wann darf ich wieder trainieren
Di a luz hace dos semanas y me encuentro bien, ¿qué ejercicio puedo ir haciendo ya?`,
'postpartum-running': `when can i run again after having a baby
8 weeks pp and itching to run, too soon?
first jog after birth how do i do it
want to do parkrun, baby is 10 wks old
33, ran half marathons before, little one is four months now and I've been walking with the pram daily without trouble. How do I know I'm ready to jog?
I'm a club runner, 29, baby born in August, only free slot is 6am before my husband leaves. Not sure whether my pelvic floor is up for running yet.
A woman in my mums group was doing 5ks at six weeks and says I'm being a wimp for waiting. Am I?
couch to 5k postpartum ok or nah
honestly doubt it matters, I ran til 38 weeks pregnant so surely I can just pick the running back up at my six week check?
ok but is there a test I can do at home before I start jogging again after the birth
and running? the gp only said "exercise is fine" at the postnatal check
Just hit 14 weeks since delivery. Two kids under three, a treadmill in the garage, twenty minutes at nap time. What would the very first run look like?
j'ai accouché il y a 2 mois, je peux recourir quand??
Dopo quanto tempo dal parto si può tornare a correre? La piccola ha 11 settimane`,
diastasis: `my tummy muscles are split after baby what do i do
2 finger gap, can i fix it
ab seperation exercises??
stomach makes a cone shape when i sit up, postnatal. which core stuff is ok
still look 4 months pregnant and the gap in my abs wont close, kid is 7 months
I'm 36, two pregnancies close together, and the midwife measured a three-finger gap. I've got a mat and about ten minutes each evening. Where do I start with my core?
Desk job, 38, my youngest is a year and a half and I still feel a dip above my belly button when I lift my head. Is it too late to do anything?
My PT friend says I must never do planks again because of my rectus split. That can't be right for life?
read that the gap has to close completely or youll never be strong, true?
ok so when can planks come back in then, with the ab gap
is doming bad
Dad here asking for my wife: she's scared to do any ab work at all since the twins because of the separation. She used to do pilates. What's safe to begin with?
Rektusdiastase nach der Geburt, welche Bauchübungen gehen da?
tenho diástase de 3 dedos, dá pra melhorar com exercício?`,
'c-section': `had a c section 2 weeks ago what can i do
how long til i can lift after a cesarean
emergency section, 5 wks, gym when
c-sec scar feels tight, ok to start walking further?
Thirty-two, planned caesarean last Tuesday, toddler at home who weighs 13 kg and wants to be carried all day. What am I allowed to pick up?
I had my second section three months ago, I'm 35 and used to run 25 km a week. Is it time to get the trainers out or should I wait longer?
My mum says after a cesarean you should lie in bed for a month. I'm going mad. Is walking really bad?
everyone at baby group is back at bootcamp but they all had vaginal births, is it different for me with the operation
and with a c-section, same six weeks or longer
cleared at 6 weeks after my section. now what, squats?
can i carry the car seat with baby in it, 10 days post section
Doing it all alone, 27, sectioned four weeks back, flat on the third floor without a lift. Worried the stairs and shopping are too much for the wound.
cesárea hace un mes, cuándo puedo volver a entrenar?
ho fatto il cesareo 3 settimane fa, posso già fare qualcosa oltre a camminare?`,
'breastfeeding-exercise': `does working out ruin breast milk
nursing mum, can i do hiit
baby fussy at the boob after my run, is it the exercise??
will i lose my supply if i start lifting again
30, exclusively breastfeeding a four-month-old, gym creche only from 9 to 10. Should I feed right before or after I train?
I'm back on the bike, 45 minutes most evenings, and I pump at work. Ravenous all the time. Anything I need to change about eating and drinking while nursing?
My mother in law insists lactic acid makes the milk sour and I should stop jogging until he's weaned.
some forum says u cant diet or exercise hard while bf'ing. thats gotta be exaggerated no
ok and while I'm still feeding him myself, any difference to the plan?
boobs heavy and sore when i jump, still bf, tips
want to cut cals and train while nursing, good idea?
My wife is feeding our 10-week-old and wants to get back into strength classes. Her supply took ages to establish so she's nervous. Does training hurt it?
j'allaite encore, est-ce que le sport change le lait ?
stille noch voll und will wieder laufen gehen, schadet das der Milch?`,
'baby-weight-pressure': `how do i lose the baby weight fast
6 months pp still 9kg up, hate it
need to get my pre baby body back before my sisters wedding
nothing fits since having the baby ugh
everyone at work keeps asking if I'm "getting back in shape" yet, little one is only 4 months. how quick should it come off
I'm 37, baby number three, back at my desk in six weeks and none of my trousers close. I sleep about five hours in bits. What should I be doing about this belly?
29, always been slim, and now I cry in changing rooms because of the extra 12 kilos from pregnancy. What's the plan to get rid of it?
My husband's cousin "bounced back" in eight weeks and posts it every day. Am I doing something wrong?
they say if its not gone by 6 months its never going. is that true about pregnancy weight
and the weight from the pregnancy? when does that go
mum tum when will it goooo
Stuck at home, bottle feeding, walking with the pram every afternoon, scale hasn't moved in a month since the birth of my son. How long does this normally take?
o bebê já tem 5 meses e eu ainda com 10 kg a mais, como perder rápido?
Todas recuperan la figura enseguida después del parto menos yo, ¿qué hago mal?`,
'postpartum-low-mood': `cant stop crying since baby came
baby blues or something worse? its been 5 weeks
feel nothing for my baby and so tired
anxious all the time since giving birth, would exercise help
I'm 28, first baby, he's seven weeks old and my partner works nights. I feel sad from the minute I wake up and I don't know if it's just tiredness. Would getting out walking fix it?
Day six after the birth. I cry at adverts, at toast, at everything. Is that normal and would a bit of moving help?
My mum says everyone feels low after a baby and I should just get on with it and go for a run. It's been two months though.
doubt its depression bc i love her to bits, but im scared something will happen to her every single minute since she was born
and if the baby blues dont go away?
postnatal depression does training help
My wife isn't herself since our daughter arrived in spring: no appetite, doesn't laugh, says she's a bad mother. I thought about getting her back to her yoga class. Is that enough?
dont want to go out dont want to see anyone, little one is 3 months. thought maybe gym wld snap me out of it
Seit der Geburt vor 6 Wochen bin ich nur noch traurig, hilft da Sport?
je pleure tous les jours depuis l'accouchement, bébé a 2 mois, c'est normal ?`,
'altitude-training': `running in the mountains next wk at 2000m, how much slower
training camp at altitude tips
moved to denver and im dying on easy runs
why am i so slow up here lol, skiing resort gym
46, flatlander from Holland, two weeks cycling in the Alps with passes up to 2,700 m. How should I pace the first few days?
I'm on a work posting in Bogotá for three months, train five days a week, mix of weights and running. Do I need to change my programme because of the thin air?
My mate reckons you get used to the height overnight if you're fit. I've been here four days and still gasping on runs.
surely lifting gets harder too up high? coach says no
ok and how long til my pace is back to normal, we're at 2400
hotel is at 1800 metres should i skip the workout day one
race at 2200m, i live at sea level, what drop do i expect
We've booked a hiking and trail running week in Colorado, both 50, decent 10k runners. Should we take a few lazy days at the start or just get on with it?
vado in ritiro a 2000 metri, quanto calano le prestazioni?
entreno en Ciudad de México una semana y me ahogo corriendo, ¿cuánto tarda uno en adaptarse?`,
'altitude-sickness': `headache and feel sick at 3200m
trekking to base camp how fast can i go up
feel rubbish at the hut, bit dizzy + headache, summit tomorrow or not
how do i not get ams
Kilimanjaro in February with my son, I'm 52 and reasonably fit, never been above 2,000 m. How do we plan the nights so we don't get ill from the height?
Sitting in Cusco, arrived by plane this morning, queasy with a thumping head. We've got a trek booked from tomorrow at 4am. Go or wait?
My guide says push through the headache, it's only dehydration. We're at 3,600.
im super fit, marathon 3:10, so mountain sickness wont be a thing for me right?
and if the headache doesn't go away up there?
how many metres higher per night above 3k
mild nausea since the cable car took us to 3400, what now
Our group of six wants to go from 3,000 to 4,200 in a single day because of the weather window. I got sick last time in Ecuador. Is that too quick?
Kopfweh und Übelkeit auf 3000 m auf der Hütte, weitergehen oder absteigen?
Vamos fazer trekking no Peru, como evitar o mal de altitude?`,
'altitude-mask': `do those training masks work
elevation mask worth 60 quid?
bane mask thing for cardio yes or no
thinking abt getting a mask to simulate altitude
I'm 24, play rugby, live at sea level, and we've got a tournament in Johannesburg. Would wearing one of those breathing restriction masks on the bike get me ready?
Guy at my gym wears a black mask with valves on the treadmill. I'm 41 and my stamina is poor. Should I buy the same?
My mate swears his mask gave him more red blood cells. Sounds like rubbish to me but he did get fitter.
mma fighters use em so they must do something??
ok but what about those masks you breathe through, same effect as being up high?
does breathing through a mask make ur lungs stronger
got an altitude mask for xmas, how do i use it
As a firefighter (35) I train in kit twice a week. A colleague says adding a hypoxic-style mask to my runs would boost VO2max more than intervals. Which one would you spend the time on?
les masques d'altitude ça sert à quelque chose ou c'est du marketing
Bringt so eine Trainingsmaske was fürs Höhentraining?`,
'jet-lag': `landed from tokyo, wrecked, train or sleep
how long does jetlag last 8hrs diff
flying to NYC from london, how do i get over it fast
cant sleep since i got back from cali, workouts are awful
I'm 44, fly to Singapore for work every month, gym in the hotel. When in the day should I train so my body clock catches up?
39, consultant, four days in Chicago then home to Munich. Is there any point in shifting my sleep, and can I do my heavy squats on day one?
My colleague says flying east is easier than west. For me it's the exact opposite, who's right?
melatonin or just light? someone told me sunlight does nothing for it
and going the other way, west? when should I get outside
up at 3am in bali every night, day 4, when does this stop
time zones messing w my training, 6h ahead
Back from three weeks in Australia on Sunday, two kids who are also awake at night, marathon block starts on Monday. Push the start back or begin gently?
volví de México a Madrid y estoy muerto, cuántos días dura el jet lag?
Arrivo a New York domani, quando mi conviene allenarmi e prendere luce?`,
'race-abroad': `marathon in a diff country when should i fly in
nyc marathon from europe how many days before
what do i pack in my carry on for a race
running berlin, living in dublin, arrive night before ok?
I'm 48, first overseas triathlon, Lanzarote, only got limited leave. What's the latest I can get there without wrecking my race?
Destination half marathon in Lisbon with the girls, we're all sightseeing mad. How much walking around the city is too much the day before?
My running buddy checks in his race shoes and gels. I think he's asking for trouble. What do you say?
people say you need a full week in tokyo before the marathon, can't afford that, is it really necessary
ok and food? it's all foreign stuff at the hotel before the race
flight lands 20h before the start, one hour time diff, fine?
travel plan for boston marathon from germany??
Going to Cape Town for the cycle tour from Manchester, 55, sensitive stomach. When do I travel and what do I eat the last two days over there?
marathon à Chicago, il faut arriver combien de jours avant
Vou correr a meia de Buenos Aires saindo de São Paulo, chego quando e o que levo na mão?`,
'hiking-prep': `how do i train for a hike
doing the west highland way in june, prep?
knees die on the downhill, trek coming up
inca trail in 10 wks never hiked before help
54, office job, flat countryside, booked a hut-to-hut tour in the Dolomites for September. How do I get my legs ready?
I'm 29 and run 30k a week, but our trek has 1,200 m descents every day with a 12 kilo rucksack. What do I need besides running?
My husband says walking is walking, no need to practise for a five-day trek. I have doubts about that.
are poles just for old people? mate laughs at me for taking them
and how long should my longest practice walk be before the trip
carry a backpack in training or waste of time
want to do camino de santiago next spring, fitness plan
Live in a city with one hill, two evenings a week plus Sunday free, and three months until a mountain holiday with my daughter who's 22 and super fit. How do I keep up?
Alpenüberquerung im Juli, wie bereite ich mich vor
trekking di 5 giorni con zaino tra due mesi e mezzo, come mi alleno?`,
'how-much-cardio': `how much cardio do i need
cardio per week??
is 20 mins 3x enough for my heart
do i hafta do cardio every day
42, I lift twice a week and otherwise sit. How many minutes of getting out of breath should I add for health?
I'm a nurse on rotating shifts, 36, currently doing zero endurance. What's the minimum that makes sense each week?
My dad thinks anything under half an hour isn't worth lacing your shoes for. True?
brother says i need an hour daily or it doesnt count, sounds mad
and if I go harder, can I do less of it? the cardio I mean
lifting 2x wk, how many min of running on top to be healthy
whats the official recomendation for exercise minutes
Retired, 63, dog walks at a fair clip about forty minutes a day, nothing strenuous. Does that already cover what I should be getting for heart and lungs?
cuánto cardio a la semana hace falta?
Wie viele Minuten Ausdauer pro Woche sollte man eigentlich machen?`,
'hiit-or-steady': `hiit or jogging whats better
intervals vs long slow cardio for losing fat
is liss better than hiit
should i sprint or just cruise on the bike
35, dad of two, three slots of half an hour. Do I go all-out intervals or a normal steady run to get fitter?
I'm 50 and always feel battered after the hard classes. Would plain easy cycling get me just as fit, or am I losing out?
My trainer claims HIIT burns fat for 48 hours after and steady cardio is a waste of time. Not convinced.
youtube says jogging makes you fat and only intervals work lol is that legit
ok and for fat loss? intervals or the slow stuff
cardio type, hard n short or long n easy
can i mix hiit with slow runs
I've got 8 kilos to lose and a rower at home, mornings before work only. Twenty minutes flat out or forty gentle, which one will do more?
fractionné ou endurance pour perdre du gras ?
HIIT ou cardio leve, qual é melhor pra condicionamento?`,
'hiit-how-often': `can i do hiit every day
how many hiit classes a week is too many
45 min hiit 5x a week, overkill?
hiit beginner how long on how long off
28, I love my HIIT app and do it six days in a row, but my legs feel dead lately. How many should it be?
I'm new to this at 47, twelve kilos over, want to try interval training in the living room. How long should the bursts be and how often?
My gym sells unlimited HIIT and the instructor does two a day. Surely more is better?
a friend reckons ten minutes of hiit is pointless, you need at least 40. hmm
and how many days between the hiit ones?
tabata daily ok?
how long shuld a hiit session be
Teacher, 33, I can only train Mon, Tue and Wed because of the kids. Is three days of high-intensity stuff back to back fine?
quante volte a settimana posso fare HIIT?
Mache jeden Tag 40 Minuten HIIT, ist das zu viel?`,
'four-by-four': `whats the norwegian 4x4
4x4 intervals how hard
how do i do 4 min intervals for vo2max
norweigan protocol on treadmill, how long rest
44, my watch says VO2max 36 and I want that up by summer. Read about those four-minute blocks from Norway. How do they go and how often?
I'm 57, decent cyclist, two weekday evenings plus weights on the weekend. How many times a week would the four times four make sense?
My brother in law does the 4x4 at a chatty pace and says that's enough. I thought it should hurt?
is that 4x4 thing really proven or just podcast hype
and how long do I go easy between the four hard bits
vo2 max workout 4 x 4 pulse?
saw the 4x4 on a podcast, how quick does vo2max go up
No coach, a rowing machine in the cellar, 39 years old, max pulse 182. What pulse should I see during the four-minute efforts?
cómo se hace el 4x4 noruego, a qué pulso?
Le 4x4 norvégien, une ou trois fois par semaine pour faire monter la VO2max ?`,
'max-heart-rate': `whats my max hr im 52
220 minus age right?
how do i work out heart rate zones
max pulse formula??
I'm 61 and my watch says my maximum should be 159, yet I saw 172 on a hill the other day and felt great. Which number do I use?
38, just bought a chest strap, no lab test money. How do I get a decent guess at my top heart rate so I can set easy and hard?
My mate's the same age as me and his max is 15 beats higher. One of us must be measuring wrong, no?
isnt that 220 formula total nonsense? someone at the club said so
ok and what percent of max is easy then
what hr for easy run age 45
max hr 40yo woman
Getting back on the bike at 49 after years off, indoor trainer in the attic, app wants my maximum heart rate before it lets me start. What do I type in?
Wie rechne ich meinen Maximalpuls aus, bin 34
220 menos a idade ainda vale pra calcular a frequência máxima?`,
'heart-rate-high': `my hr is 175 on an easy jog why
pulse way too high running
heart rate shoots up straight away when i run, new to it
garmin says 182 and im barely jogging??
I'm 34, started running three weeks ago, sleep is bad because of the baby and I drink a lot of coffee. My pulse is 170 even when I shuffle. What's going on?
26, unfit after uni, I feel fine and can almost chat, but the watch shows 180 on slow runs. Is the thing broken?
My friend jogs at 135 and I'm at 165 next to her. She says my heart's too weak for running, that's not true is it?
watch says zone 5 the whole run but i dont believe it, cld it be the wrist sensor
and why is my pulse so much higher in the heat?
how do i get my running heart rate down
hr higher than normal today same pace, slept like crap
Been at it for a month, 51, two runs a week at lunchtime in a hot city. Heart rate creeps to 168 although I go at a snail's pace. Should I be walking instead?
battiti a 175 correndo piano, è normale all'inizio?
se me dispara el pulso apenas empiezo a trotar, llevo un mes corriendo`,
'fat-burning-zone': `whats the fat burning zone
should i stay at 120 bpm to burn fat
treadmill has a fat burn button does it work
low hr = more fat burned?
45, want rid of the belly, my bike shows a "fat burn" range of 105 to 122. Do I have to stay in it or can I go harder?
I've been strolling on the treadmill at zone 2 for weeks because the poster at my gym says that's where fat goes. Scale hasn't budged. Am I in the wrong zone?
My cousin says if I go over 130 I burn muscle not fat. Really?
people keep saying slow cardio burns more fat but that makes no sense, hard burns more calories
and does zone 2 burn more fat then?
best heart rate to lose fat
do i lose less fat if my pulse goes too high
Forty, spinning instructor tells us to keep it in the green for fat loss, while my app pushes me into the red. I've only got two lunch breaks a week. Which colour counts?
Gibt es diesen Fettverbrennungspuls wirklich?
il faut rester à quel pouls pour brûler les graisses`,
'stairs-incline-walk': `is incline walking good cardio
12-3-30 worth it?
treadmill incline vs running
stairmaster or incline walk for beginners, any good
I'm 49, can't be bothered with running, gym treadmill goes to 15 %. Would walking uphill on it do the same for my fitness?
Heavy guy, 110 kg, 37, running feels brutal. Thought about steep walking on the treadmill in the mornings. What gradient do I begin with?
My gym buddy holds the handles at 15% and says it's the same burn. Is it?
walking isnt real cardio, thats what my brother says, even uphill. agree?
ok and what incline to begin with
calves killing me after incline treadmill lol normal?
uphill walk instead of jog, does it count
Live on the ninth floor, work from home, 42. Could I swap my jogs for climbing the stairwell or a sloped treadmill and still get fit?
caminhar inclinado na esteira funciona igual correr?
Caminar en cinta con pendiente, ¿cuánta inclinación para empezar?`,
'swim-or-bike-for-joints': `cardio thats easy on the knees
low impact cardio ideas
whats kinder to joints swimming or bike
hate running my hips complain, what else
58, a bit of wear in both knees, about 15 kilos over. I'd like to get my stamina up without pounding. Which machine should I get on?
I'm 44 and used to play handball, ankles are shot. There's a pool and a gym near work. What would you pick and how long for a start?
My neighbour swears only swimming is joint friendly and the bike ruins your knees. Is that so?
is the elliptical actually gentle or is that a myth, looks weird
and how long per session to begin, on the rower or bike
non impact cardio for heavy person
joints ache from jogging, alternatives?
Sixty-six, new to all this, doctor happy with me, I hate getting my hair wet. Is there something as gentle as swimming that I can do three mornings a week?
quel sport d'endurance sans impact pour les articulations ?
meglio nuoto o bici per chi ha le ginocchia delicate`,
'skipping-rope': `is jump rope good cardio
skipping how long for beginners
want to start skipping my shins hurt fast
rope skipping in my flat, good idea?
I'm 31, tiny balcony, no gym. Got a cheap speed rope yesterday and was done after thirty seconds. How should I build that up?
43, used to box as a teenager, want to use the rope again in the garage twice a week. How do I start so my calves survive?
My flatmate says ten minutes of skipping equals an hour of running. Sounds too good.
isnt rope jumping terrible for your shins? my sister quit bc of it
and how high do I jump with the rope
jumprope 5 min every day ok for newbie?
calves wrecked after skipping, too much?
Travel for work a lot, 35, hotel rooms, 15 minutes before breakfast. Would a skipping rope in the suitcase give me a decent cardio session, and what intervals?
Seilspringen als Anfänger, wie lange und wie oft
pular corda em casa é bom cardio? começo com quanto tempo?`,
'steps-goal': `do i need 10k steps
how many steps a day is healthy
only get 4000 steps is that bad
10000 steps where does that come from
67, hip is fine again, my phone shows about 4,500 a day. What number should I be aiming for at my age?
I'm 33, work from home, some days I don't crack 2,500. What's a sensible daily target to begin with?
My wife nags me because I stop at 8,000 on the watch. She says only ten thousand counts.
read that the 10k steps was a japanese marketing gag. so is it all rubbish?
and for over 60s, same number of steps?
steps goal for someone who does 3k
is 7000 a day enough
Accountant, 46, hour-long train commute, I average 5,200. Is it better to walk more or to walk faster for the ones I've got?
hay que hacer 10.000 pasos sí o sí?
Quanti passi al giorno servono davvero? Io ne faccio circa 5000`,
'concurrent-plan': `can i lift and run at same time
will running kill my gains
gym + running weekly split pls
legs day before long run bad idea?
31, training for a half marathon but I don't want to lose the muscle I've built over two years. How do I fit both in a week?
I'm 40, five free evenings, love my barbell and love my trail runs. Can I get better at both or must I choose one?
My gym mate says cardio eats muscle and I should drop my two runs. I'd rather not.
hybrid athlete stuff, is it just hype? everyone tells me you can only get good at one
ok and how many hours between the intervals and leg day
squats in the morning run in the evening, ok?
strength and 10k training together how
Police fitness test in four months, 26, need a faster 3 km and a stronger bench. I can train six days. How do I split lifting and running?
Krafttraining und Laufen kombinieren, geht beides gleichzeitig voran?
muscu + course à pied dans la même semaine, comment j'organise`,
'breathless-stairs': `out of breath on 2 flights of stairs lol
huffing and puffing going upstairs how do i fix
im 29 and stairs kill me
office on 3rd floor, panting every time, embarrasing
I'm 45, sit all day, gave up football ten years ago, and I have to stop talking after one floor. It's been like this for years. What gets me fitter fastest?
Moved to a fourth-floor flat without a lift, 38, a bit overweight. I arrive puffing every evening. How long till that improves if I do something?
My colleague says everyone pants on stairs and no training changes it. I don't think so?
marathon runners get puffed on stairs too right, so its normal? or am i just unfit
and how long before the stairs feel easier
winded from climbing steps, unfit, where to start
how to not be breathless carrying shopping up the stairs
Fifty-two, quit smoking last year, doc listened to heart and lungs and said all good, just out of shape. Steps at the tube station still leave me gasping. What should I do on weekdays?
subo dos pisos y llego sin aire, llevo años sin moverme, qué hago?
fico ofegante na escada faz tempo, é só falta de preparo? como melhoro`,
'high-blood-pressure': `bp is 145/92 can i lift
high blood pressure which exercise
does cardio bring bp down
hypertension n weights safe?
I'm 55, on a small dose of ramipril, readings around 138 over 86. I'd like to join the gym with my wife. What should I do there and what should I avoid?
48, truck driver, just told my blood pressure is too high, haven't started tablets yet. I've dumbbells at home. How do I train with that?
My brother says people with high pressure must never touch weights. I've been lifting for years, do I really have to stop?
can exercise honestly lower it or is it only pills that work? my doc said 150/95
and planks or wall sits, ok with my blood pressure?
above what reading should i skip training
heavy deadlifts w high bp?
Sixty, borderline pressure since the menopause, walk the dog daily. Would adding strength work help or make the numbers worse?
Bluthochdruck, darf ich Krafttraining machen?
ho la pressione alta, che tipo di allenamento va bene e cosa evito`,
'type-2-diabetes': `just got diagnosed type 2 what exercise
best workout for blood sugar
does walking after dinner help diabetes
t2 diabetic gym or cardio?
56, type two for three years, metformin only, belly and a desk. How many days a week should I be moving?
I'm 49, the GP says my HbA1c is 7.4 and to "exercise more". I work late, so evenings after dinner are what I have. What would do the most?
My uncle says with sugar disease you shouldn't do weights, just stroll. True?
can training really replace some of my diabetes meds or is that internet nonsense
and on gliclazide, anything I need to carry when I train?
sugar 9 after meals, what movement helps
diabetes 2 how often train
Mum is 68, has type 2 and has never done sport in her life. She can walk fine. Which weekly routine would bring her levels down?
tengo diabetes tipo 2, qué ejercicio es mejor para el azúcar?
Diabète de type 2 depuis un an, combien de séances par semaine et quoi ?`,
asthma: `can i run with asthma
cold air makes me wheeze when i jog
asthmatic want to start hiit
inhaler before gym or nah
19, asthma since childhood, well controlled with a preventer, want to join the uni football team. Anything to watch?
I'm 37, I start coughing ten minutes into winter runs, otherwise my asthma is quiet. How can I warm up so that doesn't happen?
My PE teacher always told me asthmatics shouldn't do endurance sport. Was he right?
is swimming really the only sport for asthma, thats what my gran says
and in winter, outside? with the asthma I mean
exercise induced asthma tips
does a warmup help w wheezing
Thirty, mild asthma, new to the gym, embarrassed to puff on my blue inhaler in front of people. Can I do the same programme as everyone else?
Asthma und Joggen, geht das?
tenho asma controlada, posso fazer qualquer esporte?`,
'heart-disease': `had a stent put in can i train
gym after heart attack
heart failure what exercise am i allowed
bypass 4 months ago, when weights
62, heart attack in March, two stents, finished the hospital bit and feel alright. I'd like a home programme. What do you need to know from me?
I've got a leaky valve and atrial fibrillation, 58, take bisoprolol. Cardiologist said "keep active" but no numbers. How hard can I go?
My neighbour had a bypass and was told to rest for good. Isn't exercise risky for the heart?
they want me in cardiac rehab but i reckon i can just restart the gym myself, no?
and with my heart condition, what pulse should I stay under?
coronary disease, is strength training ok
dad had an infarct, wants to cycle again
Fifty-three, angioplasty last autumn, used to do triathlons, bored stiff with gentle strolls. How do I get from rehab back to proper training?
j'ai fait un infarctus il y a 6 mois, je peux reprendre le sport comment ?
cardiopatico con stent, posso fare pesi leggeri a casa?`,
'high-cholesterol': `does exercise lower cholesterol
ldl 160 what training
cholestrol high, run or lift?
how much cardio to bring my cholesterol down
51, blood test came back with LDL 172, don't want statins yet. If I start jogging three times a week, how much will it drop?
I'm 43, slim, cycle to work, and still my cholesterol's too high. What am I doing wrong?
My doctor says sport won't do much for my LDL. Surely it must?
mate reckons he fixed his cholesterol purely w gym, believable?
and triglycerides? do they go down with training
raise hdl how
statin or exercise for lipids
Forty-seven, dad had high cholesterol too, desk job, lunch break gym. I have ten weeks until the next blood test. What could I change about my week?
colesterol alto, sirve de algo el deporte?
Mein LDL ist zu hoch, bringt Ausdauertraining da was?`,
'cancer-exercise': `can i exercise during chemo
breast cancer finished radio, want to lift again
so tired from chemo does moving help
lymphoedema arm, are weights ok
I'm 46, halfway through chemo for bowel cancer, some days I only manage the sofa. Is there any point in a bit of training?
59, prostate cancer on hormone therapy, losing muscle. I've an exercise bike and a couple of dumbbells. What's a reasonable week?
My sister thinks I should rest and save my strength until treatment is over. I feel worse lying around.
nurse told me 15 yrs ago never lift more than 2kg on the side of my mastectomy. still true?
and during radiotherapy, how much is ok?
cancer fatigue workout??
exercise after lymphoma how to begin
My husband finished his treatment for testicular cancer in June, he's 33, was a keen runner and tires after ten minutes. How does he get back?
estou fazendo quimioterapia, posso me exercitar?
Après un cancer du sein, peut-on reprendre la muscu malgré le risque de gros bras ?`,
'depression-anxiety': `does the gym help with depression
anxiety really bad lately, will running help
feeling low cant get off the couch, is exercise any use
best exercise for mental health
I'm 27, on sertraline for half a year, it's a bit better but flat. Would training on top make a difference, and which kind?
41, burnt out, off work, therapist suggested "moving more". On bad days even the shower is a lot. How small can I start?
My mum says go for a jog and you won't need the tablets. Feels a bit simple to me?
everyone says exercise cures depression, i find that kinda insulting tbh. is there anything to it
and on days when I'm really down, what's the minimum?
yoga or weights for anxiety
stressed n sad, workout tips
Single dad, 39, panicky since the divorce, evenings are worst after the kids are asleep. Would half an hour of something at home take the edge off?
Hilft Sport wirklich gegen Depressionen?
ho l'ansia da mesi, correre può aiutare o è meglio altro?`,
'fibromyalgia-fatigue': `fibro flare after every workout help
chronic fatigue can i train
me/cfs exercise??
everything hurts (fibromyalgia) which sport
I'm 44, fibromyalgia for six years, every time I start a programme I overdo it and lie flat for a week. How slow should I go?
36, diagnosed with ME last year, crash the day after a longer walk. My physio wants me to add five minutes each week. Good idea?
My boss's wife "beat" fibro with bootcamp and he thinks I should too. Not buying it.
is graded exercise a thing or is it harmful? the cfs groups hate it
and how quickly do I increase with fibro?
pain all over, gentle training plan fibro
crash next day after exercise, tired for months
Long-term widespread pain, 52, part time in a shop, warm pool nearby on Thursdays. What's a starting dose that won't knock me out?
tengo fibromialgia, cómo empiezo sin empeorar?
fibromialgia e academia combina? sempre fico pior depois`,
epilepsy: `can i workout with epilepsy
seizures and gym safe?
epileptic want to swim
bench press alone with epilepsy hmm
22, last seizure about two months ago, meds being adjusted, I'd love to start lifting. What should I leave out?
I'm 35, seizure-free for four years on lamotrigine, mostly run and do weights. Is there anything I need to be careful about?
My parents are scared that exercise will set off a fit. Does it really?
is climbing a no go for epilepsy, my friend with it does it every week and says its fine
and swimming, if I get seizures now and then?
does hard training trigger seizures
machines or free weights, i have epilepsy
My son is 16 with absences that aren't fully under control, wants to go to the gym with mates. How do we make that reasonably safe?
épilepsie et musculation, c'est dangereux ?
Habe Epilepsie, welche Übungen sollte ich lieber nicht allein machen`,
'rheumatoid-autoimmune': `rheumatoid arthritis can i lift weights
ra flare, train or rest
ms and exercise what works
lupus, is gym ok
I'm 47, rheumatoid for eight years, on methotrexate, stiff hands in the morning. I'd like to get stronger without making the joints worse. How often?
33, relapsing MS, legs go like jelly when I get warm. I've been told exercise is good but summer is awful. Time of day, type?
My aunt with RA says she has to protect her joints and never loads them. I thought that was outdated?
psoriatic arthritis here, physio says strength training but wont that inflame everything
and during a flare-up, what do I do then?
ankylosing spondylitis workout ideas
autoimmune disease is sport harmful
Fifty-five, Hashimoto is sorted but now the rheumatologist says early RA too. I have a stationary bike and bands. What would a normal good week look like?
artrite reumatoide, posso fare palestra?
Tengo esclerosis múltiple y el calor me mata, ¿cuándo y cómo entreno?`,
'kidney-thyroid-liver': `ckd stage 3 can i workout
underactive thyroid cant train hard, normal?
fatty liver which exercise
creatine with bad kidneys?
I'm 42, ultrasound showed fatty liver, not much overweight. If I start walking and some dumbbells, will that help even if the scale stays put?
60, kidney function at 45 %, used to drink protein shakes after the gym. Should I still, and is lifting fine?
My mate says with hypothyroid you can't build fitness at all. I've just started levothyroxine.
does sport do anything for the liver or is it all about diet? hepatologist was vague
and with kidneys, how much protein then?
graves disease, can i do hiit
nafld workout
Thirty-eight, thyroid levels still all over the place, exhausted, normally three spin classes a week. Carry on as before or go light until it's adjusted?
Fettleber, hilft Sport auch ohne abnehmen?
insuffisance rénale modérée, je peux faire du sport et prendre des protéines ?`,
hernia: `got an inguinal hernia can i train
umbilical hernia squats ok?
small bulge in my groin, lift or not
hernia op in 2 months what can i do til then
40, builder, GP felt a little hernia at my belly button, surgeon appointment is in six weeks. Which gym stuff may I keep?
I'm 63, groin hernia known for a year, doesn't hurt, comes out when I cough and goes back in. I'd like to do some weights with it. How?
Gym pal says wear a belt and keep deadlifting with the hernia. That sounds wrong to me.
do i really need a doc for a tiny bulge that doesnt hurt
and cycling, with the hernia?
abs with hernia??
hiatus no, inguinal hernia, which exercices are safe
My husband, 51, found a soft lump in his groin after moving house and still wants to bench tomorrow. What's ok before someone has looked at it?
ho un'ernia inguinale, che allenamento posso fare?
hérnia umbilical pequena, dá pra treinar leve?`,
'vertigo-pots': `dizzy when i stand up after squats
lightheaded after a hard set normal?
pots how do i start exercising
head rush after deadlift
24, diagnosed with POTS last winter, pulse goes to 140 just standing. Everyone says exercise helps but upright is awful. Where do I begin?
I'm 39, train at 6am on nothing but black coffee, and see stars for a few seconds after leg press. Is that a problem?
My PT says dizziness means I'm working properly. Hmm, is it?
someone online says people with pots should never do cardio, but my doc says bike. who's right
and standing exercises, when, with POTS?
see stars after burpees
woozy getting up off the bench
Long-time lifter, 45, low blood pressure all my life, get swimmy for three seconds when I rack a heavy set and stand up fast. Anything I can change?
Mir wird nach schweren Sätzen kurz schwindelig, normal?
tengo POTS, ¿con qué ejercicio empiezo?`,
'need-doctor-clearance': `do i need a checkup before starting gym
should i see a doc first im 50
never trained before is it safe to just start
gym wants a medical certificate, needed?
57, no illnesses, no tablets, haven't done sport since school. Would you send me to the doctor before I begin walking and light weights?
I'm 46, smoker until last year, otherwise nothing known. Planning to start jogging next Monday. Just go or get an ECG?
My wife insists on a stress test before I even buy trainers. Overkill?
surely anyone over 40 needs a full heart check before exercise, thats what my dad says
and if I have diabetes, do I ask the doctor first?
need permission from gp to workout?
healthy 35 just unfit, can i start
I've been inactive for twenty years, 64, feel perfectly well, want to try your beginner plan at home. Do I need any sort of clearance?
faut-il un certificat médical pour commencer le sport à 48 ans
Devo fare una visita prima di iniziare ad allenarmi? Sto bene, 52 anni`,
'adhd-autism': `adhd cant stick to any routine help
i get bored after 10 min of workout (adhd)
autistic, gym too loud
workout for adhd brain pls
I'm 29, ADHD diagnosed last year, buy a new plan every month and drop it in week two. What kind of training would survive me?
34, autistic, fluorescent lights and music at the gym wreck me, flexible hours though. How could I still train regularly?
My ex says I'm lazy, I say it's ADHD. Is there a way to set up workouts that works with my head?
everyone tells me "just build a habit" lol with adhd that doesnt work for me, does it work for anyone
and when I miss a whole week because my brain's elsewhere?
forget to train constantly adhd
sensory issues, sweaty + noisy gyms, alternatives
Our daughter, 17, is on the spectrum, likes clear rules and hates surprises. She wants to get stronger. How should sessions be laid out?
Mit ADHS halte ich kein Programm durch, was tun?
tenho TDAH e largo todo treino em duas semanas, alguma dica?`,
'abs-visible': `how do i get a sixpack
200 situps a day still no abs
want to lose belly fat only
best exercise for lower belly
I'm 25, train abs every day after work, they're strong but you see nothing. What am I missing?
44, dad belly, arms and legs slim. Which ab exercise gets the fat off my middle?
My mate did a 30-day ab challenge and swears it melted his stomach. Can that be?
why would crunches not burn belly fat, the muscle's right underneath?
and how long until you can see them, the abs?
abs by summer possible?
love handles how to get rid
Thirty-seven, mum of two, holiday in ten weeks, I've half an hour a day. Do I spend it on core videos to get a flat tummy or on something else?
hago abdominales todos los días y no se me marcan, por qué?
quel exercice pour perdre le ventre ?`,
'core-how-often': `how often train abs
core every day ok?
abs 2 or 6 times a week
which core exercises do i really need
I lift three times a week, 33, and just tack on random crunches at the end. How many sets for the trunk make sense and which ones?
50, stiff back from office work, would like a short trunk routine at home. How many days a week?
My training partner does 20 minutes of abs daily. He says core recovers overnight. Does it?
do i even need core work if i squat and deadlift, people say no
and how many sets for the trunk, in total?
core routine for someone lazy
make abs harder or just more reps?
Swimmer, 28, coach gives us endless flutter kicks. If I only had two ten-minute slots a week, which movements would cover the middle properly?
quante volte a settimana devo allenare gli addominali?
Wie oft Rumpftraining pro Woche und welche Übungen`,
'plank-time': `how long should i hold a plank
plank 3 mins good?
lower back hurts when i plank
cant plank more than 15 sec lol
42, doing a plank challenge with colleagues, we're at two minutes and I'm not sure what for. Is longer better?
I'm 60, started last week with planks on the living-room rug and feel it in my back rather than my belly. What am I doing wrong?
My son says five minutes or it doesn't count. What's a good time really?
isnt the plank pointless after a minute? heard that somewhere
and on my knees, does that still count as a plank?
plank form check, what do i squeeze
hips sag in plank
Half a year of home workouts, 31, can hold it for 90 seconds without shaking. Keep adding seconds each week or switch to something tougher?
quanto tempo tenho que segurar a prancha?
Me duele la zona lumbar haciendo plancha, ¿qué corrijo y cuánto aguanto?`,
'sit-ups-bad': `are situps bad for your back
crunches yes or no
situps hurt my lower back alternative?
army test has sit ups, will they ruin my spine
38, back is alright, just like doing old-school sit-ups in the morning, about fifty quick ones. Should I stop?
I'm 55 with a grumpy lower back that complains after crunches. What could I do for my stomach instead?
Physio friend says every sit-up damages a disc. Feels like scare talk to me.
coach makes us do 100 situps each session and says backs need toughening. fair?
and crunches, same problem as full sit-ups?
how many situps should i do
swap for sit ups that doesnt bug my back
Judo twice a week, 27, loads of sit-ups in the warm-up since I was a kid. Never any trouble. Do I need to worry about my back long term?
Sind Sit-ups schlecht für den Rücken?
les relevés de buste c'est mauvais ou pas, j'en fais 50 par jour`,
'handstand-learn': `how do i learn a handstand
scared of falling in handstand
handstand how long does it take
wall handstand then what
I'm 36, can do ten push-ups, no gymnastics ever. I'd love to stand on my hands by my next birthday. How much practice a week?
49, yoga for years, always stuck at the wall and panic when I tip over. How do I get rid of that fear?
My girlfriend says adults can't learn it any more if they didn't as a kid. Prove her wrong?
are back-to-wall handstands useless? some guy told me i should face the wall
and how do I bail out if I tip over, upside down?
wrists hurt bit in handstand practise, warmup?
10 min handstand a day enough?
Home office, 30, a free bit of wall in the hallway, three short breaks a day. Which steps get me to a free-standing hold for ten seconds?
come imparo la verticale da zero?
quanto tempo leva pra aprender parada de mão, treinando uns 10 min`,
'pistol-squat': `how to get a pistol squat
one leg squat i always fall backwards
pistols ankles too tight
cant do single pistol help
29, squat 100 kg for reps but can't get down on one leg without toppling. Is it strength or balance, and what do I practise?
I'm 41, train at home without weights, two days a week for legs. I'd like the one-legged squat as my goal. Steps towards it?
My climbing mate says you just have to do loads of assisted ones holding a pole. Is there a smarter way?
arent pistols bad for knees? still wanna learn them
and how low should the box be, for the one-legged ones?
pistol squat progression pls
heels come up when i try pistols
Calisthenics twice weekly, 24, left leg manages three, right leg none at all. How many sets and reps should I do a side to get there?
Wie lerne ich Pistol Squats?
quiero hacer sentadilla a una pierna y me caigo para atrás`,
'olympic-lifts-learn': `how do i learn the snatch
clean and jerk by myself from youtube?
want to start oly lifting where do i begin
power cleans for explosiveness or skip
34, strong enough in squats and deadlifts, my gym has platforms but no weightlifting coach. Can I learn to clean alone and how?
I'm 45, play masters volleyball and just want more pop. Are the Olympic lifts worth the months of learning?
My coach has had us on a broomstick for two weeks. Is that normal or is he wasting our time?
isnt it quicker to just do them from the floor straight away? mate says hang first
and how many reps per set, for snatches when you're new?
kettlebell swings instead of cleans ok?
snatch technique newbie, empty bar?
Fell in love with weightlifting at the Olympics, 27, desk job, Tuesday and Friday evenings. Should I pay for lessons or can I figure it out?
apprendre l'arraché tout seul, possible ?
voglio imparare lo slancio, da dove si parte`,
'jump-higher': `how do i jump higher
vertical jump program
want to dunk im 6ft
box jumps how many
17, basketball, 65 cm vertical, I train legs twice at school gym. What do I add to get up to the rim?
I'm 33, play beach volleyball at weekends and my block's too low. Two sessions a week possible. How many jumps?
My teammate does 300 jumps a day with ankle weights and says I should too.
does squatting really help jumping or does it make u slow
and how long do I rest between the jumps?
plyo for beginners how many landings
explosive legs workout
High jumper in the club at 21, jumping feels flat by the end of my sessions. Do I grind on or call it a day when it drops?
cómo salto más alto para voleibol?
Sprungkraft verbessern, wie viele Sprünge pro Einheit`,
'farmer-carry': `are farmers walks any good
farmer carry how heavy how far
what does carrying dumbbells do lol
suitcase carry one side why
47, small home gym with two 24 kg kettlebells and a long driveway. How could I use them for carrying, and how often up and down?
I'm 38, my grip always gives out before my back in deadlifts. Would walking with heavy weights fix that?
PT has me walking up and down the gym with dumbbells. Feels silly, is it really training?
mate says carries are just for strongmen not normal folk. true?
and with only one hand, what's that good for, the carrying?
loaded carries sets and distance
grip exercise simple
Gardener, 55, haul watering cans all summer. My daughter says that's a proper workout. How would I do it on purpose in winter?
caminhada do fazendeiro serve pra quê? quantos metros?
marche du fermier, quel poids je prends`,
'balance-training': `balance exercises for old people
how do i get better balance
wobbly on one leg, 58
mum is scared of falling what can she practise
I'm 71, still garden and walk, but putting trousers on standing up is a circus. What do I do at home and how often?
Ice hockey at 34, ankle always gives a bit. Could a few minutes of standing on one leg each day help my stability?
My neighbour says balance can't be trained once you're past seventy. I'd like to hear otherwise.
do wobble boards do anything or is one leg at the kitchen counter enough
and with eyes closed, how long should I manage on one leg?
prevent falls elderly training
cant stand on left leg more than 5 secs
Dad is 79, lives alone, uses the handrail. I visit on Sundays and could practise with him. Which drills, and does it truly prevent falls?
Gleichgewicht trainieren mit 65, was und wie oft?
esercizi per l'equilibrio per mia madre di 74 anni`,
'calves-grow': `calves wont grow
skinny calves help
how to train calves
calf raises how many
26, everything else grew in two years except my lower legs. I do twenty quick raises at the end of leg day. What should change?
I'm 40 with chicken legs, only dumbbells and a stair step at home. What's the best way to get some size below the knee?
My mate says calves are purely genetic and training them's pointless. Is he right?
full range or just the top squeeze? guy at gym bounces w the whole stack
and how many times per week, for the calves?
bigger calfs pls
pause at bottom of calf raise why
Cyclist, 35, thighs like trees, shins like matchsticks. Two gym days a week. Which exercise and how many sets for the lower leg?
mis gemelos no crecen nada, qué hago
Comment faire grossir les mollets, série longue ou étirement en bas ?`,
'yoga-pilates-count': `does yoga count as strength training
is pilates enough
only do yoga do i need weights too
reformer 3x a week, build muscle?
46, yoga four mornings a week, feel great and bendy. My friend keeps on about weights and bones. Do I have to?
I'm 59, pilates twice weekly for ten years, now told my bone density is a bit low. Is what I do sufficient?
My yoga teacher says her classes are all the strength anyone needs. I wonder.
pilates girls look toned so it must build muscle right??
and for bones, is yoga alone enough?
vinyasa as workout y/n
pilates or gym
Thirty-two, new mum of a toddler, the only thing I enjoy is my Thursday pilates group. Could that be my whole programme or what do I bolt on?
Zählt Yoga als Krafttraining?
faço só pilates, preciso de musculação também?`,
'crossfit-wod': `what does wod mean
rx vs scaled??
whats crossfit exactly
first crossfit class, they said "do it scaled"
I'm 44, going to a trial class at a box with my niece on Saturday. What is it they do there and what's all this WOD and Rx talk?
31, three weeks into CrossFit, I'm the only one not writing Rx on the board. Should I be embarrassed?
My brother says if you scale it you haven't done the workout. Is that how it's seen?
isnt crossfit just circuit training w a fancy name
and Rx, what does that stand for on the whiteboard?
wod??
explain crossfit lingo pls
Ex-footballer, 38, office now, three evenings. A colleague keeps inviting me to his box. What sort of training is it in plain words?
qué significa WOD y Rx en crossfit
cosa vuol dire "scaled" al crossfit?`,
'crossfit-fran': `whats fran
murph workout what is it
good fran time?
why do crossfit workouts have girls names
I'm 35, a year of CrossFit, gym does Murph next month for charity. What's in it and can I cut it down?
29, coach announced Fran for Friday, I can do four pull-ups. How should I adjust it so it still makes sense?
My box mate took 19 minutes for Fran unscaled and is proud. Isn't it meant to be quick?
are those benchmark wods useful or just bragging, serious q
and Murph, how many push-ups is that again?
fran reps and weight
scale murph for beginner
Back after a winter off, 42, I see names like Fran and Cindy on the board. Why do they repeat the same ones and how long should Fran take me?
Was ist Fran beim CrossFit und wie schnell sollte man sein?
c'est quoi le Murph exactement ?`,
'crossfit-kipping': `when can i learn kipping pullups
kipping or strict first
are kipping pull ups cheating
can do 2 strict pullups, start kipping?
33, six months in the box, everyone swings their pull-ups and I use a band. What do I need before I learn the kip?
I'm 40, former climber with a shoulder that's a bit touchy. Coach wants to teach me butterfly pull-ups. Should I?
My mate from the regular gym laughs at kipping and says it builds zero strength. Point taken or not?
coach says i can kip w/o any strict ones, just momentum. dont trust it
and how many clean ones first, before I swing?
kip pullup shoulder risk
whats kipping good for
Signed up for a beginners' competition in May, 26, three strict reps on a good day, WOD has thirty pull-ups. Do I learn to swing now or get stronger?
posso fazer kipping sem conseguir barra estrita?
¿Kipping o dominadas estrictas primero?`,
'crossfit-safe': `is crossfit dangerous
will i get hurt doing crossfit
how do i know a good crossfit box
crossfit injuries real or hype
43, desk job, haven't lifted before, my wife's box has an intro month. Is that a safe place for someone like me?
I'm 51 and curious about CrossFit but every physio joke is about it. How risky is it compared with normal weights?
My orthopaedist says CrossFit keeps him in business. Is it truly worse than other sports?
friend claims its safer than football. cant be?
and how can I tell whether the coaches are any good, at the box?
crossfit injury rate
worried about my back at crossfit
Thinking about joining with my 19-year-old daughter, both complete beginners, the nearest box has no intro course. Would you still go there?
Ist CrossFit gefährlich für Anfänger?
il crossfit fa male? mi hanno detto che ci si infortuna sempre`,
'double-unders': `how do i do double unders
cant get double unders rope keeps hitting feet
DU tips crossfit
how long should my rope be for doubles
37, eight months of CrossFit, still stuck on singles while the others fly. How should I practise and how long till it clicks?
I'm 28, I can get one double then I trip, donkey kick every time. Got five minutes before class. What drill?
My coach says a fancy 50 euro speed rope will fix my double-unders. Will it?
everyone says its all wrists but i jump higher and still miss??
and the rope, what length for doubles?
double unders never string 2
dubs practise plan
Comp in two months, 32, fifty double-unders in the workout and my best is four in a row. Is ten or more realistic by then?
je n'arrive pas à passer les double unders, une astuce ?
cómo aprendo los saltos dobles con la comba`,
'thruster-cluster-metcon': `whats a metcon
what is a chipper
thruster = ?
21-15-9 means what
I'm 39, second week at the box, the board said "couplet, 21-15-9, thrusters". I nodded and copied the guy beside me. What did it mean?
54, my son writes me home workouts and they're full of words like chipper and metcon. Can you translate?
My mate says a thruster is a push press from a squat rack. I thought it's one movement?
is a metcon just hiit with another name? coach says no
and a couplet, what's that?
crossfit words metcon chipper couplet explain
thruster how does it go, front squat + ?
Old gym rat, 46, trying a CrossFit app at home with dumbbells, three evenings. It lists "chipper for time" with eight exercises. Do I go round again or once?
Was heißt Metcon und was ist ein Chipper
o que significa 21-15-9 e thruster no treino?`,
'crossfit-frequency': `how many times a week crossfit
crossfit 5x week beginner too much?
3 on 1 off good?
crossfit every day ok
30, just did my intro course, unlimited membership, tempted to go daily. How many classes should I take?
I'm 45 with two kids, done a year of it at twice a week and recover fine. Can I go to four?
The coach tells everyone five days or you won't progress. Sounds like he sells memberships?
my gf goes 6x a week & says rest is for the weak lol. hmm
and does every class have to be full gas, at the box?
box how often newbie
tired from crossfit 4 days in a row
Shift work at the hospital, 34, sleep is patchy, love my CrossFit though. How often can I go without running myself into the ground?
quante volte a settimana crossfit per uno alle prime armi?
crossfit 5 fois par semaine c'est trop ?`,
'start-cycling': `how do i start cycling
new bike, how far first rides
beginner cyclist plan
how many rides a week to get fit on bike
52, bought a gravel bike, last rode as a student. Free Tuesdays, Thursdays and Sundays. How long should I ride at first?
I'm 36, 20 kilos too heavy, want to get into cycling because running hurts. How do I build up?
My neighbour says just go out with the club for 80 km, you'll adapt. I've ridden three times in my life.
big gear builds stronger legs, so as a newbie i should grind, right? thats what my dad says
and how much more each week, on the bike?
cycling newbie 30 min enough?
bike to get fit wher to begin
Sold the car, 41, ten kilometres each way to the office if I dare. Never been a rider. How do I work up to it in a sensible way?
Fange mit Rennradfahren an, wie oft und wie lange am Anfang?
acabo de comprar una bici, cuánto salgo por semana?`,
'saddle-height': `how high should my saddle be
seat height bike
knee pain front when cycling, seat?
leg should be straight on pedal or not
45, got my late brother's road bike, he was taller. No bike shop near. How do I set the seat so my knees don't suffer?
I'm 62, use a spin bike at the gym three mornings a week, there are numbers on the post but no idea which one is mine. How do I find the right one?
My mate says both feet must reach the floor while seated. Feels way too low, is he right?
back of my knee is tight after rides, someone said raise the saddle, shop said lower. who
and how much do I move the seat at a time?
saddle too low or high how to tell
seat post adjust bike hieght
New commuter bike, 33, short legs, ache at the kneecap after ten kilometres. Could it be the position of the seat and which way do I go?
comment régler la hauteur de selle
Che altezza deve avere la sella? Mi fa male davanti al ginocchio`,
'cycling-cadence': `what cadence should i ride
rpm on the bike 70 or 90?
spin fast or push big gear
cadence climbing
48, my new computer shows I ride at 68 on flat roads. Club mates are all near 90. Should I change?
I'm 29, indoor trainer, my app nags about cadence constantly. Is there a right number for steady rides?
Coach from the spinning studio says everything under 100 is bad for the knees. Really?
pros do 100+ so i should too? feels horrible, bouncing on the saddle
and uphill, how many turns a minute?
low rpm bad for knees?
ideal pedaling speed
Touring with panniers, 56, hilly country, I usually churn a heavy gear at about 60. Would spinning lighter save my legs over a long day?
qual cadência ideal na bike?
Welche Trittfrequenz ist gut, auf der Ebene und am Berg?`,
'ftp-what': `whats ftp
how do i test my ftp
ftp 180 at 75kg good?
20 min test how does it work
43, bought a smart trainer, the app asks for FTP and I haven't a clue. What is it and how do I find mine?
I'm 37, ride twice a week since spring, did a test with 165 watts at 82 kilos. Is that normal for a newcomer?
My mate says FTP is what you can push for 20 minutes. I read it's an hour?
ramp test vs 20 mins, why take 95%? seems made up
and what's an ok number per kilo, for a beginner cyclist?
ftp test warm up n pacing
watts per kg starter
Zwift says I'm category D, 50 years old, joined in November. Before I pick a plan I want to measure my threshold power. How do I do that alone?
qué es el FTP y cómo lo mido?
FTP à 2 W/kg, c'est nul pour un débutant ?`,
'cycling-legs-strength': `does cycling build leg muscle
do i need leg day if i cycle
bike 200km a week skip squats?
cycling bone density
54, ride four times a week and thought my legs were covered. My doctor mentioned bone health. Do I need to lift too?
I'm 31, amateur racer, scared that squatting makes me heavy and slow. Does strength work help on the bike?
My club mates laugh at gym sessions, they say climbing in a big gear is strength training. Is it?
isn't cycling basically leg press a thousand times? why would i need weights
and how many gym days, next to the riding?
strength training for cyclists reps
legs strong from bike or not
Bike courier, 26, forty hours in the saddle, thighs burn all day, but I'm weak when carrying furniture. What would I do in the gym with one evening a week?
la bici basta per allenare le gambe?
Reicht Radfahren als Beintraining oder brauche ich noch Kniebeugen`,
'saddle-sore': `bum hurts from cycling
sore sit bones new bike
saddle sore what to do
numb down there after riding
39, started riding to work two weeks ago, my backside is killing me by Thursday. Does that go away or do I need another seat?
I'm 47, training for a 100 km charity ride, chafing after an hour. What helps, and do you wear pants under the padded shorts?
Shop guy tried to sell me a sofa-sized gel saddle. Softer must be better, no?
friend says you just have to toughen up your butt. is there really no trick
and underwear with the bike shorts or without?
butt pain spin bike
how long til my bum gets used to the saddle
Women's question, 33, new road bike, soreness at the front when I lean down. Which things should I check on the seat first?
mal aux fesses à vélo, ça passe ?
fico assado depois de pedalar, o que faço?`,
'spin-class-vs-outdoor': `is spinning as good as real cycling
spin class vs riding outside
peloton or road bike fitness
3 spin classes a week enough?
I'm 42, winter is coming, usually ride 100 km a week outdoors. If I switch to classes at the gym until March, do I lose anything?
36, Peloton in the bedroom, three hard classes weekly and always knackered. Should I swap something?
My husband says indoor riding doesn't count because there's no wind or hills. I sweat twice as much as he does.
why does 40 min on the turbo feel worse than an hour on the road, am i imagining it
and indoors, how long equals an hour outside?
indoor bike vs outdoor calories/fitness
sweat buckets in spin, tips
Booked a cycling holiday in Mallorca in April, 51, city without safe roads. Can I get ready for it with spin classes alone?
Spinning oder draußen fahren, was bringt mehr?
¿Vale igual el spinning que salir en bici de verdad?`,
'bike-intervals': `intervals on the bike how
whats sweet spot training
turbo trainer workout 45 min
30/30s on bike how many
44, FTP 220, two weekday evenings on the trainer plus a long Sunday ride. Which interval sessions should I do?
I'm 28, ride my commuter everyday at the same speed and don't get faster. What simple hard bits can I put in?
My club captain says sweet spot is all you need, my app says short sprints. Who's right?
dont really believe 30 secs hard does anything on a bike. convince me
and how many of those hard days on the bike per week?
sweetspot how long at what %
cycling get faster sessions
Sportive with 2,000 m of climbing in twelve weeks, 49, an hour on Tuesdays and Thursdays in the garage. What do I ride in those hours to climb better?
che intervalli faccio sui rulli per migliorare?
c'est quoi le sweet spot en vélo et combien de temps`,
'train-to-failure': `do i have to go to failure
training to failure yes or no
should every set be till i cant move it
failure every set = more gains?
23, six months in, my training partner and I take every set until the bar stops. I'm constantly beat. Is that needed for growth?
I'm 46, train alone in the garage without safeties, and read you must hit failure to build muscle. Do I really have to on bench?
A big guy at my gym says if you don't fail you didn't train. Is there something to it?
mentzer said one set all out failure is all u need, why isnt everybody doing it then
and on squats, should I go till I can't get up?
no pain no gain til failure?
is failing reps neccesary for hypertrophy
Three full-body days, 38, poor sleeper, always finish with grinders on each exercise and feel worse each week. Would I lose gains if I stopped earlier?
hay que entrenar al fallo para crecer?
Muss ich jeden Satz bis zum Muskelversagen machen?`,
'how-close-to-failure': `how many reps should i leave in the tank
rir what number for muscle
how hard should a set be
rpe 8 or 6 for strength?
First month in the gym, 51, my plan says "stop before failure" but not how far before. How many should I still have in me?
I'm 34, switching from bodybuilding style to heavy fives. Do I keep as many reps in reserve as before?
My coach wants three in reserve on everything, YouTube says zero to one. Which is it for size?
feels like cheating to stop with 2 left. does it matter that much for strength
and as a complete beginner, how many left over?
reps in reserve for hypertrophy
leave 1 or 4 reps?
Lifting twice a week with my wife, both 42, she wants to get strong and I want bigger arms. Should we stop our sets at the same distance from the limit?
je dois garder combien de répétitions en réserve
Quantas repetições deixo na reserva para ganhar massa? E para força?`,
'judge-rir': `how do i know how many reps i have left
cant tell my rir
always guess reps in reserve wrong
is rpe just guessing lol
29, plan says leave two in the tank, but I honestly have no feeling for it. How do I learn to judge that?
I'm 55 and cautious, I call it a day at "two left" and my son says I had six. How can I check who's right?
My buddy thinks RIR is useless because nobody can estimate it. Are people that bad at it?
i put rir 2 in the log then accidentally did 5 more. am i the only one this bad
and does the guessing get better with time, the reps left?
rir accuracy beginners
test my reps in reserve how
Logging everything in an app for three months, 37, on high-rep leg extensions my reserve guess is all over the place, on heavy triples it fits. Why, and how do I get sharper?
come capisco quante ripetizioni mi restano davvero?
Ich kann meine RIR nie einschätzen, wie übt man das?`,
'hard-set-meaning': `what counts as a hard set
do warmup sets count
10 sets a week incl warm ups?
working set meaning
I'm 32, app says 12 sets for chest per week, but the first two of each exercise are just getting warm. Do they go into the total?
44, I do loads of sets with a weight that feels comfy, around eighteen a week for back, and nothing grows. Are they all counted as real ones?
My gym partner counts his ramp-up sets and brags about 30 a week. That's cheating, isn't it?
why wouldnt easy sets count, the muscle still moves the weight
and if I could've done twice as many reps, is that a set for the log?
hard sets vs junk sets
set volume count what exactly
Coming from a 5x5 with four climbing sets before the top one, 27. When people say ten hard sets a week, how many of mine would that be?
las series de calentamiento cuentan en el volumen?
o que é uma série difícil, conta aquecimento?`,
'failed-rep': `missed a rep on bench what now
failed my 3rd set, lower the weight?
couldnt finish 5x5 today
failed squat twice same weight ugh
30, linear programme, got 4 instead of 5 on my last set of overhead press. Do I go up next time, repeat or drop?
I'm 48, deadlift went so well for months and today the bar stopped halfway. Feel like a loser. What do I do with the rest of the session and next week?
Training partner says when you fail you should try again immediately until it goes. Seems dumb?
is one missed lift a sign im overtraining? gym bro says deload at once
and if it fails again next time?
stuck at 80kg bench, failed 2 sessions in a row
didnt hit my reps, how much to take off
Second time in a row that the 100 kg squat pinned me into the safety bars, 35, sleeping fine, eating fine. How far back do I go and for how long?
Letzte Wiederholung nicht geschafft, Gewicht runter?
j'ai raté mon développé couché, je baisse de combien ?`,
'not-tired-after': `i dont feel tired after gym is it working
barely sweat lifting, bad workout?
should i be exhausted after training
not sore not sweaty, useless session?
40, been on your programme three weeks, I walk out of the gym feeling fresh. Shouldn't I be on the floor?
I'm 26, used to bootcamps where I nearly threw up. Now I lift and hardly sweat. Am I going too easy?
My wife comes home drenched from her class and says my weights session is a joke. Is it?
if im not wrecked its wasted, thats how i was raised. you disagree?
and how do I know it was a good session then, if I'm not knackered?
workout feels too easy
no pump no sweat did i do enough
Lunch-break lifter, 45 minutes, 36, straight back to meetings without even a red face. All sets done as written. Should I add something?
non sono stanco dopo l'allenamento, ho fatto poco?
saio do treino inteirão, será que tá fraco?`,
'shaking-muscles': `why do my legs shake on last reps
arms trembling in pushups
shaking during plank normal?
muscles vibrating after workout
I'm 49 and new to strength training, my thighs quiver like jelly on the fifth squat. Is that weakness or something wrong?
27, tried Pilates for the first time, whole body was shaking, the others weren't. Why me?
My girlfriend says trembling means the weight's too heavy and I'll hurt myself. Does it?
pt says shaking = fat leaving the body haha surely not
and does the trembling stop with time?
hands shake after bench
shakey legs walking downstairs after leg day
Train at half six before breakfast, 33, by the last set my arms wobble a lot on the press. Should I stop there or eat something first?
Meine Muskeln zittern am Satzende, ist das schlimm?
me tiemblan las piernas en las últimas repeticiones, es normal?`,
'grunt-and-brace': `when do i breathe when lifting
breathe in or out on squat
how to brace properly
hold my breath deadlift?
I'm 52, just learning the basics with dumbbells, and I catch myself not breathing at all. What's the rhythm?
31, going for heavy triples on squat now, someone said I'm soft in the middle. How do I create that tension with my breath?
My dad says always exhale on effort, my powerlifting mate says hold it. Who do I listen to?
do those guys grunting get anything out of it or is it show
and between the reps, do I take a new breath?
breathing bench press
bracing core how
First strength class, 45, instructor shouted "breathe!" at me constantly but didn't say when. Machines and light barbell work mostly. Teach me?
quand est-ce que je souffle pendant un squat ?
Come si respira quando si sollevano carichi pesanti?`,
'mind-muscle': `cant feel my lats
mind muscle connection real?
dont feel chest on bench is it working
should i think about the muscle while lifting
25, back day is all biceps for me, I never feel the back muscles. Does that mean they don't grow?
I'm 39, my coach keeps poking my glutes saying "feel it". I just try to get the bar up. What should I concentrate on?
Mate says if you can't feel it, you're wasting your time. My numbers go up though.
arnold swore by visualising the biceps. is there science or just bro talk
and on heavy squats, also think of the muscle?
feel glutes in hip thrust how
focus on muscle or movement
Machines and cables three times a week, 47, I listen to podcasts while I train and my mind's elsewhere. Would I get more out of it if I concentrated on the muscle?
no siento el pecho en press banca, trabaja igual?
conexão mente-músculo existe mesmo?`,
'ego-lifting': `does my technique have to be perfect before i go heavier
should form be flawless first
is my weight too heavy
how do i know im ego lifting
half reps w 100 or full with 80
swinging my curls too much?
22, I bench 100 but my mates say it's a quarter rep and my bum comes up. Do I have to drop the weight?
I'm 41, been adding plates every week and my squat's got shallower and shallower. Where's the line?
Training buddy thinks a bit of cheating is fine as long as the number climbs. I'm not so sure.
hate going lighter, feels like losing. is it really needed if form is a bit ugly
and how much do I take off then, if my form's gone?
form breaks down last reps, too heavy?
jerky deadlift lower weight?
Filmed myself for the first time, 35, what I thought was a full row is a body swing with 40 kg dumbbells. Embarrassing. How do I reset without losing strength?
Woran merke ich, dass das Gewicht zu schwer ist?
sollevo tanto ma a metà movimento, devo scaricare?`,
'maximal-test': `how do i test my 1rm
should i max out
how often test max
whats my max bench if i did 80x5
I'm 28, training a year, would love to know what I can deadlift for a single. How do I go about it safely?
50, lifting since Covid in my garage, no spotter but safety arms. Is there any sense in finding out my one-rep max?
My gym bros max out every Friday and say that's how you get strong. Is it?
calculators for 1rm are all bs right? need to do the real thing
and how long between those max attempts?
one rep max day before, deload?
1rm test steps
Club record day in three weeks, 34, never done a true single before. What should the week before look like and how do I choose the jumps?
como testo minha carga máxima no agachamento?
Tester son max, tous les combien et comment ?`,
'home-gym-first': `what to buy first for home gym
home gym 300 euro budget
equipment to start training at home
spare room gym essentials
I'm 35, small flat, got about 250 quid and want to do full-body strength at home. What goes in the basket first?
47, cancelled the gym because of the commute, have a garage corner of two by three metres. Where do I begin, and what can wait?
Husband wants to order a giant multi-station for 1,500. I think we need far less for a start. Do we?
dont i need a barbell to get strong at home? everybody says rack first
and after the dumbbells, what next for the room?
minimal home gym list
setup for home workouts cheap
Just moved to the countryside, nearest gym forty minutes, 30 years old, keen but not sure I'll stick with it. What basic kit would last me a few years?
Was brauche ich als Erstes für ein Home-Gym?
quiero montar un gimnasio en casa con poco dinero, qué compro primero?`,
'dumbbells-which-weight': `what weight dumbbells should i buy
5kg or 10kg dumbells
adjustable or fixed dumbbells
which dumbbell for woman beginner
33, never lifted, following home videos. The shop has pairs from 1 to 20 kg. I can afford two pairs. Which?
I'm 45, male, reasonably strong from work, living room training, wife wants to use them as well. One adjustable set or several pairs?
Mum bought me 2 kg ones and says that's plenty for life. I doubt that.
arent adjustable ones flimsy? friend told me get fixed
and for rows and squats, heavier than for the raises?
dumbell weight for home
how heavy for a start, hand weights
Sixty-one, doctor said do some strength, I want to order hand weights online tonight and not again in three months. What sizes?
quels poids d'haltères acheter pour débuter ?
manubri da quanti kg per iniziare a casa`,
'kettlebell-which': `what size kettlebell
12 or 16kg kb for beginner man
kettlebell weight women swings
one kettlebell or two
I'm 38, female, do yoga and some jogging, want to learn the swing. Is 6 kg ok or too light?
42, deadlift about 140, buying my first kettlebell for the terrace. Is sixteen too small for me?
Sales guy says start with 4 kg to be safe. For swings? Sounds like a toy.
my bf says get the 24 straight away u grow into it. hmm
and for pressing overhead, same bell as for swings?
first kettlebell buy
kb kilo beginner
Home office, 53, male, no strength background, want to leave one bell next to the desk and use it every day. How heavy should it be?
que peso de kettlebell pra começar o swing?
Welches Kettlebell-Gewicht für eine Anfängerin?`,
'resistance-bands': `do resistance bands work
bands vs weights
can u build muscle with bands only
which bands to get
I'm 29, always travelling, no room for weights in the case. Could I keep my muscle with rubber bands alone?
64, want to start at home, dumbbells scare me a bit. Would elastic bands be enough to get stronger, and how many reps?
Gym mates laugh at my bands and call them rehab toys. Are they?
honestly dont see how a bit of rubber can replace a barbell
and how many reps with the elastic ones?
theraband or loop bands
band snapped, how do i check em
Student, 21, twelve square metres and thin walls. Thinking of a set of bands and something for the door. What should I buy and does it deliver?
con bandas elásticas se gana músculo de verdad?
elastici o pesi? ho solo quelli a casa`,
'pull-up-bar-home': `which pull up bar for home
doorway pullup bar safe?
will a door bar wreck my frame
ceiling or wall mount for pullups
I'm 34, 95 kg, rented flat with old wooden door frames. Is one of those hook-over bars going to hold me?
44, own house, solid concrete ceiling, want chin-ups for the whole family. What type should I put up?
My landlord says the clamp bars always come down. Is he exaggerating?
are the telescopic ones you twist into the doorway ok? my mate fell off his
and can I swing or kip on the doorway one?
chin up bar no drilling?
pull up bar load limit
Teenage son, 15, wants to train pull-ups in his room, plasterboard walls, normal door. What's safest and could we hang rings on it too?
Klimmzugstange für den Türrahmen, hält das?
barre de traction à la maison, laquelle choisir`,
'barbell-rack-home': `what do i need for barbell training at home
squat rack garage list
how many plates to buy
no rack can i still squat at home
I'm 37, garage with concrete floor, already love my deadlifts at the gym and want to move it all home. Which bar, how much weight, what else?
29, small woman, 160 cm, planning a rack in the cellar. Do I need the full 20 kg bar?
Mate cleans the bar up and squats 90 without a rack, alone. Says it's fine. Is it?
safety arms, real need or just extra cost if i train alone
and without a rack, which barbell lifts can I still do?
power rack or half rack what with it
neighbours below, barbell noise
Got a bar and 60 kg of plates off a neighbour, 46, no stand yet, train by myself in the evenings. What can I do with that and what should I buy next?
qué compro para entrenar con barra en casa, cuántos discos?
dá pra fazer supino sozinho em casa sem rack?`,
'treadmill-bike-buy': `treadmill or exercise bike for home
what cardio machine should i get
rower vs bike buy
walking pad worth it
I'm 48, terraced house, kids sleep upstairs, want something for evenings in front of the telly. Which machine would you get?
57, stiff hips, budget of 400, small bedroom. Bike, rower or cross-trainer?
Wife is convinced a treadmill will become a clothes rack. Has she got a point and what would be better?
everyone says rower is best bc it works everything but i hate rowing. still buy it?
and second-hand, is that ok for those machines?
home cardio machine small flat
cheap treadmil or good bike
Work from home, 39, eight hours of calls a day, barely 2,000 steps. Should I go for something under the desk or a proper machine in the cellar?
meglio tapis roulant o cyclette per casa?
Quel appareil cardio acheter pour un petit appartement ?`,
'shoes-lifting': `what shoes for squats
running shoes for lifting bad?
deadlift in socks ok
converse for gym?
33, I jog to the gym and lift in my cushioned running shoes, feels wobbly under the bar. Do I need something else?
I'm 45, ankles stiff as boards, heels come off when I squat. Would those raised weightlifting shoes be worth the money?
My coach says barefoot or nothing. Gym rules say shoes. Who wins?
are 150 quid lifting shoes a scam? mate squats in vans
and for deadlifts, also the ones with a heel?
flat shoes or heel for lifting
gym trainers which sole
New to strength training, 58, own only comfy walking trainers with thick soft soles. Machines first, barbell later. What should be on my feet?
Welche Schuhe zum Kniebeugen?
posso treinar perna com tênis de corrida?`,
'bench-mat-rings': `are gym rings worth it
do i need a weight bench
how thick exercise mat
rings or bench buy first
I'm 31, nearly no money, a sturdy tree in the garden. What one cheap bit of kit gives me the most upper-body training?
50, dumbbells already here, living room floor is hard. Should I get a bench, a mat or both?
My flatmate says rings are only for gymnasts. I can do six push-ups. Would they be any use to me?
is a bench really needed for presses or can i just lie on floor
and the mat, 6 or 15 mm?
rings what can u do with them
yoga mat too thin for workouts?
Camper van for six months, 36, want to keep training. Space for one bag. Would wooden rings plus a mat cover it or am I missing a bench?
anneaux de gym, utile pour un débutant ?
¿Necesito banco para las mancuernas o vale el suelo?`,
'weighted-vest': `weighted vest worth it
how heavy vest for walking
rucking weight beginner
ankle weights for walks good?
47, walk the dog an hour every morning and want more out of it. How much weight do I put in the rucksack?
I'm 30, push-ups are too easy, thinking of a vest. How many kilos for an 80 kg bloke, and can I run with it too?
My friend walks all day with ankle weights to tone her legs. Good idea or not?
tiktok says weighted vests build bone in every woman over 40, sceptical. anyway how heavy would i start
and running with the vest on?
vest 10kg too much? im 65kg
ruck how many % bodyweight
Soldier's course next year, 22, never carried load. Where do I begin with a pack, and how far can I take it up?
Gewichtsweste beim Spazieren, wie viel Kilo?
le cavigliere per camminare vanno bene?`,
'gym-or-home': `can i build muscle without a gym
do i need to join a gym to get muscles
gym or home workouts
is training at home as good
should i join a gym
cancel gym and train in garage?
I'm 36, twin toddlers, gym is 25 minutes away, have some dumbbells at home. Would I lose out if I trained here instead?
52, shy about mirrors and young people, but worried home training isn't proper. Which one should it be?
My cousin says nobody ever got strong in a living room. Is that so?
tried home workouts never got results so gym must be better no?
and for legs, is home enough or do I need the machines in a gym?
membership 40 a month worth it over home
home vs gym muscle
Moving to a new city in May, 27, lonely and keen to get stronger, money for either a membership or a small set-up. Which would you take?
gimnasio o casa, dónde se progresa más?
treinar em casa dá o mesmo resultado que academia?`,
'bodyweight-only': `can i get big w just pushups n pullups no gym
no equipment at all, will that build muscle or waste of time
calisthenics enough?? dont wanna pay for a membership
is it possible to get jacked at home with zero weights
I'm 29, live in a studio flat with thin floors and own nothing but a door frame bar. Can I actually put on muscle that way?
I travel for work 4 nights a week, hotel rooms mostly, so it's floor exercises or nothing. Is that enough to keep building?
52, gym closed in my village, I do press ups and squats in the garage. Can that really make me stronger at my age or do I need iron
Student, broke, have a park with bars next door. 30 pushups is easy now, how do I keep making progress without buying weights?
my brother says you cant grow without lifting heavy stuff, pushups are just cardio. true?
Everyone online claims prisoners get huge with no weights, sounds like rubbish to me
ok and for legs, does just your own body do it too
and when the push ups get too easy?
reicht training nur mit eigenem körpergewicht für muskelaufbau oder brauch ich hanteln
entreno en casa sin pesas ni máquinas, solo flexiones y dominadas, así se gana músculo?`,
'fasted-training': `gym on empty stomach burn more fat?
lifting before breakfast good or bad
fasted cardio yes or no
can i run at 6am without eatin anything
is training hungry actually better for belly fat
I'm 38, out of the house at 5.45 and can't stomach anything that early. Is it a problem to do my 40 min jog with nothing in me?
Nurse on earlies, only slot is before my shift, so I train with just water. Am I losing out on fat loss or gaining?
I do intervals Tuesdays at dawn with an empty tank and always fade by the fourth one. Should I have something first?
Trying to lose 6 kg, 45, mornings only. Does doing the bike before I've had any food speed it up?
my mate swears by empty stomach cardio, says u burn pure fat. legit?
A trainer on insta says exercising without food eats your muscle, I kind of doubt it but now I'm worried
and if its a long ride, still ok without food?
le sport à jeun ça fait vraiment maigrir plus vite ?
mi alleno appena sveglio senza mangiare nulla, va bene o perdo muscoli?`,
'intermittent-fasting': `16:8 good for fat loss??
does if kill gains
can i do omad and still build muscle
only eat 12 to 8, ok with lifting or nah
intermitent fasting better than normal diet or just hype
I'm 41, work shifts in a warehouse and it's easiest for me to eat only between 1 and 9pm. Will I lose muscle if I lift three times a week?
Office guy, 34, skipping food till noon for two months and the scale moves. Is it the time window doing that or am I just eating less?
Mum of two, 47, friends all do the eating window thing. Is it worth doing for weight or can I just stick to three meals?
I lift four evenings and get all my food in one huge dinner. Protein is hard to hit. Is that setup hurting me?
My colleague says the fasting window switches on some fat burning mode that regular dieting never can. I don't buy it
but doesnt it ruin muscle if you go 16 hours with no protein? thats what the guys at my gym say
ok and just one meal a day instead of the 8 hour window?
was hältst du von intervallfasten 16/8 wenn man krafttraining macht
jejum intermitente emagrece mais do que comer normal ou dá na mesma?`,
'ramadan-training': `how do i train in ramadan
gym before or after iftar
ramadan starts next week dont wanna lose my gains
can i lift while fasting with no water all day
when's best to work out during the holy month
I'm 26, fast from dawn, work at a desk until 5 and iftar is about 8pm. Where do I put my three gym sessions?
Football player here, 22, fasting the month and practice is at 6pm before we eat. How hard should I go?
I'm 39, wake for suhoor at 4, kids at 7, so sleep is a mess this month. How do I keep lifting without losing strength?
First year I'm fasting since I took up weights, do I drop the weight on the bar or do fewer sets these four weeks?
My cousin says stop all training till Eid because you just burn muscle with no water. Is he right?
the imam's son at my gym trains hard at 3pm with nothing in him and says its fine. idk seems a bad idea
and for suhoor, what should i have if im training that night?
pendant le ramadan vaut mieux s'entraîner avant ou après la rupture du jeûne ?
ich faste im ramadan, wann soll ich ins gym und wie viel weniger machen`,
'breakfast-skip': `do i have to eat breakfast
never hungry in the mornin, is skipping ok for gains
no brekkie just coffee then lunch, bad?
is breakfast really the most important meal
skip breakfast and lift at 10 good idea?
I'm 31, rush to the train and have my first food at noon. Does that hurt my training in the evenings?
Teacher, 50, never liked eating early. Dietary advice always tells me to. Does it matter if the rest of my day is fine?
I skip the first meal to save calories but at 9pm I empty the fridge. Should I go back to eating in the morning?
Lifting at 8am before uni, I can't face a full meal that early. Do I need to force oats down?
My mum says missing breakfast slows your metabolism. I'm not convinced
my pt insists i must eat within 30 min of waking up or ill lose muscle. really??
and if i only want something tiny in the morning, what then
nunca desayuno, solo café, eso perjudica mi entrenamiento?
saltare la colazione fa male se poi mi alleno?`,
'detox-cleanse': `juice cleanse 5 days worth it?
best detox before summer
do detox teas work
wanna flush toxins out b4 starting training
thinkin of a 7 day water fast n still gym
I'm 44, had a heavy Christmas and want to reset my body with a green juice week. Can I keep running while doing that?
My office is doing a ten day cleanse challenge with lemon and cayenne. I lift three times a week, should I join?
33, just bought a 60 euro detox kit, feel sluggish. Will it actually clear me out?
After my holiday I feel bloated and poisoned, 57, desk job. Is a liver cleanse a sensible start?
My sister lost 4 kg in a week on a juice cure and says its all toxins leaving. That can't be right can it
yoga teacher says sweat and a colon cleanse gets the poisons out, im sceptical
ok but a short one, just three days of juice, is that any use?
bringt eine saftkur was zum entgiften oder ist das quatsch
chá detox funciona mesmo pra limpar o corpo?`,
'eat-before-workout': `can i train straight after eating
is it bad to exercise right after a meal
lifting on a full stomach
what to eat b4 gym
preworkout snack ideas
how long after lunch can i train
banana before lifting ok?
what food and when before a workout
I get off work at 5, gym at 5.45, last meal was at noon. What should I grab on the way?
I'm 36 and train at 7 in the evening, dinner with family is at 6. I feel heavy and sluggish doing squats. How should I time it?
Morning spin class at 7, 48, I get up at 6.15. Do I have to eat something and what?
16, football training straight after school at 4, lunch is at 12. Which snack is best beforehand?
My gym buddy eats a burger half an hour before and says its fuel. That cant be smart?
I read you need carbs before every single session or it's wasted. Even for a half hour easy one?
ok but how soon before, and if i only have 30 min?
je mange quoi avant la muscu et combien de temps avant ?
was am besten vorm training essen und wie lange vorher`,
'eat-after-workout': `what should i eat after gym
post workout meal??
do i need a shake right after lifting
missed the 30 min window lol is my workout wasted
food after training, how fast
I finish training at 12.15 and can't have lunch until half two because of meetings. Is that too late?
I'm 55, do weights twice a week in the afternoon. What belongs on my plate afterwards?
Tournament Saturday, two matches, 3 hours between. What and when do I eat after the first?
New to lifting, 24, vegetarian, on a budget. What's a decent meal once I'm done?
The guys in the locker room chug protein within minutes, say the anabolic window shuts. Is that still a thing?
My wife says eating straight after exercise cancels the whole fat burn. Surely not
and if i train twice the same day?
qué como después de entrenar y hay que darse prisa?
dopo la palestra devo mangiare subito o posso aspettare la cena?`,
'carbs-needed': `are carbs bad
how many carbs a day if i lift
should i cut bread n pasta
low carb or not for someone who trains a lot
carbs make u fat right
I'm 35, cycle 6 hours a week and do one gym day, 72 kg. Roughly how much starch do I need?
Woman, 42, three classes a week, I've been avoiding potatoes and rice for months and feel flat. Should I bring them back?
Lifting 4x a week, 80 kg, not much cardio. Do I need as many grams of carbohydrate as the runners in my club?
Marathon build, 28, longest weeks coming. Do I need more rice and pasta than on normal weeks?
My coworker lost weight by dropping all carbs and now says they're poison. He's exaggerating no?
a youtube doc says your body doesnt need carbohydrates at all, so why does everyone tell athletes to eat them
ok and on rest days, or for pure lifters, less?
carboidrato engorda? quanto devo comer por dia treinando
wie viele kohlenhydrate brauch ich am tag wenn ich viel sport mache`,
'keto-training': `keto and lifting, works?
can i run on keto
going keto, will my training suck
is keto best for fat loss
week 2 of keto legs feel dead in spin class
I'm 46, on a ketogenic diet since March and my 5k got a minute slower. Coincidence?
Crossfit three times a week, 33, thinking of under 30 g carbs a day to lose belly. What happens to my WODs?
Ultra runner, 51, heard fat adapted athletes never bonk. Should I switch over for my next race?
I like eating keto, eggs meat cheese, and I lift weights after work. Anything I need to watch?
My friend says being in ketosis melts fat much quicker than any other diet even at the same calories. Is that right?
the keto crowd claims endurance gets better once adapted. i find that hard to believe
and how long does that flat feeling last on it, no carbs since 10 days
dieta chetogenica e allenamento intenso vanno d'accordo?
le régime cétogène c'est compatible avec la muscu et le fractionné ?`,
'energy-balance': `is it just calories in calories out
do i have to count kcal to lose weight
cico true or bs
how do i lose weight without trackin everything
eat less move more, that all there is to it?
I'm 49, desk job, hate apps and scales. Is there a way to drop weight without logging every bite?
I train four times a week and eat clean but my weight won't budge, 37. Does it really come down to amounts?
Lorry driver, 53, cola and snacks all day. Do I really have to eat less overall or is it the kind of food?
Nursing student, 22, how many calories should I have to slim down? Or can I do it without numbers?
My aunt says it's all hormones and calories don't matter at all. Who is right?
i eat 1200 n dont lose so calories in vs out is clearly a myth
ok but if i dont wanna count, what do i change first?
stimmt das dass man nur im kaloriendefizit abnimmt oder geht das auch anders
para bajar de peso importa solo cuánto como o también qué como? no quiero contar calorías`,
'healthy-eating-basics': `how do i eat healthy, simple pls
what should a normal plate look like
eating basics for dummies
how much veg a day
wanna eat better where do i start
I'm 27, just moved out and live on pizza and toast. What does a decent meal consist of?
61, doctor said eat healthier and that was all he said. What does that mean in practice?
Cooking for a family of five, no time for fancy recipes. Is there a rule of thumb for what goes on the plate?
Started training in January, 40, want my food to be alright too without a diet. What are the main points?
My flatmate says healthy eating means no bread, no sugar, no fun. It can't be that strict
there are a thousand diets and they all contradict each other, is there anything everyone agrees on?
and fibre, how much of that? and what to drink
c'est quoi une assiette équilibrée, en gros ?
como começar a comer mais saudável sem fazer dieta`,
'diet-plan-request': `make me a meal plan
give me a 1800 kcal diet
can u write me a diet for cutting pls
how many calories should i eat, 82kg 178cm
need a 4 week nutrition plan w shopping list
I'm 32, 95 kg, want to be at 80 by summer. Please put together what I eat from Monday to Sunday.
Woman, 45, 1.65, 74 kg, moderately active. Could you calculate my macros and daily intake?
I have a bodybuilding show idea for next year, 25 years old, and need a bulking menu with exact grams. Can you do that?
Vegan, train three times, hate cooking. Would you set me up an eating schedule for the month?
You're a coach so you must be able to do diets too, my last trainer gave me one for free
chatgpt made me a 1500 calorie menu in two secs, why cant you
ok then just tell me my calorie number, nothing else
kannst du mir einen ernährungsplan zum abnehmen schreiben
mi fai una dieta da 2000 calorie per la massa?`,
'cheat-meal': `ate a whole pizza last nite did i ruin everything
cheat day ok once a week?
went nuts at a wedding buffet, how much cardio to make up for it
scale up 2kg after the weekend wtf
binged on burgers n ice cream yesterday do i fast today
I'm 36, dieting for six weeks, and Saturday was my birthday with cake, wine, the lot. How do I fix the damage?
All inclusive holiday, 4 days of buffets, back home and 1.8 kg heavier. Is that fat? I'm 50.
I was so strict Monday to Friday and then ate a family bag of crisps. Should I do an extra run tonight? 29, office worker.
Christmas dinner with my in-laws, I'll eat like a horse. Do I have to train extra in the morning to earn it?
My training partner says one cheat meal can undo a whole week. That's nonsense, right?
insta says cheat meals boost your metabolism, im not so sure
and how long until that extra weight is off the scale again, after the big dinner?
gestern total überfressen, muss ich heute doppelt trainieren
me pasé comiendo el finde y subí 1,5 kilos, lo arruiné todo?`,
sugar: `is sugar that bad
how much sugar per day is ok
do i need to quit sugar to get lean
sweet tooth lol cant stop w the gummy bears, harmful?
is coke zero better than coke, how bad is the sugar really
I'm 39, two spoons in every coffee, five coffees a day. Is that already too much?
Long rides on Sundays, 45, my club mates eat jelly babies on the climbs. I try to avoid sweets. Should I still?
My teen plays handball and drinks a litre of iced tea a day. How much sweet stuff is okay?
Been training half a year, 28, ate clean, but I miss chocolate. Can I have a bit every day?
My wife read that sugar is as addictive as cocaine and wants it out of the house. Bit over the top?
everyone at the gym acts like one cookie is poison, i think thats silly but tell me
and honey or fruit juice, does that count too towards the sweet stuff?
combien de sucre par jour maximum si je fais du sport ?
açúcar faz mal mesmo em pouca quantidade?`,
'fuel-long-workout': `do i need gels for a half marathon
how many carbs per hour on the bike
what to eat during a 3h ride
gels every how many min
90 min run need food or just water?
I'm 43, first gran fondo in June, about five hours in the saddle. What do I take in per hour?
My long runs are now 2 hours and at 1.40 I hit the wall every Sunday. What should I be eating on the way? 34, female.
Trail marathon in autumn, probably 6 hours for me, 55. My stomach hates gels. How do I go about fuelling?
I do one hour spin classes and the girl next to me has a gel halfway. Do I need that as well?
My club coach says 90 grams an hour or go home. Sounds mad, half of that makes me feel sick
A friend did a marathon on nothing but water and says fuelling is marketing. Is it?
ok and when its over 3 hours, how much then?
wie viel gramm kohlenhydrate pro stunde bei langen radtouren
durante la maratona quanti gel prendo all'ora?`,
'stomach-run': `side stitch every time i run help
always need the loo at km 4
runners trots how do i stop it
cramp under ribs when jogging
stomach goes crazy on long runs, gotta find a bush lol
I'm 30, run at lunch an hour after eating and get that stabbing under the ribs on the right. What do I do?
Half marathon in five weeks, 41, and I've had to dash to the toilet on each of my last three long runs. Any tricks?
Started couch to 5k last month, 52, always get a stitch around ten minutes. Does that go away?
Morning runner, two coffees and porridge first, then my bowels revolt at mile two. What should I change?
My dad says stitches come from drinking water, just run through it. True?
Someone told me bathroom emergencies while running are all in the head. They are really not
and if the stitch comes anyway, mid race, what do i do right then?
me da flato siempre que corro, cómo se quita
mal au ventre et envie d'aller aux toilettes pendant mes footings, que faire ?`,
'energy-low-availability': `lost my period since i train so much
always cold n tired, eating little training lots
what is reds
2nd stress fracture this yr, not eating much either
can guys get RED-S too
I'm 21, run 80 km a week, eat very clean and haven't had my cycle in five months. Is that just normal for athletes?
Cyclist, 34, male, cut down to 66 kg for climbing, and now I have no libido, bad mood and my numbers drop. Too little food?
My daughter is 16, gymnast, 20 hours a week, picks at her meals and is always freezing. Should I be worried?
27, dieting and training twice a day for months. I'm worn out the whole time and keep getting injured. What's going on?
My coach says missing periods just mean you're training properly. That doesn't sound right to me
teammates say the lighter the faster, but im skinny, exhausted and getting slower. how can that be
and for men? can underfuelling mess with your hormones too
meine tage bleiben aus seit ich so viel laufe und wenig esse, ist das schlimm
mi alleno tanto e mangio poco, ho sempre freddo e sono stanca, può dipendere da questo?`,
'coffee-before': `coffee before gym?
how much caffeine preworkout and when
espresso b4 a run any good
does caffeine actually help lifting
how many cups before a race
I'm 37, 68 kg, 10k race on Sunday at 9. How much coffee do I drink and at what time?
Gym at 7pm after work, I'd love a coffee for energy but I sleep at 11. Is that a bad idea?
I weigh 90 kilos, lift at lunch, hate those pre-workout powders. Does plain filter coffee do the same?
Woman, 58, get the jitters from two cups. Does a smaller dose do anything for my cycling?
My brother says caffeine does nothing once you're used to it. So no point before training?
the supplement shop guy says coffee doesnt work only caffeine pills do. he just wants to sell me stuff right
ok but how soon before, and is one cup enough
café antes do treino ajuda? quanto tempo antes
bringt ein kaffee vorm training was und wieviel davon`,
alcohol: `beer after training bad?
does drinkin kill gains
can i have wine n still get fit
hungover, did last night mess up my progress
how much booze is ok if i train 3x a week
I'm 33, football on Sundays and the team always has three pints after. How much does that hurt my recovery?
48, a glass of red with dinner every evening, trying to get in shape. Should I drop it?
Stag weekend coming up, in the middle of a 10k plan. How far does two nights of drinking throw me back?
Student, out every Thursday, legs on Friday. The lifts are terrible. Is the alcohol the cause?
My uncle says a beer is isotonic and perfect after sport. Is there something in that?
a mate does a shot before benching to loosen up. says it helps, i say hes an idiot
ok and one beer right after the run, before eating, ok?
si tomo cerveza los fines de semana pierdo lo que gano en el gym?
un verre de vin le soir, ça gêne vraiment la récup ?`,
'eat-late': `eating after 8pm makes u fat?
dinner at 10 after gym ok or no
late night food bad for weight?
protein before bed yes/no
can i eat carbs at nite
I train from 8 to 9.30 in the evening, 35, get home at ten. Should I still have a full meal?
Waiter, 28, my dinner is at midnight. Am I gaining because of the hour?
Swim club ends at 9.15pm, I'm starving afterwards but want to lose weight, 44. Eat or go to bed hungry?
I'm 60 and lift twice a week, read about cottage cheese at bedtime for muscle. Does it do anything?
My girlfriend insists nothing after six pm or it all turns to fat. I think that's a myth
dont calories at night get stored more tho? thats what my nan always said
and right before sleep, like half an hour, how heavy can the meal be?
mangiare tardi la sera fa ingrassare? mi alleno fino alle 21
nach dem training um 22 uhr noch essen oder lieber nicht mehr`,
'gym-anxiety': `scared to go to the gym everyone will stare
gymtimidation is real how do i get over it
too fat for the gym, ppl will laugh
paid for 3 months havent gone once cuz im nervous
i feel so out of place in there
I'm 42, 110 kg and haven't done sport since school. I sat in the car park yesterday and drove home again. How do I get myself inside?
19, skinny, everyone in the uni gym is huge. I feel watched the whole time. Tips?
Woman, 35, the weights area is full of men and I always end up on the treadmill because I don't dare. What now?
I signed up last week, 54, no clue about the machines and terrified of looking stupid. How do I make it less awful?
My sister says nobody cares what you do in there, but I swear they all look at me
people say just go and the nerves vanish. easy for them to say, does it actually get better?
and when is it emptiest so fewer people see me? im so self conscious
j'ai honte d'aller à la salle, j'ai l'impression que tout le monde me regarde
tenho vergonha de ir na academia, todo mundo parece saber o que faz menos eu`,
'gym-first-day': `first time gym tmrw what do i do
what to bring n which machines day 1
just joined, no idea where to start in there
first gym session plan pls
how do u set up the machines lol never been
I'm 47, induction got cancelled and I'm going alone tomorrow at 9. What would you do in that first hour?
My first ever visit is on Friday, 17, with my dad's membership. What do I pack and which exercises do I do?
Retired, 66, joined today. So many machines. Which few do I use on the first visit and how many times?
Came from running only, 31, never touched a machine. How should I set seat height and weight on my first go?
A friend told me to go all out on day one so I feel it. I'd rather ease in, what's sensible?
the guy at reception said just try everything once. seems random, is there a better way for the first visit?
ok but how do i know if the seat is right?
mañana voy por primera vez al gimnasio, qué llevo y qué hago
erster tag im fitnessstudio, welche geräte und was mitnehmen`,
'gym-etiquette': `gym rules nobody tells u?
can i ask to work in w someone
how do i ask if a machine is free without bein weird
do i have to wipe the bench every time
is it rude to hog the rack for 40 min
New at the gym, 23, I don't want to annoy the regulars. What are the unwritten dos and don'ts?
There's one squat rack and a man who sits in it scrolling. I'm 38 and shy, what's the polite thing to say?
I take work calls between sets, got a nasty look yesterday. Am I out of line? 45, freelancer.
I film my sets for my coach, 30, and others end up in the picture. What's the etiquette on that?
My buddy never reracks, says the staff get paid for that. He's wrong isn't he
someone stood right in front of me at the dumbbells n said thats normal. is it??
and during someone's rest between sets, can I just ask to share?
regole di comportamento in palestra per chi è nuovo?
comment demander poliment combien de séries il reste à quelqu'un ?`,
'gym-busy': `gym packed at 6 what do i do
all racks taken every monday ugh
when is the gym empty
waiting 15min for the bench, alternatives?
too crowded cant do my program
I can only train between 5.30 and 7pm, 34, and it's heaving. How do I get through my plan without queuing?
January crowd has arrived and my favourite machines are always occupied. I'm 51, what can I do instead?
Uni gym, one rack for 200 students. My program says squats first. What do I replace it with?
I work from home so I'm flexible, 40. What hours should I go to avoid the masses?
My friend says just skip the exercise if it's taken. Surely there's a smarter swap?
coach online says never change the order of exercises but the place is rammed, i cant wait for ages
ok and if even the cable row is taken, could i just stick with two dumbbells?
studio abends immer so voll, wann ist am wenigsten los und was mach ich wenn alles besetzt ist
academia lotada às 18h, nunca consigo o supino, o que faço no lugar`,
'gym-unwanted-attention': `guy at gym keeps talkin to me wont stop
creep staring at me while i squat
someone filmed me at the gym
how do i tell a man to leave me alone when training
getting hit on every time i train its annoying
I'm 24, a man in his fifties corrects my form every visit and stands really close. How do I get rid of him politely?
Woman, 38, early sessions, and the same bloke always takes the machine next to mine and stares. What are my options?
I'm a guy, 29, another member keeps commenting on my body in the changing room. Can I report that?
My daughter, 18, stopped going because some lads were making remarks. What can she do?
My boyfriend says just ignore it, it's a compliment. It doesn't feel like one. Am I overreacting?
staff will think im being dramatic if i complain about him looking, wont they
and what do i actually say to him, like the words?
un tipo me graba en el gimnasio sin permiso, qué puedo hacer
ein typ quatscht mich ständig beim training an und lässt nicht locker, was tun`,
'ask-for-spot': `how do i ask for a spot
no one to spot me on bench what do i do
is it weird asking a stranger to spot
what do u say to a spotter
bench heavy alone safe?
I train at 6am alone, 31, and want to try 100 kg on the bench. How do I handle it without a partner?
Shy person, 22, first time going for five heavy reps. What exactly do I tell the guy next to me?
Last time the spotter grabbed the bar on rep one and ruined my set. How should I brief them better? I'm 40, lifting two years.
Home gym in the garage, 36, nobody around. What do I do for heavy pressing instead of a helper?
My mate reckons you only need someone if you're maxing out. I'd rather have a hand on my last set, is asking ok?
isnt it annoying for ppl if i ask them mid workout to stand behind me? my gf says leave them be
and the lift-off, do i have to mention that too when they stand behind the bench?
come chiedo a qualcuno di assistermi in panca senza fare figuracce?
treino sozinho, como fazer supino pesado sem ninguém pra ajudar`,
'gym-clothes': `what do i wear to the gym
are old trackies n a tshirt fine
do i need special shoes for gym
leggings or shorts??
everyone has gymshark i got primark lol is that ok
I'm 58, joining next week, own nothing sporty. What do I really need to buy?
Plus size, 33, worried about what to put on for weights and bike. What's practical?
Back at it after a baby, 36, money's tight. Which item of kit is worth spending on?
I go straight from the office, 45, can I train in chinos or do I need proper sportswear?
My daughter says I can't show up in a cotton T-shirt. Is there really a dress code?
salesman said i need 150 euro training shoes for machines. do i hell
and on the feet, are running shoes alright or something flatter?
je m'habille comment pour ma première séance à la salle ?
was zieht man im fitnessstudio an, reichen jogginghose und altes shirt`,
'personal-trainer': `is a pt worth it
how many sessions with a personal trainer
how do i spot a bad trainer
60 an hour for a coach, waste of money?
pt wants to sell me shakes, red flag?
I'm 49, never lifted, can afford maybe five hours with someone. Is that enough to be useful?
My gym offers a 24 session package for 1,400. I'm a beginner, 30. Do I need that many?
Woman, 62, osteopenia, want someone to show me the exercises properly. What should I look for in a coach?
Been training by YouTube for a year, 26, unsure about my squat. Would hiring someone for a bit help?
A trainer guarantees me 10 kg off in six weeks. My wife smells a rat. Who's right?
why pay when everything is free online? my brother says pts just count reps
and how do i tell if hes any good, what should he ask me?
vale la pena pagar un entrenador personal y cuántas sesiones?
il personal trainer serve davvero a un principiante o sono soldi buttati?`,
'gym-older-alone': `im 70 n feel like the oldest in the gym
only grey hair in the whole place, feels odd
everyone is 20 and i dont know anybody
too old to join a gym on my own?
go alone, no one talks to me, thinking of quitting
I'm 67, widowed last year, joined to get out of the house. I feel out of place among all the youngsters. How do I settle in?
My husband won't come along, I'm 63 and the music and the crowd put me off. How do I stick with it by myself?
72, doctor recommended strength training. I go and feel invisible. Will that change?
Retired teacher, 65, always did group gymnastics, now alone at machines. It's lonely. Any advice?
My son says gyms are for young people and I should stick to walks. I'd like to prove him wrong but I do feel like a stranger there
people say age doesnt matter in there. doesnt feel that way at 69 when no one says a word to me
ok and how long till i feel at home there, at my age?
mit 68 allein ins fitnessstudio, komme mir da fehl am platz vor
tenho 66 anos e me sinto deslocada sozinha na academia no meio dos jovens`,
'gym-germs': `can u catch stuff at the gym
athletes foot from gym showers how to avoid
is gym equipment gross
ringworm from mats??
should i disinfect everything or is a towel enough
I'm 40, germaphobe, want to lift but the sweaty pads put me off. How do I protect myself sensibly?
I wrestle and train in a small club, 19, two guys have skin fungus. How do I not get it?
Got a scraped knuckle from the barbell, 28. Is it okay to use the shared machines or do I have to cover it?
I've had an itchy scaly patch on my forearm since using the gym mats, 35. What should I do?
My mother in law says gyms are full of bacteria and I'll get ill. Is she exaggerating?
friend says wiping the bench is theatre and does nothing. so why bother
and in the showers, flip flops or is that overkill?
comment éviter d'attraper des mycoses à la salle de sport ?
da asco la máquina sudada, con la toalla basta o me puedo contagiar algo?`,
'habit-how-long': `how long till gym becomes a habit
21 days to form a habit true?
missed a day, is my streak ruined
when does working out become automatic
how many weeks before i stop having to force myself
I'm 44, three weeks into morning walks and still have to drag myself every time. When does it get easy?
I exercised 19 days in a row, then the kid got sick and I skipped. Do I start over from zero? 37
Started in January like every year, 29, usually quit by March. How long do I have to hold on until it runs by itself?
Retired, 64, want daily stretching to become like brushing teeth. How much time does that need?
My boss quotes that 21 day rule all the time. Doesn't match my experience at all
a book says 66 days exactly. cant be the same for everyone can it
and if i skip once or twice in between, does it take longer?
quanto ci vuole perché allenarsi diventi un'abitudine?
wie lange dauert es bis sport zur gewohnheit wird, stimmt das mit den 21 tagen`,
'if-then-plan': `i always plan to train n never do it
how do i stop putting it off
good intentions zero action lol help
tricks to actually start after work
i know what to do i just dont do it
I'm 39, home office, every day I mean to go for a walk after closing the computer and end up on the sofa. How do I make it happen?
Nurse, 46, I set resolutions every Sunday and by Tuesday they're forgotten. Is there a method for following through?
I keep saying 'I'll exercise more', 31, two kids, and nothing comes of it. How can I phrase it so it sticks?
When it rains my run is off, always. 52, office job. How do I plan around excuses like that?
My therapist friend says deciding when and where in advance doubles your chances. Sounds too simple, does it work?
motivation videos dont do a thing for me, my mate says i need more discipline. is there nothing more practical?
ok and for when something gets in the way, how do i plan that?
sempre digo que vou treinar e acabo não indo, como faço pra cumprir?
je remets toujours le sport à demain, une astuce pour passer à l'action ?`,
'morning-habit': `how do i become a morning workout person
cant get up at 6 to train, snooze every time
tips for early gym
wanna train before work but bed too comfy
5am club possible for night owls??
I'm 35, evenings are full with the kids so it has to be before seven. I've failed eleven mornings in a row. How do I get going?
Accountant, 50, I want to do some exercises before the office but I'm dead at that hour. How do I ease into it?
Student, 21, never up before nine. My crush runs at 6.30. How do I shift?
My plan was an hour at dawn every day and it lasted two days. I'm 43. Where did I go wrong?
My wife says you're either a lark or you aren't. Should I give up on early workouts?
all those ceo types say mornings are the only real time to train. is the evening really worse?
and what do i do the night before so i actually get up?
wie schaff ich es morgens vor der arbeit zu trainieren, drücke immer snooze
quiero entrenar temprano pero no me levanto, algún truco?`,
'small-start': `total couch potato where do i start
never exercised, whats the smallest thing i can do
so unfit, first week plan pls
start from zero how
havent moved in 10 yrs, need something tiny to begin
I'm 51, desk job, puffed after one flight of stairs. I want to begin this week but nothing crazy. What do I do?
Overweight, 38, every program I tried was too much and I quit. What would a really gentle start be?
Mum, 45, no kit, no time, no clue. Give me something for this week that I can't fail at.
60, newly retired, did nothing for decades. How do I make a beginning at home?
My son says anything below an hour is pointless. But an hour is way beyond me right now, so what can I begin with?
is 15 minutes of walking even worth it? my mate laughs at me. ive done nothing at all so far
ok and the week after that first one?
parto da zero, mai fatto sport, da dove comincio questa settimana?
je n'ai jamais fait de sport, par quoi commencer tout doucement ?`,
'exercise-snacks': `does 5 min here n there count
3x10 min same as 30?
do short bursts do anything
taking the stairs fast counts as exercise?
only got a couple mins between meetings worth it?
I'm 42, on call all day and never have half an hour in one piece. Can I chop it up into bits?
Home office, 36, I could do a minute of squats every hour. Is that of any use for my health?
Shop assistant, 55, I run up to the third floor stockroom several times a shift. Does that do something?
Carer for my mum, 59, my day is in fragments. Are several mini workouts as good as a proper one?
My husband says if you don't sweat for 45 minutes it's useless. I do little chunks. Who's right?
i read 1 minute of hard effort is enough, sounds like clickbait
and how many of those mini things per day would i need?
bringen 3 mal 10 minuten am tag genauso viel wie 30 am stück
subir escada rápido umas vezes por dia já conta como exercício?`,
'after-work-tired': `too tired after work to train
get home n crash on the couch every day
how to work out when ur knackered from the job
no energy in evenings help
sit down = game over, how do i avoid it
I'm 33, builder, on my feet from six to four. I want to lift but I'm wiped out by the time I get in. How do I organise that?
Office till 6.30, commute one hour, 41. By then my will is gone. How can I still fit in a couple of sessions?
Teacher, 48, brain dead at five. I planned four evenings and managed none. What would be realistic?
Retail, 26, I come home hungry and exhausted and skip training again. What could I change?
My flatmate says being tired is just an excuse. I honestly feel flattened after my shift, what can I do about it?
some say exercise gives you energy, but how am i meant to start if im shattered at 7pm
and should i eat something between work and training so im less drained?
llego muerto del trabajo y nunca entreno, qué hago?
dopo il lavoro sono distrutto, come trovo la forza di allenarmi?`,
'weekend-warrior': `only train sat n sun ok?
can i do all my exercise at the weekend
2 days a week back to back enough for health
weekdays impossible, weekend only workouts worth it?
is one long session on sunday as good as spreading it out
I'm 46, travel Monday to Friday, home Saturdays and Sundays. Does cramming it all into those two days do me any good?
Lawyer, 34, 60 hour weeks. I play two hours of tennis on Saturday and hike on Sunday. Is that healthy or risky?
I do nothing all week, 53, then a three hour bike tour. My wife worries. Is it fine?
Single dad, 40, kids are with their mum only at weekends. Can I get fit on just that?
My doctor friend says weekend athletes only get hurt and gain nothing. Is that true?
surely its useless to move 2 days and sit for 5? thats what my colleague reckons
and how do i not get injured if its all on saturday?
je ne peux bouger que le week-end, est-ce que ça suffit pour la santé ?
nur am wochenende sport, bringt das was oder muss ich unter der woche auch`,
'winter-motivation': `winter kills my motivation
dark at 4pm cant be arsed to run
how to keep training nov to feb
so cold n dark i just hibernate
every winter i stop exercising, tips
I'm 37, leave in the dark, come home in the dark. All summer I ran, now nothing. How do I keep going?
Live in northern Scotland, 50, rain sideways since October. How do I stay active till spring?
My mood drops from November on, 29, and training is the first to go. What helps to keep it up?
Cyclist, 44, hate the indoor trainer, hate wet roads. What's a realistic plan for the dark months?
My dad says there's no bad weather only bad clothing. He's never run at 6pm in sleet, has he got a point?
some say just take the winter off, everyone does. wont i lose everything?
and when it's already dark after work, what then? its december ffs
no inverno perco toda a vontade de treinar, como manter o ritmo?
en invierno anochece a las 5 y no me apetece salir a correr, consejos?`,
'kids-around-train': `how to work out w a toddler
2 kids zero time to train
can i exercise with the baby around
home workout keeps gettin interrupted by kids
parents of little ones when do u train??
I'm 34, stay at home mum with a 1 and a 3 year old, naps never line up. How do I fit in any exercise?
Dad of three, 41, both of us work full time. We fight over who gets gym time. What's a fair and doable setup?
Single mum, 29, the boy is four and climbs on me as soon as I get on the mat. Can I turn that into training?
My twins wake at 5.30, I'm 38 and used to lift four times a week. What's possible in this phase?
My mother says just wait till they're at school. I don't want to lose five more years, is there a way now?
childless friend says get up earlier lol. kids get up earlier too. what actually works
and if the little one wants to join in, what can we do together?
wie soll ich mit zwei kleinkindern zuhause trainieren, werd dauernd unterbrochen
con i bambini piccoli in casa come faccio ad allenarmi?`,
'lifting-belt': `does a belt weaken my abs over time
do i need a belt for deadlifts
lifting belt yes or no
when to start using a belt
belt for sore lower back?
how tight n where does the belt go
I'm 28, squat 120 now, friends all wear one. At what point does it make sense for me?
My back feels tender after squats, 45, would wearing a belt protect me so I can go on?
Bought a 10 mm lever belt, female, 33, it digs into my ribs. Where is it supposed to sit?
Train in a garage alone, 39, sets of five at about 85 percent. Would a belt give me anything?
A guy at the gym wears his for curls and says it prevents hernias. Bit daft no?
coach says belts make your core weak. others swear by them. what is it
ok and for the lighter sets, on or off?
une ceinture de force c'est utile ou pas pour le squat ?
preciso usar cinto pra agachar pesado? a partir de quanto?`,
'lifting-straps': `straps for rows ok?
when should i use lifting straps
are straps cheating
figure 8 straps for rdl yes no
hands give out before my back does, get straps?
I'm 32, RDLs with 110 kg, my hamstrings have plenty left but the bar slides. Should I strap in from the first set?
Woman, 44, small hands, heavy dumbbell rows are limited by my hold. Is it fine to buy those wrist loops?
Started olympic lifting class, 25, saw someone doing snatches with straps. Should a newbie like me?
I use straps for everything on pull day, even warm ups, 29. Is that a mistake?
My training partner says straps are for wimps and ruin your grip. Do they?
if you cant hold it you shouldnt lift it, says my dad. agree or not? im talking about those loops round the bar
and for cleans, can i use them there too?
zughilfen beim rudern, ab wann sinnvoll und für welche sätze
le fasce da polso per tirare le uso sempre o solo nelle serie pesanti?`,
calluses: `ripped my hand on pullups what now
calluses gettin huge how do i fix
skin tore off palm can i still train
how to stop callouses from deadlifts
hard skin on hands from the bar, cut it or leave it
I'm 27, crossfit, tore a flap the size of a coin today and there's a comp Saturday. How do I look after it?
Violinist and lifter, 34, need decent hands. How do I keep the rough patches down?
My wife complains about my sandpaper palms, 41. What do I do about the thick spots?
I always get pinched skin below the fingers when I do pull-ups, 30. Am I gripping wrong?
A guy told me to rip the loose skin off and pour alcohol on it. Sounds brutal, right or wrong?
some say calluses are a badge of honour, leave them. but mine keep tearing so surely not
and when it's torn, how long do i not pull?
se me abrió un callo en la barra, qué hago y puedo seguir entrenando?
comment entretenir la corne sur les mains quand on fait de la muscu ?`,
'gloves-chalk': `gloves or chalk
are gym gloves worth it
chalk banned at my gym what now
sweaty hands bar slips
do gloves make grip worse
I'm 50, soft office hands, the knurling hurts. Would gloves be frowned upon or are they okay?
I have eczema on my palms, 31, and metal makes it worse. What can I put between me and the bar?
Commercial gym, no powder allowed, 26, deadlift slips at 130. What are my options for hold?
Pull-ups in the park, 38, hands sweat in summer. Which is better, padded gloves or magnesium?
My mate says only posers wear gloves. I like mine for the skin, am I losing anything?
everyone swears by chalk, is it really that much better or just for show
and liquid stuff, is that as good as powder?
luva ou magnésio pra segurar melhor a barra?
handschuhe oder chalk beim krafttraining was ist besser für den griff`,
'wrist-wraps-knee-sleeves': `do i need knee sleeves
wrist wraps for bench worth buying?
are sleeves good for bad knees
wraps for ohp yes or no
knee sleeves just placebo?
I'm 36, wrists bend back a lot on heavy overhead press. Would wraps be any help?
Squatting in a cold garage, 48, knees stiff at first. Do those neoprene sleeves do something?
Powerlifting beginner, 22, everyone in the club has full gear. What of the wrist and knee stuff do I need?
I have to wrap my wrists even for 30 kg presses, female, 29. Is that normal?
A friend says sleeves cure knee trouble because of the compression. I doubt it
coach says no wraps ever, they make joints lazy. is he right or old school
and on light days, should i wear them at all?
ginocchiere e polsini servono per lo squat e la panca o sono superflui?
las rodilleras de neopreno curan algo o solo calientan?`,
'blisters-feet': `blisters every run wtf
pop a blister or leave it
black toenail from running
thigh chafing how to stop
best socks against blisters
I'm 45, marathon training, same spot on the heel every long run. What can I do before Sunday?
Hiking the Camino in May, 59, I always blister on day two. How do I prevent it?
Two of my toenails went dark after a downhill trail, 33. Are my shoes the problem?
Bigger guy, 40, inner thighs rub raw after 5k in shorts. What helps?
My running mate says always lance them with a hot needle. Is that wise?
cotton socks breathe better says my mum, yet i get blisters constantly. who is wrong here
and a really big one, can i drain that myself?
blasen an den füßen beim laufen, aufstechen oder zulassen
j'ai les ongles noirs et des ampoules à cause de la course, que faire ?`,
'train-in-heat': `can i run when its 33 degrees
too hot to train?
running in summer heat tips
35c outside, go or skip
how much slower in the heat is normal
I'm 52, on holiday in Andalusia, want to keep jogging. When and how should I do it?
My half plan says tempo run today, but it's 31 and humid, 38 years old. Do I stick to the pace?
Outdoor bootcamp at noon in July, 44, the trainer says it's no issue. How would you handle it?
Garage gym gets to 34 degrees in summer, 29. Do I carry on lifting or cut it down?
My mate thinks running in the hottest hour burns more fat. Daft or not?
people in dubai train outside all year, so why would 32 degrees be a reason to back off
ok but above what temperature do i keep it short?
se puede correr con 35 grados o mejor lo dejo para la noche?
con questo caldo posso uscire a correre e a che ora?`,
'heat-acclimatise': `how long to get used to heat
race in hot country how do i prepare
acclimatise to heat how many days
does heat training wear off
gettin ready for a hot marathon
I'm 40, live in Norway, triathlon in Lanzarote in May. How do I get my body used to the temperatures?
Moving from Hamburg to Singapore for work, 33, runner. How many weeks until I can train there normally?
Desert ultra in October, 48. How long should the hot sessions be and how often?
Football camp in Turkey, arriving six days ahead, 19. Is that enough to adapt?
A guy says three sauna visits is all you need to adapt to hot weather. I have doubts
my coach wants us flying in 2 days before, says you cant get used to heat anyway. true?
and how long does it last once im adapted?
wie gewöhne ich mich vor einem rennen an hitze, wie viele tage braucht das
quantos dias leva pra se acostumar a treinar no calor?`,
'heat-stroke-signs': `signs of heat stroke?
got chills n headache running in the heat what is that
heat exhaustion vs heat stroke
friend collapsed in hot race what do i do
dizzy and sick after run in sun
I'm marshalling at a summer 10k, 45. How do I recognise someone overheating dangerously and what do I do first?
My husband, 57, came back from a ride at 35 degrees, staggering and talking nonsense, skin burning hot. What now?
I coach U15 football, heatwave this week. Which signs mean stop and which mean ambulance?
Long run at noon yesterday, 31, goosebumps, nausea and a thumping head. Was that serious?
Someone told me you must never use cold water on an overheated person because of shock. Is that right?
my mate says just walk it off and drink if youre dizzy in the heat. sounds dangerous to me
and wait for the ambulance before cooling, or cool first?
comment reconnaître un coup de chaleur pendant l'effort et que faire ?
un compagno di corsa è confuso e barcolla per il caldo, cosa faccio?`,
'train-in-cold': `too cold to run?
running at -10 ok for lungs
what to wear running at 0 degrees
icy pavements run or not
how cold is too cold to train outside
I'm 39, just moved to Finland, it's minus 14 most mornings. Can I keep jogging outdoors and in what clothes?
57, walk briskly every day, now it's freezing and windy. How do I dress without sweating?
I cycle to work all year, 44, the cold air burns my throat. What helps?
Black ice all week, 35, four weeks to my race. Do I go out or onto the treadmill?
My gran says running in frost damages your lungs. Is there any truth in it?
i go out in shorts at -5 and my mates call me nuts, they say i need 4 layers. who's right
and at minus 20 with wind, still ok?
kann ich bei minus 10 grad noch draußen joggen und was zieh ich an
hace un frío que pela, hasta qué temperatura se puede correr fuera?`,
'air-pollution': `run outside when air is bad?
aqi 160 should i train
running next to traffic harmful?
smog today, gym or park
wildfire smoke can i jog
I live in Milan centre, 42, run along a main road in the evening. Am I doing more harm than good?
Delhi, 30, the index is around 180 this week. Do I move my runs inside?
I have mild asthma, 36, the app shows 115 today. Is cycling outdoors alright?
Bike commuter, 51, stuck behind buses daily. Does the exhaust undo the benefit?
My colleague says jogging in a city is like smoking ten a day. He must be exaggerating?
why would exercise in polluted air be ok, you breathe way more of it, says my gf
and with a lung condition, from what number do i stay in?
a qualidade do ar tá ruim hoje, corro na rua ou treino em casa?
courir en ville avec la pollution, c'est pire que de ne rien faire ?`,
'sun-protection': `sunscreen for running which spf
do i need suncream when cycling
got burnt on my run can i train tmrw
best time to run to avoid uv
spf sweats off what do i do
I'm 34, very fair skin, marathon training through summer. How do I protect myself on long runs?
Bald, 55, three hours on the bike on Sundays. What should I do about the sun?
Beach volleyball all weekend, 23, I put cream on once in the morning. Is that enough?
Sailing and rowing, 47, had a mole removed last year and want to be careful. What are the rules outdoors?
My friend says sunscreen blocks sweat so you overheat. So he wears none. Sense or nonsense?
its cloudy so no need for cream says my coach. uv says 5. who do i trust
and how often do i put it on again if im sweating?
crema solare per correre, che fattore e ogni quanto la rimetto?
ab welchem uv index muss ich mich beim laufen eincremen`,
'cold-water-swim': `ice bathing in the lake any good
how long can i stay in cold water
wanna try winter swimming tips
sea is 8 degrees safe to swim?
cold dip for mood does it work
I'm 46, a group at our lake goes in at 6 degrees every Sunday and invited me. How do I start?
Open water swimmer, 38, want to carry on past October. How many minutes as it gets colder?
62, healthy, feel low in winter and read that cold dips help. What should I know before my first time?
My flatmates jump into the river on New Year's, 25. Is jumping straight in a good idea?
My mate goes in alone at dawn, claims it's perfectly safe once you're used to it. I don't think so?
wim hof fans say stay in 10 min to get the benefits, thats nuts at 4 degrees isnt it
and getting out, hot shower straight away or what?
quiero bañarme en el mar en invierno, cuánto tiempo y es peligroso?
nadar em água gelada faz bem pro humor? como começo com segurança?`,
'deadlift-how': `how to deadlift
proper dl form pls
deadlift setup where does the bar go
never done deadlifts, teach me
bar drifts away from me when i pull, form?
I'm 41, bought a barbell, nobody to show me. Can you walk me through lifting it from the floor step by step?
Tall guy, 1.95, 27, start position always feels off. How should I stand and pull?
First week on a strength plan, female, 35, next up is conventional deadlift. What are the key cues?
My coach is on leave and I forgot how to put the bar down properly after a pull. 30, beginner.
My buddy leans way back at the top and says that's the lockout. Is that how you finish it?
everyone says lift with your legs, others say its a hinge. so how do u actually do a deadlift
and lowering it, knees or hips first?
wie geht kreuzheben richtig, schritt für schritt
explique-moi la technique du soulevé de terre, placement de la barre et tout`,
'deadlift-round-back': `back rounds on deadlift
cat back when pulling heavy how to fix
is a lil rounding ok on dl
my spine bends off the floor help
watched my video, looks like a scared cat lol, deadlift
I'm 33, at 100 kg flat as a board, at 120 my back curves as soon as the plates leave the ground. What do I do?
Long legs, short arms, 26, can't get down to the bar without bending my back. Any fix?
My daughter filmed me, 48, and my lower spine folds halfway up. No pain. Should I change something?
Powerlifting novice, 21, coach shouts 'lats' but I don't know how to stay tight. Any cue that works?
All the world record pullers have a hunched upper back, so why shouldn't I?
gym bro says rounding is fine if it doesnt hurt. my physio friend says never. help
and how much weight should i take off til it stays straight?
nello stacco mi si curva la schiena, come correggo?
redondeo la espalda en el peso muerto cuando sube el peso, qué hago?`,
'deadlift-back-sore': `lower back sore after deadlifts normal?
deadlift doms in back ok or injury
back feels tired day after pulling
should u feel deadlifts in lower back
both sides of my spine ache after dl day
I'm 37, did 5x8 deadlifts on Monday and my low back is stiff and heavy on Tuesday. Is that muscle or should I worry?
New to pulling from the floor, 29, legs feel nothing, back feels everything next day. Am I doing it wrong?
Gardener, 50, started deadlifts, dull ache across the lower back until Thursday. Carry on?
After high rep deadlifts my erectors are fried for two days, female, 42. Should I change sets and reps?
My dad says if your back is sore after lifting you've wrecked it. Isn't it just muscles?
people say you should only feel it in the glutes, never the back. really never?
and what kind of pain there would be a bad sign?
dor na lombar no dia seguinte ao levantamento terra é normal?
unterer rücken müde nach kreuzheben, muskelkater oder was falsch gemacht`,
'conventional-or-sumo': `sumo or conventional
is sumo cheating
which deadlift stance for me
trap bar vs normal deadlift for beginner
wide or narrow stance dl
I'm 1.90 with long legs, 31, and conventional feels awkward. Should I try the wide stance?
Had a grumpy back for years, 47, want to pull something from the floor. Which version is kindest?
Female, 28, stronger in sumo by 10 kg but my friends only do the classic. Which do I stick with?
Hips are tight from desk work, 40. Does that rule out the frog stance kind of deadlift?
Half the gym says wide stance doesn't count. Does it train less?
my coach makes everyone pull conventional, says its the only real one. do you agree
and the hex bar, where does that fit in compared to those two?
soulevé de terre sumo ou classique, lequel choisir ?
stacco sumo o regolare, quale mi conviene?`,
'rdl-or-deadlift': `rdl or normal deadlift for hammies
difference rdl n deadlift
which one builds hamstrings better
do i need both rdls and deads
romanian vs from the floor for legs
I'm 34, want fuller backs of the legs, only time for one pull a week. Which should it be?
Sprinter, 20, coach wrote RDL but my gym mates say deadlifts do the same job. Do they?
I train at home with a pair of dumbbells, 45, hamstrings are my weak point. Floor pulls or the stiff leg kind?
My legs day has squats and deadlifts, 29, hamstrings still lag. What do I swap in and how many sets?
A guy told me deadlifts alone cover hamstrings completely. I never feel them there though
isnt an rdl just half a deadlift, so worse? thats what my friend thinks
and a leg curl on top of the romanians, needed or too much?
peso muerto rumano o convencional para los isquios?
stiff ou levantamento terra, qual é melhor pra posterior de coxa?`,
'rdl-how': `how to rdl
only feel rdls in my back not hammies
how low to go on romanian deadlift
rdl form check, knees bent how much
hip hinge i dont get it
I'm 30, watched ten videos and still squat it instead of pushing back. How do I get the Romanian right?
With dumbbells at home, 44, my lower back gets tired before the back of my legs. What am I doing wrong in RDLs?
Very stiff hamstrings, 52, I only get to the knee. Is that low enough for this exercise?
Female, 25, coach says 'hips to the wall' and I topple forward. Any other cue for stiff legged hinging?
My friend touches the floor on every RDL and says otherwise it doesn't count. Should I?
some say legs totally straight, others say bent. which is it in the romanian
and where should the bar be, close to my legs or hanging in front?
rumänisches kreuzheben spüre ich nur im rücken, was mach ich falsch
fino a dove scendo negli stacchi rumeni?`,
'hip-thrust-how': `hip thrust form?
feel hip thrusts in quads not glutes
where do feet go on hip thrust
glute bridge w barbell how high
my lower back hurts a lil when thrusting, arching?
I'm 29, tried thrusts on the gym bench and only my hamstrings cramped. How should I place my feet?
Home setup with a sofa, 36, how do I position my back and feet for hip thrusts?
Woman, 42, want to train my backside, never done this with the bar. What are the steps?
My partner says I look like a bridge collapsing, 33. Where should my chin and ribs be at the top?
A girl in my class pushes as high as she can with a huge arch and says more range is more bum. True?
instagram coach says toes up on heels only, other one flat feet. whats right for hip thrusts
and at the top, hold or straight back down?
elevação pélvica sinto mais na coxa do que no glúteo, como ajusto o pé?
hip thrust : où placer les pieds et le dos sur le banc ?`,
'kettlebell-swing-how': `how to swing a kettlebell
kb swing squat or hinge
arms get tired from swings am i doin it wrong
how high should the bell go
kettlebell swings form tips
I'm 39, bought a 16 kg bell for the living room, no trainer. How do I do the swing properly?
After swings my shoulders burn and my hips feel nothing, 45, what's wrong?
I do sets of 30 and the last ones turn to mush, female, 32. How many reps make sense?
51, used to squat a lot, so I bend my knees a lot in swings. My neighbour says that's wrong. How should it look?
Crossfit mate says the bell must go overhead or it isn't a full swing. Do I need that?
isnt it a front raise basically? my mate lifts it with his arms. looks off
and on the way down, where does the bell go, low or high between the legs?
cómo se hace bien el swing con kettlebell, es sentadilla o bisagra?
kettlebell swing technik, aus den armen oder aus der hüfte`,
'deadlift-frequency': `how often should i deadlift
deadlift 2x a week too much?
how many sets of deads per week
dl every session lol good idea?
I'm 35, full body three times a week. In how many of those should I pull from the floor?
Stuck at 140 for months, 28, deadlifting once weekly. Would a second day help and how would it look?
52, takes me four days to recover from heavy pulls. Is once a week enough to make progress?
A Bulgarian method fan tells me to deadlift daily. That can't be right for normal people?
coach says deads only every 2 weeks cause they fry your nervous system. exaggeration or fact
and if i do it twice, should both days be heavy?
combien de fois par semaine faire du soulevé de terre ?
stacco da terra una o due volte a settimana?`,
'squat-and-deadlift-day': `squat n dead same day ok
My schedule only leaves Tuesday for legs, 40. Can squats and deadlifts share that session?`,
'grip-fails': `grip fails on deadlift
bar slips outta my hands at 140
how to get stronger grip
forearms give up before back
mixed grip or straps when hands fail
I'm 30, back could pull 160 but the fingers open at 145. How do I fix that over time?
Woman, 38, tiny hands, the barbell rolls out on the third rep. What should I practise?
My left hand always lets go first, 44. What holding exercises do you recommend and how long?
Rock bottom handshake, 26, desk worker, want to hold heavy deadlifts without help. How many weeks will that take?
My friend says grip trains itself if you just keep deadlifting. It hasn't for me in a year
everyone says never use mixed grip you'll tear a biceps. so how do i hold the heavy one
and those farmer holds, how long and how often?
griffkraft reicht beim kreuzheben nicht, wie trainier ich die
minha pegada falha antes das costas no terra, o que fazer pra fortalecer?`,
'good-morning-back-extension': `best exercise for lower back strength
are good mornings dangerous
back extensions how many reps
how to strengthen lumbar
hyperextension bench good or bad
I'm 45, sit all day, back muscles weak as anything but no pain. Which exercises build them up?
Rower, 33, low back tires first in long pieces. What should I add twice a week?
58, my physio signed me off, gym has one of those 45 degree benches. How do I use it sensibly?
Home only, 27, no machine. What can I do for my lower spine muscles?
A lad at the gym says good mornings snap your back. Is the exercise that bad?
my mum says leave your back alone, just train abs. shouldnt i train it too?
and with weight on the back extensions, when can i add that?
cómo fortalezco la zona lumbar, qué ejercicios y cuántas series?
les good mornings c'est risqué pour le bas du dos ou pas ?`,
'nordic-curl': `nordics how many reps to start
nordic curls prevent hamstring pulls?
how to do nordic hamstring
so sore from nordics cant walk lol normal?
can u do nordics day before match
I'm 24, play Sunday league and pulled my hammy twice last season. What's that kneeling exercise and how do I begin?
Coach of a U17 girls team, 41. How many of those partner hamstring lowers per week and when in the week?
Sprinter, 19, can't control the lowering at all, just drop. How do I work up to it?
Over-35s footballer, 43, did 3x10 nordics on Thursday and couldn't sprint on Saturday. Too much?
My teammate says stretching is enough against hamstring injuries and nordics are torture for nothing. Is he right?
do they really cut injuries or is that just a fifa poster thing
and how many days before a game should i stop doing them?
nordic hamstring curl, da quante ripetizioni parto e quante volte a settimana?
nordic curls gegen zerrung beim fußball, wie fang ich damit an`,
'water-per-day': `how much water a day
is 4 litres too much or ok
do i need 3l water daily
gallon a day challenge worth it
am i drinkin enough how do i tell
I'm 40, 85 kg, desk job and two gym sessions. What should my daily intake of fluids be roughly?
My wife, 37, drinks barely a litre and says she's fine. How much should a woman get?
Pensioner, 71, hardly ever thirsty. How many glasses should I aim for on a normal day?
Warehouse in summer, 26, sweat a lot. How do I know I'm getting enough across the day?
My roommate carries a 4 litre jug and says anything less is dehydration. Come on?
everyone says 8 glasses, my doctor mate says thats made up. so how much then
and for women? and does soup or fruit count
quantos litros de água por dia preciso beber?
cuánta agua hay que tomar al día si entreno, 3 litros?`,
'water-during-training': `how much to drink while running
drink during workout or not
do i need a bottle for a 40 min run
how many ml per hour on the bike
sip or chug in training
I'm 36, half marathon in September, about two hours. How much should I take at the aid stations?
Long tennis matches in summer, 50, sometimes two and a half hours. How much fluid during play?
I drink a litre and a half in a one hour gym session, 28, and slosh around. Is that needed?
My long ride is four hours, 43, hot region. How much per hour in the bottles and do I put salt in?
Old coach of mine banned water in practice, said it makes you soft. Nonsense obviously, but how much is right?
the running app beeps every 10 min to drink. im not even thirsty, do i have to obey
and if i weigh more after than before the run, is that bad?
combien boire par heure pendant une sortie longue ?
wie viel soll ich während dem laufen trinken, unter einer stunde auch?`,
'electrolytes-need': `do i need electrolytes
salt tabs for running??
lmnt worth it
electrolyte drink for gym or just water
how much sodium per hour long ride
I'm 41, lift for 50 minutes and see everyone with those fizzy tablets. Do I need them as well?
White salt crusts on my cap after every long run, 35. Should I be taking something, and how much?
Ironman in Nice in June, 48, heavy sweater. How much sodium per hour do I plan?
Hot yoga twice a week, 30, feel drained after. Is plain water enough?
My colleague puts salt in his water every morning and calls water alone useless. Is it?
arent sports drinks just expensive sugar water? my brother thinks salt is a scam too
and after the session, do i need more salts or is dinner enough?
servono i sali minerali se mi alleno meno di un'ora?
necesito electrolitos para correr o con agua alcanza?`,
'too-much-water': `can u drink too much water
is overhydrating a thing
drank 5 litres at a marathon dangerous?
hyponatremia what is it
how much water is too much
I'm 52, slow marathoner, five hours on the course. I drink two cups at every station to be safe. Can that go wrong?
My friend, 34, was confused and throwing up after an ultra though she drank loads. How is that possible?
Hike leader, 45, I tell folks to drink constantly. Someone said that can be harmful. Is it?
23, doing a water challenge with six litres by the evening. Any risk?
My uncle says you just pee out what's too much, so no harm ever. True?
coach says drink before youre thirsty always. but i read people died from water??
and what are the signs that i had too much in a long race?
kann man beim marathon zu viel wasser trinken
beber água demais durante a prova pode fazer mal?`,
'rehydrate-after': `how much to drink after a sweaty workout
lost 2kg in a run how much water back
best drink after training to rehydrate
is milk good after exercise
how do i figure out my sweat rate
I'm 38, weighed 74.0 before and 72.4 after a hot ride. How much do I drink now and how fast?
Two football matches on one day, 27, three hours apart, sweating buckets. How do I top up properly in between?
Hot yoga teacher, 45, permanently feel parched in the evening. What and how much should I have after class?
Boxer, 22, sweaty sessions nightly. How can I work out how much fluid I lose?
My gym mate says only isotonic drinks put fluids back, water goes straight through. Right?
some say drink a litre at once when you finish. feels wrong, is it
and with food or just plain water, what holds better in the body afterwards?
j'ai perdu 1,5 kg à l'entraînement, je bois combien après ?
dopo una corsa al caldo quanto devo bere per recuperare i liquidi?`,
'coffee-dehydrate': `does coffee dehydrate u
does tea count as water
coffee = minus water?
do i need an extra glass of water per espresso
6 coffees a day am i dried out
I'm 47, drink mostly coffee at work and little water. Does it count towards my fluids or take away from it?
Runner, 33, I have a cup before long runs. Will that leave me dry out there?
My grandma, 80, drinks only black tea all day. Is she getting enough liquid that way?
Office, 29, four flat whites before lunch. Colleague says I should drink double the water to make up for it.
My coach banned coffee on hot days because it drains you. Is that justified?
but coffee makes me pee all the time so it must dry you out, no?
and green tea, or coke, do those count as fluid too?
el café deshidrata o cuenta como líquido?
entzieht kaffee dem körper wirklich wasser`,
'hyrox-what': `what is hyrox
hyrox stations in order?
how long does hyrox take
hyrox distances n weights whats in it
how many wall balls in that hyrox thing
I'm 40, colleagues want to sign up as a team for that indoor fitness race. What do you have to do there exactly?
Crossfitter, 27, never heard the details. Which exercises come after each kilometre?
My wife entered us for Hyrox in Cologne, I'm 52. What have I let myself in for?
I run half marathons, 35, someone said there's a race with sleds and rowing. How is it set up and how long would I need?
My mate says it's just crossfit with a bit of jogging. Is that a fair description?
people make it sound brutal, is it really 8 km plus 8 workouts or did i get that wrong
and are the weights the same for women in that race?
o que é hyrox e quais são as estações?
c'est quoi hyrox exactement, les épreuves et la durée ?`,
'hyrox-train': `how to train for hyrox
hyrox plan 10 weeks?
how many runs a week for hyrox
first hyrox in 3 months what do i do
hyrox prep split run vs strength
I'm 36, can jog 6 km, gym twice weekly, race in eleven weeks. What does a training week look like?
Strong lifter, 29, hate running, signed up for December. Where do I put my effort?
Mum, 43, four slots a week. How do I divide them to get ready for Hyrox?
I come from marathon, 38, no muscles to speak of. What do I add for the stations?
My crossfit coach says we don't need extra running for it, metcons are enough. I doubt that
isnt it mainly strength with those sleds? my mate only lifts for it
and how long beforehand do i need to start if i can only run 5k?
come mi preparo per hyrox in 12 settimane?
wie sieht eine trainingswoche für hyrox aus`,
'hyrox-compromised-run': `what is compromised running
legs dead after sled how do i run
how to practice runnin tired for hyrox
pace between stations?
jelly legs after lunges cant run
I'm 33, 10k in 45 min fresh, but after the sled push I shuffle at 7 min per km. How do I train that?
Hyrox in seven weeks, 41, my runs alone are fine and stations alone are fine, together a disaster. What session do I need?
Female, 28, after burpees the first stretch of running is horrible and I start walking. Does it get better?
I train at a box with a track nearby, 37. How many rounds and how far for running straight after exercises?
My buddy says to just do more fresh running and the rest follows. Shouldn't I practise on tired legs?
people say go threshold pace after each station. no chance for me, is that even right
and how much slower than normal should i go on those runs after stations?
cómo entreno correr con las piernas cargadas después de las estaciones de hyrox?
courir juste après le sled c'est l'enfer, comment s'y entraîner pour hyrox ?`,
'hyrox-sled-wallball': `sled push technique
how to break up 100 wall balls
no sled at my gym what can i do instead
wall balls no rep all the time help
sled wont move lol tips
I'm 60 kg, female, 34, the sled feels nailed to the carpet. How should I position myself?
Hyrox in a month, 39, I blow up at rep 40 on the wall balls. How do I split them?
Small gym, no sled, no turf, 45. How can I prepare for the push and pull anyway?
Tall guy, 26, judges kept calling my squat too high on wall balls. How low and when do I throw?
A friend says go unbroken as long as you can with wall balls, then suffer. Smart?
some push the sled with straight arms, others with shoulders in. coach says only one is right
and treadmill pushing, does that work as a replacement for the sled?
wie teile ich die 100 wall balls bei hyrox am besten ein
minha academia não tem trenó, como treino pro hyrox?`,
'hyrox-taper-time': `good hyrox time for first timer
is 1h40 hyrox ok
hyrox race week what to do
last hard session before hyrox when
doubles who runs what
I'm 44, first solo race in three weeks, training times suggest about 1:50. Is that embarrassing?
Doing doubles with my sister, 31, she thinks we can split the running too. Can we?
Race is on Saturday week, 36, should I do a full simulation this weekend or is it too late?
I want to be decent among amateurs, male, 29. What finishing time would count as strong?
My gym mates say anything over 90 min is slow. It's my first one, is that fair?
coach has us doing a full sim 4 days out. sounds too close to me?
and the last week, how much do i still train before hyrox?
che tempo è buono al primo hyrox e quando faccio l'ultima simulazione?
semana previa a hyrox, cuánto entreno y qué tiempo es bueno?`,
'train-with-cold': `got a cold can i train
runny nose gym yes or no
sniffles n sore throat workout?
train or rest with a cold
stuffy nose but feel ok, leg day?
I'm 35, marathon in six weeks, woke up with a blocked nose and nothing else. Do I do my easy run?
Kindergarten teacher, 42, always some bug. Light scratchy throat today, gym tonight or not?
I've got a bit of a cold, 28, and my gym is tiny. Is it fair on the others if I go?
Head cold since Monday, chesty cough since today, 50. Spin class tomorrow?
My brother says neck up is fine, neck down stay home. Does that rule hold?
mate reckons sweat it out with a hard session when your nose runs. good plan?
and how much is ok with just a runny nose, half?
tô resfriado com nariz escorrendo, posso treinar hoje?
leichter schnupfen, darf ich trotzdem ins training`,
'fever-train': `fever 38.2 can i train
is it ok to work out with a temperature
sweat out a fever true?
had fever yesterday gym today?
took paracetamol fever gone, run now?
I'm 31, temperature of 37.9 this evening, competition on Saturday. Can I do a light session tomorrow?
My son, 15, has 38.5 and wants to play the match because the team needs him. Do I let him?
Fever broke this morning, 46, feel weak but bored. How long until I'm allowed to train?
I had 39 on Tuesday, today with ibuprofen it's normal, 27. Can I get back on the bike?
Grandpa always said run a fever out of your system. Surely that's dangerous?
a low temp like 38 isnt a real fever says my coach, just go easy. is he right
and how many days without temperature before i start again?
j'ai 38 de fièvre, je peux faire une petite séance quand même ?
febbre passata ieri con la tachipirina, oggi posso allenarmi?`,
'return-after-illness': `back to gym after flu how
was sick a week how do i restart
first workout after being ill
how long to ease in after flu
lost strength after illness, start where
I'm 40, five days in bed with flu, three of them feverish, feel normal since yesterday. How do I get back into running?
Bronchitis is over, 54, two weeks of nothing. How do I build back up to my three sessions?
Was ill for ten days, 29, half marathon in four weeks. How quickly can I return to my mileage?
Had tonsillitis, finished with it, 23, want to lift again. Full weights or half?
My training partner says jump straight in where you left off, muscle memory. Sounds hasty?
one week off sick and people tell me to take a month to come back. isnt that overkill
and if my pulse is still higher than usual on the first runs after being ill?
estuve una semana con gripe, cómo vuelvo a entrenar?
wieder einsteigen nach grippe, wie viele tage locker`,
'covid-return': `covid when can i train again
tested negative gym ok?
had rona last week, running when
post covid tired after exercise
how to get back after corona
I'm 38, mild covid, a bit of cough for four days, all gone now. When and how do I start jogging?
Had it for the third time, 52, every workout floors me two days later. Should I push through?
Triathlete, 29, symptom free since Friday, race in a month. How do I build up after covid?
45, no symptoms any more but nervous about my heart after the virus. What's a sensible return?
My mate trained right through his covid and says it's just a cold now. Would you?
some docs said wait 2 weeks, others say 3 days. whats the rule after corona
and if i crash the day after a walk, since i had covid?
tive covid leve, quando posso voltar a treinar?
reprise du sport après le covid, combien de temps attendre ?`,
'stomach-bug': `threw up last nite can i train
stomach flu when back to gym
diarrhea workout?
norovirus just over, run today?
food poisoning yesterday, training ok
I'm 32, kids brought home a tummy bug, spent the night in the bathroom. Race simulation is planned for tomorrow. Do I go?
Gastro on holiday, 45, eating toast again since this morning. How long before I exercise?
The runs since Sunday, 27, feel okay otherwise. Gym tonight?
First day of normal meals after vomiting for two days, 50. What's a sensible first session?
My flatmate says a bit of sport settles the gut. After being sick all night? Really?
coach wants me at practice, says its only the stomach not the lungs. i was puking 12 hours ago
and how long do i have to be eating normally before i train after that bug?
ho avuto il virus intestinale, quando posso tornare ad allenarmi?
ayer vomité toda la noche, hoy puedo ir al gimnasio?`,
'antibiotics-train': `on antibiotics can i lift
training while takin amoxicillin
cipro and running tendon?
antibiotics n gym ok?
day 3 of antibiotics feel good, workout?
I'm 36, tooth infection, on tablets until Friday, no fever. Can I do my usual weights?
Runner, 44, doctor gave me levofloxacin for my sinuses and the leaflet mentions Achilles. Do I stop running?
UTI, 29, second day of the pills, feel better. Is exercise allowed?
Strep throat, started penicillin yesterday, 21, basketball game on Sunday. Can I play?
My dad says antibiotics weaken muscles so no sport for two weeks after. Is that so?
friend says its the bug not the meds that matters. so can i train on antibiotics or not
and once the course is finished, full weights straight away?
darf ich mit antibiotika trainieren oder erst nach der packung
tomando antibiótico posso malhar?`,
'vaccine-train': `gym after flu shot?
can i train day of vaccine
arm sore from jab, workout?
does exercise ruin the vaccine
covid booster today leg day tmrw ok?
I'm 48, tetanus shot at 10 this morning, bench press planned for tonight. Go or move it?
Travelling to Kenya, 33, got three jabs yesterday, feel slightly feverish. Should I run?
67, flu and covid vaccination on the same day on Thursday. When can I go to my gymnastics class?
My shoulder is stiff since the injection, 25, swim training tomorrow. What should I do?
My aunt says no sport for two weeks after any vaccination. That's excessive, no?
i read working out after the jab makes it work better, or worse, now im confused
and if i get a temperature from the shot, how long off?
je me fais vacciner ce matin, je peux faire du sport ce soir ?
dopo il vaccino antinfluenzale posso andare in palestra?`,
'blood-donation': `gave blood today can i train
gym after donating blood
how long after blood donation run
donated n feel slow, normal?
lift same day as giving blood?
I'm 30, donated half a litre at noon, football training at 7. Skip it?
Regular donor, 51, cyclist. After every donation the hills are harder for weeks. Why and how long?
10k race in twelve days, 37, blood drive at work tomorrow. Should I donate before it?
First time donor, 22, needle in the right arm, pull day tomorrow. Any problem?
My mate says blood is back in 24 hours so you can go full gas next day. Is it?
my brother thinks donating makes you fitter like altitude lol. i felt weaker
and the arm they took it from, when can i lift with that again?
doné sangre hoy, cuándo puedo volver a entrenar fuerte?
blutspende gewesen, wann wieder sport`,
'allergy-hayfever': `hayfever n running help
pollen kills me outside where do i train
run w allergies or stay in
eyes streaming on every jog in may
antihistamine before training makes me sleepy
I'm 34, birch pollen allergy, April is hell and my marathon is in May. How do I keep my runs going?
Cyclist, 46, grass pollen. Is there a better time or place to ride in June?
I take an allergy tablet and feel like a zombie in the gym, 28. What can I do?
My 14 year old plays football on a meadow and sneezes nonstop. Can she carry on training in the season?
My friend says exercising outdoors toughens you against pollen. Doesn't seem to work for me
they say rain makes pollen worse, others say go right after rain. which is it for a run
and afterwards, is a shower enough to get the pollen off?
tenho rinite alérgica ao pólen, melhor correr na rua ou na esteira?
rhume des foins : comment continuer à courir au printemps ?`,
'immune-exercise': `does exercise boost immunity
always gettin sick since i train hard
does gym stop colds
why do i catch every bug in marathon training
working out good for immune system?
I'm 41, three colds since I started the race plan, sleeping six hours. Is the training to blame?
Teacher, 50, surrounded by coughing kids. Would regular exercise mean I get ill less?
I train six days hard, 27, eat little because of cutting, and I'm sick every month. What should I change?
63, want to get through the winter without infections. Does walking and some strength work help?
My gran says sport in winter makes you ill. Isn't it the other way round?
someone told me theres an open window after every workout where u catch everything. so is training bad then
and if i keep getting ill, less training or what?
l'attività fisica rinforza le difese immunitarie o le abbassa?
seit ich viel trainiere bin ich dauernd erkältet, woran liegt das`,
smoking: `can i smoke n still get fit
smoker wants to start running
does smoking ruin gains
quit smoking how soon better stamina
pack a day, any point in training?
I'm 39, twenty a day since school, out of breath on stairs. Can I begin with sport or do I have to quit first?
Stopped four days ago, 45, cravings are terrible in the evening. Does exercise help with that?
Footballer, 23, only smoke when I go out. Does that already cost me fitness?
56, want to give up cigarettes and get moving at the same time. Is that too much at once?
My uncle smoked and ran marathons, so how bad can it be for performance?
people say no use working out as long as you smoke. is it really pointless
and once i stop, how long till my breathing gets better?
fumo y quiero empezar a correr, tiene sentido?
parei de fumar, em quanto tempo melhora o fôlego no treino?`,
'vaping-nicotine': `does vaping affect gym
vape before workout ok?
nicotine pouches preworkout any benefit
snus n training
is vaping better than smoking for cardio
I'm 24, switched from cigs to a vape last year, and run 5k. Is it still hurting my lungs?
Guys on my hockey team use pouches before every game, 20. Does it do anything for performance?
Chew nicotine gum since quitting, 42. Does it matter for my training?
I puff on an e-cig between sets, 29. Heart seems to go faster. Should I leave it?
My friend says vaping is only water vapour so harmless for athletes. I don't believe that
a podcaster calls nicotine a performance enhancer. is there anything to it
and right before a hard session, how bad is the vape then?
snus vorm training bringt das was oder schadet es
la vape avant le sport, c'est mauvais pour la perf ?`,
cannabis: `weed n working out
can i lift high
smoking a joint before gym ok?
cbd oil for recovery worth it
does thc mess w gains
I'm 27, smoke in the evenings to relax and sometimes train afterwards. Is that a problem?
Sore knees after trail runs, 49, a friend gave me CBD drops. Do they do anything?
Amateur boxer, 22, fight with doping control in two months, smoke at weekends. Could I get in trouble?
It's legal here now, 35, I like an edible before a long bike ride. Safe?
My buddy says he lifts better stoned because he's more focused. I find that hard to believe
everyone sells cbd cream for sore muscles, is there proof or is it just hype
and just cbd, no thc, does that at least help recovering?
allenarsi dopo una canna è pericoloso?
el cbd sirve para recuperar después de entrenar?`,
'energy-drinks': `monster before gym ok?
red bull instead of preworkout
how many energy drinks a day is safe
celsius before run any good
are energy drinks bad for training
I'm 21, one can of Monster before every lift, five times a week. Is that a problem?
Night shift, 34, I drink two cans at work and then train in the morning. Too much?
Gym at 8pm, 29, only a Red Bull gets me going after work. Good idea?
I'm 45, healthy, don't like coffee. Would a sugar-free energy drink work just as well before cycling?
My mate says taurine is the thing that gives you wings, not the caffeine. True?
is it worth 3 euro a can or is it just coffee with bubbles like my dad says
and the sugar free ones, how much caffeine is in those?
energético antes do treino faz mal ou pode?
energy drink vorm training okay und wie viele dosen am tag`,
tattoo: `got fresh ink on my forearm yday can i lift
new tatto on the thigh, squats ok or nah
how long no gym after getting inked
swimming w a 5 day old tattoo??
Just got a big back piece done on Saturday, I normally bench and row four times a week. When can I lean on a bench again?
29, half sleeve finished last night, and I have a paid-up bootcamp on Wednesday with lots of crawling about. Skip it?
My artist says two weeks off, my mate trained the same evening and his healed fine. Who's right?
surely a bit of sweat on new ink isnt going to hurt anything, seems over the top
ok and the sauna, when with the fresh tattoo?
and if the tattoo's on my calf, can i at least do arms
rib tattoo booked fri, want 2 know how many sessions ill miss
I work shifts, only get to the gym Mon and Thu, and I'm getting my shoulder tattooed on a Sunday. Can I plan around it so the ink doesn't get ruined?
frisch tätowiert am Oberarm, wann darf ich wieder ins Training
me hice un tatuaje en el gemelo hace 3 días, puedo correr o se me estropea?`,
'sex-before-sport': `does sex the night before a race ruin it
bf has a match tmrw should we not do it lol
do i lose T if i have sex before lifting
nofap for gains, real or bs
sex morning of a 10k yes/no
I'm 34, amateur boxer, fight on Saturday, and my wife thinks the no sex for a week rule is ridiculous. Is it?
Playing Sunday league at 10:30 and my girlfriend stays over on Saturdays. Is that really making my legs heavy or is it just the late night?
coach swears abstinence keeps you aggressive, i reckon hes stuck in the 70s
My gym buddy says ejaculating drains your strength for a day. I squatted a PB the morning after, so I doubt it
ok but how many hours before the start then is fine, the bedroom stuff i mean
and for women, sex the night before a competition any different?
First marathon in two weeks, 41, hotel with my husband and no kids for once. Would a bit of fun the night before cost me minutes?
faire l'amour la veille d'un match ça coupe les jambes ou c'est un mythe
ma è vero che prima della gara niente sesso??`,
'shower-cold-after': `cold or hot shower after gym
is a cold rinse post workout killing my gains
ice cold showr after lifting good or bad
hot shower right after training makes me feel woozy, better cool?
do i need to wait before showering after a workout
I train at 6am before the office, and a cold shower after is the only thing that gets me properly awake. Does it undo the lifting?
52, come home boiling from spin class and jump straight under hot water, then see stars a bit. What temperature should I go for?
mate says cold water after weights stops muscle growth, so he only showers hot. that cant be right for 2 min can it
I read the ice bath studies and now I'm scared of my cold shower. Isn't that the same thing?
and how long after finishing before i get under the shower
so the 1 min cold blast at the end is ok then? after legs i mean
Winter, no heating in our gym changing room, the only water is freezing. Will I get anything bad from showering in it straight after circuits?
nach dem Training lieber kalt oder warm duschen
banho gelado depois do treino atrapalha a hipertrofia?`,
'sitting-all-day': `sit 10 hrs a day does my workout even matter
desk job all day, is the gym enough to cancel it out
is sitting rly the new smoking
how often get up from desk
standing desk worth it?
43, programmer, I run 40 minutes every morning and then don't leave my chair till six. Am I still classed as sedentary?
I drive a lorry, so sitting nine or ten hours is the job. What do I need to do after work to make up for it?
my sister bought a standing desk and says that's her exercise now. I say no way
They say even if you train, sitting still kills you. So what's the point of my hour in the evening?
and if i just stand the whole day insted of sitting?
ok so breaks from the chair, every how many mins
home office since covid, maybe 1500 steps a day, glued to the screen. how bad is that and whats the minimum to offset it
sto seduta otto ore al giorno in ufficio, mezz'ora di camminata basta per compensare?
sitze den ganzen tag am schreibtisch, bringt da abends sport überhaupt noch was`,
'housework-count': `does hoovering count as exercise lol
gardening = workout?
i clean houses for 2 hrs do i log it
carryin shopping up 4 floors, does it count
mowing the lawn count as cardio or no
58, allotment three times a week, digging and barrowing for an hour or two. Do I need anything else on top?
Two toddlers and a three-storey house, I'm up and down stairs scrubbing and lifting all day. Can I put that towards my weekly minutes?
husband says chores arent exercise, my watch says 300 active cal. who wins
I always read it has to be at least ten minutes in one go to count. So five minutes of raking leaves is worthless?
and snow shoveling, that too?
ok so cleaning counts, but is it enough for muscles as well
Retired, hate gyms, but I chop our firewood and wash windows and such. Would that do as my activity?
le ménage et le jardin, ça compte comme du sport ?
limpiar la casa a fondo cuenta como ejercicio o me estoy engañando`,
'commute-exercise': `does cycling to work count
walk 25 min to the office each way, enough cardio?
ebike = cheating??
biking to work every day do i still need cardio
can i count my bike commute as training or is it nothing
36, no time after work because of the kids, thinking of riding the 6 km to the office instead of taking the tram. Would that do as my exercise?
I bought an e-bike for the hilly ride to the hospital where I work. It barely makes me puff. Is it doing anything for me?
my colleague laughs at me bc the e bike has a motor so it 'doesnt count'. he drives btw
Sounds too easy, pedalling 20 minutes to work and that's the weekly target done? Don't believe it
and leg day, before or after the days i ride to work
ok what if i get off the bus 3 stops early and walk the rest
I cycle 15 km each way on Tuesdays and Thursdays, and only 3 km the other days as I take the train. Where should squats go in that week?
zählt der arbeitsweg mitm rad als training
vou a pé pro trabalho, 20 minutos ida e 20 volta, isso já vale como exercício?`,
'stay-fit-injured-bed': `leg in a cast, how not to lose everything
broke my wrist what can i still train
arm in sling 6 wks, gains gone?
one leg out of action, train the other or will i be lopsided
stuck on sofa w broken foot help
31, tib fracture, non weight bearing for eight weeks. Doc is ok with me exercising the rest. What would you do to stay in shape?
I'm laid up in bed mostly after breaking my ankle, I've got two dumbbells and a band. How do I keep my fitness from falling apart?
my bro says training only my good arm will make me uneven, so just do nothing till cast is off. sounds wrong
Cross-education sounds like voodoo to me: lift with the left and the injured right keeps strength?
and how much protein while im laid up like this
ok and cardio, with my foot in the boot?
Goalkeeper, 22, thumb and hand in plaster until March. I don't want to come back with no lungs and no legs.
ho il gesso alla gamba per un mese, come faccio a non perdere tutta la forma?
bras dans le plâtre, je peux entrainer quoi en attendant`,
'transgender-training': `trans guy just started T, how fast will i build muscle
can i run in my binder
on estrogen 5 months, losing strength, normal?
mtf here should i train male or female program
what to wear instead of binder for gym
I'm 24, ftm, eight weeks on testosterone, lifting three times a week in my garage. Do I need a different plan from other men?
Trans woman, 38, a year on hormones. My bench has slid 15 kilos although I haven't skipped. Which standards should I go by now?
people on reddit say bind during cardio is fine if you're careful. i can hardly breathe in hiit tho
My brother says that before top surgery lifting chest is pointless and I need a special trans workout. Do I?
and how long till the hormones show in the gym? on t i mean
ok and non binary, no hormones at all, which program do i follow
I bind at work all day, gym straight after and the changing room is a nightmare so I'd rather keep it on. Bad idea for intervals?
bin trans (ftm), seit 3 monaten auf testo, muss ich anders trainieren?
soy chica trans y llevo estrógenos, voy a perder todo el músculo aunque entrene?`,
'work-out-with-disability': `wheelchair user, can u make me a plan
one arm only what can i do for back n chest
have cerebral palsy is gym pointless
amputee below knee, how much exercise should i get
im blind and wanna get fit where to start
27, paraplegic since an accident, good arms, access to a normal gym. How much and what should I be doing each week?
I have spina bifida and use crutches for short distances, otherwise a chair. I'd like to get stronger at home with not much kit.
physio years ago told me to take it easy forever with my disability. my gut says thats nonsense
Do the 150 minutes even apply to someone who can't walk? Seems made for able bodied folk
and for someone in a wheelchair? same amount?
ok but how do i do cardio if legs dont work
My son is 19, has no left hand, wants to lift like his friends. Is there a way round all the gripping?
je suis en fauteuil, par quoi je commence pour me muscler
habe eine Halbseitenlähmung und möchte trotzdem trainieren, geht das überhaupt?`,
'medicines-general': `can i train on my meds
taking a new tablet, gym ok?
is it ok 2 exercise while on medication
started pills last week dont know if running is allowed
does my medicine interfere w training
61, five different tablets in the morning, none of which I can pronounce. Do I have to worry about any of them when I start lifting?
My doctor put me on something for epilepsy and forgot to say a word about sport. I usually run and do weights, what now?
friend skips his tablets on training days so he has more energy, says its fine. is it?
The leaflet lists a hundred warnings but nothing on exercise, so surely it doesn't matter?
and with thyroid pills? can i go hard
ok and who do i ask, the pharmacist? about the meds and sport
I'm on a course of medicine for my stomach for six weeks, three gym visits a week, age 35. Should I pause them until it's done?
prendo delle medicine ogni giorno, posso allenarmi lo stesso?
comecei um remédio novo, posso continuar treinando ou paro`,
'beta-blockers': `on bisoprolol, hr never goes over 110 lol
metoprolol and heart rate zones??
how do i know how hard to go w beta blockers
watch says zone 1 all the time since my new heart pills (propranolol)
which pulse on betablockers for fat burn
57, on atenolol for years, my trainer wants me at 140 beats and I simply can't get there. What should I aim at instead?
I take propranolol for migraine and I've begun couch to 5k. My heart rate barely moves although I'm puffing. Am I doing it right?
My spin instructor says I'm slacking because my pulse is low. I'm on a beta blocker for god's sake
they say just subtract 20 from max hr when you're on these blockers. does that really work?
and the warm up, longer w metoprolol or same
ok so no pulse zones on my blocker, what do i use then
Had my dose of bisoprolol doubled in spring, 66, I cycle on Sundays with friends. My Garmin plan runs on heart rate and is useless now. Alternative?
nehme betablocker, welcher puls beim joggen
con betabloqueantes no me suben las pulsaciones, cómo mido la intensidad?`,
'blood-pressure-meds': `on ramipril, ok to lift?
amlodipine and gym anything to watch
bp tablets make me woozy after spin
water pills and running in summer?
lisinopril + training = dizzy when i stand up, tips
49, started losartan in May. After my rowing session, if I stop at once and stand up, I go a bit wobbly. How do I avoid that?
I'm 63, take a diuretic and an ACE inhibitor, and walk hills in Spain every August. Anything special with the heat?
my neighbor says if youre on pressure tablets you shouldnt exercise at all. but isnt it good for it
I thought the tablets and exercise both bring it down, so together it would be too low? Or am I overthinking
and cooling down, how long with these bp meds
ok but hot weather, on my water tablet?
Office worker, 55, two blood pressure pills each morning and gym at 7 straight after. Is that timing and combination a problem for getting up from the floor exercises?
je prends des médicaments contre la tension, des précautions pour le sport ?
pastiglia per la pressione e palestra, mi gira un po' la testa quando finisco di botto`,
statins: `on atorvastatin can i still lift
statins + gym sore muscles?
does rosuvastatin kill gains
started simvastatin, legs ache, training or the pill
cholesterol tablets and running ok?
56, put on a statin last month, lifting three times a week for ten years. Do I need to change anything?
My dad is 68, takes atorvastatin for his cholesterol and wants to start at the gym with me. Any reason to go slower?
gym guys tell me to bin the statin cause it eats muscle. doc says no. hmm
Read online that statins make exercise useless. Is that true or internet rubbish?
and how do i tell normal doms from the statin thing
ok and adding weight, same speed on cholesterol meds?
I walk the dog and do two classes a week, 61, on 20 mg simvastatin. Lately I hear it's bad for muscles so I'm nervous about the classes.
nehme statine, darf ich trotzdem krafttraining machen
sous statines depuis un mois, est-ce que la muscu est risquée pour mes muscles?`,
antidepressants: `on sertraline can i work out
ssri and gym, sweating like crazy
lexapro makes me so sleepy for training
do antidepressants affect gains
escitalopram + running any problem
26, started fluoxetine three weeks ago, would like to go back to lifting after work. Is there anything against it?
I take mirtazapine at night and feel like a zombie at my 6am class. I have only mornings or late evenings. What would you change?
My mum says if I exercise enough I don't need the tablets for my depression and could halve them. Is she right?
I doubt running does anything when I'm already on venlafaxine, why bother with both
and the sweating from my ssri, what can i do in the gym
ok so can i lower my sertraline if training goes well?
Single dad, 40, on citalopram, a bit dizzy on standing up. Want to do home workouts when the kids are asleep. OK to do?
tomo antidepresivos, puedo hacer ejercicio normal?
prendo la sertralina da due mesi, sudo tantissimo in palestra è normale?`,
'blood-thinners': `on eliquis can i do bjj
warfarin and weights ok?
blood thinners what sports are off limits
xarelto + mountain biking?
is football ok when on anticoagulants
59, on apixaban for AF, I'd love to go back to lifting and the rower. Any limits?
I take warfarin after a clot last year, I'm 44 and used to kickbox. Which of my hobbies can stay?
Buddy at the club says with thinners you can't even lift as you bruise everywhere. True?
my wife wants me to stop everything bc of the rivaroxaban. seems a bit much, jogging is harmless no?
and skiing? with the thinners
ok lifting yes, but what if i bang my head or so while on them
Retired, 70, edoxaban, I do Nordic walking and machines twice a week. Friends want me along for a horse riding weekend.
nehme marcumar, welcher sport geht noch
tomo anticoagulante, musculação pode? e luta?`,
'insulin-training': `t1 diabetic what sugar level to start workout at
bg 4.6 before gym, eat first?
type 1 and lifting, hypos at night after
sugar 260 can i still train
how much carbs before run w insulin pump
23, type 1 since I was nine, starting CrossFit. What should I check before and what should be in my bag?
My daughter of 15 uses a pen and plays handball at 7pm, then drops at 3 in the night. Is that from the sport?
my friend w t1 says as long as youre above 4 just go. i was told higher
I inject for type 2, trainer says high sugar just gets burned off by a hard workout so go for it. I don't quite trust that
and when its too high, w ketones? insulin person here
ok but how long after training can i still go low on insulin
I work nights, am on basal-bolus, 47, and gym is at 8 in the morning after the shift. How do I avoid going low?
diabétique de type 1, à partir de quelle glycémie je peux commencer ma séance ?
me pincho insulina, qué azúcar tengo que tener antes de entrenar`,
glp1: `on ozempic how not to lose muscle
mounjaro + gym how much protein
wegovy no appetite cant hit protein
should i lift on semaglutide
losing weight fast on the shot, am i losing muscle
45, 14 kilos down on Mounjaro since February, arms look like string. Sitting job, three evenings free. What training do I need?
I'm 52, female, on Wegovy, two bites and I'm full. How on earth do I eat enough to train?
coworker says on ozempic you dont need exercise, the jab does everything. sounds off
Is it true that half of what you lose on these injections is muscle, so it's better not to take them at all?
and how often lift while on the jab
ok protein, but how when the injections make me feel full all day
On tirzepatide since autumn, 38, I walk a lot but have never touched a weight. Is walking enough to hold on to what muscle I have?
spritze ozempic und hab keinen hunger, wie trainiere ich ohne muskeln zu verlieren
faccio le punture di Wegovy, che allenamento per non perdere massa?`,
'adhd-meds': `vyvanse and pre workout ok?
adderall makes my hr crazy high on treadmill
ritalin before or after gym
concerta + coffee + lifting bad combo?
elvanse and heart rate zones are off
28, on Adderall XR at 7am, gym at noon, pulse 15 beats above what it used to be. How do I steer my effort?
I take methylphenidate for work and run at lunch, in summer I overheat like mad. Is that the tablets?
gym bro says stims are basically free preworkout so double up with a scoop. uhh
Is my higher pulse on Vyvanse really a problem or just a number?
and energy drinks, with my adhd pill?
ok when do i take the ritalin then if i train evenings
Student, 21, just diagnosed, dexamfetamine started on Monday, I play tennis and lift. What should I watch out for?
tomo Venvanse, posso usar pré-treino junto?
nehme medikinet, puls beim laufen viel höher als früher, was tun`,
'cortisone-injection': `had a cortisone shot in shoulder when can i lift
steroid jab in knee yesterday, gym today?
how long rest after cortisone injection
pain gone after the injection can i go heavy again
prednisone for months and feel weak, train?
46, got an injection into my elbow on Monday, pull session planned on Thursday. Too early?
My heel was jabbed with cortisone a week ago, I have a half marathon in five weeks and it feels brand new. Can I run as normal?
Colleague played squash the day after his shot and nothing happened, so is all this resting necessary?
doc said nothing about rest after the steroid injection so i guess i can bench, right?
and the other arm, during the days after the shot?
ok and if its tablets, cortisone for 4 months, does lifting still make sense
Nurse, 54, hip injection on Friday, on my feet all day and Pilates on Tuesdays. How many days off from the loaded stuff?
me infiltraron el hombro con corticoide, cuándo vuelvo a entrenar
infiltration au genou hier, je peux faire des squats quand ?`,
'menopause-training': `best workout for menopause
peri and 47 what should i even be doing at the gym
do i need special menopause training or whats with all the ads
hiit or weights after menopause
menopuase workout plan pls
51, last period a year ago, office job, gym ten minutes away. How would you fill my week?
I'm 49 with two teenagers, always did just yoga. Everyone tells me to change my training now with the change. To what?
An influencer says menopausal women must only do sprint intervals and plyos, never normal cardio. Believe her?
my friend pays 80 a month for a menopause method. is it any different from just lifting
and after menopause, still lift heavy?
ok how many days, at my stage (perimenopause)
Fifty-three, good knees, I run three times a week and nothing else. Should I switch now that the hormones are gone?
welches training in den wechseljahren
in menopausa che allenamento mi consigli, pesi o camminate?`,
'menopause-weight': `belly fat since menopause wtf
perimenopause weight gain how to stop
eating the same, 48, and waist getting bigger
is my metabolism dead after menopause
meno belly wont shift
50, five kilos in two years, all round the middle, nothing changed in what I eat. What do I do?
I'm 54, teacher, past the change, I track my food carefully and lose maybe 300 g a month. Is there something wrong with me?
My sister claims the metabolism crashes at menopause and there's nothing you can do. Is that so?
hormones are to blame so dieting is useless now, right?
and protein, how much at this stage, for the meno tummy
ok but why does it all go to the belly now that my periods stopped
Night-shift carer, 52, sleep badly since the hot phase began, trousers don't close any more. Where do I start?
depuis la ménopause je prends du ventre sans rien changer, que faire
engordei na menopausa, o metabolismo parou?`,
'hot-flushes-exercise': `does exercise help hot flashes
hot flushes in the gym ugh what can i do
will running stop my night sweats
flushes get worse when i train??
how to train w hot flashes
52, twenty flushes a day, gym only after work when it's packed and stuffy. Will training make them fewer, and how do I survive it?
I'm 48 and soaked after five minutes on the bike, not from effort but from the heat waves. Morning or evening better?
A friend swears that lifting cured her hot flushes. Could that be?
I've trained for four months now and the flushes are exactly the same. So was it for nothing?
and what to wear, with these heat attacks at the gym
ok exercise doesnt fix my flushes, what does
Menopausal at 50, love my dance class but I'm beetroot and dripping twice per lesson. Any tricks?
los sofocos mejoran con el ejercicio?
hitzewallungen beim sport, was hilft`,
'menopause-sleep-joints': `everything aches since menopause
peri and my joints hurt how to start lifting
stiff hands knees shoulders at 50, hormones?
menopause joint pain train or rest
achy tendons since the change
49, periods all over the place, and since this year every morning my hips and elbows complain. I want to lift. How gently do I begin?
I did box jumps and a full program at 51 like I used to and my Achilles and knees hated it. What's the smarter way in these years?
doctor says it's my age, friend says its low estrogen, either way can i train with these pains
Are aching joints in menopause a reason to stop weights? My mother thinks I'm wearing them out
and how many sets w these menopausal aches
ok and jumping? joints are sore since meno
Shop assistant, 53, on my feet, achy all over since my periods stopped, a shoulder slightly stiff as well. How do I build up without flaring everything?
da quando sono in menopausa mi fanno male tutte le articolazioni, come inizio coi pesi?
courbatures et douleurs articulaires à la périménopause, je m'entraîne comment`,
'menopause-bone': `how to keep bones strong after menopause
hopping for bones at 52 how many
postmeno bone loss exercise
does walking do enough for bones in menopause
impact training menopause bone how often
51, my mother broke her hip at 70 and my periods stopped last year. What can I do for my bones now?
I'm 55, only swim and cycle, and I've just read that this does nothing for the skeleton after the change. What should I add?
My yoga teacher says yoga is enough for bones once the oestrogen goes. Is it?
isnt it too late for my bones 3 yrs after the last period?
and stamping, really? how many times, for postmenopausal bones
ok when is bone loss worst, right after the periods end?
Early menopause at 43, good joints, home workouts only with dumbbells. I want to protect my bones, what per week?
knochen nach den wechseljahren stärken, was und wie oft
acabo de entrar en la menopausia, debería hacerme una densitometría? y qué ejercicio para el hueso`,
'hrt-training': `started hrt can i train normal
does hrt help build muscle
estrogen patches and lifting
hrt instead of weights lol possible?
on hrt 3 wks, gym ok?
50, oestrogen gel and progesterone since June, lifting twice a week. Do I need to adapt anything in the plan?
I'm 53 and my GP offers me hormones for menopause. Would I get stronger in the gym with them?
a woman at pilates says since her HRT she needs no strength work, the hormones keep her muscles
Should I go on HRT for my training or is that hype? My trainer pushes it
and with patches, anything against hard workouts?
ok which hormone therapy is best for muscle then, menopause i mean
Runner, 56, on tibolone, wondering whether I can go for a half marathon while taking hormones.
sous traitement hormonal de la ménopause, je peux m'entraîner normalement ?
faço reposição hormonal na menopausa, isso ajuda a ganhar músculo?`,
'cycle-training': `cycle syncing worth it?
luteal phase lift lighter?
should i train around my period phases
follicular = heavy, luteal = yoga true??
when in my cycle am i strongest
27, lift four times a week, my app wants me to do only stretching for ten days a month because of my phase. Should I follow it?
I feel like a truck hit me the days before and superwoman the week after. I'm 33, train before work. Plan by the month or not?
My coach for the marathon says women must periodise by the cycle. Is there proof?
All over insta they sync workouts with hormones. Sounds like marketing to me
and ovulation, any extra strength then?
ok so how do i find out if my own cycle matters in training
Climber, 24, regular 28 days, project weekends fixed by weather. Does the phase spoil my chances?
soll ich mein training an den zyklus anpassen
eso de entrenar según la fase del ciclo sirve de algo?`,
'period-exercise': `can i work out on my period
cramps day 1, gym or couch
does exercise help period pain
squats while bleeding bad?
on my period and have swim class, safe?
19, bad cramps the first two days every month, I normally skip everything. Would training make it better or worse?
I'm 35, run three times per week, and on day one my legs are lead and belly hurts. Stay home or go easy?
My grandma says you mustn't do sport when you're bleeding. Is there anything in that?
I don't believe moving helps with the pain, lying with a hot water bottle is all that works
and how often do i need to train so the cramps get less
ok and lifting heavy on day 2 of my period?
Waitress, always on my feet, 28, period tomorrow and two gym classes booked. Cancel them?
sport pendant les règles, oui ou non ?
ho il ciclo e i crampi, meglio allenarsi leggero o riposare?`,
'missing-period': `lost my period since marathon training
no period 4 months is that bc im fit
havent bled since jan, train a lot, not pregnant
period stopped after cutting, normal?
athletes dont get periods right?
22, 52 kg, running 80 km a week, last period in spring. Pregnancy test negative. My teammates say it's normal.
I'm 30, doing two-a-days for a competition and eating 1500 kcal, and it's been three months without my cycle. Do I carry on?
coach told me losing your period means you're in proper shape. is it true?
It's actually convenient not having it, so why should I worry about no periods?
and if i eat more does my cycle come back
ok how long without period before i see someone? i train 6 days
My daughter, 17, rhythmic gymnast, hasn't had her period for five months. She says all the girls are like that.
meine tage bleiben seit dem vielen training aus, schlimm?
faz 3 meses que não menstruo, treino muito e como pouco, é normal?`,
'pill-training': `does the pill stop muscle growth
birth control and gains
am i weaker on the pill
hormonal iud affects lifting?
come off bc for strength?
23, on a combined pill since I was 16, lifting for a year with slow progress. Is the pill holding me back?
I'm 31, changed to a mini pill in March and my 5k got slower by a minute. Could it be that?
girl at my gym quit contraception and says her lifts shot up. should i too
I read the pill lowers testosterone so women can't build muscle on it. True?
and which pill is best for athletes then
ok so no difference, but what about the pill free week, performance wise?
Rower, 20, club trials in May, gynae suggests taking it through to skip bleeding. Does it affect how well I row?
la pillola blocca la crescita dei muscoli?
pille und muskelaufbau, bremst das`,
'pms-weight': `up 2kg before period wtf
scale jumps every month before my days
pms bloat or fat??
gained 1.5 kilo in 3 days, period due
no energy week before period, skip gym?
34, cutting for eight weeks, and right before my period the scale is up 1.8 kg again. Did I wreck it?
I weigh myself daily for the diet and each month in the last week it goes up, then down. I'm 26. Which number do I believe?
bf says two kilos cant just be water, must be the chocolate. hes wrong isnt he
Is PMS weight a real thing or an excuse I tell myself?
and when does it go again, the premenstrual water
ok so when in the cycle do i step on the scale
Studying, exams, PMS mood and belly like a balloon, I feel too flat for my full workout. Cancel or shorten?
antes de la regla peso 2 kilos más, es agua?
+1,5 kg avant mes règles alors que je fais attention, c'est normal?`,
endometriosis: `pcos workout?
endo flare can i train
which exercise for pcos
endometriosis + gym hurts some days
pcos and not losing weight is training useless
29, endometriosis diagnosed last year, good weeks and terrible weeks. How do I build a training routine on that?
I've got PCOS, 33, insulin resistance, sit at a till all day. Cardio or weights, and does it do anything if the scale won't move?
read that hiit is bad for pcos bc cortisol, only slow walking allowed. true?
My aunt thinks with endo you should stay in bed. But lying around makes me feel worse
and on flare days? with endo
ok pcos, but does lifting help even w/o losing kilos
I'm 25, have both polycystic ovaries and endo, love my barbell class but the pelvic ache comes and goes. Keep going?
habe pcos, welcher sport bringt was
tenho endometriose, posso treinar nos dias de crise?`,
'sports-bra': `boobs hurt when running
how should a sports bra fit
big bust 36G which bra for jumping
when to replace sports bra
two bras at once for running lol ok?
40, postpartum size H, want to start jogging but everything bounces and hurts. What do I look for in a shop?
I'm 17 and I buy the stretchy crop tops. For volleyball they do nothing. What's better for a bigger chest?
Shop girl says tighter is always better, I can hardly breathe in it. Really?
my friend says bras make breasts lazy so she trains without. nonsense?
and the straps, they cut in. wider?
ok how long does one last if i wash it every week, the sports bra
Teacher, 45, ran a 10k with chafing under the band. My bra is three years old. Is it the fit or just worn out?
che reggiseno sportivo per un seno grande? mi balla tutto quando corro
comment savoir si ma brassière de sport est à la bonne taille`,
'no-motivation': `cant be arsed today
zero motivation to train help
how do i get motivated
i just dont feel like it ever
laying on the couch in my gym clothes lol
37, shift work, I come home, sit down and that's it. I know it'd be good for me but the drive isn't there. What now?
I paid for a year at the gym in January, went four times. I'm 25, healthy, just no drive. How do you get yourself going?
People say 'just be disciplined'. Doesn't work on me at all, so what does?
My mate says wait until you really want it, forcing it is pointless. Fair point?
and on days when i rly really dont want to?
ok but how do i start when the motivation isnt there
Winter, dark at four, two small kids, 34. I haven't the slightest desire to work out although I feel better after. Trick?
null bock auf training, wie raffe ich mich auf
no tengo ganas de entrenar nunca, qué hago`,
'feel-like-quitting': `i always quit after 3 weeks
thinking of giving up again
started n stopped like 10 times whats the point
i suck at sticking w things
about to cancel my membership tbh
42, every January the same: four good weeks, then it falls apart. I'm at week three now and I feel it coming. What do I do?
I've failed with running, yoga, gym and swimming. I'm 31 and honestly think I'm just not the type. Any reason to go on?
wife says ill drop it anyway like always. shes probably right
Why should it be any different this time? I've never lasted past a month with any plan
and if i quit again?
ok smaller plan, how small so i dont give up this time
Nurse with rotating shifts, 29, the plan of four days is killing me and I hate the burpee part. I feel like chucking it all in.
ho voglia di mollare tutto, tanto non duro mai più di un mese
j'abandonne toujours au bout de quelques semaines, à quoi bon`,
'all-or-nothing': `missed 2 weeks, all ruined?
fell off the wagon, start from 0?
had a bad week so whats the point now
skipped monday so i skipped the whole week lol
holiday wrecked my progress
35, was on a 60-day streak, then flu and a work trip, fifteen days nothing. I feel like I've thrown it all away.
I'm either six days a week with a perfect diet or pizza and sofa for a month. Age 28. How do I get out of this?
Should I do double sessions this week to make up for the fortnight I lazed about? My friend does that
they say you lose everything after ten days off, so why bother going back?
and now? 2 weeks gone, do i do a hard week to make up
ok so nothing lost, but whats the first session back after a slip like that
Mum of three, 39, school holidays blew up my routine completely. Everything or nothing is how I tick. Where do I pick it up?
zwei wochen nichts gemacht, jetzt ist doch eh alles umsonst
furei a semana inteira, já era tudo que conquistei?`,
bored: `gym is so boring now
same workout for 6 months im dying
how to make training fun again
bored of treadmill
sick of my routine but it works, change it?
33, three days full body for a year, still getting stronger but I yawn on my way there. What can I vary without wrecking it?
I lift alone in my cellar after the kids are in bed, 44, and it's got so dull. Ideas?
my brother says you shouldnt change exercises ever if u want progress. but im bored stiff
Is boredom a reason to switch sport or do I need to toughen up? Everyone tells me the latter
and which exercises do i leave in when i swap some out of boredom
ok different music, what else against the monotony
Swimmer for ten years, 27, counting tiles. Honestly I can't see the pool any more. Would climbing do instead?
me aburro muchísimo en el gym, cómo lo hago más divertido
sempre gli stessi esercizi, che noia... cosa posso cambiare?`,
'compare-others': `everyone at gym is stronger than me
insta makes me feel like crap abt my body progress
friend started same time and lifts double
am i behind? guys my age bench 100
why is everyone else improving faster
24, eight months in, my flatmate looks like a statue after five. I train just as hard. It's getting me down.
I'm 46 and began running in spring, on Strava all my colleagues are minutes faster. It makes me want to hide my runs. How do you deal with that?
People say comparison motivates. For me it does the opposite, is something wrong with me?
My mate says look at the best to get better. I just feel small after ten minutes of scrolling
and strength standards online, should i care that im below?
ok compare to myself, but with what, which numbers
Student, 20, skinny, the uni gym is full of monsters. I look at their plates and then at mine and lose heart.
je me compare tout le temps aux autres à la salle et ça me démoralise
alle im studio sind weiter als ich, das nervt mich voll`,
'set-goals': `how do i set a fitness goal
whats a good goal for 3 months
i just wanna 'get fit' how do i make that concrete
goals help pls
too many goals or none lol
39, back in the gym since two weeks, no idea what to aim for. How does one pick a sensible target?
I'm 58, sold on getting healthier, but 'healthier' is vague. What would a proper goal look like, and how do I check it?
Friend says you need SMART goals with five criteria and a vision board. Do I really?
I should want to lose weight but I'd much rather do a pull-up. Is that a stupid goal?
and how often do i check if im on track to the goal
ok and habits, how many next to the goal
New year, 31, IT guy, I've written down eleven resolutions for sport. That's too many, isn't it? How should I do it?
como defino uma meta de treino que dê certo?
quiero ponerme un objetivo para este verano pero no sé cómo`,
'workout-partner': `gym alone or with a buddy
worth paying a trainer?
need a gym partner?
do PTs actually help or waste of money
training w my gf, shes way weaker, works?
30, always bail on evening sessions when I'm by myself. Would a training mate change that?
I'm 55, never lifted, nervous about technique. Is a personal trainer worth 60 euros an hour, and for how many hours?
my mate reckons partners just chat and slow you down. i skip less when he's there tho
I don't see why I'd need somebody, discipline should come from within. No?
and who do i pick, someone stronger than me? as a gym buddy
ok a few lessons with a coach, what for exactly
Moved to a new town, 26, work from home, training has gone to zero since my old running friend isn't there. Find someone new or learn to go solo?
lohnt sich ein trainingspartner oder lieber alleine
meglio allenarsi da soli o con un amico? da sola salto sempre`,
'self-conscious-body': `i hate my body
feel disgusting in the mirror
too fat to be seen in sports clothes
i look awful no matter what i do
cant look at myself in the gym mirrors
27, size 20, I'd love to swim again but the thought of people seeing me in a costume makes me cry. I feel so ugly.
I'm 19, a guy, skinny arms, wear hoodies in July so no one sees. I'm ashamed of how I'm built.
My mother says once I'm slim I'll like myself. Somehow I doubt it, I hated my looks at 55 kilos too
everyone says love your body, well i cant. its gross
and what if i never like how i look, even w training?
ok but how do i train when i cant stand my own body
After two pregnancies, 36, I don't recognise my belly and I avoid photos. I want to move again but I feel so embarrassed by it.
je déteste mon corps, j'ai honte d'aller à la salle
ich finde mich einfach nur hässlich und fett`,
'exercise-addiction': `cant take a rest day i freak out
am i addicted to the gym
2x a day every day and hate missing
how many km to burn off a pizza so i dont feel guilty
training w stress fracture cause i cant stop
25, I run every single day, even with fever, and if I can't I get panicky and snap at people. Is that still a hobby?
I'm 32 and tell my husband I'm working late when really I'm at the gym for the second time. I don't know how to stop.
My friends say I have a problem. I say I just love sport. Seven days, three hours, where's the harm?
isnt being obsessed just what winners do? the guys online never rest
and if i have to earn my dinner first? thats discipline isnt it
ok a day off, but i get so anxious when i dont train, what then
Physio student, 22, sore shin for weeks but the guilt on days without exercise is worse than the pain. I go anyway.
si un día no entreno me siento fatal y culpable, es adicción?
preciso treinar todo dia pra poder comer, senão entro em pânico`,
'celebrate-pr': `hit 100kg bench today!!!
new 5k pb 24:59 yesss
first pullup ever omg
PR on deadlift what now
did it!! squatted my bodyweight
51, and today I did ten real push-ups in a row for the first time in my life. I'm sitting here grinning. What do I do with that?
Three years after starting from zero, desk job and all, I finally ran 10 km without walking. Had to tell someone!
husband shrugged at my new record. is it silly to be this happy over 5 kilos more on the bar
My training buddy says don't celebrate, just add weight next time. But I'm proud!
and how do i reward myself for the pb, not with cake?
ok logged the record, and next week? go for another?
Sixty-two, 40 kg deadlift this morning, my best so far and the grandkids clapped. Just wanted to share.
neuer rekord!! 140 kreuzheben heute
ce l'ho fatta, primo muscle up della mia vita!! e adesso?`,
'music-training': `does music help when lifting
what bpm for running
gym without headphones is torture, is it doing anything tho
best tempo playlist for cardio
earbuds on the bike ok?
29, I run along a busy road at seven in the morning and love my techno. Good for performance or just dangerous?
My phone died mid-session and the whole workout felt twice as hard. I'm 41. Can songs really matter that much?
Old coach of mine bans headphones, says they distract you from training. Agree?
Podcasts or tunes? My friend insists music gives you strength, which I find a stretch
and how many beats, for weights
ok and outdoors, both ears in with music?
Spinning instructor in training, 35, putting together tracks for my first class of ordinary folk. What speed should the songs have?
la musique ça améliore vraiment les perfs à l'entrainement ?
qué ritmo de música va bien para entrenar`,
'over-50-start': `52 never worked out where to begin
too old to start lifting at 55?
just turned 50 total beginner
start gym at 57 how
54 unfit male help
53, desk job, last sport was at school. Doctor says I'm fine to exercise. What would the first month look like?
I'm 58 and my daughter gave me a gym voucher. I can walk an hour but I've never held a dumbbell. Which sets and how often?
my mate reckons after fifty you should stick to walking, weights will only break you
Everyone tells me start with cardio first and lift later, at my age of 56. Do I have to?
and how much weight to begin, im 51 and new
ok and for women of 55 who start from zero?
Taxi driver, 59, only mornings free, knees ok, a bit of a belly. I want to get going but not overdo it. Plan?
bin 54 und will anfangen, wie gehe ich es an
tenho 56 anos e nunca treinei na vida, como começo?`,
'over-65-plan': `70 yo training plan pls
what shoud my dad (72) do in the gym
strength for 68 year old how many sets
weekly routine for over 65s
im 77 still fit what exercises
69, retired postman, good walker, want to stay independent. How do I spread strength, walking and the rest over a week?
My mother is 74, lives alone, does the stairs fine. She wants to train seriously. What exercises and how heavy?
the leisure centre gives seniors pink 1 kg dumbbells. i'm 71, surely thats not enough
My son says heavy weights at 73 are dangerous and I should do light stuff only. Is he right?
and balance, how often, im 67
ok and the speed thing, standing up quick, why at my age (75)?
Widower, 80, back in the gym since spring, machines twice a week at the same weight. Is there more I should be doing?
ho 70 anni, mi fai un programma settimanale?
quel entrainement à 68 ans, muscu comprise`,
'falls-prevention': `scared of falling, exercises?
mum keeps stumbling what can she do
how to improve balance at 75
does tai chi really prevent falls
unsteady on my feet lately, 78
81, I hold on to furniture when I cross the room. I'd like to be steadier. What should I practise and how much?
My father is 76, lives in a house full of stairs, tripped over the carpet last month without harm. What training lowers the risk?
my sister says its age, nothing you can do about falling. i dont accept that
Isn't standing on one leg at 79 asking for trouble? The physio leaflet says to do it
and how many hours a week for balance so she doesnt fall
ok one leg stands, where, i'm afraid to fall doing it
I care for my husband, 72 myself, can't afford to fall. I have five minutes here and there, never a full hour.
wie kann oma stürzen vorbeugen, sie ist 82
mi madre de 77 tiene miedo a caerse, qué ejercicios hace en casa?`,
'bone-density': `exercise for osteoporosis
low bone density lift or not
osteopenia what should i do in gym
dexa came back -2.1, exercises?
how to build bone
60, scan says osteopenia in the spine, otherwise fit, I swim. What training do my bones need?
I'm a man of 66 with thin bones after years of cortisone. Got a gym card now. Which exercises, and what do I avoid?
my friend w osteoporosis was told never to bend or lift anything. that sounds wrong to me
Does exercise really do anything for bone or is it only the tablets? I'm sceptical
and twisting, sit ups, allowed w weak bones?
ok lifting, but how many reps for bone
Librarian, 57, T-score of minus 2.6, no fractures. Walks daily. Everyone says walking is enough for the bones, is it?
j'ai de l'ostéopénie, quel sport pour renforcer les os ?
osteoporosi, che esercizi posso fare in palestra e quali no`,
'osteoporosis-heavy': `can i lift heavy w osteoporosis
5x5 deadlift with bad bones safe?
that liftmor study, legit?
heavy weights low bone mass woman 63
osteoporosis 85% 1rm dangerous?
62, T-score -2.7, two years of light gym work. I've read about women who deadlift heavy and grow bone. Can I do the same?
I'm 67 with osteoporosis, there's an Onero class near here with barbells. Is that safe or crazy?
My GP says nothing over 5 kilos, the physio says go heavy. Now what, with brittle bones?
I can't believe that putting big weights on a fragile spine is a good idea. Is there any evidence?
and alone at home, can i go that heavy too? with osteoporosis
ok so heavy for bones but how long do i build up before
Former rower, 59, diagnosed with low bone mass, I have a rack in the garage and no coach. How heavy is sensible?
schweres kreuzheben bei osteoporose, geht das oder brech ich mir was
tenho osteoporose, posso levantar peso pesado tipo 5x5?`,
'older-muscle-loss': `losing muscle at 60 can i stop it
sarcopenia what to do
arms getting thin with age
can you still build muscle at 70
how much muscle u lose per year after 50
64, look at photos from ten years ago and my thighs have halved. I walk a lot. How do I get some of it back?
My gran is 83, getting weaker every year, opening jars is a drama. Is it too late for muscles?
Colleague says after sixty you can only slow it down, never gain muscle. I don't buy it
the body just shrinks with age, thats nature. why fight it with dumbbells?
and protein, how much vs the age related shrinking
ok how hard do i need to train at 68 to turn the muscle loss round
Retired joiner, 71, strength was my pride. Since I stopped working my arms melt away bit by bit. What's needed per week?
con la edad estoy perdiendo músculo, se puede recuperar a los 65?
fonte musculaire à 62 ans, comment l'arrêter`,
'older-recovery': `53 and sore for days now
recover slower after 50?
how many rest days at 60
used to train 5x, now at 55 im wrecked
days between leg sessions age 58
56, lifting since my twenties, and heavy legs on Monday still hang around on Thursday. Should I space it out more?
I'm 62, cyclist, two interval days in a row used to be fine, now the second is rubbish. Lower the intensity or the amount?
my son says age is an excuse, recovery is the same at any age. lol he's 23
Do I have to go lighter now that I'm 59, or is it just more rest? The magazine says lighter.
and between upper body days, at my age 61?
ok fewer sets or less weight if i dont bounce back like before (57)
Masters swimmer, 65, sleep about six hours, three hard sessions a week. Feels as if I never fully come round any more.
mit 55 brauche ich ewig zum erholen, wie viele tage pause
a 60 anni quanti giorni di recupero tra un allenamento e l'altro`,
'get-up-floor': `cant get up off the floor without help
how to get up from floor 75yo
bad at getting up off ground, practice?
mat exercises but then i'm stuck down there
gettin off the floor easier tips
69, played with my grandson on the carpet and couldn't get up again without the sofa. How do I train that?
My mother of 80 is afraid of being left lying if she ever ends up on the floor. She's healthy. Can you learn the way up?
the instructor says everybody can do floor work. well i cant get back up, so?
Is it sensible to practise going down to the ground at 77, or should I just avoid floors?
and how many times do i practise it, getting up
ok hands and knees, then what
Big guy, 130 kilos, 58, stiff knees. Floor exercises mean ten minutes of embarrassment getting vertical. What's the technique?
je n'arrive plus à me relever du sol toute seule, comment m'entraîner
me cuesta horrores levantarme del suelo, hay algún truco?`,
'chair-exercise': `exercises sitting down?
chair workout for my mum
cant stand long, what can i do seated
is seated exercise even worth it
sitting workout 10 min pls
78, bad hips, standing longer than three minutes is too much. I've got a kitchen chair and a band. What can I do?
My wife is in early recovery from a long illness, 66, weak, mostly sits. Which moves could she do in her armchair?
neighbour laughs at my chair gymnastics, says its no real training
Can you honestly get fitter without standing up? Seems too good to be true
and what kind of chair, the office one?
ok seated, how many reps and how often a day
I weigh 160 kilos and my feet hurt, 45, so for now everything from the chair. How do I put a session together?
übungen im sitzen auf dem stuhl für senioren, was bringt was
exercícios sentada na cadeira pra minha avó, quais?`,
'arthritis-hands-grip-old': `arthritic hands cant hold dumbbells
thumb arthritis and weights how
grip hurts from arthritis, alternatives
fingers too stiff to hold the bar
hand arthritis lifting straps?
68, knobbly finger joints, I want to keep rowing and pulling but my hands give up before my back. What can I use?
I'm 59 with osteoarthritis at the base of both thumbs. Machines are ok, free weights hurt. How do I set up my training?
doc says protect the hands, trainer says squeeze a ball. who is right w finger arthritis
Isn't using straps cheating? With my arthritic fingers I'd get more done though
and strengthening the fingers, with arthritis, a ball or what
ok thicker handles, where do they help? my knuckles are worn
Pianist, 72, Heberden nodes, I do bands at home and the thin handles dig into my hands. Better solution?
ho l'artrosi alle mani e non riesco a stringere i manubri
arthrose des doigts, comment tenir les haltères sans douleur`,
'power-fast-older': `should seniors do fast reps
power training at 70 safe?
jump training over 65 lol?
explosive stuff for old people yes or no
how light for speed work at 68
67, strong enough on slow machines, but I'm slow crossing the street and getting out of the bus. Should I train speed?
I'm 73, tennis doubles, first step got lazy. I do squats twice a week slowly. Is moving faster a good idea for me?
trainer wants only slow controlled reps at my age of 71. but isnt quickness what you lose first
Fast movements at 69? My wife thinks that's how you get injured
and jumping, at 66, or is that too early
ok fast up and slow down, how many sets at my age
Grandad, 76, gets up from the chair fine but like in slow motion. Is there a way to get the snap back into my legs?
a los 70 conviene entrenar la velocidad o solo fuerza lenta?
schnellkraft mit 65+, sinnvoll?`,
'knee-pain': `knee hurts when squatting
sore knees what can i still do for legs
knee pain front, lunges kill
rest or train w bad knee
pain under kneecap going downstairs
38, a dull ache at the front of my right knee for a month, squats and stairs. Gym three times a week. What can I do meanwhile?
I'm 47, carpenter, kneeling a lot, knees complain in the evening. I'd like to keep leg training in. Which exercises spare them?
my mate told me to rest it completely till the knee is fine. did that 4 weeks, still there
Isn't training on a hurting knee just grinding it away? My mother says so
and cycling, with the knee like this?
ok how long till a cranky knee gets better w strengthening
Handball twice a week, 25, patellar tendon area grumbles after games, maybe a 3. How do I train legs without making it worse?
knie tut beim beugen weh, welche beinübungen gehen
me duele la rodilla al hacer sentadillas, qué hago en su lugar`,
'knee-clicking': `knees crack when i squat
clicking knee no pain, bad?
knees sound like popcorn lol
crunchy noise in knee
my knee pops every rep is that normal
34, both knees creak on the stairs, nothing hurts, never swollen. Should I be worried about arthritis?
I'm 52 and in the quiet yoga room everyone can hear my knees go. Doesn't hurt. Carry on?
my dad says cracking means the cartilage is gone. it doesnt hurt tho
Surely a sound like gravel can't be healthy even without pain?
and if it clicks only on one side?
ok noise is fine, when is it not? the cracking
Started squats at 29 after years of nothing, left knee snaps at the same spot each time, painless. Stop or ignore?
mon genou craque à chaque flexion mais ça ne fait pas mal, grave ?
le ginocchia scricchiolano quando mi piego, nessun dolore, devo preoccuparmi?`,
'back-pain-train': `lower back sore can i train
tweaked my back deadlifting now what
back pain = bed rest?
lumbago, gym or no
bad back what exercises are ok
41, office chair all day, low back has ached on and off for months. I want to train, but what's safe for now?
My back seized on Sunday lifting a crate, 36, no leg pain, just stiff and sore. How long do I stay off the weights?
mother in law says lie flat for a week. i feel worse lying though
My chiropractor wants me to stop all exercise with my back. Is that really wise?
and deadlifts, w a sore lower back?
ok walking, and which core moves when the back hurts
Delivery driver, 50, third flare-up this year. Can't stop working, want to keep some training going. Which exercises would you pick?
dor na lombar, posso treinar ou fico de repouso?
rückenschmerzen seit zwei wochen, trotzdem trainieren?`,
'back-best-exercise': `best exercise for back pain?
pilates or weights for a bad back
is swimming best for the back
yoga vs gym for back ache
what sport for my back
45, on-off back trouble for years, I've time for one thing twice a week. Pilates studio or gym?
I'm 60, the doctor just said 'do something for your back'. Swimming bores me. Does it have to be that?
everybody tells me sth different: core, mckenzie, yoga, swimming. whats the one that works for backs
My physio swears by Pilates only, my friend by deadlifts. Who's right about backs?
and is walking enough, for the back i mean
ok whichever i like, but how long till my back notices
Truck driver, 53, back hurts most weeks. Is there one method that beats the rest, so I don't waste money on courses?
qué es mejor para la espalda, natación o pesas?
per il mal di schiena meglio pilates o yoga?`,
sciatica: `sciatica can i deadlift
pain shooting down my leg, train?
nerve pain butt to calf what to do in gym
sciatic flare, exercises?
zing down back of leg when i bend
39, for ten days a burning line from my buttock to the outer calf. Back itself hardly hurts. Can I keep lifting?
I'm 51 and drive a lot, the sciatic nerve plays up on the left, sitting is the worst. What may I do until the appointment?
friend says stretch the hamstring hard, that frees the nerve. makes my leg pain worse
Do I really need to be seen with sciatica? Gym trainer said foam roll the piriformis and done
and walking, with the pain running down to my foot, ok or not
ok no sit ups, what else should i leave with sciatica
Slipped disc years ago, 44, since last week it's pulling into my thigh and shin again. Training is Monday. Go?
j'ai une sciatique, quels exercices j'évite
schmerz zieht vom po bis in die wade, darf ich trainieren`,
'shoulder-pain': `shoulder hurts on bench
pinch in shoulder overhead press
sore shoulder what can i press
dips hurt front of shoulder
rotator cuff ache, train around?
33, bench four years, since spring a pinch at the front of my left shoulder when I press wide. What do I swap in?
I'm 48, painter, overhead all day, the right shoulder nags. Want to keep upper body training. How?
my mate says just bench through it, shoulder will adapt. it hasnt
Do band exercises do anything for a shoulder or is it a waste of time? I'm doubtful
and pushups, with that pinching shoulder?
ok how long does a cranky shoulder take, weeks?
Swimmer, 27, freestyle irritates the top of my shoulder, around a 3. Which gym work is good for it and which should I leave?
mi fa male la spalla quando spingo sopra la testa, cosa faccio al posto?
dolor de hombro en press banca, alternativas?`,
'elbow-pain': `tennis elbow and lifting
elbow hurts on curls
golfers elbow pullups
inside of elbow sore from climbing
outer elbow pain gripping
40, too many chin-ups, now the inner elbow aches each time I grab something. How do I go on training?
I'm 35, mouse arm from work plus rows in the gym, outside of the elbow tender for six weeks. Exercises?
physio guy online says stop everything 3 months for tennis elbow. sounds extreme
Loading a sore elbow tendon, isn't that the opposite of what it needs?
and straps, do they help my elbow?
ok wrist curls, how many for the elbow thing
Padel four times a week, 50, and now lifting a kettle hurts at the elbow. Cut down how much?
tennisarm, wie trainiere ich weiter
dor no cotovelo na barra fixa, o que mudar?`,
'wrist-pain': `wrists hurt in pushups
plank hurts my wrists
wrist pain bench press
front rack kills my wrist
sore wrists from yoga
29, programmer, down dog and push-ups give me an ache on the back of the hand. How can I do them differently?
I'm 55, returning to the gym, and holding the bar on presses bends my wrists right back, they're sore the day after. Fix?
buddy says wear wraps and shut up. is that a solution for my wrist
Do I have to give up push-ups for good? My wife thinks my wrists are just weak
and handstands, wrist not happy
ok fists or handles, whats nicer for the wrist
Mum with a baby, 32, always lifting, wrists achy. I want to plank and press again, with as little strain there as possible.
mal aux poignets pendant les pompes, une alternative ?
dolore al polso quando faccio plank`,
'hip-pain': `hip pinches in deep squat
outer hip pain from running
groin pinch at bottom of squat
hips hurt lying on side, exercises
sore hip what leg exercises
36, at the bottom of a squat it nips in my right groin. Higher up nothing. How should I squat?
I'm 54, outside of the hip is tender, worse when I stand on one leg or cross my legs. What would you train?
yoga teacher says open the hips more, stretch deeper. pinches even more then
Do I need to squat deep at all with this hip, or is that a gym myth?
and the stance, wider? for the hip
ok what about step ups when the hip aches
Dancer, 23, front of my hip complains in deep bends. Performance in autumn, how do I strengthen it without provoking it?
me pellizca la cadera al bajar en la sentadilla
hüfte außen tut weh, was kann ich trainieren`,
'ankle-sprain': `rolled my ankle when can i run
twisted ankle playing bball
sprained ankle rest or move
ankle swollen after stepping in a hole, can walk on it
brace for sprain how long
22, footballer, turned my foot inwards on Saturday, swollen but I can limp around. How long till I can play?
I'm 45, slipped off a kerb two days ago, bruise below the ankle bone. Do I need an X-ray or not?
grandad says tape it tight and keep off it for 3 weeks. thats outdated right?
Third time I've twisted the same ankle. Are balance exercises really going to stop that? I have my doubts
and jumping, after a rolled ankle?
ok how do i know the ankle isnt broken
Trail runner, 34, went over on a root on Sunday. Walking's fine by now. What do I do in which order to get back?
entorse de la cheville, je recours quand ?
torci o pé no futebol, fico parado ou já mexo?`,
'achilles-pain': `achilles sore in the morning
achilles tendon stiff running
heel cord pain rest or load
calf raises for achilles how many
achilles tendinitis can i run
43, runner, first steps in the morning my Achilles is like wood, warms up later. Do I stop running?
I'm 37, began with box jumps and running at once, now there's a sore lump above the heel on the cord. What exercise?
physio says load, doc says rest 6 weeks. whos right about the achilles
I've rested my Achilles for two months, and the first jog brought it back. So is resting wrong?
and hills? with my achilles
ok heel raises, how long until the tendon is good
Badminton twice a week, 50, tendon at the back of my ankle aches the day after, say a 3. Can I keep one evening?
achillessehne schmerzt, pause oder übungen
tendine d'achille infiammato, posso correre?`,
'plantar-heel-pain': `plantar fasciitis help
heel hurts first steps in morning
pain under heel from running
plantar fascitis how long
sole of foot sore standing all day
46, shop floor, on my feet for nine hours, stabbing under the heel as I get out of bed. What can I do about it?
I'm 39, training for a half, underside of my heel has been sore for five weeks. How much running can I keep?
brother says roll a frozen bottle and its gone in a week. been 2 months
Do those towel calf raises truly help the heel or are insoles the only thing? Sceptical
and which shoes for that heel pain
ok how long does plantar stuff usually take
Gained some weight, 52, started walking 10k steps and now the bottom of my foot hurts every morning. Stop the walking?
fascitis plantar, qué ejercicios hago
douleur sous le talon le matin, ça dure combien de temps`,
'neck-pain': `stiff neck can i train
woke up w cricked neck
neck hurts after shrugs
cant turn my head left, gym?
neck pain from desk what to do
31, slept badly and can hardly look over my shoulder. Push day today. Skip, or what's possible?
I'm 44, laptop all day, neck tight on the right, since yesterday really stiff. Heat or rest or exercise?
colleague told me to have it cracked. cant i just move it? my neck i mean
Should I wear a collar for a stiff neck, as my mum says?
and legs, can i do them w this neck
ok how long does a crick in the neck usually last
Hairdresser, 38, neck locked up this morning after a long Saturday. I've got a gym class at six with overhead presses.
torcicollo, mi alleno lo stesso?
steifer nacken, was darf ich machen`,
'hamstring-strain': `pulled hamstring when can i sprint
hammy tweak playing footy
back of thigh went while sprinting
hamstring strain exercises
how long for hammy
26, winger, felt a twinge in the back of my thigh on Saturday, walking is all right. When do I play?
I'm 48, dads' race at sports day, grabbed my hamstring at 30 metres. It's a bit bruised. How do I get back to jogging?
team mate sprinted after 8 days and was fine. coach wants me to as well. hamstring still tight
Shouldn't I stretch a pulled hamstring as much as possible? That's what we learned at school
and deadlifts, w the pulled hammy?
ok jogging ok, then when full speed on that hamstring
Second time this season the same hamstring went, 30, hockey. What order do I rebuild in so it stays fixed?
estirei o posterior da coxa, quando volto a correr?
claquage aux ischios, combien de temps et quels exos`,
'it-band': `itb pain running
outside knee hurts after 5k every time
it band syndrome how long off
foam roll it band useful?
runners knee lateral side downhill
35, marathon plan, from kilometre eight the outer side of my knee burns, then I've to walk. What do I change?
I'm 28, hill runner, sharp ache on the outside of the knee on descents only. How do I train on?
running mate rolls his it band for 20 min a day and swears by it. does that lengthen it
Is it my weak hips or my shoes? Shop says shoes, with this ITB thing
and how far can i run with it band
ok quicker steps, what else for the side of the knee
Ultra in ten weeks, 42, IT band flared on the last long run. Am I out, or can it be back in time?
dolor en la cintilla iliotibial, cuánto tiempo sin correr
läuferknie außen, immer ab km 6, was tun`,
'pain-train-through': `train thru pain or stop
how much pain is ok
little ache during sets carry on?
no pain no gain true?
hurts a bit but not bad, keep going
30, something in my elbow, then my hip, always slight, goes off by morning. Where is the line for carrying on?
I'm 57 and new to lifting, I never know if what I feel is a bad sign or normal. How do I judge pain?
my coach says pain is weakness leaving the body. really?
Shouldn't one stop at any pain whatsoever? That's what my wife, a nurse, tells me
and if it hurts sharp on one movement only
ok 3 out of 10, and if its still there next morning?
Rower, 24, niggle that's with me in every session but never grows. Coach wants full volume. Push on or not?
je peux m'entraîner avec une petite douleur ou faut s'arrêter ?
fino a che punto posso allenarmi col dolore`,
'pain-when-doctor': `when do i see a doc about pain
should i get this checked or wait
how long wait before physio
is it serious or will it pass, gym pain
which pains are red flags
37, something's been sore since training ten days ago, I hate bothering the surgery. When is it really time to go?
I'm 62, lots of aches since I began lifting. Which of them are harmless and which need looking at?
wife says go, i say wait it out. whats the rule for when a pain needs a doctor
Doctors only ever say 'rest', so is there any pain where going makes sense?
and at once, when would i have to go right away
ok and if its no better after 2 wks, see someone?
Self-employed, 45, no time for appointments. A pain that came out of nowhere in training, how long may I leave it before a professional should look?
ab wann mit schmerzen zum arzt
cuánto espero antes de ir al médico por un dolor de entrenar?`,
'new-injury-first-days': `just pulled something what now
ice or heat fresh injury
hurt my calf an hour ago, first aid?
RICE still a thing?
strained sth today, stretch it?
28, felt a tug in my thigh at football tonight. What do I do today and tomorrow so that it heals fast?
I'm 50, knocked and twisted my knee an hour ago gardening, a bit puffy, I can stand on it. What's right for the first days?
my mum insists on ice every 2 hours, physio friend says ice slows healing. help, happened today
Rest completely until it's gone, no? The old trainer always said a week of nothing after a pull
and after the first two days, w a new strain, start moving?
ok compression and up, and when do i load it again
Netball, 33, did my groin half an hour ago, bag of peas on it as I type. Am I doing this right?
acabei de me machucar no treino, gelo ou calor?
gerade gezerrt, was mache ich die ersten tage`,
'foot-numb-hands-numb': `toes go numb on crosstrainer
hands tingle on bike
fingers fall asleep when cycling
numb feet running
pins n needles in hand during pushups
44, after half an hour on the road bike my little fingers go dead, back to normal when I shake them. What can I change?
I'm 36, on the elliptical my forefoot goes to sleep after ten minutes, every time. New shoes too. What is it?
spin teacher says numb hands are normal, just shake them. is there no fix
Could it really just be the laces? My toes go numb at km 4 and I imagine worse
and numb down there from the saddle?
ok how fast should the tingling be gone after i stop
Long-distance cyclist, 58, tingling palms on day two of every tour, gone by dinner. Gloves, bars or position?
se me duermen los pies en la elíptica, por qué
fourmillements dans les mains à vélo, je change quoi`,
'painkillers-train': `ibuprofen before workout ok?
can i pop a painkiller and train
nurofen before marathon
paracetamol then gym?
advil preworkout for sore knee
40, knee bugs me, with one ibuprofen I get through five-a-side on Thursdays. Is that a problem?
I'm 33, first ultra on Saturday, other runners carry diclofenac 'just in case'. Should I?
half my club takes ibuprofen before races & theyre fine
A tablet takes the ache away, so I can train properly. What's wrong with that?
and after training, for doms, a pill?
ok and a voltaren before the long run in heat, bad?
Warehouse worker, 47, back ache, two tablets before work and lifting afterwards. Works well so far. Keep doing it?
posso prendere un oki prima di allenarmi?
vor dem training ne ibu, geht das klar`,
'arthritis-exercise': `knee arthritis should i exercise
osteoarthritis hip, gym ok?
bone on bone can i lift
arthritis best sport
worn joints training makes worse?
63, X-ray says moderate osteoarthritis in both knees. I used to love hiking. What exercise is good for that?
I'm 57, hip arthrosis, doctor only said lose weight. Can I strength train or does that wear it out?
my neighbour says w arthritis you have to spare the joint, every step uses it up
Exercise hurts my arthritic knees a little. Doesn't that prove it's bad for them?
and how long till i feel a difference w my arthritis
ok some ache is fine w worn joints, how much next day
Retired, 70, arthrosis in knee and ankle, pool nearby, bike in the cellar. How would you combine things?
arthrose du genou, faut-il bouger ou se ménager
tenho artrose no quadril, musculação piora?`,
'surgery-return': `had surgery when can i train again
6 wks post op acl, squats?
hernia op back to gym when
knee replacement when lift
after meniscus surgery what can i do
49, inguinal hernia repaired twelve days ago, feel great. When may I lift again?
I'm 34, had my gallbladder out last month, the clinic gave me one sheet of paper. How do I get back to training?
friend was deadlifting 3 weeks after the same op. so i can too?
The surgeon's so careful, eight weeks of nothing. Can't you just give me a date when I can start?
and the upper body, while the operated knee heals?
ok physio cleared walking after my op, what can we plan
Shoulder operation in three weeks, 55. I'd like to know when I'll be pressing again and what I can do until then.
nach der op wieder trainieren, ab wann
me operaron del menisco hace un mes, cuándo puedo volver al gimnasio`,
concussion: `hit my head at rugby, train tmrw?
concussion when can i lift again
banged head playing footy bit foggy
how long off after concussion
slight concussion easy jog ok?
21, rugby, took a knee to the head on Saturday and was dazed for a minute. Match next Saturday. Possible?
My son, 14, fell off the pony with his helmet on, headache since. When can he go back to riding and PE?
coach says if you didnt black out its no concussion so play on. hmm i felt weird
Do I really have to lie in a dark room for two weeks after a concussion? That's what my nan says
and contact training, after the head knock?
ok day 3 after my concussion, walking is fine, next step?
Cyclist, 37, came off, helmet cracked, bit of headache and dizzy yesterday. Turbo session on Tuesday?
ho preso una botta in testa giocando, quando posso riallenarmi?
commotion cérébrale il y a deux jours, je peux reprendre le sport ?`,
'beginner-plan': `beginner plan pls
new to gym what do i do
first time lifting which exercises
simple starter program 3 days
total noob how many sets
26, never lifted, joined a gym yesterday. Which exercises, how often, how many?
I'm 34, was a couch potato, can go Monday, Wednesday and Saturday. Give me something simple for the first weeks.
my flatmate says start w a 5 day bro split. feels like a lot for a newbie
Do beginners really get anywhere with just two sets? Seems too little
and after the first month, more sets?
ok what do i add first as a starter, weight or reps
Student on a budget, 19, 62 kg, basic gym with machines and dumbbells. I have no clue and want a plan to begin with.
anfänger, wie sieht ein guter plan aus
empiezo el gym mañana, qué rutina hago?`,
'no-time': `no time to work out
20 min sessions enough?
busy af shortest workout that works
can i get strong w 2x20min
only have lunch break to train
41, two jobs, kids, realistically twenty minutes three times per week. Is there any use in that?
I'm a junior doctor, 29, never know when I'm off. What's the minimum that still makes me stronger?
everyone says an hour or dont bother. i havent got an hour
Twenty minutes twice a week can't be enough to grow anything, surely?
and what do i cut out when time is short
ok which 3 exercises if ive only 20 min
New baby, four hours' sleep, 33, nap times are my gym. How do I use such small windows?
j'ai pas le temps, 20 minutes ça suffit ?
non ho tempo di allenarmi, qual è il minimo che serve`,
'week-layout': `best days for three workouts if i work mon to wed
which days should i train given my week
which days should i train
how to spread workouts over week
legs and intervals same day?
mon tue or mon thu for 2 sessions
plan my week run + lift
32, two strength sessions, two runs, football on Friday. In what order do I put them?
I'm 45, work late on Mondays and Wednesdays, weekends are family. How should I lay out three workouts?
friend says never do legs and fast running the same day. other one says always. ??
Is it not better to spread hard things evenly so that every day is medium?
and rest days, where in the week
ok hard w hard, so the day after is what?
Triathlon beginner, 38, seven sessions on the list and no idea how to arrange them through the week with a job.
como distribuo os treinos na semana? corro e faço musculação
wie verteile ich vier einheiten auf die woche`,
'plan-missed-session': `missed todays workout what now
skipped leg day move it?
can i do 2 workouts tmrw to catch up
missed wednesday, drop it or shift
forgot a session this wk
35, plan is Mon, Wed, Fri, kid was ill on Wednesday. Do Wednesday's on Thursday and Friday's as well?
I'm preparing for a 10k, 40, missed the intervals on Tuesday because of work. Fit them in before Sunday's long run?
gym partner says double up so you dont fall behind. two hard days back to back?
Does one skipped session matter at all? My plan app turns red and makes me feel I must repeat it
and if no free day is left this week for the one i missed?
ok shift everything by one day, or just leave it out
Travelled two days, 28, so the push and the leg session fell through. Weekend's free. How do I rearrange?
me salté el entreno de ayer, lo recupero o lo dejo
ho perso una seduta, la recupero domani insieme all'altra?`,
'prioritise-goals': `lose fat, get strong and run marathon all at once?
too many goals which first
can i do everything at same time
bulk or 10k time, which one
want abs, bench 100 and splits lol
29, I want to bench more, run a sub-45 and learn the handstand. Can I chase all three, or one by one?
I'm 43, back after a break, torn between endurance and muscle. How do I decide, and what happens to the other?
my mate says jack of all trades master of none, pick one forever. must i
Surely if I just train more I can improve at the lot equally? I've got time
and the other goals meanwhile, lose them?
ok one focus, for how many weeks till i switch goal
Complete newbie, 24, want to be stronger, leaner and fitter. Do I need to pick one already?
kraft, ausdauer und beweglichkeit gleichzeitig, geht das oder eins nach dem andern
j'ai trop d'objectifs, lequel en premier ?`,
'long-term-year': `how to plan a whole year of training
yearly plan blocks?
periodization for normal ppl
what to focus on in winter
race in sept, how do i plan backwards
36, cyclist, target event in early July, it's November now. How do I divide up the months?
I'm 50, no races, just want some sense in my year, so it's not the same in January as in August. Ideas?
do amateurs even need periodisation? a guy at the club says just train
Planning twelve months sounds overkill for a hobby. Is there any gain in it?
and how long is each block in the year
ok and w/o an event, how do i split the seasons
Teacher, 41, lots of free time in summer, none in autumn. How could my training year look?
come organizzo l'anno di allenamento se ho una gara a ottobre
planejamento anual de treino, como dividir?`,
'sport-match-week': `lift in season how often
gym 2 days before match ok?
leg day when game is sunday
in season training soccer
day after match what to do
23, district league, training Tuesday and Thursday, match on Saturday. Where and how much do I lift?
I'm 31, handball, lost all my strength during last season because I stopped the gym. How do I hold it this time?
our trainer says no weights at all till season ends or legs get heavy. right?
Can half the sets honestly keep my squat for eight months? Find that hard to believe
and heavy legs, how long before the game
ok lighter weights or fewer sets during the season
Basketball twice a week plus a Sunday game, 27, studies in between. Only two gym slots. What do I do in them?
juego los domingos, qué día hago pierna
krafttraining in der saison, wie oft neben den spielen`,
'ramp-after-goal': `finished my marathon now what
reached my goal feel empty
program done whats next
after race blues
hit target weight on bar, next step?
38, half marathon on Sunday, trained five months, and now I sit around without any plan. What next?
I'm 45, finished a 12-week programme yesterday, all numbers up. Do it again or something new?
wife says take a month off you earned it. afraid ill never restart
Is it odd to feel down after achieving what I wanted? Mates say I should be over the moon
and how long easy after the goal is done
ok easy week then what, same plan again with more weight?
Did my first Hyrox, 30, wonderful day, and since then I've no drive at all. How do I bridge the gap?
objectif atteint, et maintenant je fais quoi ?
finita la gara, mi sento vuota, come riparto`,
'work-physical-job': `builder, do i need gym
on my feet lifting all day, still train?
physical job too tired to work out
roofer workout
warehouse 12k steps + lifting boxes enough?
35, bricklayer, wrecked by five, back stiff. Would strength training help or finish me off?
I'm 28, a nurse on a geriatric ward, lifting patients all shift. What should I train, and when?
mates on site say they get their workout paid. why would i lift after that
Isn't extra training on top of a removal job just overuse?
and before or after the shift, w heavy work
ok which exercises do i skip if i carry stuff all day
Gardener, 46, digging from March to October, right side much stronger than left. How do I fit in something that balances me?
körperlich harter job, noch krafttraining dazu?
trabalho na obra o dia todo, ainda preciso treinar?`,
'warm-body-small-space': `tiny flat workout no noise
neighbours below, quiet exercises?
hotel room workout
no jumping home workout apartment
train on 2 sqm lol
30, studio flat, paper-thin floor, no equipment except a band. What can I do that's silent and hard?
I'm 42, on business trips three nights a week, hotel room with space for a towel. How do I train there?
my friend says w/o jumping or weights you cant get a sweat. in my bedroom its all i can do
Bodyweight squats are too easy for me. Can it be any good in a small room without kit?
and instead of burpees? baby sleeps next door
ok slow reps, how slow, so its tough in my little room
Student hall, 20, 9 square metres, quiet hours from eight when I get home. Suggest something.
ejercicios sin ruido en un piso pequeño?
studio de 15 m2 et voisins sensibles, quel entraînement`,
'pregnant-exercise': `pregnant can i work out
8 weeks preg still run?
how much exercise in pregnancy
expecting, is sport safe for baby
just found out im pregnant, gym?
31, twelve weeks, everything fine so far, I usually swim and do spinning. How much is okay?
I'm 37 and pregnant with my first, was never sporty. Is it good to begin now or better not?
mother in law thinks id lose the baby if i exercise. is there any truth in it
Doesn't a raised pulse harm the child? I read about a limit of 140 when expecting
and in the third trimester, still move as much?
ok how hard, i'm 20 weeks along
Second pregnancy, 33, toddler at home, normal checkups. I'd like to keep up my walks and classes. Any rules and when should I stop?
schwanger, darf ich weiter sport machen
sono incinta di 10 settimane, posso fare sport?`,
'pregnant-lifting': `lifting while pregnant ok?
deadlifts 2nd trimester
how heavy can i lift pregnant
squats at 25 weeks?
preg + weights how many reps
29, powerlifter, fifteen weeks along. How do I change my barbell training?
I'm 34, 22 weeks, been doing strength classes for years. Which weights are sensible and how often?
my gran says nothing over 5 kg when pregnant or it comes early. i lift 40
Crossfit friend did max lifts up to birth. Is it really fine to go all out with weights while expecting?
and breathing, when i press w the bump?
ok how many strength sessions a week when pregnant
Third trimester soon, 36, home gym with dumbbells and kettlebell, the pelvis feels heavier. What do I lighten?
enceinte de 5 mois, je peux continuer la muscu ?
embarazada y pesas, cuánto peso puedo levantar`,
'pregnant-avoid': `what not to do pregnant gym
sports to avoid in pregnancy
preg on my back exercises ok?
skiing 14 weeks pregnant
hot yoga while expecting?
32, eighteen weeks, bench press flat makes me feel queasy. Is lying on my back a no?
I'm 28, just pregnant, horse rider and climber. What do I have to drop, and what may stay?
friend went scuba diving at 10 weeks and all was good. so ok?
Is lying on the back truly that dangerous in pregnancy, or exaggerated? Opinions differ wildly
and mountains, hiking at 3000 m while pregnant?
ok crossfit is out then? what else do i leave w a bump
Holiday booked in the Alps, 35, second trimester: sauna, ski, hikes at altitude. Which of it do I have to cancel?
welche sportarten sind in der schwangerschaft tabu
grávida de 20 semanas, quais exercícios devo evitar?`,
'pregnant-running': `can i still jog, im 20 weeks
running while preggo ok or no
used to do 30k a week, just found out im expecting, do i have to stop
how long into pregnancy do ppl keep running
31 weeks and my runs are getting slooow, keep going or swap
ok and when do i have to swap the jogging for something else, month 7?
I'm 34, have run three times a week for six years and I'm now 16 weeks along with no problems. My midwife just shrugged when I asked. Is it alright to keep my Sunday 8k?
Second baby, 24 weeks, the older one is at nursery until noon so a quick run is my only me-time. How hard am I allowed to go?
Did a half marathon in spring, now at week 28 with a desk job and a belly that bounces. Should I be switching to the pool soon?
My mother-in-law insists that all that bouncing shakes the baby loose. She's wrong, right? I've always been a runner
A woman at my club ran a 10k at 37 weeks, so surely I don't need to slow down at all?
and the running, can that stay in until the third trimester?
bin in der 22. woche und war vorher immer laufen, darf ich weiter joggen
Enceinte de 5 mois, je cours depuis des années, jusqu'à quand je peux continuer le footing ?`,
'pregnant-abs': `core workouts when pregnant which ones
can i do situps with a bump
my belly goes pointy like a cone when i sit up, what abs stuff instead
safe ab exercises 2nd tri pls
planks pregnant yes/no
and planks, or do those go too now w the bump?
28 weeks, first baby, I used to do a lot of Pilates with hundreds and leg raises. What can I swap those for so my middle stays strong?
I'm 36, work at a checkout, and my back gets tired now that the bump is heavy. Which trunk exercises are still good?
I train at home with two dumbbells and a mat, week 19 today. Need a five-minute core bit I can finish with, nothing that does damage to my tummy muscles.
Coming up on month eight and the midwife measured a two finger gap. Do I drop every stomach exercise now or are there some that are fine?
my sister says you mustn't touch your abs at all once you're pregnant, sounds like nonsense to me
Instagram trainer does crunches at 35 weeks and claims it's totally fine... I doubt it
estoy de 6 meses, que abdominales puedo hacer sin hacerme daño
e per la pancia? cioè gli addominali in gravidanza, quali vanno bene`,
'pregnant-tired-nausea': `8 weeks pregnant and dead on my feet, do i still train
morning sickness all day lol how am i meant to work out
first trimester zero energy, mate says ten mins walking doesnt even count, does it
so queasy i cant face the gym, wk 9
when does the pregnancy tiredness go so i can exercise again
and on the days i feel too sick, is just a walk enough then? (wk 8)
I was lifting four times a week and since week 6 I fall asleep on the sofa at seven. Feel like I'm losing everything. What's the least I can do?
Pregnant with number two, a toddler at home, a job till four, nausea that's worst in the evenings. Should I even try to exercise right now?
29, ten weeks in, I feel okay between 10 and 12 in the morning and awful the rest of the day. How do I fit training around that?
I teach primary school and spend breaks nibbling crackers so I don't throw up. Only 11 weeks gone. How do I stay a bit active?
My friend says you have to push through the first-trimester slump or you'll never get back into it. Really?
ok and how many more weeks of feeling this wiped out before I can do proper sessions? I'm at 10 now
Schwanger in der 9. Woche, mir ist dauernd übel und ich bin platt. Trotzdem Sport?
grávida de 7 semanas, enjoo o dia todo, dá pra treinar alguma coisa`,
'pelvic-girdle-pain': `pubic bone hurts when pregnant, what exercises can i still do
SPD pain with lunges
pgp and gym?? any leg stuff left
hurts at the front of my pelvis when i put trousers on standing on one leg, 26 wks
turning over in bed kills my pelvis, pregnant, how to train
ok no lunges, but what for legs then w this pubic bone thing
I'm 30 weeks and sumo squats have started to give me a grinding ache in the groin bone. Which leg exercises can I keep?
Was doing step aerobics twice a week until my hips and pubic area got sore around week 22. I'd hate to stop everything. What would you swap it for?
Three months after the birth, my pelvic joints still ache on the stairs and on one leg. I have a bench and dumbbells at home, help me pick moves.
33, nurse, on my feet all shift, second pregnancy and the pelvic girdle thing is back. What sort of training won't annoy it?
Someone in my antenatal group says you should stretch it out with wide squats, but that makes mine worse. Who's right?
GP said just rest till the baby's here. Is there honestly nothing else for pelvic girdle pain?
me duele el pubis con el embarazo cuando hago zancadas, con que las cambio
Et pour les jambes, avec des douleurs du bassin à 7 mois, je garde quoi ?`,
'pelvic-floor': `i pee a bit when i jump
how do u do kegels properly
leak when i sneeze or skip rope help
pelvic floor exercises how many n how often
wee myself on the trampoline w the kids, normal?
ok how many squeezes a day tho and for how many weeks
I'm 47, two kids, love my HIIT class but I've started wearing a pad for the star jumps. What can I do about it?
Had my prostate out last year and still drip when I lift something heavy. Someone said squeeze exercises help, what's the routine?
Four months postpartum, breastfeeding, ten minutes in the morning at most. I'd like a plan for strengthening down below so I don't leak when I run.
58, went through the menopause, dribble when I laugh or deadlift. I've been doing a few squeezes at traffic lights. Is that enough?
my mum says leaking is just what happens after babies and you live with it. do I have to?
Thought kegels were a waste of time, my yoga teacher says they make it too tight. So do them or don't?
verliere beim hüpfen immer ein paar tropfen, welche übungen für den beckenboden
e quanto tempo devo stringere? parlo degli esercizi per il pavimento pelvico`,
'bench-how': `how to bench press, total noob
where on chest does the bar go
bench form check list pls
elbows flared or tucked on bench
never benched b4, what do i need to know
and the feet and shoulders when i lie on the bench?
My first gym month, 22, did only machines so far. Tomorrow a friend wants to show me the flat barbell press. Give me the setup in a few sentences.
I'm 51 and taught myself from videos, bar touches up near my collarbone and drifts all over. What's the correct path?
Home garage, rack with safeties, nobody to coach me. How should I lie down and lower the bar?
45 kg on the bar and my forearms tip inward at the bottom. I train Tuesdays and Fridays after work. What does a proper rep look like?
My mate says elbows straight out at 90 degrees hits the chest more. Feels rough, is that how it's done?
Guy at the gym told me to bring it straight up and down in a vertical line, isn't it meant to go back a bit?
wie macht man bankdrücken richtig, wo muss die stange hin
e os cotovelos no supino, ficam abertos ou fechados? e os ombros?`,
'bench-shoulder-pain': `shoulder hurts when i bench
front of my shoulder pinches at the bottom of bench press
bench w sore shoulder, alternatives?
ache in left shoulder only on flat bench, rest is fine
what can i do instead of barbell bench, shoulders hate it
so how much lighter do i go on bench till the shoulder calms down
I'm 39, bench every Monday, wide grip because it looks strong, and now the front of my right shoulder nags with each press. How do I change it?
Been pressing 80 kg for sets of 8, desk worker, barely do any rowing. The last two weeks the shoulder complains about 4 out of 10. Stop or adjust?
Rugby player, 24, dumbbells feel OK but the bar gives me that sharp-ish niggle. Would the floor version be easier on the joint?
52 and just restarted lifting; bench bothers my shoulder a little, overhead doesn't. How much weight do I take off and for how long?
my buddy says just push through, shoulders toughen up. dont think so?
Trainer says benching is simply bad for shoulders and nobody should do it. Do I have to give it up because mine hurts?
me molesta el hombro al hacer press de banca, que cambio
et si l'épaule fait mal seulement au développé couché, je serre plus les mains ?`,
'bench-stuck': `bench stuck at 80kg for months
cant get past 2 plates
how to increase my bench
same weight on bench since january wtf
my press dies halfway up every time
and how many times a wk should i bench then to get it moving
I'm 28, squat and deadlift keep climbing but the bench hasn't moved from 92.5 in ten weeks. I press once a week for 5x5. What would you change?
Lifting three years, 75 kg bodyweight, fail my reps right off the chest. What should I add?
Only have 45 minutes at lunch, bench twice a week always 3x10 with 60 kg. How do I get to 70?
Woman, 31, stuck at 45 kg for what feels like forever, and the smallest plates at my gym are 1.25s. How should I go up?
My brother says bench every day until it goes up. I think that's dumb, how many times a week really?
Everyone online says just eat more. But I fail at lockout, so isn't that a triceps thing?
Komme beim Bankdrücken seit Monaten nicht über 100, was tun
e se mi blocco negli ultimi centimetri della panca? cosa ci aggiungo`,
'bench-alone': `bench without spotter safe?
no one to spot me at home
got stuck under the bar once, how to avoid
benching alone in my garage what do i need
how do u bail on bench press
but what if i do get pinned and nobody's there
I'm 44 and train at 5:30 in the morning when the gym's empty. Can I bench on my own or should I stick to machines?
Just bought a flat bench with uprights but no cage. My wife is worried. How do I do this sensibly?
Student dorm gym, nobody I'd dare to ask for a spot, I'd like to go heavy on bench. Options?
Got a rack with adjustable arms now. What height do they go at, relative to me lying down?
A mate reckons you just need to roll it down your stomach, no need for safeties. Bit sceptical.
They say never ever bench alone, but I've been doing it for years. Is it that bad if I don't max out?
je fais du développé couché seul chez moi, c'est risqué ?
y si no tengo a nadie que me ayude con la barra en el banco, como lo hago`,
'bench-grip-width': `how wide do i hold the bar on bench
close grip vs wide grip bench
pinky on the rings or index
thumbless grip on bench good or bad
hand spacing bench press??
and hands, how far apart? for the bench i mean
6'3 with long arms, I've always gripped it the same as my shorter training partner and it feels odd. Where should my hands be?
My wrists bend in at the bottom, I'm a beginner of eight weeks and hold the bar at shoulder width exactly. Too narrow?
I'm 37, mostly benching for bigger arms and I have cranky shoulders. Would bringing the hands in make sense?
Going to a push-pull meet in May and want the most kilos. I grip a thumb's length outside the smooth part. Go out further?
Old guy at my gym swears by the suicide grip, says it's easier on the wrists. Is he nuts?
Coach told me wide is cheating, narrow is real strength. Any truth in that for benching?
wie breit muss ich beim bankdrücken greifen
e a pegada no supino, mais aberta ou mais fechada muda o quê?`,
'chest-not-growing': `my chest wont grow
pecs flat as a board, been benching a year
cant feel my chest when i bench only arms
best way to get bigger pecs
upper chest lagging
ok but which exercises then if bench alone doesnt grow my pecs
I'm 26, bench 90 kg yet there's nothing to see in a T-shirt. I do 5 sets on Mondays and that's it. What's missing?
Skinny guy, 19, home gym with dumbbells to 24 kg and an adjustable bench. How do I put some meat on my chest?
42, three full-body sessions a week, legs and back have filled out, the front hasn't. Should I add flys?
Been on the barbell for two years and my shoulders and triceps take over each time. Are machines a step backward if I want pecs?
My mate says chest is all genetics, no point doing more. Seriously?
Reddit says one exercise is plenty, just bench heavier. But my strength goes up and my chest doesn't, so...
petto che non cresce, faccio solo panca piana, cosa aggiungo
und für die brust? da tut sich optisch nix trotz bankdrücken`,
'push-up-form': `how to do a push up properly
my hips sag in pushups
wrists hurt doing press ups on floor
where do hands go pushups
elbows out or in on press-ups
and my elbows, when i go down to the floor? out or back
I'm 48, doing them on the bedroom floor every morning, and my lower back droops after six. What am I doing wrong?
Police fitness test coming up, they don't count sloppy ones. What does a clean press-up have to look like?
I type all day and have sensitive wrists, flat hands on the floor are unpleasant. Any way round it?
Started at home two weeks ago, 63, my daughter filmed me and I look like a banana. How do I straighten out?
my flatmate does them with elbows at 90° like a T and says mine are wrong because they point back
PE teacher always said hands wide as you can. I read narrow is better. Which one?
flexiones: como pongo las manos y los codos
et pour les pompes, jusqu'où je descends ?`,
'more-push-ups': `how to get from 20 to 40 pushups
wanna do 50 press ups in a row
stuck at 15 pushups
pushup numbers not going up, do em every day
army test in 2 months need more pushups
ok form is fine now, how do i get the number up from 20
I can do 18 good ones, I'm 35, train in the living room before the kids wake up. Give me a way to reach 30.
Firefighter selection in seven weeks, minimum 30, I'm at 22. Doable? And how should I spread the sets?
I do one all-out set each night before bed and the number's been 12 since Easter. What's a better way?
56, no equipment except a rucksack, want more press-ups than my son. How often per week?
Buddy claims 100 a day is the only way. My elbows say otherwise... what's smarter?
Is going to failure every set really the trick? That's what the app makes me do and I'm not improving my rep count.
schaffe 20 liegestütze, will 30, wie lange dauert das und wie trainieren
e pra aumentar o número de flexões? travei em 15`,
'overhead-press-how': `how to military press
ohp form tips
bar keeps hitting my chin on overhead press
i lean way back when pressing overhead
standing shoulder press, what do i do w my head
same for pressing overhead? what do i do so i dont lean back
I'm new to barbells, 29, tried the standing press with just the bar and my lower back arched like a bridge. How should it go?
Office guy, 46, stiff upper back. I want to press over my head without looking like a limbo dancer. Any cues, or should I sit down?
My programme starts with strict press on Wednesdays and I've never been shown it. Talk me through one rep.
I press in the garage, low ceiling, so I thought of kneeling. Is that a legit way to learn it?
Trainer says the bar should go around my face in an arc. Shouldn't it go straight up?
My mate thinks a big lean back is fine because it hits upper chest. I feel it in my spine, so how's it supposed to be done
schulterdrücken im stehen, wie geht das sauber mit der langhantel
e la testa? quando spingo il bilanciere sopra dove la metto`,
'press-progress-slow': `overhead press wont go up
ohp stuck at 40kg
why is my shoulder press so weak compared to bench
military press stalls every 2 weeks
2.5kg jumps too much on ohp
bench is fine, but why's the overhead one not moving
I bench 100 but only strict press 60, been lifting for two years, 84 kg. Is something off with my shoulders?
27, female, press stuck at 27.5 since autumn. The gym's smallest plates are 1.25 a side. What now?
Running a 5x5, squat shoots up every week, press failed for the third time at 45. Should I press more often?
I train four days a week and only press overhead on Fridays, at the end. It hasn't moved for three months. How would you set it up?
My gym bro says if ohp doesn't move weekly you're not eating. Surely it's just a slow lift?
Somebody told me you should press overhead 80% of your bench. I'm miles off that, doubt that's true
el press militar no me sube ni a tiros, que hago
et le développé militaire, c'est normal que ça monte beaucoup moins vite que le reste ?`,
'dips-safe': `are dips bad for shoulders
how deep on dips
dips pinch my shoulder
bench dips off a chair ok?
and dips? or are those bad for the joint
I'm 41, healthy shoulders, and there are bars in the park where I run. Can I add dips without wrecking anything?
I do chair dips at home while the pasta cooks and my front delts feel tweaky after. Keep or replace?
Calisthenics class twice a week, the teacher wants us to go all the way down till hands touch armpits. How low is sensible?
My physio friend says no one over 30 should do dips. Overblown?
They say dips are the upper body squat, a must for everyone. I'm not convinced they're safe
dips gut oder schlecht für die schulter? wie tief runter
e o mergulho nas paralelas, quanto desço?`,
'first-dip': `cant do a dip yet how to start
80 kg, manage two ugly ones and then drop. Is the assisted machine a good way in?`,
'side-delts': `how to get wider shoulders
lateral raise weight? 5kg feels embarrassing
side delts wont grow
boulder shoulders pls
lat raises how many reps
and for the sides of the shoulder, what weight
I'm 24, bench and press a lot, but from the front I look narrow. What should I add for the sides?
Only have a pair of 4s and a pair of 10s at home. The 10s make me swing. Are the 4 kg ones enough for the outer shoulder?
Woman, 38, want a bit of shoulder cap for summer dresses, three gym visits per week. How often do I do those side lifts?
50, I lift dumbbells out to the side up above my head at times, and a trainer gave me a funny look. How high should they go?
Mate says overhead pressing is enough for the middle delts, raises are for show. True?
This influencer raises 20 kg each hand. I struggle with 7, so am I weak or is he heaving?
spalle strette, come alleno il deltoide laterale
y para el lado del hombro, cuanto peso en las elevaciones laterales`,
'triceps-best': `best tricep exercise
how to grow triceps
arms look small from behind
pushdowns or skullcrushers or overhead
bingo wings what exercise
and the back of the arm, what do i add there
I'm 33 and press three times a week, sleeves still loose. What two exercises should I tack on for the back of the arm?
Just a cable and a few dumbbells at my work gym, 30 mins at lunch. Which triceps stuff gives the most?
62-year-old woman, I'd like firmer upper arms at the back. What should I do at the gym, how many sets?
Been curling for a year to fill my T-shirts, 20 yrs old. Somebody said I'm training the wrong side of the arm?
My training partner says extensions over the head are pointless, pushdowns do it all. Evidence?
Close grip bench is the only triceps move you need, according to my coach. I doubt it
meilleur exo pour les triceps ?
und für den trizeps, reicht da drücken oder brauch ich extra was`,
'progressive-overload': `when do i add weight
what is progressive overload
how do i know its time to go heavier
been using the same weights for a yr lol
how much to add each time, squat vs bench
ok and once thats easy? more kilos or more reps
I'm 45, three machines-and-dumbbells sessions a week, comfortable with what I lift. Is there a rule for moving up?
My squat plan says 3x8 and I did 10, 10, 9 today without dying. Do I put more on next Thursday?
Living room, two kettlebells, no money for more. How do I still make it harder month by month?
Coming from running, where you add kilometres. What's the equivalent in the weights room, in plain words?
My mate says add 5 kg every week no matter what. Seems mad for curls?
A trainer told me weight is the only thing that counts for progress, more reps don't. Is that so?
cada cuanto subo el peso en el gym
e quando le ripetizioni diventano facili, di quanto aumento il carico?`,
'double-progression': `what does 8-12 reps mean, when do i go up
got 12 12 10, do i raise the weight
rep range how does it work
next dumbbells jump from 10 to 12.5 and its too heavy
double progression explain
so if i get 12 on all three sets next time i go up and its 8 again?
My app says 3 x 8–12 with no explanation. I'm 52 and a beginner. Do I aim for 8 or for 12?
The gym's dumbbells go 16 then 20. I get 12 clean reps with the 16s but only 5 with the 20s. How do I bridge that?
I'd like a dead simple system, two sessions a week, no spreadsheets. How do I decide reps and kilos from one workout to the next?
Went from 12s with 30 kg to 35 kg and dropped to 8 reps. I was disappointed, 27 and keen. Is starting low again how it's meant to be?
Friend says I should pick one number, like always 10, ranges are for the undecided. Is he right?
I read that this add-reps-then-weight thing stops working after a few months. Does it?
was heißt 8 bis 12 wiederholungen, wann steigere ich das gewicht
e quando todas as séries chegam em 12, aumento e volto pra 8?`,
plateau: `ive hit a plateau
nothing is going up anymore
stuck on all lifts 2 months
numbers wont budge what do i change
stalled on squat, help
slept n ate well like u said, lift still stuck, next?
I'm 36, lift four days, sleep six hours since the promotion, and every lift has been frozen since March. Where do I begin?
Row has been at 60 kg for nine sessions. I take about a minute between sets because I've only got 40 min. Could that be it?
Three years of training, 78 kg, tried going harder and now even the stuff I could do feels grim. Reset or push?
Did everything in the book for two weeks, slept, ate, rested long, still stuck on front squat. What's the next step?
Gym mate says shock the muscle with a totally new routine when you stall. I'd rather not bin everything?
People keep telling me plateaus are in the head. But the bar doesn't move...
je stagne depuis 2 mois sur tous mes exos
y si ya descansé bien y sigo estancado en la sentadilla?`,
deload: `whats the point of an easy week every fourth week
is the light week in my plan really needed or just filler
do i need the lighter week if i feel fine
why would i lift less on purpose for a week
whats a deload
how often should i deload
do i need a light week
deload week how much weight
joints achy and lifts going down, time for an easy week?
ok how light is light for that easy week
I'm 43, been pushing hard for seven weeks straight and my elbows and knees moan. How do I plan an easier week?
My programme says "week 5: deload" with no detail. I squat 110 for 4x6. What do I do that week?
Train at home five days, never took a light week in a year, numbers slipping this month. Would one help?
Powerlifting novice, 21, scared of losing strength if I go easy before my next block. How does that week look?
My mate says deloads are for wimps. Do natural lifters actually need them?
I've heard every 3rd week has to be light. Isn't that far too often?
was ist ein deload und wie mach ich das
e la settimana di scarico, quante serie faccio?`,
'deload-or-week-off': `full week off or light week?
skip gym for a week instead of deload ok?
rest week: stay home or go easy
deload vs complete rest
on holiday next wk no gym, can that count as my deload
or can i just not go at all that week instead of going light
After eight hard weeks I'm due an easy one. I'm 40 and frankly sick of the gym. Can I stay away altogether?
Going hiking with the family for six days, exactly when my light week is scheduled. Do I need to find a gym there?
I'm peaking for a bench comp in two months and my shoulders want a break. Not training at all or just light stuff?
Work trip, 12-hour days, hotel without weights. It falls on a recovery week. Would zero training hurt my strength?
Coach says never take a full week off, always deload. A study I heard of said it doesn't matter. Which?
My girlfriend takes every eighth week off entirely and comes back stronger, she says. Better than going light?
semana de descanso total ou treino leve, o que é melhor
oder kann ich statt deload auch einfach ne woche gar nix machen`,
periodisation: `what is periodization
do i need periodised training
linear vs undulating which is better
blocks mesocycles etc.. does it matter
should i change reps every few weeks
and do i need to plan phases n stuff or just keep adding
I'm 31, six months in, and the forums are full of hypertrophy and strength blocks. Should I be planning like that?
I mostly want bigger muscles, four days in the gym, always 8-12. Would cycling through rep phases give me more?
Aim: best possible squat in December. I've been lifting for five years. Does varying the loads over the weeks help?
Bought a 16-week plan with accumulation and intensification phases for £60. I'm a hobby lifter with a job and kids. Necessary?
My PT says without periodisation you waste your time. He also sells the plans...
Isn't all that wave loading stuff just Soviet mythology?
la périodisation ça sert à quoi
y planificar por bloques, vale la pena para ganar músculo?`,
'beginner-gains': `newbie gains how long do they last
how fast should a beginner add weight
was adding 5kg every workout now it stopped
progress slowing after 4 months normal?
noob gains over already?
and how long can i keep adding every session? only started in may
I'm 38, started in January, squat went from 40 to 85, and now I only get a bit more every other week. Am I doing something wrong?
First ever barbell plan, 3 days a week. It says add weight every time. Is it realistic on bench and on squat alike?
I went up each session for three months, loved it, and since Easter it's like wading through mud. 24, eat and sleep fine.
My wife and I started together, both in our fifties, eight weeks ago. We put on a plate nearly every visit. How long will that continue?
My mate insists you should be able to add weight every session for a whole year if you're serious. Hm?
Someone at work says quick strength at the start isn't real and will vanish. Is this jump normal?
wie lange kann ich als anfänger jedes training mehr gewicht drauflegen
e dopo i primi mesi è normale che i carichi salgano più piano?`,
'change-program': `how often switch routine
bored of my workout can i change it
when to change program
same exercises for 3 months, too long?
muscle confusion real?
ok and how long do i stay on this plan before i switch
I've done the same five lifts since February, I'm 34 and still getting stronger, but feel I "should" be swapping. Should I?
My app shuffles the workout every session and I can't tell whether I progress. Train 3x a week. Better to stick to something?
Elbow nags on skull crushers, everything else in the plan is fine, week 7 now. Toss the plan or just that one?
I'm a programme hopper, 29, never lasted past week three. How long should I give one before judging it?
My trainer changes everything monthly "so the body doesn't adapt". Isn't adapting the whole point?
CrossFit friend says routine is the enemy. I like my routine, am I leaving gains on the table?
cada cuanto tengo que cambiar la rutina del gym
e os exercícios principais, mantenho por quanto tempo?`,
'got-weaker': `weaker than last week wtf
everything felt heavy today
lost 10kg off my squat overnight
had a terrible session, numbers dropped
why am i weaker today
so do i lower it or fight through, when its suddenly heavier than last wk
I benched 70x8 last Friday, and today 70x5 felt like a truck. Slept badly with the baby, 32. Should I worry?
Heatwave here, garage gym at 33 degrees, every lift was down. Do I finish the session as written or lower it?
For about two weeks my lifts have gone backward, busy season at work, lunch is a sandwich. What's the move?
Came in pumped for a deadlift PR, 48 years old, and couldn't even get my usual triple. Do I keep trying or go home?
my mate says a bad day means youre overtrained and should stop for a week. after one workout??
Is it really possible to lose strength in three days? Feels like it, yet it makes no sense
aujourd'hui j'étais super faible à la salle, c'est grave ?
und wenn ich plötzlich weniger schaffe als letzte woche`,
'missed-week': `missed a whole week, start over?
skipped 3 workouts this wk do i make them up
was on holiday 8 days, where do i pick up
can i do 2 sessions in one day to catch up
fell off for a week
and the sessions i missed last wk, do i do them now
I'm on week 4 of a 10-week plan and work ate the whole of last week. Repeat the week or go on?
Kids had a stomach bug, so I missed Monday, Wednesday and Friday. It's Sunday, shall I cram them in now?
45, just one free evening this week instead of three. My aim is a stronger squat. Which workout should I do?
Went to a wedding abroad, no gym for seven days, and I'm back tonight. Same weights as before?
My running buddy says you must repeat every missed session or the plan's void. Sounds strict
Don't I lose progress if I don't make up for the lost days?
ho saltato una settimana di allenamento, ricomincio da capo?
y si me perdí la semana entera, recupero los días o sigo normal?`,
'lose-muscle-time-off': `how fast do u lose muscle
2 weeks off will i lose gains
how long till i lose strength
lose fitness after 3 weeks no running?
detraining how quick
ok but from when on does it actually start going, the strength
I've lifted for two years and have a month of travel through Asia coming. How much strength will I drop?
I'm 55, a cyclist, off the bike for two and a half weeks because of a house move. How much of my endurance is gone?
Wrist in a splint for four weeks, no upper-body work. Am I going to shrink back to where I began?
Exams until July, no time for the gym for about three weeks. What goes first, my stamina or my muscle?
My cousin says muscle turns to fat after ten days without training. No way, right?
They say after 72 hours you begin losing gains. That can't be real?
wie schnell baut man muskeln ab wenn man pause macht
et la condition physique, elle part plus vite que la force ?`,
'return-after-break': `back after 3 months off how to start
havent lifted in half a yr, what weights
returning to gym where do i begin
2 month break, same weights or less
how not to be crippled by soreness coming back
and the first session back after all those months, how much of my old weights
I'm 41, used to squat 120, then a new job and seven months of nothing. First session is tomorrow. What do I load?
Took five weeks off for a house renovation. I was doing 16 sets per session. How many should I do now?
Used to train hard in my twenties, had a year off after the baby, finally got gym time on Saturdays. How do I ramp up?
After four weeks off with a boring cold and then travel I'm healthy and impatient. How fast can I get back to full training?
My mate says just jump in where you left off, the body remembers. Last time I couldn't walk for five days...
Coach online says start from the empty bar again after any break. Isn't that overkill after six weeks?
voltei pra academia depois de 4 meses parado, com quanto peso começo
e la prima settimana dopo la pausa, quante serie?`,
'muscle-memory': `is muscle memory real
do gains come back faster
how long to regain lost muscle
was jacked 5 yrs ago, can i get it back quick
muscle memory myth?
and does it come back quicker than it took the first time
I lifted from 20 to 26, I'm 35 now and soft. Will it be quicker the second time round?
Lost a lot of size over a ten-week break for an operation that's all healed. How long until I'm where I was?
I used to row at uni, two decades ago. At 44, does the body still remember any of that?
My strength vanished over a lazy winter. I train thrice a week again now and it's shooting up, why?
My PT friend says muscle memory is just nerves, the muscle itself starts from zero. True?
I don't buy it that you get it back faster. Is there any study?
gibts den muskel gedächtnis effekt wirklich
y lo que perdí, vuelve más rápido que la primera vez?`,
'track-workouts': `should i write down my workouts
do i need a training log
is tracking worth it
notes app or nothing for gym
what do i write in a gym diary
do i have to note all that down or is remembering ok
I'm 50 and train from memory twice a week, always grabbing the same dumbbells. Would keeping notes make any difference?
I lose interest in apps after three days. What's the bare minimum to jot down per exercise?
Started with a barbell plan in May, guess my weights each time and I think I go in circles. Help?
My daughter gave me a little notebook for the gym. I'm 67. What goes in it?
My mate says logging is for nerds and you should train by feel. Anything to it?
Isn't it a bit obsessive to record every set?
faut-il noter ses séances de muscu ?
und was genau soll ich aufschreiben, gewicht, wdh, noch was`,
'protein-how-much': `how much protein a day
g per kg protein for muscle
im 80kg how many grams
protein target pls
is 100g protein enough for 65kg
and how many grams is that for me at 58kg
I'm 110 kg and want to be 85, lift three times a week. Do I count protein from my real weight or what?
29, vegetables-and-pasta person, started the gym in March, 62 kg woman. What daily protein number should I shoot for?
I work on a building site, lift on Tue/Thu/Sat and weigh 90. I eat about 120 g of protein. Enough or more?
My dietary app says 56 g, the guy at the supplement shop says 250 g, I'm 75 kilos and confused. Which is it?
Gym bros say 1 gram per pound or you don't grow. Really that much?
I've read that 0.8 g/kg is all a human needs. Even when lifting?
cuanta proteina al dia necesito para ganar musculo
e di proteine, quante ne servono al giorno se peso 70 kg?`,
'protein-timing': `protein right after workout necessary?
anabolic window real?
shake before or after gym
how soon after lifting do i eat
train at 6am fasted, when protein
ok and does it matter when, like straight after
I lift at 9 pm and dinner's at 7. Do I need to eat something again before bed or is that meal fine?
I'm 39, and with my commute I get home 90 minutes after training. Should I carry a shake so I don't miss the moment?
I tend to eat hardly any protein till dinner, then 100 g at once. Should I spread it over the day?
Lunch-break gym, sandwich at my desk around one, proper food at six. Does it matter when the protein comes?
My mate sprints to the locker room to drink his shake within 30 min. Is he being silly?
Trainer says no protein within the half hour means no growth. I'm sceptical
muss ich direkt nach dem training eiweiß nehmen
ok mas quanto tempo depois do treino ainda dá pra comer a proteína?`,
'protein-per-meal': `can u only absorb 30g protein at once
max protein per meal
50g in one sitting wasted?
how many g of protein each meal
is 60g at dinner too much in one go
and can i eat all of that protein in one go or split it
I eat twice a day only, about 70 g protein each. Does my body throw half of it away?
I'm 78 kg and like four meals. How much protein should land in each one to be neat about it?
My father is 70 and eats small portions. What's a sensible amount of protein per plate for him?
Night shift, one huge meal after work with half a chicken. Does everything beyond a certain gram number get flushed?
My friend swears the body can't use more than 25 grams at a time. Where does that come from, is it true?
Label on my tub says "no more than 30 g per serving for absorption". Marketing?
le corps n'absorbe que 30 g de protéines par repas, vrai ou faux
y por comida, cuanta proteína como máximo?`,
'protein-powder-need': `do i need protein powder
whey worth it?
can i build muscle without shakes
is protein powder necessary for beginner
shakes or just food
or do i have to buy one of those tubs to get there
I'm 44, lift twice a week, eat eggs, chicken and yoghurt daily. Everyone at the gym has a shaker. Am I missing out?
I'm a student on a tight budget, and a tub's 35 euros. Is it smarter to put that into food?
I can't stomach breakfast before my 7 am shift and end the day at 60 g protein. Would a scoop make sense?
Lactose doesn't agree with me and I fall short of my protein most days. Is there a powder that would do?
My trainer says without whey there are no results. He gets commission, I think...
My mum thinks protein powder is basically steroids. What is it really, and do I have to take it?
brauch ich eiweißpulver oder reicht essen
e le polveri proteiche, servono davvero?`,
'protein-vegan': `vegan can i build muscle
plant protein as good as meat?
veggie protein sources for lifting
how do vegans get enough protien
no meat no dairy, how to hit 120g
and if i dont eat animals? same amount?
I went vegan in January, 27, 70 kg, lift three times a week. Will my progress suffer, and what do I eat?
I'm vegetarian, hate tofu, love eggs and cheese. How do I get up to my protein for strength training?
My teenage daughter has stopped eating meat and plays handball. What should I cook so she gets enough protein?
48, trying to go plant-based for my cholesterol, but I don't want to lose muscle. Which foods, and anything I need to supplement?
My brother says plant protein is incomplete so it doesn't count. Is that right?
You can't seriously get big on lentils, can you?
soy vegano, se puede ganar musculo igual
e pra quem não come carne, de onde vem a proteína?`,
'protein-too-much': `can too much protein hurt kidneys
is 200g protein dangerous
too much protein bad?
3g per kg ok?
side effects of high protein diet
and is there an upper limit on it, kidneys n that
I'm 33, healthy, on chicken and quark all day, about 190 g. My wife is worried about my kidneys. Should she be?
I'm on two shakes plus meat at each meal and haven't touched a vegetable in a week. Is that much protein a problem?
I have one slightly poor kidney value from my last check-up and want to eat high protein for lifting. OK?
At 58 I eat double what the label recommends since I took up weights. Will that harm me over the years?
My doctor friend says bodybuilder diets wreck your kidneys. Isn't that only if they're already sick?
Everything in excess is toxic, my gran says, protein included. Where's the line?
schadet zu viel eiweiß den nieren
et si je dépasse largement, genre 2,5 g par kilo, il y a un risque ?`,
'protein-older': `how much protein at 70
protein for seniors
im 68 n lift, do i need more protein
older people protein breakfast
my dad 75 eats toast only, is that enough protein
and at my age, 71, same protein as the young ones?
I'm 72, 64 kg, do the weights class twice a week. My breakfast is jam on bread. Should I change that?
Mum is 80 and getting thinner in the legs. She eats soup mostly. How much protein should she have in a day?
Retired at 66, started lifting with my neighbour. I eat about 60 g of protein, weigh 82. Bump it up?
I'm 69 and don't train yet, just walk the dog. Is more protein alone enough to keep my muscles?
My GP says the elderly should eat less protein, not more. A magazine says otherwise. Who to believe?
My son bought me a protein powder, at 77! Do old folks really need extra?
ho 70 anni, quante proteine al giorno
und für ältere, so ab 65, gilt da dieselbe menge eiweiß`,
'protein-sources': `high protein foods list
cheap protein??
what has 30g protein
how to eat more protein without shakes
easy protien breakfast n lunch ideas
ok 120g but from what, cheap pls
I'm a student, 15 euros a week for extras, cook on one hotplate. Which foods give me the most protein for my money?
I've been told to hit 110 g a day and I have no idea what that looks like on a plate. Portions please.
I'm 46, cook for three picky kids, and would like something with enough protein at each family meal. What to put on the table?
I hate cooking and live off bread and cereal. What could I add to those that'd bring 20-odd grams?
My mate says eggs are the best source and the rest is rubbish. How many eggs would that even be?
Peanut butter's a great protein source, isn't it? Everyone says so but the label looks like mostly fat
quais alimentos têm bastante proteína e são baratos
y qué como para llegar a eso? dame ejemplos con gramos`,
'protein-fat-loss': `will i get weaker while losing weight
do i lose strength on a diet
protein when cutting
how much protein to lose fat not muscle
on a diet, more protein or less
cutting at 85kg how many g
lose weight keep muscle how
and if im dieting at the same time, still same protein?
I'm 37, eating about 500 below maintenance and lifting thrice weekly. I'd like to keep what I built. How much protein?
I've lost 6 kg since spring but my arms are shrinking as well. What should I change in my eating and training?
Always hungry on my diet, woman, 68 kg, desk job. Would raising the protein help with that and protect my muscle?
Starting a six-week cut before the beach. Should I switch to light weights and high reps, and what about protein?
My gym buddy says in a deficit protein just gets burned so don't bother. Is it?
A dietician told me protein needs drop when you eat less. That seems backwards for a lifter
en sèche, combien de protéines par kilo
und beim abnehmen, mehr eiweiß oder gleich viel`,
'pull-up-how': `how to do a pullup properly
pull up vs chin up whats better
do i go all the way down
what muscles first when pulling up
pullup form, i kick my legs
and palms which way, and do i straighten arms at the bottom of each pullup
I can do three, but my friend says they're half reps. I'm 30. What does a full one look like from start to finish?
Got a bar in the doorframe, 47, learning from scratch. Palms away or palms facing me, and where do my elbows go?
My arms get tired long before my back. Am I pulling wrong? I do 4 sets of 5 on Mondays.
Climbing gym regular, shoulders creep up to my ears when I pull. How do I begin the movement?
Mate claims chin-ups don't count, they're just biceps. Do they build the back or not?
I was told never to hang fully straight at the bottom because of the shoulders. Is that right for pull-ups?
come si fa una trazione alla sbarra fatta bene
e a pegada, palma pra frente ou pra mim na barra?`,
'more-pull-ups': `how to do more pullups
5 to 10 pull ups how
stuck at 6 pullups
max 8 want 15
pull up reps not increasing
i can do 5 now, how do i get to double that
I manage 7 on a good day, 85 kg, 34. I do three sets to failure twice a week and it's been 7 since winter. Better plan?
Marine entry test in four months, I've 5 strict ones now and want 12. How should the week look?
I train in a park with just a bar, Monday-Wednesday-Saturday. Give me sets and rests to add reps.
Woman, 29, proudly got to 4 pull-ups. How long until 8, and should I hang weight on?
My friend does pull-ups to failure daily and says I need to as well. Elbows disagree
Isn't lat pulldown enough for raising my pull-up count? A trainer thinks so
schaffe 5 klimmzüge, wie komm ich auf 10
y para pasar de 8 dominadas a más, cuantas series?`,
'band-or-negative-pullup': `bands or negatives for pullups
is the assisted pullup machine any good
band pull ups vs slow lowering
cant do one yet, band or jump n lower?
lat pulldown instead of pullups ok?
so the rubber band or lowering slowly, till i can do one
I'm 40, no full rep yet, with a bar and a set of loops at home. Is it better to use the loop or to lower myself slowly?
The band shoots me up from the bottom and I die at the top. Am I using the wrong help?
My gym has the kneeling assist machine and pulldowns. I go twice a week. Which one gets me to a real one?
26, female, doing only eccentrics for six weeks, elbows sore-ish, bored. Should I mix in assisted ones?
The calisthenics guys say bands are a waste and negatives are the only way. Fair?
Trainer says if I can pulldown my bodyweight I'll automatically do a pull-up. I could and I can't...
tractions : élastique ou négatives ?
e l'elastico per le trazioni serve o meglio scendere piano?`,
'row-how': `how to barbell row
bent over row my lower back gives out
row form dumbbell
where do i pull the bar to on rows
i jerk the weight on rows
and rows? my back gets tired before my lats
I'm 36, rows are in my plan on Thursdays, and I feel them in the lower back rather than the lats. What do I change?
Home, one 20 kg dumbbell and a bench. How should I stand and where does the elbow travel?
I've moved up to 60 kg on bent-over rows and everything swings. How do I know whether it's still a proper rep?
54, bit of a stiff back, would like to row without it getting tired first. Any variant?
Buddy says a bit of body english on rows builds more. Cheating or fine?
My trainer tells me to keep shoulder blades pinned the whole time when rowing. Should they not move?
rudern vorgebeugt mit langhantel, worauf achten
y en el remo con mancuerna, hacia dónde tiro el codo?`,
'pulldown-how': `lat pulldown form
wide or narrow grip pulldown
behind the neck pulldowns ok?
how far do i lean back on lat pull
pull to chest or chin, lat machine
and on the lat machine, which handle
New to the gym, 58, the trainer showed me the lat machine too fast. How do I sit, where does the bar end up?
I've been doing pulldowns behind my head since the nineties. Still a good idea at 50?
There are five handles for the cable at my gym: wide, V, neutral... I do back on Tuesdays. Which grows lats best?
I'm at 55 kg on the lat pull and rock backward with each rep. Too heavy, or is some lean allowed?
My mate says wide grip = wide back. Is that actually true for the pulldown?
Someone on TikTok says pulling behind the neck hits lats harder, I don't really believe it
puxada na polia, como fazer direito
et la prise au tirage vertical, large ou serrée, ça change quoi ?`,
'pull-push-balance': `how many pull vs push sets
do i need more rows than bench
push pull ratio
i bench a lot n barely row, bad?
balance back and chest training
so if i press 10 sets, how many rows to match
I'm 23, love benching three times a week and do a few pulldowns at the end. My shoulders feel rounded and tight. How should I share out the sets?
I do press-ups at home every day, 45, and own no bar. How much pulling work should I put against it?
Planning my own four-day split. How do I count it so back and front are even across the week?
Swimmer turned lifter, 31, lots of overhead work. Do I need extra rear shoulder stuff to even it out?
Physio on YouTube says 2:1 pull to push or you'll get injured. Is it that strict?
My bro says balance is a myth, just train what you like. My shoulders feel cranky though
wie viel ziehen und wie viel drücken pro woche
e la schiena rispetto al petto, quante serie in più?`,
'posture-fix': `how to fix bad posture
rounded shoulders from desk
hunchback gamer lol what exercises
posture corrector worth it or training
forward head help
and does any of that help my slouching too
I sit nine hours at a screen, 37, and my wife keeps telling me to stand up straight. Which exercises do something?
My upper back gets stiff by 3 pm in the office. I can get up now and then. How often, and what should I train?
I'm 16, tall, teased for my slump. Are there exercises that make me stand straighter?
61, I saw a holiday photo of myself from the side, shoulders all curled. What can I do at the gym twice a week?
My chiropractor says my posture will wreck my spine. Is slouching truly so harmful?
A colleague swears by sitting bolt upright all day. That tires me out, is it better?
tengo los hombros caídos hacia delante por el ordenador, que hago
e pra postura? fico sentado o dia inteiro`,
'biceps-curl': `how to get bigger biceps
best curl for biceps
how many sets of curls a week
i swing when i curl
hammer curls vs normal
ok thats back done, how many curls on top
I'm 18, do pull-ups and rows but my arms look like noodles. How many curls should I add?
Only dumbbells at home, ten minutes on Tuesdays and Fridays to spare for arms. Which two curls?
40s, been doing 21s and heavy cheat curls with 20s for a year, nothing. What's the grown-up way?
I'd like a bit of shape in the upper arm, woman, 33, new to weights. What do I do for the front of it and how often?
My buddy says rows and pull-ups are all the biceps needs. Are curls useless then?
Guy in the gym told me never to straighten the arm all the way on curls. Right or wrong?
quel curl pour de plus gros biceps
und für den bizeps? wieviele sätze curls die woche`,
'face-pull': `what are face pulls for
face pull form
how heavy on facepulls
rope to face or neck
rear delt work which one
and that rope one to the forehead, how many of those
I'm 35, bench and press four times a week, and a colleague told me to do that rope thing to the forehead. Is it useful?
My gym has one cable tower and I've 5 minutes at the end of Mondays. How do I set up the rope pull for rear shoulders?
I load 40 kg on face pulls and get dragged forward. Too much, I suppose? 28, intermediate.
Home trainee with a resistance band on a door. Can I do the face one with it, and how often a week?
My mate says face pulls are a useless physio exercise. Do they do anything rows don't?
Everyone online acts like they cure every shoulder. Bit overhyped, no?
face pull come si fa e quante ripetizioni
y lo de la cuerda a la cara, los codos altos o bajos?`,
'scapula-shrug-trap': `how to grow traps
do i need shrugs
bigger neck and traps
thick upper back exercises
shrugs how heavy n how many
and the bit between neck and shoulder? extra shrugs or not
I'm 30 and deadlift and row weekly, but there's no slope between neck and shoulder. Would shrugs help?
I play rugby, second row, 22, coach wants us to beef up neck and traps. How do I go about it without hurting my neck?
Garage gym with a bar and kettlebells, want a yoke for once. What should I do besides pulling from the floor?
My back looks wide but flat, 44, lots of pulldowns. What makes the upper part thicker?
Training partner rolls his shoulders in circles on shrugs, says it hits everything. Worth copying?
Shrugs are pointless if you deadlift, people say. Are they though?
nacken und trapez aufbauen, reichen kreuzheben und rudern
et pour les trapèzes, je rajoute des shrugs ou pas ?`,
'dead-hang': `dead hang benefits
how long should i hang from bar
hanging from pullup bar good for back?
can only hang 12 sec
hangs for grip, how many
and just hanging there, how long to start with
I'm 49, sit all day, put a bar in the doorway and love just dangling there. Does that do something?
My grip gives out at 15 seconds, I'm 92 kg and started two weeks ago. How do I build up to a minute?
58-year-old with stiff shoulders. Hanging sounds nice but full weight scares me. Can the feet stay down?
I boulder once a week, and between I've five minutes in the morning for hanging. How many rounds and how long?
A podcast said hanging fixes all shoulder problems. Too good to be true?
My friend says hanging loose ruins your joints. I find it feels lovely...
ficar pendurado na barra serve pra quê, quanto tempo
und einfach nur hängen an der stange, wie lange fürn anfang`,
'muscle-up': `how to get a muscle up
what do i need before muscle ups
8 pullups can i try muscle up
stuck at transition muscleup
muscle up how long to learn
ok i got 10 pullups, whats next to get over the bar
I'm 27, have 12 strict pull-ups and 15 dips and still can't get over the bar. What do I practise?
Street workout park, three evenings weekly, 70 kg, at 6 pull-ups. How far off is my first muscle-up?
I'm 45 and want to do one before my birthday in November. Is that realistic, and what's the road to it?
CrossFitter, I can kip one but want it clean. Which strength bits are lacking?
My mate says just swing hard and you'll flip over. That's not the way, is it?
Do I really need straight bar dips too? Everyone says it's all about the pull
quiero sacar un muscle up, cuantas dominadas necesito antes
e il passaggio sopra la sbarra come lo alleno?`,
taper: `how to taper for marathon
2 weeks before race what do i run
taper how much less
legs feel heavy in taper week
race in 10 days, one more hard long run?
and the last two weeks before it, how much less do i run
Half marathon on the 20th, I'm at 45 km a week, 38. How much should I cut in the last fortnight?
I've trained five months, it's nine days out and I feel sluggish and twitchy, panicking that I lost my form. Normal?
My first 10k is in a week, running three times per week. Do I rest entirely or still run a little?
Missed two long runs with work, marathon's in twelve days. Can I squeeze one in to catch up?
My club mate does his longest run the Sunday before the race. That can't be wise?
I've heard you should stop running completely for the final week. Won't I go stale?
combien je réduis avant un marathon les deux dernières semaines
und die letzten tage vorm wettkampf, noch was schnelles oder nur locker`,
'train-5k': `how to train for 5k
couch to 5k how long
parkrun in 6 weeks never ran
5k plan beginner
can run 20 min, 5k in a month?
so how many weeks for a 5k if i can already jog 20 min
I'm 44, 95 kg, haven't run since school, and signed up for a charity 5k in ten weeks. Where do I begin?
Office team run in five weeks, I jog 20-25 minutes already twice a week. What should the weeks look like?
Three mornings a week before the school run, that's all. I'd like to get round 5 km without stopping. How?
At 60 I'd like to do a parkrun with my granddaughter in the autumn. Is walking in between OK, and how long do I need?
My mate says just run 5k every day until you can. Surely there's a kinder way?
C25K says 9 weeks but my colleague did it in 3. Am I slow?
empezar de cero para correr 5 km, cuantas semanas
e pra minha primeira prova de 5k, quantas corridas por semana?`,
'train-10k': `5k to 10k how
10k training plan
how long to go from 5 to 10km
first 10k in 2 months doable?
how long should long run be for 10k
5k is done, whats the way to double that
I run 5 km three times a week in 32 minutes, I'm 39, and there's a city 10 in September. What do I add?
I've got Tuesday, Thursday and Sunday for running. How do I use those three for a 10k?
55, finished my parkrun goal and now the kids dare me to double it. How many weeks and how far on Sundays?
Should I do speed stuff for a 10k or only distance? I'm comfortable at 6 km, 26, four days free.
My friend says you never need to run more than 8 in training. Is it so?
Isn't running the full 10 before race day a waste?
von 5 auf 10 km, wie trainieren
e per una 10 km? corro già 5 senza problemi`,
'train-half': `half marathon training how many weeks
hm in 8 weeks can i do it
can run 10k, half when?
longest run before half
21k plan 3 days a week
and for 21k, how many weeks on top if i can run an hour
I'm 42, run an hour on Sundays and 5k on Wednesdays, and a friend talked me into a half in October. How do I structure it?
Two small kids, three runs a week max. How long should the long one get before a half?
I have exactly two months and can jog 40 minutes. Signed up after some wine. Run-walk, or cancel?
At 57 I'd like to run my first 21 before I'm 58 in five months. I do about 6 km at a time now. Enough time?
My brother-in-law ran a half on zero training. So do I really need 12 weeks?
Coach says you have to run the entire 21 in practice before the day. I've seen plans which stop way earlier?
préparer un semi, il faut combien de temps
y para la media, hasta cuántos km la tirada larga?`,
'train-marathon': `marathon training how long
can i run a marathon in 6 months
longest run b4 marathon
how many runs a week for marathon
26.2 first timer where to start
ok half is ticked, how long for the full one
I'm 35, did two halves this year and run four times a week. Berlin ballot came through for September. How should the build-up look?
Never run more than 10k, 50 next year, would love to mark it with 42 km. How long before I should even start the plan?
I train at 5:30 am before work, weekends are free. How far do the long runs go and how many of them?
What should I practise with gels while preparing for my first full? I've a stomach that's picky, 29, week 6 of training.
My colleague says you need a 40 km training run or you'll die out there. I thought about 30?
They say anyone can do a marathon in 12 weeks off the couch. I'm doubtful
quantas semanas pra treinar pra maratona
und für den ganzen, also 42 km, wie lang der längste lauf`,
'race-pace-predict': `25 min 5k what 10k
predict my half from 10k time
52 min 10k = ? marathon
what time can i run half if my 5k is 23
race calculator??
so what would that be for 10k then, i ran 22:40 for 5
I ran 27:30 at parkrun on Saturday, 41, 30 km a week. What could I expect for 10 km next month?
My half PB is 1:50 from last month. Everybody says 3:50 for the full, I run just three times a week. Realistic?
Just got 1:05 in a hilly 10k, 56. I need to put a target finish time on the half marathon form, what should I write?
My watch reckons I'm in 3:20 marathon shape, though I have never run beyond 15 km. How would you estimate it?
Mate says you double your 10k and add ten minutes for the half. Does that hold?
Are those prediction calculators any good, or do they make it up?
se faccio 24 minuti sui 5 km quanto posso fare sui 10
et sur marathon ça donnerait quoi avec mon temps de 1h45 au semi ?`,
'pacing-race': `how to pace a 10k
i always start too fast n die
negative split?
what pace first km
pacing on hills in a race
and the start, hold back or go with the crowd
Every parkrun I fly off and crawl the last mile. 33, aiming for 25 min. How should I spread it?
First half marathon Sunday, goal 2 hours, so 5:41 per km. Should I bank a bit of time early on?
I've a 10k with a nasty climb at km 4. Do I try to stick to my watch pace up it?
I'm 51 and nervous, the crowd always pulls me along at the beginning. What speed do I run the opening kilometre?
Clubmate says bank time early because you'll slow down anyway. It's the opposite, no?
I've heard world records are all run dead even. For a hobby runner too?
wie teile ich mir ein 10 km rennen ein
y el primer kilómetro, más lento o al ritmo objetivo?`,
'carb-load': `do i need to carb load
how to carb load for marathon
pasta night before 10k?
how many carbs b4 half marathon
carb loading how many days
ok how many days before do i start with the extra rice n bread
I'm 68 kg, running my first full on Sunday. It's Thursday. How much rice and bread are we talking?
A hundred-mile bike ride on Saturday, 49, I usually eat low carb. Should I stuff myself beforehand and with what?
My stomach goes off when I eat mountains of wholemeal pasta before races. What else works for filling the tanks?
Parkrun team says pasta party Friday night, I'm trying to lose weight. Is loading up needed for 5 km?
My mate starts a week before with no carbs at all and then gorges. Is that old hat?
Isn't one big plate of spaghetti the night before enough?
preciso carregar carboidrato antes da maratona? quanto
e i carboidrati, quanti giorni prima della gara?`,
'race-morning': `what to eat morning of race
race day breakfast
how long b4 race do i eat
10k at 9am breakfast when
can i wear new shoes on race day
and on the day itself, how long before the gun do i eat
My half starts at 10, I'm 36 and always have a nervous stomach. What should I have and at what time?
The expo sold me new gels and socks, both look great. Marathon's tomorrow at 8. Use them?
I normally run before breakfast, 45, 62 kg. For the 10k race at eight do I eat something, and how much?
First race ever on Sunday morning! Staying in a hotel with a buffet. Talk me through those hours before the start.
Friend says run races on empty, you're lighter. That's rubbish isn't it?
People warm up for half an hour before the marathon, I see them every year. Do I have to?
quoi manger le matin d'une course
ok aber wie viele stunden vor dem start frühstücken`,
'after-race-recovery': `how long rest after marathon
day after half, run or not
ran a 10k race when can i train again
post marathon when first run
legs wrecked after the race, what now
and after it, how many days till i run again? its a half
Finished my first full yesterday in 4:20, 43, going downstairs backwards. What do the next weeks look like?
I did a half on Sunday and my running group has track on Wednesday. Skip it?
Raced a hilly 10k on Saturday, feel OK-ish, normally run four times a week. How many easy days should I take?
59, ran a marathon two weeks ago and my easy jog still feels leaden. Too soon?
My mate ran 15 k the day after his marathon "to flush the legs". Sensible?
One day of rest per mile raced, I was told. Is that a real rule?
cuánto descanso después de una media maratón
e dopo la maratona, quando posso rifare una seduta dura?`,
'hit-the-wall': `hit the wall at km 32
why do i bonk
legs just died at 30k
how to avoid the wall marathon
bonked on my long ride today
how do i stop that happening again at 30k
I'm 40 and in both of my marathons I went from 5:20 to 7 min per km around the 20-mile mark. What happens there and how do I stop it?
On a 90 km ride I got shaky and foggy after two and a half hours, having eaten one banana. What went wrong?
My long runs over two hours always end in a death march, I drink only water. Should I carry something?
Spring marathon in eight weeks, I'm terrified of that famous collapse late in the race. How much do I need to take in per hour?
Coach says the wall is purely mental. I felt completely empty, so I doubt it
My friend says if you train fasted you'll never bonk. Is there something to that?
was ist der mann mit dem hammer und wie vermeid ich den
e se eu quebrar no km 30 de novo, o que faço na hora?`,
'triathlon-start': `how to start triathlon
first sprint tri how many weeks
beginner triathlon plan
bad swimmer want to do a tri
what is a brick session
and how do i split the week between the 3 sports, its just a sprint
I'm 38, cycle to work and jog on weekends, can barely swim two lengths of crawl. There's a sprint in August. How do I get ready?
My sister signed us both up for a short triathlon in three months. I have around six hours per week. How do I divide it up?
Runner, 46, with a bad knee day now and then, want to mix in bike and swim and do a little tri. Where's the most to be gained?
52, retired hockey player, decent shape. Which distance should a first-timer pick and how long should I prepare?
Mate says you only need to train the run because everyone's tired by then. Hm?
You need a 3000 euro bike and a year of training for a triathlon, they say. True for the short one?
débuter le triathlon, par où commencer
y cuántas sesiones por semana de cada deporte para un sprint?`,
'rest-day-what': `what to do on rest days
rest day couch or walk
active recovery ideas
can i cycle on my off day
how many rest days a week
and on the days off, do nothing?
I lift Mon/Wed/Fri, 31, and get twitchy on the days between. What can I do that doesn't spoil anything?
46, two hard runs and two gym days a week, my watch keeps nagging me to move on my day off. Should I do anything?
I eat less on days without training because I feel I haven't earned it. Is that right?
My job's physical, I'm a postman. On the days I don't train, do I need to do something extra or can I put my feet up?
Gym buddy trains seven days a week, says rest days are lost days. Are they?
Isn't active recovery just more training by another name?
was mach ich am ruhetag, gar nix oder spazieren
e nei giorni liberi mangio come al solito?`,
'how-long-recover': `how long between leg days
can i train same muscle 2 days in a row
48 hours rest needed?
still a bit sore can i train again
how many days after heavy squats
ok but how soon can i hit legs again after that
I did a heavy lower-body session on Monday, 34. Is Wednesday too early for another one?
I can only go to the gym on Saturday and Sunday. Full body both days, or is that too close together?
I'm 53 and tried a plyometrics class for the first time yesterday. How many days until I go hard again?
My schedule gives me Tuesday evening and Thursday morning, 36 hours apart. Enough for the upper body?
Trainer says a muscle needs a full week off after being trained. That seems long?
My mate says if you're sore at all you mustn't train. I've got a slight leftover ache, would you wait?
cuanto descanso entre dos entrenos de pierna
et comment je sais que j'ai récupéré assez pour la séance suivante ?`,
overtraining: `am i overtrained
signs of overtraining
training 7 days, lifts dropping, cant sleep
burnt out from gym
legs heavy for weeks, no motivation
and how would i notice its been too much for weeks
I'm 29, six sessions weekly plus football, and for three weeks my times have got worse and I'm grumpy and sleep badly. Too much?
Marathon block, 70 km a week, 45, everything feels like wading in syrup since the start of the month. How long should I back off?
I took a quiet week as everyone suggested, sleep is better but lifts and mood are still down after nearly three weeks. What next?
I train twice a day for a hyrox, eat around 1800 kcal, and I'm dragging. Is this overtraining or something else?
My coach says there's no overtraining, only under-eating. Is he right?
Everyone's quick to say overtrained. I only do 4 days, can it even be that?
como sei se estou em overtraining
und woran merk ich dass es zu viel training war über wochen`,
'tired-today-train': `too tired to train today
slept 4 hours gym or no
knackered after work, skip?
should i workout when exhausted
bad night, leg day today
slept like 5h, do i still do todays session then
It's 6 pm, I've had ten hours of meetings, 42, and squats are on the plan. Go, or sofa?
Baby woke me five times last night, my only gym slot is at noon today. Is it worth going?
I was on a night shift till six, had a nap, session's at four. Do I do the full thing?
Feeling flat today for no reason, 61, normally train Tuesdays. What would you do?
My mate says no excuses, always do the full workout. Feels wrong on so little sleep
Isn't it better to skip altogether than do a rubbish half session when you're shattered?
trop crevé ce soir, j'y vais quand même ?
e se oggi ho dormito pochissimo, faccio l'allenamento duro o lo sposto?`,
'ice-bath': `ice bath after gym good?
cold plunge kill gains?
how cold n how long ice bath
cold shower after lifting
ice bath for sore legs after race
and cold plunge straight after the weights or later
I bought a barrel for the garden, 37, lift four times per week for size. When should I hop in?
We've got a football tournament, two matches in two days. Would sitting in cold water between help my legs?
I do ice baths on my own at 6 in the morning at 3 degrees. Longer is better I guess? I'm 50
Just ran a marathon, and the hotel has a cold pool. Ten minutes, yes or no?
Joe from work says the cold makes you build more muscle. I'd heard the reverse
All the athletes do it, so it must work for recovery, mustn't it?
eisbad nach dem krafttraining gut oder schlecht
y el baño de hielo, cuántos minutos y a qué temperatura?`,
sauna: `sauna after workout good?
does sauna burn fat
how long in the sauna after gym
lost 1kg in sauna is that fat lol
sauna for recovery
and sweating in the hot room after, good or pointless
My new gym has a Finnish one, 45, I train Tue and Fri. How long should I sit in there afterwards and what about drinking?
I'd like to drop three kilos and my colleague sits in the heat every evening for that. Does it help?
Dad had heart trouble so I want to look after mine, I'm 40 and healthy. Is regular sauna bathing good for that?
I go straight from lifting into 25 minutes at 90 degrees and feel drained the next day. Too long?
My Finnish neighbour says it's half of training. Big claim, what does it do really?
A wellness blog says you sweat out toxins and 600 calories. Not buying it
sauna depois do treino emagrece?
et le sauna après, combien de minutes ?`,
'massage-gun': `massage gun worth it?
does a massage help recovery
theragun or waste of money
how long per muscle massage gun
sports massage after race?
and one of those vibrating guns, does that help the soreness
I'm 48, sore calves after every football night, the family wants to give me one of those percussion things. Good present?
I get a sports massage monthly for 70 euros and budgets are tight. Does it speed up my recovery or can I drop it?
Got the gun, been hammering my quads for ten minutes each and my shin too. How should I use it?
Desk job, lift three times a week, back muscles tight in the evenings. Would a session on the massage table change anything for training?
My physio friend swears massage flushes out lactic acid. Is that so?
Every pro has a masseur, so it has to repair muscles faster. Doesn't it?
pistola massaggiante serve o no
und so ne massagepistole, wie lange pro muskel`,
'foam-rolling': `foam roller does it do anything
rolling before or after workout
how long to roll each muscle
it band rolling hurts, need it?
do i have to foam roll
and the roller, before or after
I'm 33, stiff hips from driving for work, there's a roller lying around at the gym. Does it help before squats?
My app gives me fifteen minutes of rolling before each run and I hate it. Can I leave it out?
50, feel like wood in the mornings. Would rolling my back and legs loosen things, and how many seconds?
I roll daily after lifting in the hope of less soreness. Am I wasting my evenings?
My mate says it breaks up fascia knots. Sounds like pseudo-science to me
Coach reckons you'll get injured without foam rolling. Any proof?
el rodillo de espuma sirve de algo
e o rolo, antes ou depois do treino?`,
'cool-down-needed': `do i need to cool down
is cooldown important
what to do after lifting, just leave?
skip cool down ok?
10 min easy after run needed?
and at the end, do i have to do 10 min easy or can i go
I've 40 minutes at lunch, 38, and the plan takes ten of them for a cool-down on the bike. Can I drop it?
After spin class I get a bit woozy when I hop straight off. How long should I keep moving?
I lift in the evening and drive straight home, is it bad that I never cool down? 44, no complaints
Netball coach makes us jog two laps at the end because it stops us being stiff tomorrow. Does it?
My PE teacher always said no cool-down means injury. Still true?
Surely skipping the cool-down explains why I'm so sore, my friend says. I doubt it
retour au calme obligatoire ou pas ?
e dopo i pesi devo fare defaticamento?`,
'stress-and-training': `stressed at work should i train less
does stress affect recovery
exams + gym, how
mega stressful month, keep lifting?
burnt out from work, what workouts
and when work is crazy, same sets or less
I'm 36, in the middle of a divorce, lifting is my one anchor, but I recover like a 70-year-old. How do I adjust?
Finals in three weeks, I sleep fine yet I'm wound up all day. Train as usual or ease off?
New boss, deadlines, two kids, 45. My usual 15 sets per session flatten me for days. How many would you cut?
Caring for my mother at present and my head is full. What sort of exercise is best in times like these?
A friend says hard training is the best stress relief, go all out. It leaves me wrecked though
Can being stressed really slow down muscle recovery, or is that in my head?
viel stress gerade, soll ich weniger trainieren
y en semanas de mucho agobio, bajo las series o paro del todo?`,
'recover-faster': `how to recover faster
best recovery methods
always sore what helps
recovery hacks
supplements or gadgets for recovery?
what else can i do to be fresh quicker between sessions
I'm 41, five sessions a week, feel half-recovered all the time, sleep about six hours. What gives the most?
I've got 300 euros to put into recovery: boots, cold tub, massage. What should I buy?
Handball season, two games a week plus practice, 24. How do I get fresher between them?
At 55 I take longer to get over each workout than I used to. What can I do to speed it along?
My mate says it's all about cold plunges and magnesium. Isn't it more basic than this?
Do pros recover quicker thanks to all the tech? I suspect it's something else
como recuperar mais rápido entre os treinos
et pour mieux récupérer, à part dormir, y a quoi ?`,
compression: `compression socks for running worth it
do compression tights work
do calf sleeves make u faster
compression gear recovery?
wear compression after long run y/n
and those tight socks, any use
I'm 44, training for a half, half my club wears knee-high socks. Should I get a pair?
I get sore calves after hilly runs, would sleeves ease it? They cost 40 euros
My girlfriend gave me squeeze tights for lifting, 29. Do they bring anything, or is it just the look?
On my feet in a warehouse all day and train at night. Does wearing compression afterwards help with sore legs?
Mate claims his socks took two minutes off his 10k. Placebo?
If they do nothing, why does every elite runner wear those compression sleeves?
calze a compressione servono per correre?
und kompressionsstrümpfe, bringen die was beim laufen oder danach`,
'when-see-results': `when will i see results
how long till visible muscle
4 weeks in no difference
how soon do u notice gym
when do others see it
ok and when will ppl notice
I'm 40, started twice a week in April, weights are going up but the mirror says nothing. When does it show?
Wedding in three months, starting from zero today. What can I honestly expect to see by then?
I've trained six weeks with a few gaps because of the kids, and feel stronger, look the same. Am I on track?
My husband, 57, wants to quit after a month because there's nothing to see. What should I tell him?
My mate says you see it after two weeks if you train right. Really?
Those 30-day transformations, fake or possible?
cuanto tardo en ver resultados en el gym
e pra aparecer no espelho, quantas semanas?`,
'how-much-muscle': `how much muscle per month
can i gain 10kg muscle in a year
max muscle gain natural
muscle gain for women per month
5kg muscle in 3 months possible?
so how many kilos of muscle is that in a year, roughly
I'm 25, 68 kg, total beginner, eating well and lifting three times a week. How much actual muscle by next summer?
Female, 34, training for five months. What's a fair expectation in kilos of muscle a year?
Been lifting for six years, 41. Is there still anything to be gained, and how would I notice?
The scale at the gym claims I put on 3 kg of muscle this month, my fourth. Believable?
My cousin says he gained 12 kg of pure muscle in half a year. Come on...
A transformation ad promises 1 kg of lean mass a week. Too good, right?
combien de muscle on peut prendre par mois
und bei frauen, wieviel muskel pro jahr ist drin`,
'first-pullup-time': `how long till first pullup
cant do a single pullup, weeks?
0 to 1 pull up
zero pullups plan
when will i get my first pull up
and how long will it take till i get one? pulling up i mean, cant at all yet
I'm 32, female, 70 kg, can hang for 30 seconds but not pull an inch. How many months until one?
Heavier guy, 102 kg, 45, never did one in my life. Is it realistic by Christmas and what steps do I take?
I have a door bar and ten minutes three mornings a week. What should I work through to get that first rep?
I'm 59 and my grandson laughed when I dangled there. How long does it usually take from nothing?
My friend says women just can't do them. Prove her wrong, how long would it take me to get one?
That app says first pull-up in 30 days guaranteed. I can't budge at all, so doubtful
quanto ci vuole per la prima trazione partendo da zero
y cuánto falta para mi primera dominada si aguanto bajando 8 segundos?`,
'first-pushup-time': `cant do one pushup
how long till first real push up
knee pushups or incline
0 pushups how to start
stuck on knee press ups
ok table ones are easy, when do i get one on the floor
I'm 52, female, 80 kg, arms like spaghetti. I'd like one proper press-up off the floor. How long, and how do I get there?
I do 12 on the kitchen counter now, three times a week. What comes next before the floor?
My 14-year-old can't do one for PE and is embarrassed. How can we get him there in two months?
64, retired, shoulders OK. Is a full push-up still a goal I can reach, and in how many weeks?
My sister says do them on your knees till you can do 30. Is that truly the best way to the first one?
Trainer told me some people never get one. Rather harsh?
schaffe keinen einzigen liegestütz, wie lang bis zum ersten
et sur les genoux ou mains surélevées, pour réussir ma première pompe ?`,
'strength-gain-rate': `how fast do u get stronger
how long to squat bodyweight
strength gain per year
% stronger in 3 months?
when can i bench 100
and how much stronger should i be by summer
I'm 39 and 82 kg, squatting 45 after six weeks. How long until I can squat my own weight?
After two years of lifting I added only 5 kg to my bench in twelve months, 36. Is that poor?
I'd like to set a target for my first three months, all lifts. What percentage is fair for a newcomer?
50-year-old woman, deadlift 50 kg, a year in. What would be decent for the coming year?
My coach promised to double my strength by summer, I've been at it four years. Possible?
Friend went from 60 to 120 squat in three months. Should I expect that too, or is he an outlier?
em quanto tempo dá pra agachar o próprio peso
und wie schnell geht das mit der kraft im zweiten jahr noch`,
'get-fit-cardio-time': `how long to get fit
out of breath on stairs when does it get better
how long till cardio improves
vo2max how fast does it go up
so unfit, weeks to notice?
how soon will i stop puffing on the stairs then
I'm 46, smoked till last year, puff going up to the third floor. If I cycle three times a week, when will I notice?
Started jogging ten days ago and still feel as breathless as on day one. 30, overweight. When does it ease?
My watch says VO2max 32. With three sessions a week, what could it be in three months?
68, fairly inactive since I retired. I walk briskly every other day now. How soon does the heart and lung part improve?
My mate says it takes a year to get fit. That's depressing, can it be quicker?
Isn't it so that unfit people improve slower because they can't push as hard?
cuanto se tarda en mejorar el fondo
e il fiato, dopo quante settimane migliora?`,
'scale-not-moving-results': `training 5 weeks scale hasnt moved
gained 2kg since starting gym wtf
weight same but jeans looser
why am i heavier since working out
scale stuck but look better?
but why am i not losing any kilos if training works
I'm 43, began with weights a month ago, eat sensibly, and I'm a kilo and a half up. Should I be worried?
Three months in, my belt's gone in a hole and the scale shows the same 78. What's going on?
I weigh myself each morning, 35, and get so frustrated, although my lifts are all up. What should I measure instead?
My wife started the gym three weeks ago to slim down and has gained 1.8 kg. She wants to quit. Explain it to her?
My sister says if the scale doesn't drop it's not working. But my clothes fit better?
Can't be muscle after two weeks, can it? Yet I'm heavier since I took up training
je fais du sport depuis un mois et la balance monte
und warum bewegt sich die waage trotz training nicht? hose sitzt aber lockerer`,
'genetics-hardgainer': `im a hardgainer
bad genetics for muscle?
nothing works, cant gain
skinny no matter what
why does my friend grow 2x faster
and if my body just doesnt respond like others do
I'm 23, 62 kg at 1.85, a year of training and hardly bigger, while my flatmate blew up on the same plan. Is it my genes?
47, lifting eighteen months, strength crept up, size almost not at all. Am I a non-responder?
My whole family is thin as rails. I train three times a week, 9 sets or so per muscle. Is there something I should do differently?
My twin brother and I do the same programme and he gets more out of it?! What can the slow one do?
Buddy says genetics is an excuse for lazy people. Is it?
I read that some people don't respond to training at all. That would be me then?
tenho genética ruim, não ganho massa de jeito nenhum
y si soy de los que crecen poco, más series o qué?`,
'women-bulky': `will lifting make me bulky
dont wanna look like a man from weights
women heavy weights big arms?
scared of getting too muscular
girls lift light or heavy
and for women? same weights? wont i get huge
I'm 31, slim, my doctor suggested strength training, but I really don't want thick legs. What happens if I lift?
45, female, my PT gives me 20 kg dumbbells now and I worry my shoulders will get broad. Should I go lighter?
My daughter is 17 and wants to do barbell stuff, her gran says she'll ruin her figure. Will she?
I've lifted for four months, female, love it, but my shirt is snug on the arms. Could it get out of hand?
My boyfriend says women should only do pink dumbbells and lots of reps, or they get big. Nonsense?
But the CrossFit women on TV are massive, so it does happen?
sono una donna, con i pesi divento grossa?
und als frau, andere übungen oder dieselben? will nicht so breit werden`,
'toned-meaning': `how to get toned
wanna tone not build
toning exercises arms
high reps light weight for toning?
tone up by summer
i dont want big, just firm, so what changes
I'm 38, not overweight, just soft all over. Three free evenings a week. How do I get that firm look?
I do 50 reps with 1 kg dumbbells every day because a video said it tones. No change since March. What should I do?
Want defined arms for my wedding in September, 29, beginner. What kind of training?
At 55 everything wobbles a bit, my weight's OK. What firms it up, gym or dieting?
My friend insists heavy weights bulk and light ones tone. I suspect that's not how it works?
Pilates teacher says her method makes long lean muscles. Is there a special training for a toned body?
quiero tonificar, pesas ligeras y muchas repeticiones?
et pour être tonique sans prendre de volume, je fais quoi ?`,
'older-start-results': `too old to start at 65?
can u build muscle at 70
start lifting at 60 worth it
my mum is 82 can she get stronger
never trained im 67
and at 74, does it still do anything
I'm 73, retired teacher, never set foot in a gym. Does it still pay off, and how soon would I notice?
Dad's 88 and finds it hard to get up from his chair. Would strength exercises do anything at his age?
At 61 I have time at last. How often should I train, and how many days between?
My husband is 79 and was strong once. If he begins with light weights now, what can he hope for in three months?
My neighbour says after 70 it only goes downhill, training just slows it. Is that all?
Isn't it risky and pointless to lift at my age, 76? That's what my son thinks
bin 69, lohnt sich krafttraining noch
e com 80 anos, ainda se ganha força?`,
'progress-photos': `how do i track progress
should i take progress pics
how often measure waist
scale or mirror or photos
how do i know its working
how do i tell its working then, if not by scale
I'm 42, lift three times a week, can't tell if I'm changing as I see myself daily. What should I record?
I hate scales, they ruin my mood. What other signs can I go by, 36, trying to get leaner and stronger?
I took a picture at the start in awful bathroom light and another one yesterday in sun. How should I do it so it's fair?
59, my aim is staying nimble, not looks. What do I use as a yardstick for progress?
My mate says weigh yourself each morning, it's the only honest number. Mine jumps by 2 kg though?
Photos are vain, my wife says. Is there a point to them?
comment mesurer ses progrès, photos ou balance
e le foto, ogni quanto le faccio?`,
'row-technique': `rowing machine form
erg technique help
legs or arms first on rower
back hurts a bit after rowing machine, form?
how to row properly on concept2
and on the rower, what moves first
I'm 45, bought a rower for the cellar, 20 minutes on Tuesdays and Saturdays. What's the right sequence?
At the gym I go flat out at 34 strokes a minute and get nowhere on the monitor. What am I doing wrong in the stroke?
My lower back is stiff after 15 minutes on the erg, 52, otherwise healthy. What should I look at in my stroke?
First CrossFit class used the rowing machine and nobody explained it. Quick rundown?
My friend pulls with the arms first because "it's rowing". I thought the legs did most?
Someone told me to rush forward as fast as I pull back. Is that right on the rower?
rudergerät, wie geht die richtige reihenfolge
y al volver hacia delante en la máquina de remo, primero brazos o piernas?`,
'row-damper': `what number do i set the lever on the side of the concept2
damper 10 or lower??
rowing machine resistance setting, 1-10, no clue
everyone at my gym leaves the rower on 10. am i weak for using 4
I'm 52, just got a second-hand rower for the garage, 30 minutes most mornings before work. Where should the air flap be and what stroke rate do I aim for?
Female, 60 kg, the PT put the lever on 8 and my back feels every pull. Is there a more sensible setting?
My brother in law rowed at uni and laughs that I row at 3. He says max or it doesn't count. True?
Doing easy 5ks on the erg after lifting, three times a week. I always end up at 28 spm without noticing, should it be slower on the relaxed days?
and the stroke rate, for the hard pieces?
63, bad at machines, new rower in the conservatory, 20 min before breakfast. lever goes 1 to 10 and the manual is in chinese, where do i put it
does that lever number change if its a hard day
ok lever sorted, but strokes a minute? im all over the place
auf welche Stufe stell ich den Hebel am Rudergerät, hab immer 10 genommen
en la máquina de remo, ¿qué resistencia pongo y a cuántas paladas por minuto?`,
'good-2k-time': `2k row in 8:40 is that any good
just did my first 2000m erg test, 9:12. trash?
average 500m pace for normal ppl
how fast should i row 2k
I'm a 38 year old woman, 164 cm, rowing since January twice a week. My 2k is 9:30 and the guys in the gym all do under 8. Am I slow?
46, office job, 95 kilos, did 7:52 last night on the Concept2. Is that fit or just heavy?
My gym buddy reckons anything above 7 minutes is embarrassing for the 2k. That can't be right for someone who doesn't row for a club?
ok and for smaller women, what would count as a respectable time there
I've got four months till our work rowing challenge, two km, and I can spare three evenings. Which mix of slow rows and sprints brings the time down?
55 m, 1.70, came from cycling, third month on the erg, 2:18 average over the 2000. decent or a long way off?
and which sort of sessions would bring that erg time down
But a colleague half my size rows it quicker than me. Surely weight is an advantage, or is a 'good time' nonsense across sizes?
2000 m au rameur en 8 min 20, c'est bien ou pas ?
was ist denn ne gute zeit auf 2 km ergometer für einen anfänger`,
'rower-or-treadmill': `rower vs treadmill which one
does the rower build muscle or is it just cardio
rowing good for getting fit?? never done it
knees hate the treadmill, would rowing do
I'm 57, a bit heavy, and running jars my hips. The leisure centre has rowers nobody uses. Would that do as my main cardio, and how long do I go for the first times?
Small flat in the city, downstairs neighbours complain when I run on the treadmill. Thinking of swapping it for a rower, do I lose anything?
My mate swears rowing alone gave him his back and arms, so no need to lift. I doubt it, is there something in it?
Trainer told me nothing beats running for fitness and rowing is for people who want to sit down. Fair?
ok the rower then, how long for the first few goes
postman, 10 km of walking a day already, feet tired by evening. gym nearby has a rower and a treadmill, 20 minutes, three times a week, which one do i get on?
37, wfh, weak upper back, got vouchers for one cardio machine. wife wants a treadmill, i'd take the rowing one. talk me into something
but do the arms get anything out of it compared to running?
meglio il vogatore o il tapis roulant per rimettersi in forma?
remo indoor vale a pena ou fico na esteira mesmo`,
'swim-start': `cant swim more than 1 length without dying
want to do laps but i panic w the breathing
is once a week an hour in the pool ok or shorter more often
front crawl kills me but i can run 10k?? why
I'm 44, can do breaststroke with my head up like my gran, and I'd like to learn proper swimming for exercise. Pool is free Tuesday and Friday mornings. What do I do when I get there?
Just signed up for the pool next to my office, lunch breaks of 45 minutes. I get through two lengths and have to hang on the wall. How should I split it up?
My wife says just swim slowly without stopping until it gets easier. I only get worse and swallow water. Is she right?
Are lessons a waste of money for an adult, my friend learned from YouTube
and how much rest at the wall between lengths?
29, can't run because of work boots and tired feet, pool opens at 6.30 by my house. i can float and do one length. what does a session look like for someone like me?
Retired, 66, swam as a boy, tried again last week and was puffed out after a single length of front crawl. I have time every day. How often should I go?
and the breathing bit, when do i breathe out?
quiero empezar a nadar pero a los 25 metros ya no puedo más
Schwimmanfänger, 35, nach einer Bahn Kraul völlig platt, wie fang ich an?`,
'swim-cross-training': `does swimming count as cardio for runners
can i swap my runs for the pool while my foot rests
will swimming give me a bigger back
pool on off days good idea?
I'm training for a half in autumn but have to stay off running for three weeks. There's a deep pool nearby. Will I lose my fitness if I do everything in there?
60, been told I should look after bone density, and all I do is swim four times a week because I love it. Does that cover it?
Lift three times a week, 29, legs always fried. Would a swim on Wednesdays and Sundays give me conditioning without beating them up more?
My running club coach says swimming only makes you good at swimming. I thought heart is heart?
and would swimming do anything for my shoulders size wise
runner, 52, calf is being silly, physio says no running until june. local pool has a float belt. how close to my old form can that keep me?
ok but do i still need the weights if i do laps 3x
My dad says swimmers have the best bodies so forget the gym. Does it build that much?
la natation ça peut remplacer la course pendant quelques semaines ?
il nuoto fa bene anche alle ossa o devo fare pure i pesi?`,
'swimmers-shoulder': `shoulder hurts when i swim freestyle
front of my shoulder pinches every catch, 3 wks now
are paddles bad for sore shoulders
which stroke is ok with a cranky shoulder
I'm 48, masters squad three mornings a week, about 3 km each. Left shoulder aches by the second half. I'd rather not stop altogether, what do I change?
Triathlon newbie, 33. I swim twice a week with pull buoy and paddles because my legs sink, and now my right shoulder is sore reaching overhead. What should I be doing with bands and how often?
My lane mate says swim through it, it loosens up. It doesn't. Should I cut back instead?
ok and which band stuff, how many times a week
how long do i wait till i get it checked, its only sore in the pool
17, club swimmer, eight sessions a week, coach added fly sets and now my right shoulder grumbles after practice. what do i leave out
open water race in 9 weeks, 41, bumped my swims from 2 to 4 a week, shoulder is sore after long ones. how much do i cut?
and backstroke? is that ok with it
Schulter zwickt beim Kraulen, muss ich ganz pausieren?
dor no ombro quando nado crawl, continuo ou diminuo?`,
'ski-erg-assault': `how do u use the ski erg properly
air bike pacing??
echo bike or ski erg which is harder
the fan bike thing w the moving handles - legs or arms
Got my first Hyrox in March, 1000 m on the ski thing to open. I pull only with my arms and they're gone by 400. How's the technique meant to go?
I'm 41 and the box near work has these fan bikes. Went all out for the first 20 seconds of a 10-calorie sprint and nearly fell off. How should I start them?
My coach keeps shouting 'hinge' at me on the SkiErg, whatever that means. Isn't it a lat exercise?
Some guy told me the assault bike is the best machine there is, twice the workout of anything else. Marketing or true?
and on the bike version, do i push or pull more with the arms?
58, knee replaced last year and all good, physio gym has one of those ski pull machines, 10 minutes three times a week. how do i do it without wrecking my back?
crossfit newbie, 24 f, workouts always have calories on the bike w the fan, everyone beats me though i start fastest. pacing?
so how many pulls a minute on the ski one
Skierg Technik? mir tun nur die Arme weh
l'air bike de la salle me détruit en 1 minute, je m'y prends comment`,
cadence: `is 180 steps per minute really a must
my cadence is 162, bad?
long legs 1m93 and cadence of 160, worry or not
steps per minute running whats normal
I'm 36, run three times a week, knees get achy after 5 k and a friend filmed me: my foot lands way out in front. Would faster little steps sort it, and how much faster?
Started running last spring, my watch grades my rhythm red at 154. I feel fine. Should I force it up?
My mate says all pros run 180 so everybody should. I tried and it felt like tap dancing. Is he right?
The guy in the running shop says cadence is the key to everything, I think it just goes up with speed. Who's right?
ok but how do i practise the quicker steps, with music or what
50, 1.65 tall, slow jogger at 7:15 per km, step count 168 on the watch, app nags me for 180. bother or ignore?
marathon plan, 34, shin and knee niggles each build-up, gait video says i reach too far with the foot. by how many percent do i speed up the steps
and if i run slower, does the number go down too or should it stay the same
¿tengo que llegar a 180 pasos por minuto corriendo?
Schrittfrequenz 156, ist das zu wenig oder egal?`,
'foot-strike': `heel strike bad?
toes first or heel first when running
midfoot landing worth learning
saw a barefoot guy on yt saying heel landing wrecks you
I'm 40, been running eight years with no trouble, always landed on the heel. New club coach wants all of us on the balls of our feet. Is it worth the bother?
Read Born to Run on holiday and now I'm on my toes for every run. 31, 25 km a week, calves like rocks. Should I go back to how I ran before?
My physio friend says forefoot saves energy. My times haven't moved at all. Is there any proof?
Surely landing on your heel is like braking with every step, so how can it not be worse?
and if i do want to switch my landing, how long does that take
teacher, 46, new minimal shoes for my birthday, everyone in the forum says now land on the front. 20 k a week, never injured. do i?
27 f, sprinted at school so i naturally land on my toes, marathon training now and people tell me to roll over the heel. change it?
so what should i think about instead of where the foot lands
è sbagliato appoggiare prima il tallone quando corro?
attaque talon ou avant du pied, qu'est ce qui est mieux`,
'running-shoes': `which running shoes should i buy
how often replace running shoes
do i need stability shoes, flat feet
best trainers for a beginner runner?
I'm 45, 92 kilos, starting couch to 5k next week and the shop had a wall of 80 pairs. What do I look for so I don't spend £160 on the wrong ones?
Run 30 km a week on paths, two kids, small budget. Is it silly to own two pairs at once or does swapping them make sense?
The salesman put me on a treadmill and says I overpronate so I need the support model at 170 euros. They feel like bricks. Do I trust him or my feet?
My sister says shoes die after 300 km and you must buy new. Sounds like the shoe firms wrote that?
ok and how much space at the toes
33, wide feet, always black toenails after 12 k. is that the wrong model or just too small?
flat arches since childhood, 41, mum always bought me inserts. starting to jog twice a week on tarmac, do i need the special ones?
and how many km till i need the next ones
welche laufschuhe für anfänger, muss ich ne laufanalyse machen?
de quantos em quantos km troco o tênis de corrida?`,
'carbon-shoes': `are carbon plate shoes worth it
can i train in my carbon shoes every day
alphafly or save my money
do plated shoes work for slow people
I'm 39, going for sub 4 in the marathon in October, three runs a week. Everyone at the start line has those 250 euro bouncy shoes. Would they get me anything?
Bought a pair of carbon racers in the sale, wore them for 8 km and my calves were fried for days. Do I need to break myself in or give them back?
My mate says they gave him four minutes on the half. I think it was the training. How much can a shoe really do?
Isn't that whole carbon thing just for elites? My wife reckons I'm wasting money
and how many runs before the race should i have done in them
48 f, 5 k in 29 minutes, birthday money in hand. would those springy plate shoes do anything for someone at my speed?
half marathon in five weeks, 35, just ordered a plated pair, never worn such things. how do i bring them in before then?
so only on race day or also for the fast sessions
¿las zapatillas de placa de carbono valen la pena para un corredor normal?
Bringen Carbonschuhe bei 5:30er Pace überhaupt was`,
'treadmill-outside': `is treadmill running the same as outside
1% incline thing true?
treadmill feels easier is it cheating
dreadmill so boring any tips
I live up north, dark and icy till March, so all my half marathon prep would be on the belt at the gym. Will I be ready for the road or am I fooling myself?
Two small kids, 34, I can only run in the basement at nap time. Does this train me as well as the park would, and do I put it on a slope?
A guy at work says treadmill miles don't count because the belt moves your legs for you. Nonsense?
My husband insists on always setting it to 1 even for jogging. Does he have a point?
ok and for the slow runs, flat or tilted
26 f, work late, park isn't lit, so i run at the gym mon/wed/fri. race in april is on the road. anything i should set differently on the machine?
52, hot summers here, 38 degrees, so belt in the AC room for three months. do i come out less fit in september?
and when i do faster stuff on it, put the slope up?
courir sur tapis ou dehors, ça change quelque chose à l'entraînement ?
corro sempre sul tapis roulant, vale come correre fuori?`,
'running-breathing': `how to breathe when running
nose or mouth breathing on runs
in thru nose out thru mouth?? cant get enough air
breathing technique for 5k
I'm 50, quit smoking years ago, walk loads, but as soon as I jog I'm gulping air and have to stop. Is there a way to breathe that I've never learned?
Doing couch to 5k, week 4, 28 f. The app voice says find your breathing rhythm and I just get confused counting steps. Do I need to count at all?
My yoga teacher says running should be done with closed mouth only. I tried and nearly blew up. Is she right?
Friend read that book about nasal breathing and preaches it to everyone. Is there any use in it for running?
ok and does the nose only thing help on slow days
trumpet player, 39, lots of lung, and still i pant after 400 m of jogging. what's going on, do i breathe too shallow?
68, began slow running with the grandkids, i hold my breath without noticing. how should i do it
ok but is it in through the nose or doesnt it matter
beim joggen krieg ich nie genug luft, nase oder mund?
como respirar na corrida sem ficar ofegante em 5 minutos`,
'run-hills': `how do i run uphill without dying
hill sprints how many how long
downhill wrecked my quads
are hills good training
I'm 47, entered a 15 km trail thing with 500 m of climbing, and I live somewhere flat with one decent slope. What should I do on that slope each week?
Just moved to the Peak District, my easy 6 min kilometres turned into 8s on the climbs and my watch shouts at me. Should I hold the pace or let it go?
My club mate says never walk a hill, it teaches you to quit. On the steep ones I'm faster walking. Who's right?
People say short hill sprints are strength training for runners. Sounds too good?
and going down again, how do i train that
holland flat, 35, holiday house in the ardennes for two weeks, running club there goes up and down all day. how do i pace the ups and save my thighs on the downs?
one steep street outside my door, 29, twenty minutes at lunch. can i make a proper session out of running up it?
how many of those short uphill sprints, and do i walk back down?
¿cuántas cuestas hago y de cuántos segundos? soy principiante
en montée je garde mon allure ou je ralentis ?`,
'pram-dog-running': `running with a buggy any tips
from what age can baby go in the running stroller
when can i take my lo for a run in the pushchair
buggy run one hand or two hands
I'm 33, baby is four months, cleared to run and going slowly. Only chance is to take him along. Is he old enough for the jogger?
Stay at home dad, twins of ten months, double buggy, flat river path. How much slower should I expect and do I go by the watch?
My neighbour ran with her baby at eight weeks in a normal stroller and says it's all fine. Isn't that too early?
My mother in law thinks shaking about in a jogging pram hurts the baby. At eleven months, is she right?
ok and how do i steer and push without getting crooked, one arm is always sore
29 f, daughter seven months, buggy from a friend with fixed small wheels, pavement in town. can i jog with that one?
grandad, 60, minding a one-year-old on fridays, still run 5 k. can i take him along in the three-wheeler, and what pace is normal?
and when he's six months, ok then?
Ab wann darf das Baby in den Laufkinderwagen?
correre con il passeggino, da quanti mesi si può?`,
'start-running': `how do i start running from zero
cant run 1 minute. where do i begin
c25k style plan pls short version
how long till i can jog 30 min nonstop
I'm 43, desk job, 15 kilos over what I was at 30, only have mornings before the kids wake. I want to become a runner without hating it. What do the first weeks look like?
Student, smoke now and then, last ran at school. Signed up for a 5k in ten weeks with friends. How do I get from nothing to that?
My mate says just go out and run till you can't, every day a bit further. That finished me in a week. Is there a better way?
Isn't walking in between kind of failing? My dad says you either run or you don't
and how much do i add each week once the 1 min bits are ok
57 f, brisk walker with a dog, an hour a day, never ran a step since school. legs are good, lungs aren't. how do i turn it into jogging?
24, gamer, 100 kg, new year's thing. i can go monday, wednesday, saturday. tell me exactly what to do on monday
and how fast should the running bits be
will mit laufen anfangen, schaff keine 2 minuten am stück
nunca corri na vida, como começo aos 38?`,
'easy-pace': `how slow is an easy run
what pace should my easy runs be, 10k pb 52 min
easy run feels embarrassingly slow
how much of my week should be slow
I'm 35, four runs a week, best 10 k 48:20. My plan just says 'easy' on three days and I have no idea what number to put into the watch.
Been running a year, 29 f, every run at 5:50 and I finish each one wrecked, no progress. Somebody said slow down, but how far down?
My brother thinks running slowly only makes you a slow runner. Why would anyone train like that?
Tried the talking test and to pass it I basically have to walk on hills. My friend says then it's not a run any more. Does it still count?
ok but how do i know its slow enough without a watch
63, former 3:20 marathoner, can't let go of pace, every jog turns into a race with my old self. what should the relaxed ones look like at my 56-minute 10 k?
new mum, 31, runs with a friend who's quicker; i never get a word out. is that still an easy run for me?
so how much slower than my race pace is that roughly
mon footing facile, à quelle allure ? 10 km en 50 min
¿a qué ritmo van los rodajes suaves? siempre acabo reventado`,
'zone-2-run': `what is zone 2
zone 2 running im basically walking
how do i find my zone two
why does everyone go on about zone 2
I'm 51, max heart rate about 172 by my watch, started running in winter. Which pulse should I hold on the base runs and how long before I can jog the hills in it?
Garmin gives me one zone 2, Polar another, the app a third. 37, run and cycle, max 186. Which range do I take?
Podcast bro says zone 2 is the secret to everything. My mate says it's junk miles. What is it good for really?
I can't believe that shuffling at 125 bpm makes me fitter, it feels like nothing. Convince me?
and if my pulse drifts up on the climbs, do i stop?
39, heavy, just got a chest strap, everything above a shuffle is 150 plus. max is around 183. stay under what?
cyclist, 45, zone 2 on the bike is 120 to 135 for hours, on foot i'm at 145 just jogging. which one do i go by when running?
and how many weeks till i dont have to walk the hills any more
zona 2 nella corsa, a che battiti corrisponde?
Zone 2 laufen heißt bei mir Gehen, ist das normal`,
'run-week-increase': `how much can i add per week running
from 20 to 35k a week too fast?
whats a safe jump in distance
do i need a down week
I'm 42, every time I get to 30 km a week something starts to niggle and I'm back to zero. How should I build up this time?
Ran 10 k as my longest all month, and friends want me along for 16 on Saturday. 26, fit from football. Is that asking for trouble?
My running mate says the 10 % rule was made up by somebody and has no science. Then what do you go by?
Coach says it's weekly total that matters, I heard it's the single long one that gets you. Which?
ok and every how many weeks do i back off
25, ex swimmer, lungs of a horse but shins of glass, running 12 km a week now and want 40 by summer. at what speed do i raise it?
31 f, half marathon plan jumps from 11 to 15 on sunday, longest in the last month was 11. follow the plan or trim it?
so its the one long run i have to watch, not the weekly total?
quanto posso aumentar a quilometragem por semana sem me machucar
augmenter mon kilométrage, 10 % par semaine c'est la règle ?`,
'run-intervals': `how do i do intervals running
first speedwork what should i do
6x400 or longer ones?? no idea
i blow up on the 3rd rep every time
I'm 38, three easy runs a week since spring, about 15 km in all, and I want one session with some pace in it. No track here, just a park loop. What would it look like?
Did couch to 5k, finished in May, now at 31 minutes and bored of plodding. Is it time for repeats and how long are the breaks?
My flatmate does hard repeats four times a week and says that's how you get quick. Isn't that a lot?
Should the first one be flat out and then hang on? That's what my mate does
and how long should i jog between the fast ones
51, five months of steady 5 ks three times a week, doc happy, now i'd like a bit of spice on thursdays. how many minutes fast and how many slow?
girlfriend and i, both 27, run together at 6:15, want to do something quick once a week on the canal path without measuring anything. idea?
and should the last rep be slower or the same?
Intervalle laufen als Anfänger, wie viele und wie lang?
quiero hacer series por primera vez, ¿qué hago y cada cuánto?`,
'run-faster': `how do i get faster
stuck at 28 min 5k for a year
want to run faster pls help
same route same time every week, no progress
I'm 44, run Tuesdays and Saturdays, 6 km each, always around 36 minutes. I'd love to see 33 by Christmas. What do I change?
Parkrun every weekend plus one jog, 29 f, I push like mad on Saturdays and still get the same time give or take 10 seconds. What am I missing?
My mate says to run faster you have to run fast every time. I do and it isn't working
Does strength stuff really help with speed or is it just something trainers sell
ok and how long till i see it on the clock
police entry test in three months, 23 f, need 2.4 km in under 12, at 13:10 now. running twice a week. how do i drop that?
60, parkrun 31:40, three years ago it was 29. i'd like some of it back, got time for four runs. how do i split them?
and those strides, what are they for and how many
come faccio a diventare più veloce? 10 km sempre in 58 minuti
je stagne à 5:45 au km depuis des mois, comment progresser ?`,
'tempo-threshold-run': `whats a tempo run
threshold pace how fast is that
comfortably hard wtf does that mean
first threshold session, how do i split it
I'm 36, 10 k in 47 minutes, following a half plan off the internet with 'T pace' on Thursdays. How should that feel, and do I do it in one go?
Running two years, 33 f, I either jog or sprint, nothing in between. Club says I need the in-between one. How often and how many minutes?
My mate does his tempo so hard he's bent over after. I thought you should be able to say a few words?
Is a weekly one really enough? A guy on Strava does three of those and says that's how the Norwegians do it
and once 2 x 8 feels ok, what comes next
53, half in 1:58, training on tuesdays, thursdays, sundays. thursday could be the 'strong but controlled' one. how many minutes of that, and in one block?
coach left us, i'm 27, club mates say 'do your threshold at one-hour race pace'. i've only raced 5 k in 23. how do i find it by feel?
ok but can i still talk at that speed or not
Tempodauerlauf, wie schnell soll der sein?
o que é treino de limiar e quanto tempo tem que durar`,
'long-run': `how long should my long run be
long run pace and distance??
weekly 30k, how much of it on sunday
sunday run keeps getting longer, when do i stop adding
I'm 49, run three times a week for health, about 25 km. Everybody talks about the big weekend one. Do I need it and how far would it be?
Training for Berlin, 38, four runs a week, I'm slow so 30 km takes me three and a half hours. Do I have to go that far in training?
My club says you must run the full 42 once before the race or you can't trust yourself. That seems mad?
My mate runs his long one at race pace and calls mine a stroll. Which way?
ok and how many minutes do i add each time
45 f, first half marathon in 14 weeks, current longest 9 km, sundays free. how does that weekend run grow?
nurse, 39, weekends mostly on shift, 30 km weeks. can the lengthy one be on a wednesday and how far in relation to the rest?
and at what speed, the same as my other runs?
¿cuánto debe durar la tirada larga del domingo?
il lungo della domenica quanto deve durare se preparo una maratona`,
'how-often-run': `how many times a week should i run
is 2x a week running enough
running days per week for a newbie
do i need rest days btw runs
I'm 46, started in March, love it and would go out every morning if you let me. Is that a good idea at this stage?
Shift nurse, 34, I manage two runs most weeks, sometimes three. Does two even do anything?
My flatmate has a running streak of 200 days and says rest days are for the lazy. I've been at it for five weeks. Follow him?
A friend says less than four times a week is a waste of shoes. Is it?
and when can i go up to five?
36, 105 kg, six weeks into run-walk, the app puts sessions on consecutive days. is that wise for my legs?
running two years, 41, three times a week with no aches, life got calmer and i'd like more days. is four or five fine now?
and is a day off in between really needed at my stage
wie oft pro woche laufen als einsteiger, jeden tag?
combien de sorties par semaine pour un débutant en course ?`,
'strength-for-runners': `do runners need weights
gym for runners, which exercises
does lifting make you faster at running
strength training running economy any truth
I'm 41, run four times a week, 45 km, never touched a barbell. I could free up two half hours. What would be the best use of them?
28 f, 10 k runner, I do 30 squats with pink dumbbells at home and it does nothing. Should it be heavier, and when in the week with track on Tuesdays?
My coach says lifting makes you bulky and slow, runners should just run. I'm not so sure
Mate swears by high reps with no weight for runners, 'endurance for endurance'. Right or wrong?
ok and on which days, i do intervals wed
60, half marathons twice a year, noticing i lose spring. home has a pair of 16 kg kettlebells. what do i do with them next to three runs?
trail runner, 34, live in a van, no gym. are hops and step-ups with a rucksack any use for running, and how many?
and not before my fast session, right? or does it not matter
chi corre deve fare anche pesi? quali esercizi
musculação ajuda na corrida mesmo? quantas vezes na semana`,
'shin-splints': `shin splints help
shins killing me since i started running 4 wks ago
can i run thru shin splints
shin pain after jogging what do i do
I'm 30, began running after New Year, went up to five times a week fast and now both shinbones ache along the inner edge. How do I get out of this?
Army fitness test in ten weeks and my shins hurt after each run, fine on the bike. 22 m. Do I stop running altogether?
My mate told me to run on them till they harden. Really?
Is it the shoes? My sister says new insoles fix it, I think I just did too much
ok and how do i know it isnt a stress fracture
37 f, treadmill to tarmac in one week, new job new route, and now the lower inside of both legs is tender. holiday 10 k in six weeks. what's the way back?
45, heavy, walk all day in a warehouse and started jogging on top; shins ache from the second kilometre. what can i do instead for now?
and when can i go back to proper runs with these shins?
schienbein schmerzt innen beim laufen, weiterlaufen oder pause?
me duelen las espinillas cuando corro, ¿qué hago?`,
'running-knees': `is running bad for your knees
running = arthritis later??
should i stop running to save my knees
running wears out the cartilage right
I'm 55, run 25 km a week and feel great, but my doctor friend keeps joking that I'll need new knees by 70. Should I be worried?
Both my parents have worn knees. 33, just started jogging three times a week. Am I making it worse for later?
Everyone at work says cycling is better because running destroys the joints. I never see proof. What's known?
My mate quit at 40 'to save the knees' and sits all day now. Was that smart?
and hips? same story with running?
26, mum won't stop: 'you'll be in a wheelchair'. i run 40 km a week and nothing hurts. is there any truth in it?
62, ran for thirty years, x-ray was clear, colleagues keep telling me to switch to swimming. do i need to?
so what does irritate a knee then, if not the running itself
courir abîme les genoux, vrai ou faux ?
correr estraga o joelho? todo mundo me fala isso`,
'walk-or-run': `is walking as good as running
hate running is walking enough
how much walking a week to be healthy
power walking vs jogging pls
I'm 61, big lad, running isn't for me any more but I walk the dog fast for 40 minutes every day. Does that do the job or do I need something harder?
Mother of three, 39, I have half an hour at lunch. I could jog it or stride it out with a colleague. Which gives me more?
My son says walking isn't training, it's just getting about. Is he right?
I read running gives twice the benefit per minute, my wife says nobody needs that. So which?
ok and how many minutes if i mix both
34, walk 25 minutes each way to the office at a good clip, five days. do i still need to jog for my health?
50 f, 20 kg to lose, joints moan when i trot. feeling guilty because the sister jogs. is walking second best?
and how fast does the walk have to be to count
reicht flottes spazierengehen oder muss ich joggen?
camminare veloce o correre, cosa fa meglio alla salute`,
'rest-between-sets': `how long to rest between sets
im resting 5 min between sets too long?
how long do i wait before the next set of bench
reps go 10 7 4, what am i doing wrong
I'm 45, train in my lunch hour, full body twice a week. I rush through with half a minute between everything. Should I take longer for the big lifts?
Home gym, 27 f, app timer goes off at 45 seconds and I can't do my reps any more by set three. What should I set it to?
My mate says anything above a minute and the pump is gone, so no growth. True?
PT told me three minutes for everything, even side raises. Isn't that overkill?
and for the small stuff like calves and curls?
55, heavy deadlift fives on saturdays, i'm still puffing after 90 seconds but feel silly standing about. wait longer?
gym is packed at 6 pm, 23, people stare if i sit on the bench for three minutes. how short can i go without losing muscle?
and how do i know i rested too little?
¿cuánto descanso entre series de sentadilla?
Pausenlänge zwischen den Sätzen, 1 min oder 3 min?`,
'short-rest-burn': `shorter rests burn more fat?
if i rest only 30 sec will i lose weight faster
rest less to lean out
does cutting my breaks help me get shredded
I'm 37, want to lose 6 kilos, lifting three times a week. I cut all my pauses to 20 seconds to keep it cardio-like, but my weights have dropped a lot. Good trade?
F 42, classes where we never stop between exercises, the trainer says that's how the fat melts. I feel dead but the scale doesn't move. Is it the right method?
My husband sits three minutes between sets looking at his phone. I tell him he isn't burning anything. Who's right?
Surely standing around for two minutes is wasted if you're dieting?
ok so do i do the sweaty part separately then
48, menopause belly, the online coach has me race through dumbbells with 15-second pauses 'for metabolism'. arms give up long before the legs. sense in that?
26 m, cutting for summer, lifting 5x. halve my breaks to get more burn or keep them and eat less?
so long breaks dont make me fat then lol
descanso curto queima mais gordura?
moins de repos entre les séries pour sécher, ça marche ?`,
supersets: `what is a superset
supersets good or bad
can i superset bench and rows
only got 30 mins, pair stuff up?
I'm 40, kids, gym window of 35 minutes twice a week and I never get through my list. Someone said do two exercises back to back. Which ones go together?
Upper body day takes me 80 minutes, 31 m, mostly waiting. Could I alternate pressing and pulling without getting weaker?
My mate says supersets are only for pump and you lose strength. Worth it anyway?
I paired squats with lunges because a video said so and nearly puked. Is that how it's meant to be?
and how long do i wait after the second one
home office, 33, two dumbbells, 20 minutes at noon. could i alternate press-ups and rows without a break so i get more done?
51, back at the gym, leg extension and leg curl stand side by side. go to and fro between them? how much break?
and what should i never put together
Supersätze - welche Übungen passen zusammen und wie lange Pause?
superset: ha senso per risparmiare tempo o perdo forza?`,
'drop-sets': `drop sets worth it?
strip the weight and keep going how much do i take off
how many drops
drop set on squats good idea lol
I'm 34, 40 minutes at the gym, arms and shoulders at the end always get cut short. Would one of those run-the-rack sets do for them?
Intermediate lifter, 26 f, growth slowed, and a girl at the gym finishes everything with lighter and lighter dumbbells until she can't move. Should I do that on every exercise?
My mate claims drop sets double your gains because you go beyond failure. I doubt it?
PT says they're bro nonsense, but they save me ten minutes. Do I lose anything by it?
ok and which exercise do i use it on
student, 21, gym closes at ten, always 10 minutes short for triceps. can i do one pushdown set and keep lowering the pin instead of three normal ones?
44, trainer ends each machine with 'strip it, go, strip it, go'. every single one. knackered. is that needed?
and straight on or a breather between the drops
le dropset, on enlève combien de poids à chaque fois ?
¿las series descendentes sirven más que las normales?`,
'rest-pause-cluster': `what are cluster sets
rest pause vs normal sets
are myo-reps better for muscle
rest-pause how long are the mini breaks
I'm 39 and have 25 minutes three times a week. A YouTuber says activation set and then mini sets of five with a few breaths. Does that replace three ordinary sets?
Powerlifter, 29, my fives get slow and ugly after rep three. Coach suggests racking the bar between reps for 20 seconds. What's the point of it?
My mate says rest-pause is the most advanced method there is and straight sets are for beginners. Really?
Isn't splitting a set with breathers just cheating the reps?
and what's the difference between the two then, clusters and the other one
46, evening sessions between dinner and kids' bath, so 20 minutes. thinking of one set, 15 seconds pause, a few more, pause, a few more. any good for growth?
olympic lifting hobby, 30 f, snatch triples fall apart. would single reps with short pauses between be smarter?
so does it beat normal sets or just quicker
was sind myo reps und bringen die mehr als normale sätze
rest pause funciona melhor que série normal?`,
'tempo-lifting': `how slow should i lift
time under tension legit?
superslow 10 sec reps worth it
lowering speed on bench
I'm 50, new to the gym, and the trainer counts four up and four down for each rep on the machines. Others bang them out. Which speed should I use?
My app says tempo 4010 for split squats and 2111 for presses. 33 f, training at home. How do I read that?
My mate lifts so slow one rep takes a quarter minute and says it's the best for growth. I can only use baby weights like that. Is it better?
Been told explosive reps build nothing because there's no tension. Doubt it, what's right?
ok and the way up, fast or slow as well
physio student, 22, we argued in class how many seconds a rep should take to grow muscle. is there a number?
43, elbow a bit touchy, and i notice that slower lowering feels kinder. does that cost me any muscle?
and those four digits, which one's the way down
a che velocità faccio le ripetizioni? lente o veloci
Langsame Wiederholungen besser für Muskelaufbau?`,
'eccentric-training': `are negatives good
eccentrics whats the deal
can i just drop the weight on the way down
negative pull ups how many
I'm 35 f, can hang but not pull myself up an inch. Someone told me to jump to the top and let myself down. How long should each one take and how many to start?
Train at home with a bar in the door frame, 48, I get myself up with a chair and sink slowly. Three days of sore arms after. How much of it is sensible?
Guy at my gym lets the bar crash down on each rep because 'only up counts'. I say he throws away half. Right?
My mate says lowering is where all the growth is so he only does that half. Bit much, no?
ok and why does that slow down part make me so sore
61, rehab done, want to do press-ups from the floor; going down works, pushing up doesn't. is only going down good for something?
army selection, 20, need five pull-ups, have zero, ten weeks. heard letting yourself down slowly is the trick. how many a session?
and the way down on normal exercises, control it there too?
¿las negativas sirven para sacar mi primera dominada?
freiner la descente, ça fait vraiment prendre du muscle ?`,
'pause-reps': `pause squats what for
how long do i pause in paused bench
i bounce the bar off my chest, how do i stop
spoto / pause stuff, how many sets
I'm 32, stuck at 100 on the bench for months, I do bounce a bit. Coach wrote 'paused 3x4' after my main sets. How heavy should that be?
Squatting for a year, 27 f, I lose tightness at the bottom and shoot up crooked. Would stopping down there for a moment teach me anything?
My mate says pausing just makes you weaker because you lift less. Why would I do it?
Some people say hold five seconds or it's not a pause. Really that long?
and as main lift or after it?
38, garage, no spotter, like the idea of stopping with the bar on the chest so i stay honest. how long and how many sets?
first powerlifting comp in may, 24 f, always touch and go till now and the judge will want a stop. how do i build that in
so how much lighter do i go for those
Kniebeuge mit Pause unten, wie lange und wie viel weniger Gewicht?
a cosa servono le ripetizioni con fermo al petto`,
'range-of-motion': `full range or partials
lengthened partials hype or legit
do i need to go all the way down on every exercise
rom on curls - full stretch?
I'm 44, my shoulder doesn't love the very bottom of dips and flys. Do I lose out if I stop a little short there?
29 m, three years of lifting, all over my feed it's bottom-half reps for calves and lats now. Should I swap my normal reps for those?
My mate loads the leg press with everything and moves it ten centimetres. He says heavy is heavy. Does that build legs?
Coach says full or nothing, internet says the stretched half is what grows. Who do I believe?
and how deep is deep enough if it starts to pinch?
hypermobile, 27 f, i can sink down to the floor in everything. should i use all of it or stop before?
57, stiff, my squats and presses are shorter than everyone's. do short ones still build or do i work on getting lower first?
and the half reps at the top, are they any use
repetição completa ou parcial, o que dá mais músculo?
volle bewegung oder reichen halbe wiederholungen`,
'exercise-order': `what order should i do my exercises
squats first or last
does exercise order matter
big lifts first right?
I'm 38, full body twice a week with squat, row, press, some arms and planks. I do whatever is free in the gym. Should I stick to a fixed sequence?
I'd love a pull-up, 30 f, but my plan has them as the very last thing when I'm done for. Can I move them up?
My mate pre-exhausts with flys before bench, says the chest grows more. Does the sequence make any difference for size?
Trainer has us doing box jumps at the end of the session. Feels the wrong way round?
ok and where do planks and the conditioning bit go
22, gym is full at five, bench only comes free at the end. if i do it last each time, do i lose out?
49 f, bone health, trainer wants hops, deadlifts, bands and a plank in one session. what goes where?
and if i only care about size, still matter what's first?
dans quel ordre je mets mes exercices ?
¿importa el orden de los ejercicios en la rutina?`,
'weights-or-cardio-first': `cardio before or after weights
30 min cardio before lifting bad?
which comes first if i want muscle
same session weights n cardio order
I'm 42, two evenings a week with an hour each, need to fit both strength and fitness in. I want to get stronger mainly. What do I begin with?
Half marathon in June but I also love lifting, 33 f. On Wednesdays I do both, always squats first and then my legs are lead for the intervals. Swap?
My mate says cardio first to burn the sugar so the weights burn fat. Sounds made up?
PT insists on 20 minutes of bike before every lift. Isn't that too much as a warm up?
and if i split it morning and evening, how many hours between
55, doctor wants heart and muscles trained, i go to the gym on tuesday and friday for an hour. rowing machine at the start or the end?
triathlete off-season, 31, leg press and hard spinning land on the same day. can i do them back to back?
and a few minutes of bike to warm up is ok?
Erst Kraft oder erst Ausdauer, wenn ich beides am selben Tag mache?
prima pesi o prima corsa?`,
'cardio-kill-gains': `does cardio kill gains
will running eat my muscle
can i run and still get big
interference effect real??
I'm 31, finally putting on some size, but I get winded on the stairs. If I add three bike rides a week, do I undo the work?
Play football twice a week and lift three times, 25 m. Is that why my legs don't grow?
All the big guys at my gym do zero cardio because it burns muscle. I feel unfit as hell. Are they right?
My brother says cardio turns you into a skinny runner. I want both, surely that's possible?
ok and on which days, around leg day i mean
skinny, 22, 64 kilos on 1.85, love cycling to uni plus two runs. do i have to stop those to put on size?
47, heart in the family, lift three times and would like to add two spinning classes, but don't want to lose the bit of muscle i've got. fine?
and jumping or sprinting power, does that suffer?
cardio atrapalha a hipertrofia?
si je cours 3 fois par semaine je vais perdre du muscle ?`,
'machines-or-free-weights': `machines or free weights
dumbbells vs machines for muscle
do i have to learn barbells
newbie - machines or dumbells to start
I'm 58, first time in a gym, and the machines feel safe while the bar area scares me. Am I missing the important part if I stay there?
My hotel gyms on the road have only cable and plate machines, at home I've got a rack. 36, travel half the month. Does it matter which I use for progress?
My mate laughs at anyone on a machine, says it's not functional. Is he right?
Read that free weights give more testosterone and therefore more muscle. Is there something to it?
and for balance and that, which one's better
31 f, gym shy, the free area is all loud lads, so i use the pin-loaded stuff. will i get the same results?
66, want to lift my suitcase and grandkids. son says barbell, brochure says machine circuit. what's better for me?
and can i do some of each in one session?
¿máquinas o peso libre para ganar músculo?
sind geräte schlechter als hanteln?`,
'compound-or-isolation': `compound or isolation
do i need curls if i do pull ups
are isolation exercises a waste of time
just squat bench row enough?
I'm 37, 45 minutes three times a week. Right now half of it goes to curls, kickbacks and flys. Should I build it differently?
26 f, my plan is squats, presses, rows, deadlifts. My shoulders and calves look the same as a year ago. Do I add little exercises for those?
My mate says real men only do the big five and everything else is fluff. I like my lateral raises, do they have any use?
The lady at the gym does nine single-muscle machines in a row and says it targets better than squats. Who's right?
ok so how many sets of the small ones then
home with two dumbbells, 40, 30 min twice a week. squats, presses, rows only, or squeeze in some single-muscle things?
19, want big arms for summer, cousin's plan is seven kinds of curl. wouldn't pull-ups and presses do more?
and which little ones are worth adding
multiarticolari o isolamento, su cosa costruisco la scheda?
faut il des exos d'isolation ou les gros mouvements suffisent`,
'unilateral-training': `one arm stronger than the other
do i do extra sets for the weak side
should i train one leg at a time
dumbbell press: right does 12, left only 10, problem?
I'm 33, broke my left arm as a kid and it has always lagged. When I curl with a bar, the right does the work. How do I even that out?
Tennis player, 45, racket arm visibly thicker and stronger. Two gym sessions a week. Do I train the other one more?
My mate says do double on the weak side until it's caught up. Is that smart?
PT measured my legs and got all dramatic about an 8 percent difference. Is that really bad?
and how long till they match
62, hip operated two years ago and all clear, the leg on that side still presses less. how do i bring it level?
drummer, 28, left forearm and grip lag behind. do i start with left or right when doing one-arm rows?
and is a small difference between sides just normal?
linker arm schwächer als rechter, mehr sätze links?
tenho uma perna mais forte que a outra, como corrijo`,
circuits: `are circuits good
circuit training vs normal sets
can i build muscle w circuits
bootcamp style rounds enough to get strong?
I'm 47, only have 25 minutes on Monday and Thursday mornings. I do eight stations three times round. Is that doing something or should I go exercise by exercise?
Garage, two dumbbells and a band, 35 f. I want to build a round-robin workout, in which order should the stations come so I don't die on the shoulders?
My mate says circuits are only cardio with dumbbells and build nothing. Fair?
Coach at the class says rounds are better for strength because the heart works too. Can't be, can it?
ok and how do i order the stations
firefighter, 36, we've got 40 minutes on station, six of us and little kit. everyone moves round stations. does it make us stronger too?
new to it, 58, the leisure centre does a 'body circuit' on wednesdays. good start or should i learn single exercises with breaks?
and will i grow anything from it or just sweat
¿el entrenamiento en circuito sirve para ganar fuerza o solo para cardio?
meglio circuito o serie normali se ho mezz'ora?`,
isometrics: `do isometrics work
static holds how long
can i get strong without moving lol
yielding holds or pushing against wall
I'm 53, knee gets grumpy when I bend it under load, but holding a position is fine. Can I keep my legs strong like that, and how long per hold?
Live in a tiny caravan for work, 29, no room to swing anything. Thinking of pushing against a strap and doing holds. Is that real training?
My mate read that holds only make you strong in that one position so they're pointless. True?
Old strongmen swore by pulling on chains that don't move. Myth or useful?
and which position should i hold, top or bottom
office, 39, no shower, no space, five minutes between calls. would wall sits and pressing my hands against the desk make me any stronger?
climber, 25, elbow a bit sore when bending, holding still is fine. keep strength like that for a few weeks?
and for how many seconds each
bringen Halteübungen wie Wandsitz was für die Kraft?
les exos isométriques, ça marche et combien de secondes ?`,
'how-many-sets': `how many sets per exercise
3 or 4 sets?
am i doing enough sets, 2 per exercise
junk volume?? how do i know
I'm 41, just started, two full-body days a week with six exercises. The plan says five sets of each and it takes forever. Can I do fewer?
Lifting four years, 30 m, chest has stalled on about nine sets a week. Should I add more or is something else wrong?
My mate does 25 sets for arms alone and says that's what it takes. Does it?
New baby, 34, two half hours a week left. Is there a minimum number that still keeps me growing?
and per muscle in the whole week, what am i aiming at
first month in the gym, 19, copied a youtuber's six sets per exercise and can't lift my arms for days. how many would do?
ok and when do i add another one
Coach says three sets of everything forever, that's enough for anyone. Is it really that simple?
quantas séries por músculo na semana?
wie viele sätze pro übung sind sinnvoll`,
'reps-for-muscle': `how many reps to build muscle
8-12 or what
is 20 reps too many for size
6 reps builds muscle or only strength
I'm 39, want bigger shoulders and arms, my joints don't like very heavy stuff. What number of repetitions should I be doing?
Home dumbbells only go to 12 kg, 24 f, so I end up at 18 or so on most lifts. Am I out of the muscle zone?
My mate says under 8 is strength, over 12 is toning and only between is growth. Is it that strict?
Some coach online says 5s are all you need to get huge. Don't buy it, what range works?
and how hard should the last ones be
skinny fat, 29, want a bit of chest and back by august, gym three times a week. do i count to 8, 12 or 20?
55 f, trainer has me at 25 on leg press, burning like hell. does that grow anything or should it be fewer and heavier?
so 6 or 15, does it make any difference in the end
¿cuántas repeticiones para hipertrofia?
combien de reps pour prendre du volume ?`,
'reps-for-strength': `how many reps for strength
sets of 3 or 5 for a bigger squat
what % of max for strength
how heavy do i go to get stronger
I'm 35, deadlift stuck at 140, always done sets of ten. I'd like to pull 170 by summer. Which reps and how close to my limit?
First meet in five months, 28 f, three sessions a week. Do I do singles all the time or what range makes the total go up?
My mate maxes out every Monday because only heavy singles make you strong. Isn't there a better way?
Coach gives me triples and then some sets of eight. Why the eights if I want strength?
ok and how long a breather between those heavy ones
60, want to be strong enough to carry my wife's kayak, healthy, been lifting for years in the 12s. how low in reps should i go?
climber, 31, weighted pull-ups, i want a bigger single. triples, fives, how heavy and how many left in the tank?
and should there be some lighter stuff as well?
wieviele wiederholungen für maximalkraft?
quante ripetizioni per aumentare la forza e con che percentuale`,
'high-reps-light-weight': `can i build muscle with light weights
only have 5kg dumbbells help
band + small dumbbells enough?
outgrown my 8 kilos, no money for more, what do i do
I'm 46, train in the living room with a pair of 6 kg dumbbells, three evenings a week. I can do 25 curls. Is that building anything or should I make it harder somehow?
Just out of lockdown-style living in a studio flat, 27 f, no gym and no space for heavy kit. Can I still grow my legs with what I've got, 10 kilos in total?
My mate says light weights only tone and you need heavy iron for muscle. Is that so?
Surely doing 30 of something is just cardio for the arm?
and how do i make them feel heavier without buying new ones
offshore worker, 33, gym on the platform ends at 10 kilos dumbbells, three weeks at a time. can i keep building there?
70 f, afraid of heavy things, happy to do lots of repeats with 3 kilos. is that enough to get muscle back?
so till it burns or till i cant anymore?
avec des petits haltères de 4 kg on peut prendre du muscle ?
peso leve com muita repetição dá resultado?`,
'heavy-or-light': `heavy or light weights
heavy hurts my elbows, can i go light
heavy for big lifts and light for rest?
strength or size - heavy or light which for what
I'm 49, three sessions a week, I like the barbell but my joints complain now and then. Is there a mix of heavier and lighter work you'd go for?
25 m, gym is split: half the lads do sets of five with huge plates, half pump fifteens. I want to look good and be strong. Which camp?
My mate says if it's not heavy you're wasting time. My girlfriend says light gives the same. Who wins?
I read light loads are as good as heavy. Then why does anyone bother with heavy?
and for curls and raises and such, same answer?
ex-rugby, 42, used to only lift heavy, shoulders creak now. lighter dumbbells with more repeats, do i lose muscle?
starter, 20 f, friend and i argue: she takes 6 heavy ones, i take 15 light ones, same goal, rounder glutes. who's ahead?
so heavy on squats and light on the rest, or all the same?
schwer oder leicht trainieren, was bringt mehr
¿mejor mucho peso o poco peso con más repeticiones?`,
'pick-starting-weight': `what weight should i start with
how do i know how heavy to go
is 20kg too light to begin bench
how do i find my working weight
I'm 44 f, first gym session on Thursday with a plan from a friend: leg press, rows, chest press. It doesn't say what to put on the stack. How do I work it out?
Back after six years away, 38 m. I remember my old numbers and don't trust them. How do I find the right load on day one?
My mate says go straight to the heaviest you can lift ten times. I'd rather not get hurt, is there a calmer way?
The trainer gave me 4 kilos for everything and I barely notice it. Should it feel like that?
and how do i know when its too easy?
dad's old barbell set in the cellar, 16, no one to ask. how do i find out what to put on it for rows and presses?
new gym, 53, other machines, the numbers on the stack mean something else. how do i find my load again without guessing for weeks?
and next time, start there again or from the bottom?
con che peso comincio? non ho mai fatto palestra
Welches Gewicht nehm ich am Anfang beim Rudern am Kabel?`,
'same-weight-every-set': `same weight for all sets?
should i add weight each set
do i keep 50kg for all 3 sets or go up
does my first lighter set count as a set
I'm 36, 3x8 on the bench, I go 50, 55, 60 and only the last one is hard. Is that three sets or really one?
Started in spring, 30 f. With the same dumbbells I get 12, 11, 7. Do I take lighter ones for the third round?
My mate always pyramids up, old-school bodybuilder style, and says straight sets are lazy. Which is better to track?
Plan says 4x6 at 80. I thought you'd have to work up set by set, isn't jumping straight in dangerous?
ok but if i can't hit the reps on set 3, what do i change
bench day, 24, i do 40x10, 60x8, 70x5, 75x3. coach asked how many work sets that is and i had no answer. should it be one load?
adjustable dumbbells, 48, changing plates takes two minutes each time. may i just leave the same on for all rounds?
and the easy ones before, do they count
¿uso el mismo peso en todas las series o voy subiendo?
je garde la même charge à chaque série ou je monte ?`,
'top-set-backoff': `what is a top set
top set and back off sets how
how much to drop for backoffs
back off sets %
I'm 33, bench and squat twice a week, straight fives feel stale. A friend works up to one heavy set and then does lighter ones. How would I set that up?
Coach sent my new block: 'top 4, then -10 % x 3 sets'. 29 f. How hard should that first one be?
My mate goes to failure on the heavy set and then has nothing left for the rest. That can't be the idea?
Why bother with one heavy set when you could just do them all the same? Convince me
and how many of the lighter ones after
busy lawyer, 41, 40 minutes for squats and one more. would one heavy set plus a few lighter ones be a good use of it?
deadlift 180, 35, five heavy sets leave me broken till thursday. thinking one hard one and then drop. by how much?
and on the heavy one, all out or leave something
Topset und Backoff, wie viel Gewicht geh ich danach runter?
o que é top set e quantas séries de back-off faço depois`,
'five-by-five-or-three-by-ten': `5x5 or 3x10
stronglifts 5x5 vs 3 sets of 10
which is better for size 5x5 or 3x10
5x5 for beginner or 3x10??
I'm 40, three sessions of 50 minutes, want some muscle and a bit of strength. My app offers five fives or three tens. Which box do I tick?
Done 3x10 for a year, 27 m, bench hardly moved. Would five fives get it going?
My mate says 5x5 is the only real programme and tens are for Instagram. Is he right?
I read they give the same muscle so why would I suffer through five heavy sets
and how long do i rest if i go for the fives
37 f, home rack, 40-minute limit while the toddler naps. fives with long breaks or tens with short ones?
52, restarting, used to love five by five at 25. shoulders are not what they were. still a good choice over 3x10?
and if i only want to look better, which of the two
5x5 o 3x10, quale scelgo?
5x5 ou 3x10 pour prendre de la masse`,
'one-set-enough': `is one set enough
can i get away with a single set
only time for 1 set each
single set vs three
I'm 45, two jobs, I could do eight exercises with one go each on Tuesdays and Saturdays in 25 minutes. Will I get stronger from that?
Beginner, 52 f, the small gym here runs a machine line with one round per machine. Is that proper training or just for show?
My mate read Mike Mentzer and now does one all-out set and goes home. He says more is wasted. Is it?
Trainer insists less than three sets is a warm-up. Don't believe him, or should I?
ok and how hard does that one have to be
truck driver, 49, hotel gyms and half an hour at most. if i do each machine once, properly, is that worth it?
exam term, 22, normally 4 sets of everything. can i get by with just one each until july?
so more is better but one works, did i get that right?
reicht ein satz pro übung wenn ich wenig zeit hab
¿con una sola serie por ejercicio se progresa?`,
'different-reps-same-week': `can i mix rep ranges
heavy monday light thursday?
undulating periodization for normal people
mixing strength and hypertrophy in 1 week
I'm 34, squat twice a week, always 3x8. Bored and my knees feel it on the second day. Could one of the days be heavier with fewer and the other lighter?
Four days upper lower, 28 f. I'd like to train for both strength and looks. Do I split the rep numbers by day or by month?
My mate says the body needs one clear signal, so pick one range and stick with it. Is mixing really bad?
Is it true you MUST change reps all the time to shock the muscle? Or just an option?
and which numbers on which day
44, bench mondays and fridays, elbows grumble when both are heavy. could friday be tens?
24 m, told to do 12 weeks of high reps, then 12 of low. can't i just do both every week?
and is that better than keeping it the same or just different?
posso fazer um dia pesado e um dia leve do mesmo exercício?
posso alternare 5 ripetizioni un giorno e 10 l'altro nella stessa settimana?`,
'when-rep-counts': `does a half rep count
when is a rep a rep
last reps look ugly do i count them
got 10 but the last 3 were shallow, log 10 or 7
I'm 37, write everything in a notebook. On pull-ups my chin only just misses the bar on the last two. Do I put down 8 or 6?
26 f, my squats get shorter the more tired I am, although the number goes up each week. Is that progress?
My mate swings his curls with his whole back and says he does 15. I say 6. Who's right?
Coach stops my set as soon as the bar slows. Isn't slow still a proper rep?
ok and if just one rep goes a bit crooked, stop right there?
competition among colleagues for most press-ups in a minute, 33, one guy dips his head and calls it one. what's the rule?
47, dumbbell rows, by the end i twist my whole trunk to get it up. keep counting or put it down?
and if its just slow but clean?
une répétition moche ça compte ou pas ?
zählt die Wiederholung noch, wenn ich am Ende nicht mehr ganz runter komme`,
'sleep-hours': `is 6 hrs enough to build muscle
how much sleep do i need if i train
hours of sleep for muscle
im always hungry and tired, sleep like 5.5h
does sleep really matter that much for training
I'm 39, get up at 5 to train before work, in bed at 11. That's six hours if I'm lucky, for months now. Is it holding me back?
Marathon block, 70 km a week, 32 f, I sleep seven and feel I could do with more. How much is right when training is heavy?
My boss lives on four hours and says sleep is a habit. My lifts say otherwise. What does a body need?
Isn't eight hours a myth? My mate does fine on five, he says
and if i sleep in on sundays, does that make up for it or better the same bedtime
19, uni, bed at 2, up at 8, gym five times a week and wondering why nothing grows. how many hours should it be?
56, wake at five whatever i do, about six and a half hours, training for a trail race. enough?
and what happens if i stay under six for a long time
¿cuántas horas hay que dormir para progresar entrenando?
reichen 6 stunden schlaf wenn man viel trainiert`,
'bad-night-train': `slept 4 hours should i train
terrible night, gym or skip?
barely slept, leg day today...
train tired yes or no
I'm 42, was awake from two to five with a head full of work. Heavy squats are on the plan at six tonight. Go ahead, change it or leave it?
Neighbours partied till four, 29 f, overhead press day. I've had coffee and feel sort of fine. Same weights?
My mate says no excuses, train as planned. My head feels like wool. Sensible?
They say you lose all your strength after a bad night. I can still lift it though, can't I?
and if it was under five hours?
flight landed at 3 am, 35, up at 7, deadlift session booked with a friend at noon. keep it as it is?
50 f, hot flushes, slept perhaps five hours, and spinning class at nine. go, go easy, or stay home?
and how much weaker am i really after one of those nights
ho dormito malissimo, mi alleno lo stesso?
nuit pourrie, je fais ma séance ou pas`,
'late-workout-sleep': `is training late bad for sleep
cant fall asleep after evening workout
late night gym ruins sleep?
intervals at 8pm, wired till 1
I'm 36, kids are in bed at half past eight and only then I can go to my garage gym. Bed at half ten. Will it wreck my nights?
Football training ends at ten, 27, and I lie there staring at the ceiling. What can I do after to come down?
My wife read that you mustn't exercise after 6 pm. That leaves me no time at all. Is it true?
My mate trains at midnight and sleeps like a baby, I thought that was supposed to be bad?
ok and how long before bed should i stop the hard stuff
chef, 30, off at ten, gym is 24 h, so i lift at eleven and go to bed at one. does it hurt my sleep?
48 f, badminton club tuesdays until half nine, still wide awake at midnight. move it, or is there a way to wind down?
and is lifting late as bad as intervals late
Training um 21 Uhr, schlecht für den Schlaf?
treinar à noite atrapalha o sono?`,
nap: `are naps good
nap before the gym?
how long should i nap
does an afternoon sleep help training
I'm 34, up at five with the baby, train at six in the evening. I could lie down for a bit after lunch. How long and how long before the session?
Student, 21, basketball practice at 5, short nights in exam time. Would an hour and a half on the sofa make me play better or slower?
My dad says sleeping in the day is lazy and spoils the night. Does it do anything for performance?
My mate crashes at 6 pm after work and then can't sleep until two. He says naps are essential. Too late in the day?
ok and how soon before training do i need to be up again
lorry driver, 52, break at two in the afternoon, gym after work at five. is a kip in the cab a good plan and how long?
swim camp, 17, two sessions a day, room free between lunch and three. sleep or rather not?
and how late is too late for one
¿una siesta antes de entrenar ayuda o te deja tonto?
il pisolino dopo pranzo fa bene a chi si allena? quanto lungo`,
'sleep-better': `how do i sleep better
cant fall asleep any tips
wake up at 3 every nite
my sleep is rubbish what can i change
I'm 47, stressful job, screens till late, bed anywhere between ten and one. Training is going well but I wake up like a wreck. What changes first?
Work from home, 31 f, hardly see daylight in winter and toss about till midnight. Which habits make the biggest difference?
My mate spends 60 euros a month on magnesium and mouth tape. Aren't there simpler things that work?
Does exercise really make you sleep better or is that just a thing people say
and if its been bad for months, do i see someone?
59, light sleeper, room's at 22 degrees because my wife freezes, coffee after dinner out of habit. which of these is the culprit?
students' house, 20, up at different times each day, scrolling till 2. i want to wake up fresh for training. where do i start?
and the coffee, till what time is it ok
je dors mal, qu'est-ce que je peux changer le soir ?
wie schlaf ich besser? lieg ewig wach`,
'shift-work': `how to train on night shift
just off a 12h night, go lift?
nurse on nights, when do i work out
early late night rota - when to train??
I'm 38, paramedic, two days, two nights, four off. My training falls apart every single rota. How do I build something that holds?
Factory, 45, week of earlies, week of lates, week of nights. After nights I force myself to the gym at 6:30 in the morning and feel ill. When would be better?
My colleague says straight after the night shift is best because then it's done. I'm a zombie by then. Is he right?
Is it even worth training in a night week, or is it better to just write it off?
and on the first day off after the nights?
baker, 41, up at half one in the morning, done by ten, asleep at six pm. where does a workout go?
security guard, 29 f, 7 nights on, 7 off. i lose everything in the on-week. is there a small version that keeps it going?
and how many sessions should i even plan for a rota
Schichtarbeit mit Nachtschicht, wann soll ich trainieren?
trabalho de madrugada, treino antes ou depois do turno?`,
'alcohol-sleep-train': `hungover should i train
does beer ruin my gains
2 glasses of wine a week bad for muscle?
can i drink on weekends and still make progress
I'm 35, stag do last night, about ten pints, and my plan says squats this afternoon. Push through or what?
Glass of red with dinner most evenings, 51, lift three times a week. Is that slowing me down?
My mate swears by sauna and a run to get the booze out. It sounds like a bad idea to me?
They told me a single beer after training stops all muscle growth. Surely not?
ok and a really big night, how much does that cost me
wedding yesterday, 44, four hours of sleep, dry mouth, tempo run planned with the group at eleven. go?
craft beer fan, 30, two on friday, two on saturday, trying to build muscle. do i have to give it up?
and the day after, when can i train normally again
tengo resaca, ¿voy al gimnasio o lo dejo para mañana?
l'alcool le week-end, ça gâche mes progrès ?`,
'new-baby-sleep': `new dad no sleep how do i train
baby 6 weeks old, gym??
newborn killed my routine
pram walks count?
I'm 34, our son is three months and I get five broken hours. I used to lift four times a week. What's realistic right now?
Dad of a newborn plus a two-year-old, 40, working full time. There's maybe a quarter of an hour when both nap. Is it worth getting changed for?
My brother says you just have to get up at five and push on like before. I'd collapse. What would you do?
My wife thinks walking with the buggy is no training. It's all I manage. Does it count?
and after a really awful night, skip or do the short one?
adoptive mum, 42, 5-month-old who wakes on the hour, one kettlebell in the hallway. how much should i try to do?
nights split with my partner, 31, back at work since monday, haven't trained for two months and feel rotten. how do i keep a foot in the door?
and how hard should those ten minutes be
Baby da, kaum Schlaf, wie bleib ich irgendwie fit?
con la neonata dormo 4 ore, che allenamento posso fare`,
'weekend-catch-up': `can i catch up on sleep at the weekend
sleeping in saturday make up for the week?
sleep debt real?
sleep 5h mon-fri then 10h weekend ok?
I'm 37, weekdays are six hours because of the commute, at weekends I sleep till eleven and on Sunday night I'm wide awake. Am I doing it wrong?
Race on Sunday, 29 f, always lie awake the night before out of nerves. Is it worth going to bed early the days before?
My wife says lost sleep is lost, you can't get it back. I feel better after a long Saturday though?
My coach says the last night decides the race. I've never slept well on one and still run fine. Who's right?
ok so rather earlier to bed than later up?
teacher, 29, six hours monday to friday, saturday i sleep twelve and then feel jet-lagged. how should i do it?
ironman on sunday week, 46, normally 6.5 hours. does stocking up on sleep in the days before help?
and the night right before, how much does that one count
dá pra recuperar o sono no fim de semana?
dormir plus le week-end, ça rattrape la semaine ?`,
'doms-what': `why am i sore 2 days after the gym
what is muscle soreness
lactic acid making me sore?
what are doms
I'm 48, first leg workout in years on Monday, fine on Tuesday, and today Wednesday I walk like a cowboy. What's going on in there?
Ran down a mountain on holiday, 31 f, thighs terrible two days later but going up didn't bother me. Why the downhill?
My mate says it's the lactic acid stuck in the muscle and you have to flush it. Is that so?
Someone told me the muscle is torn and that's damage. Should I believe it?
and how long does this normally go on
19, first week of army, arms hurt to straighten two days after press-ups. mates say acid. what is it?
gardener, 55, strong all year, then one hour of badminton and on day two my bum hurts. how can that be, i'm fit?
so when's the worst day normally
woher kommt eigentlich muskelkater, milchsäure?
¿por qué me salen las agujetas dos días después?`,
'train-when-sore': `can i train when sore
still sore from monday, gym today?
legs wrecked do i run
doms and its leg day again
I'm 41, started full body three times a week, and on each next day I still ache a bit from the last. Do I wait until it's gone or go anyway?
33 f, did lunges on Sunday, on Tuesday I can hardly get down the stairs, and my running group meets tonight. Join in?
My mate says training sore muscles tears them further. The guys at the gym say it's fine. Which one?
No pain no gain, says my brother, go heavy through it. Not sure about that
and if its only a bit stiff in the morning?
bootcamp monday wednesday friday, 38 f, on wednesday my bum and thighs are still sore from monday, not terrible. go?
27, arms day left me unable to comb my hair, today's plan is back and biceps. swap it for something?
and if its one single spot that hurts?
ho ancora i muscoli indolenziti, posso allenarmi?
treino mesmo com dor muscular de ontem?`,
'get-rid-of-soreness': `how to get rid of sore muscles
doms remedy fast
cant sit on the loo lol how do i make this stop
quickest way to recover from aching quads
I'm 45, moved house on Saturday and did squats on Sunday, everything aches. I've a hike on Thursday. What gets me right by then?
29 f, first spin class and my thighs are concrete. Office all day. Should I lie down or move about in the evening?
My mate swears by ice baths and a massage gun for 200 quid. Does any of that do the job?
Protein shake and it's gone next day, says the guy at the counter. Bit doubtful?
ok and how long will it last whatever i do
waiter, 24, double shift tonight and thighs dead from yesterday's leg day. anything to take the edge off?
58, garden digging plus first pilates, everything aches. grandchildren come at the weekend. will it be over by then, and what helps?
and sauna, is warmth good for it or rather cold
j'ai des courbatures horribles, comment les faire passer ?
was hilft schnell gegen muskelkater`,
'sore-means-growth': `does being sore tell me the session was a good one
no soreness, bad workout?
not sore anymore, is my workout working
do i need to be sore to grow
sore means it worked right
how do i know its working if nothing hurts
I'm 36, same plan for ten weeks, weights going up nicely, but I never feel it the next day any more. Should I make it harder?
24 f, my friend's trainer leaves her crippled for days. After mine I'm fine. Is hers better?
My mate measures each session by how badly he walks the day after. I think that's rubbish, is it?
Honestly if there's no ache I feel I wasted the hour. Talk me out of it
so what should i look at instead of the ache
49, six months in, sets logged, everything up by a third, yet no ache since march. have i plateaued without noticing?
new trainer, 32 f, changes all exercises each week so that i'm 'always sore'. i'm always sore, but am i getting anywhere?
but i was sore all the time at the start, why not now?
si no tengo agujetas, ¿no he entrenado bien?
se non ho dolori il giorno dopo l'allenamento è stato inutile?`,
'prevent-soreness': `how do i avoid being sore
first gym session, dont want to be crippled
stop getting so sore when i start a new exercise
preventing muscle soreness pls
I'm 50, starting again on Monday after two years. Last time I couldn't lift my arms for four days and gave up. How do I go about it this time?
Teacher, 33 f, on my feet all day, so I can't afford legs like jelly. I want to begin squats. How many the first time?
My mate says you have to get through the awful first week, no way round. Isn't there?
Trainer says ten minutes of stretching afterwards and you won't feel a thing. Does it work?
and how quickly can i go up to full sets then
ski instructor's course in december, 23, off season couch. how do i begin leg work without being unable to sit for a week?
65, joining a gym with my husband next week, he goes all in at once. how many rounds should i do on day one?
and does one light session before really protect me?
como evitar ficar todo dolorido no começo da academia?
wie vermeide ich muskelkater beim wiedereinstieg`,
'stretching-soreness': `does stretching help soreness
stretch after gym to not be sore?
should i stretch sore legs
how long stretch after run against soreness
I'm 44, spend fifteen minutes after every session on the mat because I thought it keeps the ache away. I still ache. Could I skip it?
26 f, calves painfully tight the day after skipping rope. A colleague says stretch it out hard. Will that do anything?
My PE teacher always said stretch or you'll be stiff tomorrow. Was that ever true?
My mate never stretches and is sore as often as me, and I do it religiously. So what is it good for?
ok so if not stretching, what does help next time
five-a-side, 34, we skip the cool-down stretch because of the pub. is that why i can't walk on thursdays?
yoga teacher, 40, students ask me for stretches against aching muscles after the gym. can i promise them anything?
and before training, does it help there at least
s'étirer après le sport évite les courbatures ou pas ?
lo stretching serve contro i dolori muscolari del giorno dopo?`,
'soreness-or-injury': `is this doms or did i pull something
sharp pain in one spot hamstring, normal soreness?
pulled muscle vs just sore
hurts on one side only after deadlifts, doms?
I'm 39, sprinted for a bus yesterday and since then there's a spot at the back of my right thigh that bites with each long step. Ordinary soreness or more?
First chest day in months, 30 m, both sides feel bruised and dull when I push a door. My girlfriend thinks I tore something. How can I tell?
My mate says if it hurts the next day it's always just soreness. Always?
Trainer told me to work it off, but I felt it in one single rep, at that moment. Doesn't that mean a strain?
and what would be a reason to have somebody look at it
volleyball, 23 f, day after a tournament both shoulders dull and stiff, gets better as i move. can i play or is something wrong?
54, felt a tug in the calf going up a kerb on sunday, now it hurts at one point when i push off. is that still the usual ache?
and if there's a bruise coming?
Muskelkater oder Zerrung, woran merk ich das?
¿cómo sé si son agujetas o me he lesionado?`,
'sore-too-long': `still sore after 8 days normal?
how long should doms last
6 days and my arms still wont straighten
muscle ache not going away
I'm 43, did a crossfit taster nine days ago and my upper arms still hurt and feel weak. Everyone else was fine by day four. Is it time to have it looked at?
28 f, calves from a half marathon, day seven, not getting better at all, rather more. How long do I give it?
My mate says two weeks of soreness is normal when you're unfit. I have doubts?
I'm told to just keep moving and wait, but one thigh is swollen after a week. Really just wait?
ok and whats the point where i go to a doctor with this ache
50, lifted again after three years last saturday a week ago, chest still hurts when i push the car door. how long is too long?
personal trainer's free hour, 22 f, hundred lunges, now day six and stairs still hurt a lot. give it more days or have it seen?
and how many days would you say is still ok
dor muscular há mais de uma semana, é normal?
Muskelkater seit 9 Tagen, noch normal?`,
rhabdo: `what is rhabdo
pee is dark brown after crazy workout
cola coloured urine day after gym
arms swollen n super weak after 200 pull ups, wee dark
I'm 32, first time back in a year, did a 300-rep challenge in a hot gym on Saturday. My thighs are hugely swollen, I can't bend them and my urine looks like tea. Can that wait until Monday?
Fit 26-year-old, trained for a fire service test in the heat, and now I read about muscle breakdown on the internet. How likely is that and how do I avoid it?
My mate says drink lots of water and rest, the dark pee goes away by itself. Is that safe?
Isn't rhabdo just a scare story for lazy people? A guy in my box laughs about it
and how would i notice it, what are the signs of that muscle thing
birthday challenge, 40 m, 40 rounds of everything in 33 degrees; next morning arms like balloons and pee the colour of coke. rest day or what?
coach of a youth team, 35, want to avoid that muscle breakdown thing i read about in the paper after a punishment session. what causes it?
and if only the urine is a bit dark but the muscles kill me?
urines couleur coca après une séance énorme, je fais quoi ?
cos'è la rabdomiolisi e quando devo preoccuparmi`,
cramps: `calf cramps when running why
how to stop a cramp
always cramp at km 30
foot cramps in the pool
I'm 38, football on Sundays, and from minute 70 on both calves lock up every time. I drink plenty. What can I do about it?
First marathon, 44 f, cramped from 33 km with thighs like wood. I'd trained up to 24 only. Was it the salt or the training?
My mate drinks pickle juice and says it's all electrolytes. I take tablets and still cramp. What's the cause then?
Physio says it's just tired muscles. Can't be that simple, everyone sells magnesium for it?
and when one hits mid run, do i stretch it or walk on
cyclist, 56, inner thigh locks up at about 90 km on the big sunday ride, never in training, where i do 60. what's behind it?
padel tournament, 31 f, third match and both calves seized. i'd had electrolytes all day. what do i do differently?
and at night in bed, is that the same thing?
me dan calambres en los gemelos corriendo, ¿es falta de magnesio?
Wadenkrampf beim Schwimmen, was tun und wie vermeiden`,
twitching: `muscle twitching after workout
my eyelid and calf keep twitching
random twitches in my quad since leg day
lil muscle flickers in my shoulder at night
I'm 35, busy weeks, five coffees a day and hard training, and my calf has been flickering on the sofa for two days. Anything to worry about?
27 f, since the long run on Sunday something under my thigh skin keeps jumping, doesn't hurt, full strength. How long will that go on?
I googled it and now I'm scared to death. My girlfriend says it's the espresso. Is she right?
My mate says twitching means the muscle is growing. Sounds daft?
and when would twitches be something to get seen about
exam weeks, 22, energy drinks, five hours of sleep and gym at night. left biceps flutters all day. normal?
50, hiked 25 km on saturday, now my calves flicker under the skin like worms when i lie down. will it stop by itself?
and does less coffee make it go away
mi saltella il muscolo del polpaccio dopo l'allenamento, è normale?
ma paupière et mon bras tressautent après le sport, grave ?`,
'football-gym': `gym for footballers what to do
soccer strength workout
nordic curls worth it?
leg day when match is saturday
I'm 29, left winger in the seventh tier, training Tuesday and Thursday, match on Sunday. Where do I put weights and what do I do so my hamstrings survive?
Our ladies' team has three months before the season, I'm 24 and have a rack at home. Which lifts make me quicker off the mark on the pitch?
My coach says weights make footballers slow, only ball work. Is that still a thing?
Mate reckons Nordics are a fad and stretching prevents pulled hamstrings. True?
ok and how many days before kick off is the last heavy leg session
goalkeeper mum, 38, over-30s team, one practice and one match a week. two short gym visits possible. which exercises so i don't pull anything?
u19, 17, pulled my hamstring in october and again in march, cleared now. physio mentioned curls on the knees with a partner. how much does that help?
and the groin, what do i do for that
Krafttraining für Fußballer, welche Übungen gegen Zerrungen?
academia pra quem joga futebol, o que treinar e quantos dias antes do jogo`,
'climbing-training': `how to train for climbing
bouldering 6 months, campus board yet?
what gym stuff helps climbing
stuck at 6b what do i train
I'm 30, boulder twice a week since last year, V3 on a good day. I bought a fingerboard for the door. Do I use it or leave it in the box?
Climbing four years, 36 f, fingers are my weak spot on small crimps. What's a sensible hang session next to two gym days?
My mate hangs every day on 10 mm and says fingers adapt fast. He's always taped up. Follow him?
People at the wall say climbers don't need any other strength work, just climb. Is that right?
and if my ring finger aches a bit, keep hanging?
dad of two, 43, one evening a week on the wall and one half hour at home with a pull-up bar. what's the best use of that half hour for climbing?
route climber, 29, three years in, 7a, forearms fine but small edges stop me. how many hangs, how long, which edge?
and how long between the hangs
¿cuándo empiezo con la tabla multipresa? llevo un año escalando
allenamento per arrampicata, meglio scalare di più o fare trave?`,
'golf-fitness': `gym for golf
how to hit it further, exercises
swing speed training in the gym?
best workout for golfers over 50
I'm 56, handicap 16, losing distance each year, sit at a desk all week. Two short sessions are possible. What brings yards back?
Play every Saturday, 33, gym on Fridays has my back stiff for the round. What do I do instead and when?
My mate at the club says weights make you tight and cost you your swing. But the pros all lift?
Pro shop guy sells me a speed stick, do I need it or would throwing a ball against a wall do?
ok and right before the round, what do i do
retired, 67, three rounds a week, trolley, used to drive 210 m and now 180. gym in the village is cheap. what should i ask for?
junior, 18, handicap 4, want more club speed for the summer. med balls or heavy lifting?
and the day before a round, gym or not
quels exercices pour gagner en distance au golf ?
Training für Golfer, mehr Schlägerkopfgeschwindigkeit, was im Gym?`,
'tennis-padel': `gym for tennis players
how to get quicker on the court
workout for padel
what to do in gym if i play tennis
I'm 47, got hooked on padel, four matches a week from none last year. Elbow and shoulder begin to whisper. What should I do in the gym alongside?
League tennis, 35 f, singles, legs gone by the third set. Two free evenings. Which exercises and what kind of conditioning?
My partner at the club says playing is training enough. I don't buy it at my age, am I wrong?
My mate jogs 10 k for his tennis legs. Shouldn't it be short stuff?
and for the elbow, what exactly
60, doubles three times a week, gym membership unused. what makes me last longer and keeps the shoulder happy?
began padel in may, 28, now five hours a week and hooked. was a lifter before. what do i change in my lifting for it?
and how quickly can i up my hours on court
gioco a padel tre volte a settimana, che esercizi faccio in palestra?
fuerza para tenis y pádel, ¿qué ejercicios?`,
'ski-prep': `get fit for skiing
ski holiday in 2 months what do i train
wall sits for skiing how long
snowboard week in feb, unfit, help
I'm 45, one week in the Alps each January, and my thighs are finished on the first lunchtime. It's the start of November now. What do I do until then?
Desk job, 32 f, gym twice a week with nothing for skiing in it. Which exercises go in and do I need anything on the bike?
My mate says the first day on the slope is the training. He's wrecked by day three each time. Better way?
Isn't running enough to get ready for the pistes? That's what my husband does
and once im there, how long should i ski the first days
ski touring in march, 52, it's mid january, bike trainer in the cellar and stairs at work. what's a good week?
kids' ski school week, 39, i just want to keep up with an eight-year-old without burning legs. home exercises, 20 minutes?
and how many weeks before should that begin
Skigymnastik, wann anfangen und welche Übungen?
préparer mes cuisses pour le ski en 6 semaines, comment ?`,
'martial-arts': `strength training for bjj
lift on sparring days?
s&c for muay thai 2x a week
gas out in round 2 every time
I'm 34, jiu-jitsu three evenings a week, blue belt, get bullied by the strong lads. I could lift on two mornings. What goes in?
First amateur boxing bout in ten weeks, 26, 76 kilos. Technique sessions four times a week. How do I add strength and round fitness without being flat?
My coach says lifting makes fighters stiff and slow. Half the gym lifts anyway. What's true?
Mate wants to drop five kilos in three days with sauna and bin bags to make weight. Says everybody does it. OK?
and the conditioning, how many rounds and how long
judo veteran, 47, mat on mondays and thursdays, home has a trap bar and rings. how do i fit strength around the mat?
karate brown belt, 22 f, sharp in the first minute, then empty. what kind of intervals would help me?
and on the days i spar, lift or leave it?
preparação física pro jiu-jitsu, o que faço na musculação?
Krafttraining fürs Kickboxen, wie oft und was`,
'basketball-volleyball': `gym for basketball players
volleyball strength workout
jumpers knee from volleyball what can i do
in season lifting for basketball?
I'm 27, outside hitter, practice twice a week and a game at the weekend, kneecap tendon aches after jumping. What do I do in the weight room?
Streetball three times a week, 33, rolled the same ankle twice last year. I've two half hours for training. How do I use them?
My teammate does 100 box jumps on off days to get hops, in mid-season. Isn't that too much with all the jumping?
Coach says no leg weights during the season or you lose your spring. Right?
and that hold for the tendon, how long and how many times
tall, 19, 2.01, college tryouts in autumn, skinny legs. which lifts for a centre and how often?
beach volley in summer, hall in winter, 35 f, tendon under the kneecap nags after matches. can i do something besides resting?
and extra jump training in a game week?
muscu pour le volley, j'ai mal au tendon rotulien
palestra per chi gioca a basket, cosa fare durante il campionato?`,
'dance-gymnastics': `should dancers lift weights
gym for ballet dancers
strength for gymnasts adult
show week how much should i train
I'm 19, contemporary dance student, six hours in the studio daily. Teacher said build strength but I've no energy left. What's the least that helps?
Went back to adult gymnastics at 36, twice a week, landings feel shaky. Which gym exercises would make them safer?
My ballet teacher says squats give thick thighs and you lose your look. Is that true?
Friend in the company eats next to nothing and hasn't had a period for months, says it's normal for dancers. Is it?
ok and in performance week, still lift?
salsa teacher, 41, fifteen hours of class a week, calves and hips tired. would a bit of gym help or is it too much?
pole and aerial, 30 f, strong arms, weak legs, big fear of big thighs. what can i do twice a week?
and how many reps so i dont bulk
soy bailarina, ¿las pesas me van a poner grande?
Krafttraining für Tänzerinnen, was und wie oft?`,
'team-sport-fitness': `preseason fitness plan
get match fit for hockey
pre season 7 weeks what do i do
handball season starts sept, im unfit
I'm 26, field hockey, the season starts in eight weeks and I've done nothing since April. Four days a week are possible. How do I lay them out?
Lacrosse club, 31 f, our coach gives us a ball and no fitness plan. What should a week look like before the first friendlies?
Coach makes us run 10 k three times a week in preseason. I think turns and sprints would suit the game better, don't they?
My mate says playing friendlies from week one is the only way to get match fit. Too soon?
and once the league has started, how much do i keep up
futsal keeper turned floorball player, 33, first league game in seven weeks, gym and pitch nearby. which days for what?
ultimate frisbee, 28 f, tournament season from may, out of breath on every second point. plan from march?
and when do the contact bits and full games come in
pré-temporada de handebol, como monto as semanas?
preparazione per il rugby, mancano due mesi, da cosa parto?`,
'old-sport-back': `playing football again after 10 yrs
old boys match in a month lol
over 35 and back on the pitch, what first
return to hockey after kids
I'm 45, haven't kicked a ball for eight years, and the veterans' team wants me. First match at the end of next month. What do I do till then?
Played handball until 25, now 38 with two kids, a friend needs players. I jog once a week. Can I just turn up?
My mate says just play yourself fit, we did that at 20. He's limping since. Isn't there something to do before?
My wife bets I'll tear something in the first ten minutes. How do I prove her wrong?
ok and in the first game, the full time or come off?
volleyball till 30, now 47, company team starts in september, summer to prepare. calves are my fear. what do i do?
badminton with my teenage son, 44, last played at 20. a bit of cycling otherwise. how do i keep my hamstrings in one piece?
and how many weeks before the first proper match
mit 41 wieder kicken nach 12 jahren pause, wie vorbereiten?
vuelvo al baloncesto a los 40 después de años, ¿por dónde empiezo?`,
'squat-how': `how to squat properly
squat form for dummies
how do i learn squats
squat technique basics pls
I'm 48, never squatted with weight, back a bit stiff from the desk. Before I put anything on my shoulders I'd like to know how it's done right.
Home, one kettlebell, 29 f, videos all say something else about stance and toes. What's the simple version?
My mate says knees must never pass the toes. When I try that I fall on my bum. Is he right?
PE teacher taught us back dead vertical and feet straight. Feels impossible. Is that how it's meant to be?
and how do i breathe on the way down and up
70, want to get up from low chairs, physio student grandson says learn to squat. how do i stand and how do i go down?
first barbell day on friday, 18, scared of looking like an idiot. stance, breath, depth, in short?
and whats the easiest version to learn it with
comment bien faire un squat ? débutante
come si fa lo squat correttamente, piedi e ginocchia`,
'squat-knees-cave': `knees cave in when i squat
knee valgus fix
how to keep knees out squatting
left knee dives in at the bottom
I'm 26 f, squat 60 for five and on video both knees knock towards each other as I come up. No pain. What do I work on?
Been filming my sets, 35, up to 80 all fine, at 95 the right one drifts inwards. Do I go down in weight or is it okay?
My mate says weak glutes, do clamshells for a month. Is it that or just the load?
Weightlifters' knees twitch in on every big lift and nobody minds. So why should I?
ok and how much weight do i take off
tall, 31, goblet squats with 24 kg, knees wander to the middle only when i'm tired. should i bother?
teen daughter, 15, squats with just the bar in school gym and her knees fall together. what cue can i give her?
and slower on the way down, does that help
knie gehen beim kniebeugen nach innen, was tun?
meus joelhos entram pra dentro no agachamento, como corrijo`,
'squat-depth': `how deep should i squat
are deep squats bad for knees
is 90 degrees enough for squats
half squats only, ankles too stiff, how do i get lower
I'm 51, knees are fine but I've always stopped way above level because the doctor on telly said so. Should I go lower?
6'4 with long thighs, 28, I never get my hips to knee height without folding over. Is there a trick, or do I stay high?
My mate says if it isn't all the way down it's not a squat. My physio friend says never under 90. Who's right?
Old trainer told me deep squats wear out the cartilage. Still true?
and if i use a box, how high do i start
40 f, heels come up as soon as i go under a chair's height, office body. how do i get deeper over the next months?
powerlifting mates, 25, they say my squats are 'high'. how low is it supposed to be, and will my knees take it?
and if it feels fine, even lower than level?
¿hasta dónde hay que bajar en la sentadilla?
squat complet ou à la parallèle, c'est mauvais pour les genoux ?`,
'squat-heels-rise': `heels come off the floor when i squat
cant squat low without going on my toes lol
heels poping up in squats, help
squatting in running shoes and i tip onto the balls of my feet every rep
34, ex footballer with stiff ankles from old sprains. Whenever I get below parallel my heels leave the ground. What do I do about it?
I'm 1.92 m, train in a basement gym alone, filmed myself today and saw daylight under both heels at the bottom. How do I sort that?
Desk job, 51, just started with goblet squats at home. I can only get deep if my heels float. Should I put something under them?
Guy at my gym says putting plates under your heels is cheating and I should just push them down harder. Is he right?
Everyone online says weightlifting shoes are a gimmick, but how else do I keep my heels down?
ok and what if it's only the heels that come up, rest looks fine?
meine fersen heben beim kniebeugen immer ab was tun
se me levantan los talones al bajar en la sentadilla, pongo unos discos debajo o qué hago?
44, night shifts in a warehouse, squat twice a week in flat trainers. Only the left heel peels up, and only once I'm below chair height. Shoes or ankles?
and would thicker shoes do the same as plates under them?`,
'squat-lean-forward': `i fold forward like a lawn chair when squatting
squat turns into good morning
my bum comes up first then the bar
chest drops every heavy rep wtf
I'm 1.95 with really long femurs and my squat looks awful on video, I'm bent right over. Is that just my build?
Been lifting 8 months, 3 times a week after work. Up to 80 kg it looks good, at 90 my hips fly up and my back does the rest. What's going on?
My coach at the box keeps yelling 'chest up' but I'm 47 and built all legs. Is any tilt OK or should I be vertical?
My mate reckons if you lean at all in a squat you'll wreck your back. True?
and what if it only happens on the way up, hips shooting first?
je me penche trop en avant au squat, le dos fait tout le boulot
quando risalgo dallo squat il sedere parte prima e mi piego in avanti, troppo peso?
Female, 33, two squat days a week at lunch. I lean so much the bar nearly rolls onto my head at 50 kg. Would front squats teach me to stay up?
Trainer says I bend over because my core is weak, I think it's just too much weight. Which?
ok and with long thighs, is that much tilt still fine?`,
'squat-butt-wink': `butt wink bad or not
my pelvis tucks under at the bottom of squats
lower back rounds right at the bottom, only there
bum tucks in when i go ass to grass
someone told me i butt wink, what even is that
Filmed my squat from the side for the first time (29, lifting 1 year) and my lower back rounds in the last few cm. Nothing hurts. Stop going deep?
I'm 40, tight from sitting in a van all day, and can only hit full depth if my hips roll under. Where should I stop?
A physio student in my gym said any rounding at the bottom will slip a disc, my PT says ignore it. Who do I believe?
I honestly think the whole wink thing is internet hysteria, am I wrong?
And if it's only a tiny bit at the very bottom?
Beim tiefen Kniebeugen kippt mir unten das Becken weg, ist das schlimm oder egal?
minha lombar arredonda no fundo do agachamento, o tal do butt wink, devo descer menos?
I squat 100 kg for reps at 35, in the evenings with a mate filming. Only the last three centimetres tuck, no aches. Do I cut the depth when I go heavier?
and does standing wider help with that tuck?`,
'squat-knees-over-toes': `are knees allowed past toes
keep shins vertical or nah
knee past the foot = bad knees?? always heard that
pe teacher taught us never let the knee pass the toe. still a thing?
55, took up squats in January, mornings before work. The instructor in class insists knees stay behind the toes but then I nearly fall backwards. Must I?
I've got long shins and thighs, 1.90 m, and there's no way I reach depth without my knees travelling forward. Should I worry?
I coach my daughter (15) for volleyball and she squats with knees way out front, heels flat. Let it go or correct it?
My mate swears pushing knees forward grinds the cartilage, I say it's a myth. Settle it?
ok but in deep ones too, can they still go forward?
es verdad que las rodillas no deben pasar la punta del pie en la sentadilla
ginocchia oltre le punte dei piedi nello squat: fa male davvero o è una leggenda?
I'm 48, a bit overweight, and sit back so much to keep my knees behind my feet that my lower back is tired after ten squats. Is that rule worth keeping?
But surely it's safer for the joint to keep the shin upright when squatting? Convince me
and holding them back on purpose, any benefit?`,
'squat-grip-wrist': `bar hurts my neck when squatting
wrists kill from holding the squat bar
bar digs into the bone at top of spine
I'm 26, three weeks in, and every squat day I get a bruise on that bony bump at the base of my neck. Is the barbell in the wrong place?
Office worker with stiff shoulders, 44. Getting my hands under the bar for back squats makes my wrists bend right back. Should I grip wider?
Female, thin, not much muscle up there, and the bar just sits on bone. Everyone uses that foam pad. What should I do instead?
My powerlifter friend says low bar is the only proper way, I'd rather have it higher. Does it matter?
I doubt a wider grip helps, don't I need narrow hands to be tight under the bar?
and how much lower is low bar then?
la barre me fait mal à la nuque au squat, je la pose où exactement
Handgelenke tun weh bei der Kniebeuge mit Stange auf dem Rücken, breiter greifen?
Squatting since March, 52, old shoulder stiffness but no pain there, and after each session my elbows nag. I hold the bar as close as I can get. Change that?
and for a beginner, which of the two positions?
high bar low bar whats the diff and which hurts less`,
'front-squat-rack': `front squat kills my wrists
cant hold the bar in front rack
cross arm grip ok for front squats?
Started CrossFit at 38 after years of desk work, my wrists don't bend enough for the front rack. Any way round it till they loosen up?
I broke my wrist years ago, it's healed but stiff. I'd love to front squat, is using lifting straps looped on the bar a decent option?
My coach says crossed arms is for bodybuilders and not a real front squat. Does it make a difference?
and with only two fingers under the bar, does that still count?
não consigo segurar a barra no agachamento frontal, os punhos doem demais
front squat: la sbarra va tenuta con le mani o appoggiata sulle spalle? a me scivola
I'm 23, rower, coach wants front squats from now on, and I've been gripping the bar hard with all fingers, elbows pointing down. It rolls. What do I change?
I'd have thought you should hold it tight with both fists, otherwise it drops, no?`,
'front-or-back-squat': `how much should i front squat vs back squat
I back squat 120, train alone in my garage, and want to switch to fronts for a while. What weight should I roughly expect?
ok and how many kilos compared with on my back?`,
'squat-glutes-not-felt': `squats only hit my quads
i squat and my bum does nothing
never get sore glutes from squatting, only thighs
want a bigger butt but squats dont burn there
no glute pump from squats, doing it wrong?
27f, squat twice a week for five months, numbers go up but I feel it all in the front of my legs. Are my glutes growing at all?
I work nights as a nurse and only have time for two leg days. Squat is my main lift but I can't feel my backside working. Swap it for hip thrusts?
I'm 45 and after two kids I want some shape back. Goblet squats, 20 kg, thighs on fire, bum silent. What to add?
My friend says if you can't feel the muscle it isn't growing. So are squats useless for my glutes?
Influencers say only hip thrusts build glutes, squats are a quad thing. I'm not convinced, you?
and if I still feel nothing there even when I go deep?
spüre meinen po bei kniebeugen null, nur oberschenkel. bringt das überhaupt was für den hintern
and how many sets for them per week, if I can't go by the feeling?
faccio squat da mesi ma i glutei non li sento proprio, lavorano solo le cosce`,
'squat-alternatives': `what can i do instead of squats
do i HAVE to back squat
no rack at my gym what replaces squats
squat substitute for quads and bum
I'm 50, never liked a bar on my back, train at a small hotel-style gym with machines and dumbbells up to 20 kg. How do I build legs there?
My shoulders don't let me hold the bar and I don't compete in anything. 36, three gym days. What would you put in place of the squat?
Home gym with one pair of dumbbells, 15 kg each, too light for squatting. Which leg exercise gets hard with so little?
My brother in law says you'll never have legs if you don't back squat. Is he talking rubbish?
and if I just never squat at all, would hack squat and step-ups cover it?
je déteste le squat, par quoi je peux le remplacer pour les jambes ?
qué puedo hacer en vez de sentadillas con barra? solo hay prensa y mancuernas
Garage is too low for a rack and I'm 1.88. Kettlebell 24 kg, a sturdy box, that's all. 41. Legs without squatting under a bar, possible?
I thought machines don't really build legs like a barbell does. So is the hack squat second best?
ok and which one needs the least weight to be hard?`,
'bulgarian-split-squat': `how far away from bench for bulgarians
keep falling over on rear foot elevated split squats
where does my front foot go in bulgarians
bulgarians - lean foward or stay upright
33, home gym with a bench and two 12s. Every time I do split squats with my foot up behind me I hop around for ages finding the spot. Any trick?
I'm 58 and my balance isn't what it was, but my programme has those Bulgarian things. May I hold on to something?
I do them on Tuesdays after deadlifts, and I feel mostly my back leg pulling. Should the weight be on the front one?
My gym buddy says torso must be dead straight or it doesn't count, I tip forward a bit. Who's right?
and for the bum more than the thigh, change anything in the one with the foot on the bench?
affondi bulgari, a che distanza metto il piede dalla panca? perdo sempre l'equilibrio
Bulgarian Split Squats: wie finde ich den richtigen Abstand zur Bank
Tall, 1.94, and a standard gym bench. I feel crammed, knee miles forward, in rear-foot-up split squats. 27, three sessions a week. How do I find my distance?
Isn't holding on to the rack during Bulgarians cheating? My sister thinks so
and the back leg, should it be doing anything there?`,
'lunge-form': `lunges wobble so much
reverse or forward lunge
lunges annoy my knee a bit, better version?
keep tipping sideways when i lunge
Aged 62, doing a home programme in the living room, and the lunges make me sway like a drunk. What am I doing wrong with my feet?
I'm a postman so my legs are used to walking, but forward lunges feel jarring on the knee. Is stepping back instead OK?
Just had my first PT session, 24, she told me to do walking lunges on my own and I forgot all the cues. What matters?
My sister says you should put one foot exactly in front of the other like on a line. That can't be right?
ok and backwards ones, are they really easier on the knees?
como faço o afundo certo? balanço pra todo lado
zancadas hacia delante o hacia atrás, cuál es mejor para la rodilla y cómo de largo el paso
Back to the gym at 46 after ten years, mostly dumbbell lunges across the hall with 8s. My front heel lifts and I stagger on every second step. Tips?
A guy online says lunges ruin knees, full stop. Should I drop them or just do them differently?
and how wide apart should the feet be when I step?`,
'get-flexible': `how do i get more flexible
how long to hold a stretch
want to touch my toes someday lol
when will i notice being bendier
41, truck driver, never stretched in my life. I have 15 minutes in the evening. How long per stretch and how many days?
I've been holding stretches for 10 seconds after every run for a year and I'm as stiff as before. What am I doing wrong?
Started yoga at 60 and everyone else folds in half. How many weeks until I see some change?
My mate says no pain no gain goes for stretching too, so I should push till it hurts. Really?
and how many weeks till it's a proper difference, not just a feeling?
bin total unbeweglich, wie lange und wie oft muss ich dehnen damit sich was tut
combien de temps tenir un étirement et combien de fois par semaine pour gagner en souplesse ?
I'm 26, climb twice a week, and my hips are the limit, not my fingers. Happy to put in four evenings. How should the stretching look?
I don't think stretching ever changes anything, I did it for two weeks and nope. Too soon to judge?
ok and how many rounds of each stretch?`,
'stretch-or-lift': `can i skip stretching if i lift
weights instead of streching?
hate stretching, is full rom squatting enough
do deep squats count as stretching
no time for both gym and yoga, does gym cover it
I'm 39, two kids, three 40-minute slots a week. I'd rather lift than stretch. Will I lose my flexibility or does training through the whole movement do it?
Former gymnast, 28, now only lifting. Do I need separate stretch sessions if all my lifts go deep?
I sit at a screen all day and was told I should stretch, but I already do RDLs, squats and pulldowns. Still necessary?
My dad says weights make you muscle-bound and tight. I say the opposite, right?
I don't believe lifting can replace a stretch routine, convince me
and what about stuff like splits, would lifting do for that too?
se faccio pesi con movimento completo devo anche fare stretching?
and pulldowns, do they count as a stretch for the shoulders too?
Reicht Krafttraining mit vollem Bewegungsumfang oder muss ich extra dehnen? Hab nur 3x die Woche 45 min`,
'mobility-vs-flexibility': `whats the difference mobility and flexibility
do i need mobility work if nothing feels stiff
how much mobility a day
everyone on insta does 'mobility', is it just a fancy word for stretching
My trainer told me I'm flexible but not mobile. I'm 30, dance background. What on earth does that mean?
I'm 48, can get into every position my lifts need, train three times a week. Do I have to add mobility sessions?
Signed up for a 'mobility' class at work thinking it was stretching and it was all slow controlled circles. What's it actually for?
My girlfriend says I waste my time with half an hour of mobility every morning. Is less enough?
and if I can pull my leg up by hand but not lift it up there myself, which of the two is missing?
movilidad y flexibilidad es lo mismo o no
Was ist eigentlich der Unterschied zwischen Mobility und Beweglichkeit, und wie viel davon am Tag?
Weightlifting beginner, 36, overhead position is what limits me, all else is fine. Do I do mobility for the whole body or just that, and how long?
I reckon mobility is just marketing for stretching, prove me wrong
and if no joint limits me in anything, just skip it?`,
'tight-hamstrings': `hamstrings super tight
cant touch my toes, back of legs like steel cables
hammies always tight no matter how much i stretch
I'm 35, cycle to work and sit eight hours. The backs of my thighs feel tight all day though I stretch them nightly. Are they really short?
Play Sunday league football at 42 and my hamstrings feel like rope every Monday. What should I do through the week?
I'm a teacher, stand all day, and can barely reach my shins when I bend. How long until that gets better if I start now?
My yoga teacher says tight hamstrings need more and more stretching, a lifter friend says lift instead. Who's right?
I thought deadlifts make hamstrings tighter, no?
and how many weeks for the hamstrings then?
posterior da coxa sempre encurtado, alongar não adianta, o que faço?
I'm 22, sprinter, and my physio measured normal range, yet the back of my legs feels tight all the time. How can that be and what do I do?
tengo los isquios siempre tensos aunque estiro cada día, ¿de verdad están cortos?
and light RDLs for that, slow on the way down?
loosen hamstrings fast?`,
'tight-hips': `hips so tight from sitting
hip flexors tight af
desk hips, what to do daily
hip mobilty routine short pls
43, programmer, ten hours in a chair, and when I stand up I walk like an old man for a minute, all in the front of the hips. What exercises?
Taxi driver here, 55. My hips are locked up and squatting feels like rusty hinges. I have maybe five minutes mornings and evenings.
I've started horse riding at 37 and my hips just don't open. What can I do at home most days?
My mate says just stretch the hip flexors and done. But it always comes back, isn't there more to it?
ok and for the hips, how long do I hold each one?
hanches bloquées à force d'être assis, quels étirements
ho le anche rigidissime per il lavoro d'ufficio, cosa faccio ogni giorno?
58, gardener now but forty years in an office before. Getting into a deep squat is stuck at the hips, not at the knees or ankles. Which drills and for how long?
Isn't the hip flexor stuff a fad? I stretch mine daily and they're still tight
and besides stretching, does getting stronger help the hips stay loose?`,
'ankle-mobility': `ankles dont bend
how to improve ankle mobility
knee to wall test 5cm, bad?
what's a good number for the knee to wall thing
Sprained my left ankle twice as a teenager, now 31, and it bends far less than the right. It doesn't hurt. How do I get the range back?
I'm 46 and wear work boots all day, my ankles feel like blocks. What can I do daily that takes five minutes?
Learning to skate at 29 and the coach says my ankles are too stiff to bend forward. What drills?
A guy in the gym says ankle range is bone and you can't change it. Is that so?
and how many cm can I expect in a month or two?
wie krieg ich beweglichere sprunggelenke, komm mit dem knie kaum über den fuß
tengo los tobillos muy rígidos, qué ejercicio hago y cuánto se puede mejorar
Hiker, 57, going downhill my ankles feel like they hit a wall. Desk job, can do a few minutes while the kettle boils. Which exercise and how many?
I stretched calves for months and my ankles didn't change, so I doubt rocking at a wall will. Will it?
ok and what counts as enough range on that wall measure?`,
'desk-stretches': `stretches i can do at my desk
sit all day neck hurts what can i do at work
how often should i get up from my chair
wfh and turning into a shrimp
52, accountant, tax season, twelve hours at the screen. By four o'clock my neck and upper back are done. What small things help during the day?
I work in a call centre on a headset and can stand up but not leave. What could I do between calls?
My company offers me a €900 ergonomic chair because my back gets tired. 38, no exercise otherwise. Is that the answer?
Colleague says you have to sit upright all day or you ruin your spine. I slouch a lot, does posture matter that much?
and how long should the break from sitting be?
je suis assis toute la journée au bureau, quels petits mouvements faire et à quelle fréquence ?
trabalho sentado o dia todo, que alongamentos dá pra fazer na cadeira
Student, 21, thesis time, library ten hours a day with no space to lie down. Shoulders up at my ears. What can I do without looking daft?
I bought a standing desk and my back is just as tired. Isn't standing supposed to fix it?
and apart from getting up, is lifting weights any use for the desk neck?`,
splits: `can i still learn the splits at 35
how long to get the splits
side splits training how often
am i too old for splits lol
splits progress is sooo slow
I'm 44, started taekwondo with my son, and dream of a full split. Fifteen minutes a day is what I have. Realistic?
Pole dancer, 29, two inches off the floor for months. Just stretch more, or is there a technique at the end?
Never flexible as a kid, 52 now, retired early so I've time. How many sessions a week to get into a split and how long would it take?
That 30 days to splits challenge my friend is doing, is that a con?
My sister thinks adults can't learn it if they didn't as children. True?
and if it pinches at the groin when I go down into it?
spagat lernen mit 40, geht das noch und wie lange dauert es
and how long do I hold at the bottom of the split?
si può imparare la spaccata da adulti? ho 33 anni e parto da zero`,
'morning-stretch-routine': `5 min morning stretch pls
wake up stiff, quick routine?
give me a short stretching thing for mornings
stiff every morning want something before coffee
49, I've got six minutes between alarm and waking the kids. Which few stretches would you do, whole body?
I'm a nurse and feel like a rusty robot before early shift. Something short on the bedroom floor would be great.
Retired, 67, fairly fit, want a little daily ritual to loosen up. Which movements and how long each?
My husband says stretching in the morning is pointless unless it's half an hour. Can five minutes do anything?
and do I do the same five every day or change them?
mi sveglio tutto rigido, una routine veloce di stretching per la mattina?
rutina corta de estiramientos al levantarme, 5 minutos
Work on a building site, 34, up at five, back and hips like wood. Something I can do by the bed that covers back, hips, chest?
I heard you shouldn't stretch right after waking because the body's cold. So no morning routine?
ok and how long per move in the morning thing?`,
'pnf-dynamic': `whats pnf stretching
contract relax thing how does it work
is bouncing in a stretch ok
how long do i push against the stretch in pnf
My physio had me press my leg into her hand and then she pushed it further. I'm 33, want to repeat that at home. What's it called and how long do I press?
I coach under-14 football and the other trainer has them bouncing into toe touches. I'd use swings. What's right for kids like that?
Doing martial arts at 40, stuck at the same range for months with simple holds. Is there a stretching method that works quicker?
My mate claims PNF gives double the gains of normal stretching. Sounds like hype?
and which of those before training, the moving sort?
PNF Dehnen was ist das und bringts mehr als normales Dehnen?
alongamento balístico, aquele com balanço, pode ou é melhor o dinâmico?
Ex-dancer, 50, I always bounced into my stretches and now someone told me off in class. Was she right? I've stretched all my life.
Isn't contract-relax dangerous without a partner who knows what he's doing? Someone in my club says so
and after the pressing bit, just go deeper straight away?`,
'creatine-how': `how much creatine per day
creatine when before or after gym
how long till creatine kicks in
just bought creatine now what
I'm 82 kg, 31, lifting four evenings a week, and the tub says 20 g a day for the first week. Necessary?
Took 3 g a day for ten days and feel nothing. 45, train mornings. Should I notice something by now?
I only train at 5 am and hate having things in my stomach. Can I take the creatine at dinner instead?
My mate says it only works if you take it right after training with juice. Is that true?
The fancy buffered kind costs four times as much, the shop guy swears by it. Worth it over the cheap white powder?
and how much stronger will it make me really?
la créatine, combien de grammes par jour et à quel moment ?
and the weight jump in week one, from what?
wie viel kreatin am tag und muss ich ne ladephase machen
My trainer is 22 and says take it, I'm 60, lifting for a year, two days a week. Dose and time of day, please.`,
'creatine-safe': `is creatine safe
creatine hair loss??
creatine bad for kidneys?
my creatinine came back high and i take creatine
28, my dad and grandad are both bald and I'm scared to start creatine. Is the hair story real?
I'm 53, healthy, been on 5 g a day for two years. My wife worries about my kidneys. Anything in it?
My son is 19, trains with friends and has a tub of the white powder in his room. Is it dangerous?
Blood test next week, I've been using creatine since spring. Should I mention it to my GP?
My brother says it wrecks your liver and kidneys, he read it somewhere. I don't buy it, who's right?
and over years, still fine?
la creatina hace daño a los riñones o se te cae el pelo?
la creatina fa male? mia madre dice che rovina i reni
I don't trust any powder, and the stuff about creatine and water in the kidneys sounds nasty. What do the studies say?
ok and the hair thing?`,
'creatine-women': `creatine for women yes or no
will creatine make me bloated im a girl
creatine for menopause worth it?
put on 1 kg since creatine, is that fat (f, 30)
I'm 54, post-menopausal, lift twice a week, and my gynaecologist mentioned creatine. Does it do anything for women my age?
I'm a female half marathoner, 33, no weights at all. All the girls in my club take creatine now. Would I gain from it?
25f, cutting for summer and terrified of the scale going up. Started creatine Monday and already +800 g. Panic?
My boyfriend says creatine is a men's thing and I'd just swell up. Is he right?
ok and for women, same grams?
Kreatin als Frau, bringt das was oder lagere ich nur Wasser ein?
la créatine pour une femme après la ménopause, ça vaut le coup ?
48, perimenopause, just started kettlebells in the garden. Everyone on my feed (women mostly) pushes creatine. Would it help me hold on to muscle?
I'm not convinced it's even been tested on women, has it?
and that kilo for us women at the start, does it go to the belly?`,
'creatine-cycle': `creatine on rest days?
forgot creatine for a week
what happens when i stop creatine
8 weeks on 4 weeks off, needed?
I've been on it for six months straight, 37, and the label says take a break after eight weeks. Should I?
Going on a three-week trip with hand luggage only and no powder. Will I lose all I gained from creatine?
I train only Tuesdays and Fridays. Do I take creatine just on those two days or the whole week?
Bloke at work says caffeine kills the effect of creatine, and I drink four cups. Is he right?
My trainer insists on one month off every quarter so the body doesn't get lazy. Sounds odd to me, about creatine I mean
and if I miss a few days of it?
preciso parar a creatina de vez em quando ou tomo direto, até em dia de descanso?
tomo creatina hace 3 meses, ¿hay que descansar o se toma también los días que no entreno?
and once I quit it, how fast does it leave the body?
Injured my wrist skiing, no gym for five weeks, 29. Keep taking the creatine or pause till I'm back?`,
'which-supplements': `what supplements do i actually need
supps worth buying??
whole shelf of powders, which ones do smth
best suplements for beginner on a budget
protein creatine omega zma multivit... do i need any of it
30 quid a month for supplements, what do i get
I'm 36, lift three times a week, eat normally, and my cupboard looks like a pharmacy thanks to Instagram. What would you keep?
My daughter swims at national level, 17, and the club sells vitamins and boosters. What is useful, and what about doping tests?
49, want to get stronger, no illnesses, doctor says my bloods are fine. Is there any supplement that earns its price?
Ich, 28, Student, wenig Geld, 4x Gym. Welche Supplements lohnen sich wirklich und welche kann ich weglassen?
My training partner takes eleven different things and swears by all of them. Surely most of that is rubbish?
mon coach dit que sans compléments on ne progresse pas, c'est vrai ? lesquels servent à quelque chose
and vitamins, should I take those on top?
ok and if I compete, which are safe to take?`,
bcaa: `bcaas worth it
do i need bcaa
aminos during workout yes/no
bcaa or whey
got a free tub of bcaa, use or bin
sipping pink amino drink in the gym, does it do anything
I train fasted at 6 am, 34, and someone told me BCAAs stop the muscle from being eaten up. I get about 130 g of protein a day. Necessary?
Vegetarian, 27, plenty of tofu and quark. The shop assistant wanted to sell me branched-chain aminos for 35 euros. Buy?
I'm cutting, 90 kg, three lifts a week, eggs and chicken daily. Will BCAA capsules keep my muscle?
ho 40 anni, mi alleno la sera e mangio abbastanza proteine, gli aminoacidi ramificati servono?
My mate says leucine is the switch for growth so BCAAs must work. What's wrong with that?
I've used them for years and recover better, so they can't be useless, can they?
y los bcaa entonces, tampoco hacen falta?
and if I already drink whey, do aminos add something?`,
'pre-workout': `is preworkout worth it
pre workout makes my face tingle
coffee or preworkout
how much caffeine is in these pre workout scoops
prewrkout feels amazing but is it just caffine
itchy skin after c4 normal?
I'm 24, lift after an eight-hour shift and I'm dead by then. A friend gave me a scoop of his neon powder. Should I get my own?
40, two espressos a day already, thinking of a pre-workout for my 6 am sessions. Sensible or overkill?
First time with a booster yesterday: pins and needles in my ears and hands for half an hour, otherwise fine. Was that an allergic thing?
tenho 31, treino às 19h e todo mundo na academia toma pré-treino. Vale a pena ou um café resolve?
My gym mate says pre-workout has special pump stuff that coffee can't match. Is he being sold something?
I doubt a cup of coffee does the same as a 45 euro tub. Really?
and the tingling, is that dangerous?
und wie viel koffein ist da so drin, in so nem booster`,
'beta-alanine': `beta alanine does it work
beta-alanine for lifting?
how much beta alanin a day
tingly powder for rowing any good
beta ala how long before it works
is beta alanine only for sprinters
I row 2k and 500 m tests in a masters club, 51. Someone suggested beta-alanine. Would it shave anything off?
800 m runner, 19, two months to the championships. Is it too late to start on beta-alanine and how do I split it?
I do a normal three-day strength plan and my protein brand adds beta-alanine for five euros more. Would I notice?
j'ai 26 ans, je cours le 400 m. La bêta-alanine, quelle dose et pendant combien de semaines ?
Bloke in the rowing club claims it gave him ten seconds over 2k. I find that hard to believe?
I took a big spoon once before training, felt nothing but itching. So it doesn't work, right?
and all at once or spread over the day, the beta stuff?
e la beta-alanina per chi fa solo pesi serve?`,
'vitamin-d': `vit d worth taking
do i need vitamin d in winter
vitamin d for strength??
never see the sun, supplement d?
how do i know if im low on vit d
d3 k2 drops everyone takes, me too?
Night-shift worker, 42, I leave and come home in the dark from October to March. Should I be on vitamin D for my training?
My blood test says 32 ng/ml, doctor called it normal. Would topping up make me stronger?
I wear a headscarf and long sleeves, live in Norway, 29, and feel flat. Could vitamin D be worth a check?
Ich bin 55, Büro, im Winter kaum draußen. Vitamin D auf Verdacht nehmen oder erst testen lassen?
My mate pops 10,000 units a day and says his bench went up because of it. Nonsense?
Some podcast said everybody is deficient so just take loads. I'm sceptical
and if my D level is fine already, any point?
e a vitamina d, quanto tomo? moro em lugar sem sol`,
'iron-low': `could low iron make me slow
always tired running, iron?
should i take iron tablets
ferritin low what now
veggie and knackered in training
gave blood 3 weeks ago legs like lead
Female runner, 31, 50 km a week, heavy periods, and every easy run has felt like uphill for a month. Is it worth looking at iron?
My ferritin came back at 14 and my GP will call next week. 26f, vegetarian, training for a half. What can I eat until then?
I'm a regular blood donor, 45, male, cycling to work. Since the last donation the climbs feel heavy. Just buy iron at the chemist's?
Mujer, 38 años, corro y no como carne, me noto sin fuerza en los entrenos. ¿Puede ser el hierro y qué me miro?
My running friend says all women should take iron just in case. That sounds risky to me?
I don't eat meat but loads of spinach, so my iron can't be low, can it?
and which value do I get tested for that?
et le fer, je peux en prendre sans prise de sang ?`,
'magnesium-zinc': `magnesium for cramps?
zma worth it
does zinc raise test
calf cramps when i run, magnesium help?
zinc and magnesium before bed for gains lol
which magnesium for muscles
I'm 39, get cramps in the last kilometres of every long race. Everyone hands me magnesium sachets. Do they do anything?
52, testosterone a bit low-normal, and a website says zinc fixes that. I eat meat, nuts, everything. Try it?
I take blood pressure tablets, 60, and my wife bought me magnesium for my legs after the gym. OK to just take it?
Ho 33 anni, dieta varia, palestra 4 volte. Mi hanno consigliato ZMA la sera: serve a qualcosa?
My coach swears magnesium stops cramps within minutes. Placebo or real?
I sleep better with ZMA so it has to do something for muscle too, no?
and zinc, does that do anything for hormones?
und magnesium, brauch ich das wenn ich viel schwitze und krämpfe krieg`,
'fish-oil-omega': `omega 3 for muscle?
fish oil good for soreness
do i need fishoil caps
hate fish, omega pills?
vegan omega 3 which
how often salmon instead of capsules
44, lift and run, joints feel creaky, and the guy in the shop recommends 3 g of fish oil daily. Would it help my training?
I'm vegan, 25, train five times a week. Where do I get omega-3 from and does it matter for recovery?
My dad is 70, on blood thinners after a stent, started lifting with me and wants fish oil capsules like mine. Fine?
Tenho 50 anos, como peixe uma vez por semana e treino. Preciso de cápsulas de ômega 3?
My gym partner says omega-3 builds muscle, he read a study. Sounds fishy, sorry for the pun
I thought fish oil was proven for everything and now you'd say it's not?
and for someone who eats mackerel every Friday, still capsules?
et l'oméga 3 pour les courbatures, ça marche ?`,
'testosterone-boosters': `do test boosters work
tribulus ashwagandha fenugreek for test any good
thinking about sars / sarms, thoughts
natty test booster that works??
how do i raise testosterone without needles
ostarine cycle for beginner
I'm 45, tired, belly growing, and my feed is full of testosterone capsules for 60 a month. Are any of them worth it?
19, skinny, lifting for a year, two guys in my gym offered me SARMs and say they're harmless. What do you think?
I've been on a cycle since spring, 32, don't want a lecture. Who do I talk to about bloods and so on?
Bin 38, trainiere seit 10 Jahren natural und stagniere. Bringen Testo-Booster aus dem Shop irgendwas?
My mate says SARMs aren't steroids so they're safe. He's wrong, isn't he?
The label says clinically proven +40 % testosterone. They can't just lie on that, can they?
and what can I do naturally for it then?
y un ciclo suave de esteroides, solo uno, me ayudas a montarlo?`,
'fat-burners': `fat burner pills work?
l carnitine for fat loss
which fat burner is best
cla tablets any good
green tea extract burn fat??
want to speed up weight loss w thermogenics
Wedding in ten weeks, 33, 8 kg to lose, and a colleague lent me her fat burner capsules. Do they help at all?
I'm a lorry driver, 47, gut like a drum, saw an advert for a shot that melts belly fat. Anything in it?
Ordered carnitine ampoules with my protein because they were on offer. 29, running thrice a week. When do I take them, or is it pointless?
Ho 41 anni, dieta da due mesi e peso fermo. Un bruciagrassi mi può dare una spinta?
My sister lost 6 kg on those tablets, so they must work, surely?
Trainer says carnitine carries fat into the cells so you burn more. Logical, no? I have doubts
and the ones without caffeine, the burners I mean?
et les brûleurs de graisse, c'est du flan ou pas`,
collagen: `collagen for tendons?
does collagen powder do anything for joints
collagen vs whey
collegen when to take
is collagen good for building muscle
15g collagen w orange juice before gym, legit?
Climber, 35, grumpy finger tendons, friends all drink collagen before sessions. How much and when, if at all?
58f, bought a fancy collagen for skin and knees, 20 g protein per scoop. Can it count as my protein shake after lifting?
Runner with an Achilles that complains in the mornings, 46, doing my calf raises. Would collagen on top speed it up?
Tengo 50 años, juego al pádel y me molestan los codos. ¿Sirve el colágeno y cuánto tomo?
My mother-in-law says collagen rebuilt her cartilage. I'm dubious, does it do that?
Isn't collagen digested like any other protein, so how could it reach a tendon?
and with vitamin C or without?
e o colágeno pra ganhar músculo, serve igual ao whey?`,
beetroot: `beet juice before a race?
beetroot shots work?
how long before the run do i drink beetroot
nitrate shot how many
pee went pink after beet juice lol
beetroot for cycling, worth the taste
10k in three weeks, 43, personal best 48 min. People in my club down beetroot shots on race morning. How much and when?
I ride sportives, 55, and want any legal help for a hilly 90 km. Does beetroot juice make a difference for amateurs like me?
Did my first trial with a concentrated shot, 37, brushed teeth and used mouthwash after because it's vile. Felt nothing. Why?
Mein Halbmarathon startet um 9 Uhr, ich bin 30 und hobbymäßig unterwegs. Wann und wie viel Rote-Bete-Saft?
My mate thinks beetroot is a placebo with colour. Is there anything to it?
If it really worked, wouldn't every pro win with it? I'm not sold on beet juice
ok but how soon before the start do I drink the red stuff?
e il succo di barbabietola quanto ne devo bere, una fiala o due?`,
'term-rpe': `whats rpe
rpe 8 means what
coach wrote @8 next to squats??
plan says rpe 7 no idea
how hard is rpe 9
rpe for running what does 4 feel like
I'm 50, bought a strength plan online, and it says '3x5 RPE 8' everywhere with no weights. How do I read that?
New to running, 34, my app tells me to do 40 minutes at an effort of 3 out of 10 and intervals at 9. What's that in plain words?
My physio wants me to stay under six out of ten on everything. I'm 61 and don't know how that scale goes. Explain?
Tengo 29, empecé con un entrenador online y en la hoja pone RPE 8 y RPE 9. ¿Qué significa eso en repeticiones?
My gym mate says RPE 8 means 80 % of your max. That's wrong, isn't it?
A scale for feelings sounds vague to me, how am I supposed to know an 8 from a 9?
and a 10 on that, is it complete failure?
RPE c'est quoi au juste`,
'term-rir': `rir?
what does 2 rir mean
RIR 3 on my plan huh
rir vs rpe same thing?
reps in reserve how do i read that
1-2 rir so do i stop early or what
Started a programme from an app, 27, and it says '4 x 10, 2 RIR' for dumbbell press. When do I stop the set?
I'm 56, came from machines with fixed reps, and now my trainer writes RIR 1 behind everything. What does he want from me?
My plan lists RIR, my wife's lists RPE, and we want to train together on Saturdays. How do the two convert?
Bin 35, neu im Studio, im Plan steht überall RIR 2. Heißt das zwei Wiederholungen weglassen?
Friend claims RIR 2 means two reps past the point where it burns. That's not it, or?
Sounds to me like an excuse for not finishing the set, this leaving two in the tank. What's it supposed to be?
and 0 of those means nothing left?
o que é RIR na ficha de treino`,
'term-1rm': `whats 1rm
how do i work out my 1rm
70% of 1rm but idk my max
80x5 whats my max
estimate max without maxing out
one rep max formula?
I'm 48, train alone at home, and don't want to test a real maximum. Best set was 60 kg for 8 on bench. How do I estimate what I could lift once?
New programme, 25f, everything in percent of 1RM. I've never done a single in my life. What is it and how do I get the number?
Did 100 kg deadlift for 20 reps yesterday, 39, feeling proud. Can I calculate my max from a set that long?
J'ai 31 ans et mon plan est en pourcentage du 1RM. J'ai fait 70 kg x 6 au développé couché, ça donne combien ?
My training mate says the calculators are garbage and you must test it. Are they that far off?
Calculator says 110 but I failed 105 last week, so the formula's wrong, no? The 1RM one
and from how many reps does that estimate stop being any good?
1RM was heißt das und wie rechne ich das aus`,
'term-amrap': `amrap meaning
what is AMRAP 12
amrap 20 min how do i pace that
as many what as possible?
wod says amrap, do i rest or not
how do u score an amrap
First CrossFit class tomorrow, 41, and the board already says 'AMRAP 15: 5 pull-ups, 10 push-ups, 15 squats'. What do I do?
I always blow up in the first three minutes of those as-many-rounds workouts. 34, decent runner. How fast should I begin?
My online plan has '3x8, last set AMRAP'. I'm 52 and only know normal sets. What's the last one then?
Ho 28 anni, prima volta al box, sulla lavagna c'era AMRAP 10. Cosa vuol dire e come si conta il punteggio?
My partner says AMRAP means you go until you drop, no clock. I think there's a timer. Who's right?
Isn't it best to go flat out from the start in an AMRAP, since it's max rounds?
and the extra reps at the end of it, do they count?
amrap qué es exactamente`,
'term-emom': `emom?
what does EMOM 10 mean
how does every minute on the minute work
e2mom wtf
emom how many reps should i pick
do i rest in an emom
App gave me 'EMOM 16: odd swings, even push-ups'. I'm 45, kettlebell beginner. When do I rest?
I'm 30 and tried an EMOM with 20 burpees, by minute four there was no break left. How many reps should it be?
Garage gym, no coach, only a wall clock. Is that enough for one of those every-minute workouts and how do I set it up?
Tenho 37 anos, comecei no cross e o treino dizia EMOM 12. Como funciona isso, descanso quando?
My mate thinks EMOM means non-stop for as many minutes as possible. Pretty sure he's mixed it up?
If I only work half the minute, isn't that a waste? The EMOM thing, I mean
and the one with the 2 in it, every two minutes?
EMOM erklär mal bitte kurz`,
'term-superset': `superset what is it
what does A1 A2 mean on my plan
supersets rest between or not
tri set giant set whats the difference
which exercises go together in a superset
B1/B2 in the program??
My trainer's sheet says A1 dumbbell row, A2 incline press, 3 rounds. I'm 44 and new. Do I do all rows first or swap?
Busy gym after work, 29, want to speed things up with pairs of exercises. What do you call that and what goes well together?
54, always did one machine after the other. My daughter says do supersets. What is that in plain English?
Ich bin 33 und im Plan stehen A1/A2 und B1/B2/B3. Ist das ein Supersatz, und mache ich dazwischen Pause?
My mate does curls and then more curls and calls it a superset. Doesn't it need two different moves?
Someone told me a superset is just a set with more weight, like super-heavy. Doubt it?
and with three in a row, is that still called the same?
superset ça veut dire quoi`,
'term-tabata': `what is tabata
tabata how long
20 10 thing what's it called and how many rounds
is tabata class real tabata
tabata = hiit?
8 rounds or 4 in tabata
Gym timetable has '45 min Tabata' on Thursdays. I'm 50 and thought that was four minutes. What is it really?
I've got ten minutes at lunch, 36, saw the timer app with a Tabata setting. What are the intervals?
Did a so-called Tabata with squats and planks, wasn't even out of breath. 27, run a lot. Did I do it wrong?
Tengo 42 años y en el gimnasio dan clase de tabata. ¿Qué es exactamente, cuánto se trabaja y cuánto se descansa?
My instructor says anything with 20 on, 10 off counts. A friend says only on a bike at max. Which is true?
Four minutes can't do anything, surely it's a marketing name?
and the original one, was that really on a bike?
tabata quanti giri sono`,
'term-zone2': `what is zone 2
zone2 hr?
heart rate zones explain pls
garmin says zone 3 but it feels easy
whats z4 and z5
how do i know im in zone two without a watch
Everyone at work talks about zone 2. I'm 47, started jogging, max pulse about 175. What would mine be?
My watch shows five coloured bands and my bike computer shows others, 39. Which is the right one and what do they stand for?
I'm 63, ride an e-bike and a rower, no gadgets and don't want any. How do I tell the easy zone from the middle one?
Ho 35 anni, frequenza massima 188, il piano dice corsa in zona 2. Cosa significano le cinque zone?
A podcast says zone 2 is below 2 mmol lactate, my mate says 180 minus age. What do people mean by it?
Zone 2 feels like walking, that can't be what they mean, or?
and zone 4, what's that then?
Zone 2 heißt was genau, welcher Puls`,
'term-threshold': `what is threshold
threshold run meaning
lactate threshold eli5
whats LT pace
'20 min at threshold' how hard is that
ftp/threshold same idea?
Training plan for my first half, 38, says 3 x 10 minutes at threshold. I only know easy and fast. What should it feel like?
My watch congratulated me on a new lactate threshold of 168 bpm. I'm 45 and have no clue what it means.
I've run easy for a year, 52, same pace as ever. My club coach wants threshold sessions. What do they do for me?
Tenho 40 anos, corro 10 km em 52 min e o treinador mandou treino de limiar. O que é e em que ritmo?
My mate says threshold means as hard as you can for five minutes. I thought it was longer?
Isn't lactate just what makes you sore? Then why train at a lactate threshold, makes no sense to me
and can you still talk at that one, the threshold?
le seuil en course c'est quoi`,
'term-pr': `what does PR mean
pr vs pb
hit a pr?? what do they mean
everyone shouts 'PR!' at my gym lol
rep pr is that a thing
does 3x60 beat 1x65 as a record
First week at a barbell club, 31, people ring a bell when they get a PR. What counts as one?
I'm 58, don't want to test singles, but I did 40 kg for 12 instead of 10 last night. Can I call that a record?
App says 'new PR: estimated'. I'm 24, started two months ago, and get one nearly every session. Is that normal?
Tengo 36, en mi app sale PR cada semana. ¿Qué es y cuenta también si son más repeticiones con el mismo peso?
My brother says only a one-rep max is a real PR. I say reps count. Who wins?
Setting bests every week sounds too good to be true, is my tracker wrong?
and for running, is it the same word?
was bedeutet PR beim Training`,
'term-hypertrophy': `hypertrophy meaning
whats hypertrophy training
hypertrophy vs strength
is hypertrophy just bodybuilding
plan says 'hypertrophy block' huh
hypertropy rep range?
My trainer said we start with a hypertrophy phase of six weeks. I'm 49 and didn't dare ask. What is that?
27, want bigger arms and legs, don't care about max numbers. Is that hypertrophy training, and how does it differ from 5x5?
I've only got dumbbells up to 20 kg, 35, and read that's fine for hypertrophy but not for strength. What do these words mean in sets and reps?
J'ai 44 ans, mon programme alterne force et hypertrophie. C'est quoi la différence concrètement ?
My mate says hypertrophy muscle is just puffy and not strong. Sounds like gym lore?
Isn't it all the same, lift heavy and you grow? Why a separate word like hypertrophy
and strength training then, what's different there?
hipertrofia é o quê, ganhar massa?`,
'term-compound': `compound exercise what is that
compound vs isolation
whats an accessory lift
is bench a compound
'main lift then accessories' ???
isolaton before or after the big ones
I'm 42, following a PDF that says 'do your compounds first, then accessories'. Which of squat, curl, row, leg extension is which?
Newbie, 19, started with curls and side raises because they're easy. Someone said do compound stuff first. What does he mean?
My wife's plan is split into main lifts and accessory work. She's 55 and thinks accessories are straps and belts, ha. Explain?
Bin 30 und Anfänger. Was ist der Unterschied zwischen Grundübungen und Isolationsübungen, und was kommt zuerst?
My friend says the leg press isn't compound because it's a machine. Is that how it's defined?
I don't get why a curl isn't compound, my forearm and upper arm both work?
and accessories, where do they belong in a session?
esercizio multiarticolare che significa`,
'term-volume-intensity': `volume vs intensity whats the difference
what does 'high volume' mean
is intensity how hard it feels or the weight
tonnage?
how do you count training volume
lower the volume keep intensity - meaning?
Coach told me, 33, to drop volume by half and keep intensity for two weeks. Does that mean fewer kilos or fewer sets?
My app shows 'volume 8,450 kg' after a session and I'm rather proud at 57. What is that number and is it the one to watch?
I come from cycling, 40, where intensity is watts. In the gym they talk of 85 % intensity for an easy-looking triple. What do they mean?
Tengo 26 años, leo que para crecer importa el volumen y para fuerza la intensidad. ¿Qué es cada cosa?
My mate says intensity means going till you scream. Powerlifters say it's percent. Which?
Isn't volume simply sets times reps times weight? Why count sets then
and in cardio, what do those two words mean?
volume et intensité je confonds toujours`,
'term-deload-taper': `deload vs taper
what is a taper
mesocycle meaning??
peaking, deloading, tapering... help
is a deload just a rest week
whats a deload
Marathon plan, 39, last two weeks say 'taper', my lifting app in week four says 'deload'. Same thing with two names?
I'm 51, doing my first powerlifting meet, and the coach talks of a peaking block and then tapering. What's what?
My programme is sold as 'three mesocycles'. I'm 28 and just wanted to get stronger. How long is one of those?
Ho 45 anni e nel programma trovo scarico, taper e mesociclo. Mi spieghi la differenza in due parole?
My gym mate says deload is for people who are weak in the head. What's it for, in truth?
I thought tapering meant doing nothing for a week before the race, no?
and peaking, where does that fit between the two?
was ist nochmal ein deload und was ein taper`,
'term-concentric-eccentric': `concentric eccentric which is which
whats eccentric
isometric meaning
'slow eccentrics' so up or down?
negative reps = eccentric?
consentric??
My physio wrote eccentric heel drops for me, 46, and I've no idea which part of the movement that is. The down bit?
I do pull-ups badly, 29, can't get up, but lowering slowly works well. Why am I better at that half and what's it called?
Text says 'hold isometrically, then concentric push'. I'm 60 and just want English. What are the three words?
Tenho 32 anos e o personal fala em fase excêntrica e concêntrica. Qual é subir e qual é descer, e qual dá mais dor depois?
My mate says lifting up is what makes you sore, not lowering. I think it's the other way?
You can't be stronger going down than up, it's the same muscle, isn't it?
and the hold in the middle, what's that one called?
excéntrico es bajar o subir el peso`,
'term-aerobic-anaerobic': `aerobic vs anaerobic
whats anaerobic
is lifting aerobic or anerobic
anaerobic effect 2.4 on my watch??
jogging = aerobic right
how long can you go anaerobic
My watch gives two scores, aerobic 3.1 and anaerobic 1.8, after football. I'm 41. What do those two words mean?
PE exam on Friday, 16, and I mix up the two energy things, with oxygen and without. Short version?
I walk a lot at 66 and my daughter says I need aerobic exercise. Is walking not that already?
J'ai 37 ans, je fais du foot en salle. C'est de l'aérobie ou de l'anaérobie, et c'est quoi la différence ?
Mate of mine says you're either in one or the other, like a switch. I think it's both at once?
Anaerobic means you hold your breath, no? That's what my uncle thinks
and a 400 m race, which of the two is that?
aerob anaerob unterschied einfach erklärt`,
'term-prehab-mobility-cali': `calisthenics what is that
plyos?
prehab meaning
what's conditioning in a workout plan
functional training = what exactly
plyometrics vs calisthenics
The class list at my gym reads like a secret code: calisthenics, conditioning, functional, plyo. I'm 53. What's what?
My son, 17, says he only does calisthenics now and needs no gym. What's that when it's at home?
Programme from my handball coach, 24: Monday plyometrics, Wednesday prehab, Friday conditioning. Translate, please?
Ich bin 40 und im Kursplan steht Functional, Calisthenics und Plyo. Was verbirgt sich dahinter?
My friend says functional training is only on wobbly things. Isn't it just a buzzword?
Prehab sounds like physio for people who aren't hurt. Is it even a thing?
and plyo, is that jumps or what?
calistenia e pliometria sono la stessa cosa?`,
'term-finisher-dropset-burnout': `what is a finisher
burnout set meaning
barbell complex?
ladder workout what does that mean
finisher how long
plan says 'finish w/ a burnout'
My kettlebell plan, 38, has 'complex: 5 clean, 5 press, 5 squat'. Do I put the bell down in between?
Class instructor ends with what she calls a finisher, I'm 55 and dying. What's the idea and how long should it be?
Got a WhatsApp workout from a mate: 'ladder 1 to 10 push-ups and squats'. I'm 30, how does that go?
Tengo 34 y el entrenador escribe 'finisher' y 'burnout' al final de la rutina. ¿Qué son?
My brother says a complex is just a superset. Isn't it different because you don't put the bar down?
Are finishers not just a way to make people feel tired? What's the word supposed to mean
and a ladder, does it go up or down?
finisher no treino, o que significa`,
'term-tempo-notation': `what does 3-0-1-0 mean
tempo 4010 on my program
31X1 ???
4 numbers after the exercise what are they
X in tempo means
3010 which is the down part
My online coach writes 'RDL 3x8 @ 3110'. I'm 36 and thought it was a phone extension. How do I read it?
I'm 50 and doing split squats from a PDF, tempo 4-2-1-0. Which number is the pause?
Physio sheet for my knee says leg press 3-1-3-0. 44, office job, no clue about gym speak. Seconds?
J'ai 29 ans et sur mon programme il y a tempo 3-0-1-0 à chaque exercice. Ça se lit comment ?
My mate says the first number is always the way up. For pull-ups that makes sense, but in general?
Counting seconds on each rep seems silly, is that really what the four digits want?
and an X instead of the third number?
was heißt 40X0 hinter der übung`,
'hotel-workout': `hotel room workout no gear
stuck in hotel, no gym. what do i do
20 min bodyweight thing for a tiny room
travel workout pls nothing w jumping, thin walls
no equipment away from home full body
how do i do pulls in a hotelroom
Business trip until Thursday, 46, room the size of a cupboard, twenty minutes before breakfast. Give me something.
I'm 34, normally lift four times a week, now five nights in a hotel without gym. What's a decent session on the carpet?
Staying at my in-laws' guest room, 52, nothing but a towel and a rucksack. How would you train whole body?
Sono in trasferta per lavoro, ho 39 anni e in albergo non c'è palestra. Cosa faccio in camera in venti minuti?
My colleague says without weights it's a waste of time in a hotel. Really pointless?
Twenty minutes of push-ups and such can't replace my gym session, or can it when I'm away?
and for the back, in a hotel room?
y si solo tengo la habitación del hotel y una banda elástica`,
'holiday-break': `2 weeks holiday will i lose everything
going on vacation should i train
do i lose muscle in 14 days off
back from hols how do i start again
ten days beach no gym, panic
break from training 2 wks ok??
Flying to Crete for a fortnight with the kids, 41, finally in good shape after a year. Must I train there or can I leave it?
I'm 29, my streak is 40 weeks, and my girlfriend wants a holiday without gym. How much would I really lose?
Just home from 16 days of camping, 55, only swimming and wine. How heavy should I go in the first week?
Ich fahre zwei Wochen in Urlaub, bin 47 und trainiere seit einem Jahr. Verliere ich da Muskeln?
My training partner says after one week off the muscles start going. Scaremongering?
I feel flat after only eight days away, so something must have gone, no?
and the first week after the holiday, same sets as before?
et si je ne fais rien du tout pendant les vacances, quinze jours ?`,
'flight-dvt': `long flight tomorrow what to do for legs
12h flight blood clot worry
how often get up on a plane
can i train straight after landing
swollen calf after flight
exercises in plane seat
Flying to Singapore, 58, aisle seat, thirteen hours. What do I do on board so my legs are alright, and when can I train again?
I'm 35, land at 7 am after a night flight and have a hard leg session planned at noon. Sensible?
Came back from Bangkok yesterday, 44, one calf is thicker, warm and sore. Just massage and stretch it?
Voo de 11 horas amanhã, tenho 50 anos. O que faço com as pernas no avião e posso treinar quando chegar?
My mate says one calf hurting after a flight is just cramp from sitting and to roll it out. Right?
Surely moving the feet in the seat does nothing against clots, does it?
and after landing, straight to the gym?
y en el avión, cada cuánto me levanto?`,
'travel-eating': `how to eat on the road
eating out all week for work, diet ruined?
airport food what do i pick
protein when travelling ideas
restaurants every nite, help
roadtrip snacks that arent crap
Sales rep, 43, four nights a week in hotels and petrol stations. How do I keep eating halfway decently without cooking?
I've lost 9 kg, 36, and next week is a conference with buffets and dinners every day. Will it all come back?
Interrailing with a backpack, 22, no kitchen, want enough protein. What do I buy in supermarkets?
Viaggio per lavoro tre giorni a settimana, ho 50 anni, sempre al ristorante. Come mi regolo col cibo?
My wife says if I can't track it on the trip I may as well give up. Is she right?
A week of restaurant food must undo my cut, the scales say +2 kg. Doesn't it?
and breakfast in hotels, what do I take from the buffet?
was esse ich unterwegs, tankstelle und bahnhof nur mist`,
'backpack-weights': `use a backpack as weight?
no weights at home, rucksack with books ok
how heavy can i load a backpack for squats
diy weights ideas
water bottles in a bag workout
rows under a table safe?
Lockdown-style home, 33, no money for dumbbells, got a hiking rucksack and a lot of books. What can I do with it and how heavy?
I live in a shared flat, 23, push-ups got too easy at 30 reps. How do I add weight with stuff lying around?
57, cottage without any gear for the summer, but a solid oak table and a bag. Any pulling exercise there?
J'ai 28 ans, pas de matériel à la maison, juste un sac à dos. Je peux m'en servir pour me muscler, et avec combien de kilos ?
My flatmate laughs and says a bag of books will never build muscle. Is he right?
Isn't it bad for the back to squat with a loaded rucksack?
and does the bag work for rows as well?
mochila com garrafas de água serve de peso?`,
'weekly-commuter': `away mon-thu every week how do i train
half week hotel half week home gym plan?
commuting between 2 cities, training sucks
gym at home only fri-sun
2 places 1 plan??
always on the road during week, how to progress
Consultant, 34, Monday to Thursday at the client's, barbell gym only at home on weekends. How do I organise my lifting?
I'm 45, live with my kids every second week and in a small flat without gear the other. How do I set up training so it adds up?
Train driver, 51, sleep away three nights a week in rooms with a tiny fitness corner. Can I still get stronger?
Wochenendpendlerin, 38, unter der Woche nur Hotelzimmer, am Wochenende Studio. Wie plane ich das?
My mate says two weekend sessions count and the hotel stuff during the week is filler. True?
I can't see how I'd progress if every week is split between two places, is it possible?
and the days away, do those sets count towards the total with the home ones?
de lunes a jueves viajo por trabajo, cómo reparto el entreno entre casa y hotel`,
'weekly-sets': `how many sets per muscle per week
is 12 sets for chest enough
sets a week for growth??
how much volume do i need
doing 6 sets back weekly, too little?
20+ sets better than 10?
I'm 30, two years in, upper-lower four times a week, about nine sets for shoulders in total. Growth has stopped. How many should it be?
Beginner, 44, my plan gives each muscle seven sets a week and it feels like very little next to what others do. Enough?
I've stalled on legs for two months, sleep well, 27, doing eleven weekly sets. How many do I add at once?
Tengo 35 años y entreno 4 días. ¿Cuántas series semanales por músculo hacen falta para crecer?
My mate does 30 sets for arms a week and says more is always more. Does it work like that?
A video says one hard set is enough, another says 25. I don't trust either. What's the real range per week?
and for a beginner, same number of sets a week?
wie viele sätze pro muskel die woche`,
'how-often-train': `am i wasting my time if i only lift twice a week
lifting just two times weekly, pointless?
how many days a week should i lift
is 2x a week gym enough
3 or 5 days?
how often gym for beginner
4 days better than 3?
whats the ideal nr of training days
38, two small children, can manage two evenings in the gym. Is it worth it at all or do I need a third day?
Just joined a gym at 59, keen as mustard, could go daily now I'm retired. How many lifting days make sense?
I'm 26 with an office job and free evenings. My plan is three whole-body days, my colleagues go five. Should I?
J'ai 42 ans et je débute la muscu. Deux séances par semaine suffisent ou il en faut quatre ?
My brother says anything under five days is for tourists. I think three's fine. Who's right?
Surely more gym days means more muscle? Why does everyone say three
and for a newcomer, would two days a week do?
quantas vezes por semana devo ir na academia`,
'muscle-frequency': `train each muscle once or twice a week
chest once a week enough?
how often per muscle group
legs 3x a week ok if sets the same?
bro split once per week vs twice
hit back mon, again when?
I've done chest Monday, back Tuesday and so on for years, 37, each muscle once a week with 14 sets. Would splitting it in two be better?
Shift worker, 45, some weeks I can train legs only on one day. Do I lose out against twice with the same number of sets?
I'm 24, want bigger arms, currently 12 sets all on Friday. Spread them over two or three days?
Ho 33 anni, alleno ogni muscolo una volta a settimana ma con tante serie. Meglio due volte?
My gym's old-timer grew huge hitting everything once a week. So is the twice rule rubbish?
They say protein synthesis is back to normal after two days, so thrice a week per muscle must beat once, no?
and the gap between two back days, how many hours?
jeden muskel 1x oder 2x pro woche trainieren`,
'train-every-day': `how many days off should i have in a week
number of rest days a week
can i train every day
7 days a week gym bad?
no rest days ok?
i wanna work out daily
working out everyday too much??
do rest days matter
I love it, 22, been in the gym eleven days in a row, some lifting, some classes. Should I force myself to stop?
Retired, 64, I ride, swim or lift every single day and feel good. Do I need a day with nothing at all?
I'm trying a 30-day challenge with a hard HIIT video each day, 39, day six now. Is daily hard stuff smart?
Tengo 31 años y quiero entrenar todos los días porque me despeja. ¿Está bien o hace falta descansar?
My mate says athletes train daily so rest days are for the lazy. Hm?
Rest days make me feel guilty, and I don't see why I'd need them if I'm not tired?
and a walk on the off day, does that count as rest?
tous les jours du sport c'est trop ?`,
'train-sore-muscle-twice': `same muscle two days in a row ok?
legs yesterday, legs again today?
chest monday and tuesday bad?
can i do back to back arm days
how long between 2 leg sessions
trained back yday but only free today again
My only gym days this week are Saturday and Sunday, 36. Both were meant to be whole body. How do I do the second one?
Heavy squats last night, 28, and now my friends want me to join a lower body class this evening. Go or skip?
I did loads of box jumps and lunges Tuesday, 43, and the plan says legs again on Thursday. Is two days enough there?
Ich bin 40 und kann nur Freitag und Samstag ins Studio. Darf ich dieselben Muskeln an beiden Tagen trainieren?
My cousin says muscles recover overnight if you eat enough, so legs daily is fine. Doubtful?
Gymnasts train the same muscles every day, so why should I wait 48 hours for mine?
and other muscles on the next day, is that alright?
petto ieri, posso rifarlo oggi o aspetto`,
'too-much-volume': `how do i know im doing too many sets
too much volume signs?
15 sets of chest in one session too much?
getting weaker not stronger, training more tho
always sore 4 days after, cut sets?
reps going down every workout wtf
I added sets for months, 32, now at 26 weekly sets for back, and my rows go backwards, sleep is poor. Is it too much?
49, ambitious, two-hour leg days with fourteen hard sets for quads alone. I'm still stiff on day five. Where's the line?
I'm 23, copied a pro's plan, mood is in the cellar and my bench dropped twice running. Cut back, and by how much?
J'ai 35 ans, je fais 12 séries de pecs dans la même séance et mes répétitions baissent. J'en fais trop ?
My partner says there's no such thing as overtraining, just undereating. Can't too many sets be the problem?
If ten sets in a session are good, why wouldn't sixteen be better?
and if it is too many, how many do I cut and for how long?
cómo sé si hago demasiadas series`,
'maintain-muscle': `how little to keep my muscle
just wanna maintain what do i need
1x a week enough to not lose gains
busy next 3 months how to hold strength
maintenance training how many sets
minimum to keep size
New baby due, 34, I'll have maybe forty minutes once a week for half a year. Can I hold what I've built?
I'm in marathon training until October, 41, and want my lifting to go on the back burner without shrinking. How few sets?
67, lifted for years, and now I'd like to do less in summer because of the garden. Is one session a week enough at my age?
Tenho 38 anos, trabalho dobrado até dezembro. Qual o mínimo de treino pra não perder o músculo que ganhei?
My mate reckons if you halve your training you halve your muscle. Doesn't work that way, does it?
Can I hold my size with light weights and few sets, or is that wishful thinking?
and does the weight on the bar have to stay the same if I do fewer sets just to hold?
wie wenig training reicht um muskeln zu halten`,
'minimum-dose': `bare minimum to get stronger
least amount of gym that works
20 mins twice a week does that do anything
lazy but want results lol
min effective dose strength
shortest plan that still works?
Single mum, 37, two slots of half an hour a week, never lifted. Can I get properly stronger on that and how would it look?
I'm a GP, 50, long days, hate gyms. What's the smallest amount of strength work that pays off?
Law student in exam term, 24, starting from nothing. If I did just a leg, a push and a pull exercise twice a week, would it bring anything?
Ho 45 anni, pochissimo tempo e zero voglia. Qual è il minimo di pesi per diventare più forte?
My mate says if you can't do an hour you needn't bother starting. True?
Two short sessions of a few sets sounds like a late-night advert. Does one really get stronger from so little?
and how hard do those few sets have to be then?
le strict minimum pour prendre de la force c'est quoi`,
'full-body-or-split': `full body or split
3 days a week what split
upper lower vs fullbody
which split for 4 days
best split??
i can train 5 days, fb or split
I'm 29 and can train Monday, Wednesday, Saturday, but now and then work eats one. Whole body each time or divide it?
Came back after ten years, 46, used to do the classic one-muscle-a-day thing. With four days now, how should I divide the body?
My days vary, 35, sometimes two, sometimes three sessions. What kind of structure suffers least if I skip one?
Ich bin 31 und hab vier Tage Zeit. Ganzkörper oder Oberkörper/Unterkörper, was bringt mehr?
My buddy says full body is for beginners only and you need a split to grow. Is that so?
Isn't a split harder on each muscle and so better? I doubt full body can match it
and with six days, what would you take?
rutina dividida o cuerpo completo con 3 días`,
'push-pull-legs': `ppl explained
what is push pull legs
push day which muscles
ppl 3 days a week ok?
biceps on push or pull
is ppl good if i only go 3x
App recommends PPL and I'm 27, three gym days free. Is that a good match or should I pick another plan?
I'm 40, do push pull legs Monday, Wednesday, Friday, and each muscle gets a go once a week. Feels slow. Would six days be the real version?
My wife, 48, new to lifting, asked what the three letters on my plan mean and which muscles are on which day. Help me explain.
J'ai 25 ans et je veux faire push pull legs. C'est quels muscles chaque jour, et ça marche en trois séances ?
Guy on YouTube says PPL is the best split for anyone. With three days I don't believe it?
My mate puts shoulders on leg day and still calls it push pull legs. Wrong?
and running it six days, does everything get hit twice?
push pull legs o que treina em cada dia`,
'how-long-workout': `how long should a workout be
is 30 min enough
2h in gym too long?
45 mins gym good or too short
whats ideal session length
my workouts take forever
Lunch break is fifty minutes door to door, 39, so about thirty under the bar. Is that a proper session?
I'm 21 and regularly spend two hours in the gym, last exercises are rubbish. Should I cut it down?
48, dad of three, some days I've just twenty minutes. Do they count or shall I skip those days?
Ho 36 anni, i miei allenamenti durano un'ora e mezza e alla fine non rendo più. Quanto dovrebbero durare?
Mate says after 60 minutes cortisol eats your muscle. Is there a limit like that?
You can't do anything useful in half an hour, can you? My trainer says so
and to make it shorter, what do I drop from the session?
wie lange sollte ein training dauern`,
'how-many-exercises': `how many exercises per workout
10 exercises too many?
how many diff exercises for chest in one session
3 exercises enough
my plan has 12 excercises lol
4 or 8 movements per session
I put together my own plan, 33, ended up with eleven exercises on upper body day. How many should stay?
Two 45-minute slots, 51, whole body. How many exercises fit and how many sets of each?
Back day of mine has six kinds of rows and pulldowns, 26. Useful variety or too much of the same?
Tengo 40 años y voy tres días. ¿Cuántos ejercicios por sesión y cuántos por músculo?
My gym mate says you need four angles for chest each time. Isn't one or two exercises enough?
If I do only four exercises I feel like I've forgotten half my body. Is that really a full workout?
and per muscle in one session, one or two exercises?
combien d'exos par séance`,
'two-a-day': `two workouts in one day ok?
run am lift pm good idea?
how many hours between 2 sessions
2 a days for normal people?
gym twice today lol bad?
morning swim + evening weights ok
I'm 35, training for a triathlon and lifting, and some days need two sessions. How far apart and which first?
Holiday with loads of time, 28, I'd like to lift in the morning and play tennis hard in the evening. What about the next day?
Teacher, 44, on summer break, was thinking of a class at 9 and weights at 5. Can a normal person do that?
Ich bin 30 und will morgens laufen und abends Kraft machen. Geht beides am selben Tag und mit wie viel Abstand?
My mate says twice a day kills all gains because you can't recover. True?
Pros do it all the time, so two hard ones a day must be fine for me too?
and which of the two goes first that day?
dá pra treinar duas vezes no mesmo dia`,
'morning-or-evening': `better to train morning or evening
best time of day to lift
am workouts weaker, normal?
6am or 6pm gym
is evening training better for muscle
always weaker in the mornin
I can only go before work, 42, at half five, and lift less than on Saturdays at four. Am I losing out in the long run?
Student, 20, free to choose any hour. When would I be strongest?
I switch between early and late shift, 37. Should I fix one time for training or take what comes?
J'ai 50 ans, je ne peux m'entraîner que le matin. C'est moins efficace que le soir ?
My colleague claims morning training burns more and builds more. Is there really a best hour?
Body clock studies say late afternoon, so mornings are second class, no?
and if I always go early, do I get used to it?
mañana o tarde para entrenar qué es mejor`,
'warm-up-how': `how sweaty should i be after warming up
how do i know i'm warm enough to start
how do i warm up
warm up before gym what exactly
10 min treadmill enough to warm up?
whats a good warmup for weights
how long should i warm up
never know what to do for warming up
I'm 47, usually walk in and start benching, and my shoulders feel rusty for the first sets. How should I get ready?
First time with a plan at 30, it just says 'warm up' at the top. What do I do and for how long?
Garage gym, five degrees in winter, 53. What kind of warm-up before squats and presses?
Ho 39 anni, vado in palestra tre volte. Come mi riscaldo prima dei pesi e per quanti minuti?
My mate never warms up and never got hurt. Do I really need it?
I was taught twenty minutes of bike and stretching first. Seems a lot, is that still right?
and on heavier days, longer?
aufwärmen vor dem krafttraining wie geht das richtig`,
'warm-up-sets': `how many warmup sets
ramping up to 100kg squat how
what reps for warm up sets
empty bar first then?
warm up sets before deadlift %
do i warm up each exercise
Working weight on bench is 80 kg, I'm 34. How do I get from the bar to there without wasting strength?
I'm 45 and do squats, leg press and leg curls on the same day. Warm-up sets for each one or only for the first?
My warm-up is 3x12 at half weight and I'm knackered before the real sets, 27. What would you do instead?
Tenho 33 anos e meu agachamento de trabalho é 90 kg. Quantas séries de aquecimento e com que pesos?
Lad at my gym goes straight from empty bar to his top set. Is that smart?
Don't more warm-up sets count as extra volume? Then ten reps at each step should be good, no?
and for the second exercise on the same muscle, warm up again?
combien de séries d'échauffement avant le lourd`,
'warm-up-short-time': `only 25 min can i skip warm up
quick warmup when in a hurry
no time to warm up what do i cut
3 min warm up possible?
skip cardio warmup and just do light sets?
whats the fastest way to warm up for lifting
Lunchtime gym, 36, thirty minutes incl. changing. If I warm up for ten I've no time left. What's the shortest that's still OK?
I do a dumbbell circuit at home before the school run, 41, fifteen minutes total. Can I just begin?
Late for my session again, 29, and today is heavy singles. Can I shorten the warm-up there too?
Tengo 38 años y solo media hora para entrenar. ¿Qué parte del calentamiento me puedo saltar?
My mate says drop the light sets and keep the treadmill. I'd do the opposite when pressed. Right?
Without a proper ten-minute warm-up I'll get hurt, won't I? Even if time is short
and before sprints, if I've only a few minutes?
keine zeit zum aufwärmen, was ist das minimum`,
'warm-up-run': `warm up before running?
do i stretch before a run
how to warm up for a 5k race
just start running or warm up first
strides what and how many before intervals
first km always feels horrible
I jog three mornings a week, 44, straight out of bed. Do I need any warming up for easy runs?
Parkrun on Saturday, 31, going for under 25 minutes. What do I do in the fifteen minutes before the start?
Track night with the club, 52, 400 m repeats. The others do leg swings and skips, I just stand there. What should I do?
Ho 35 anni e faccio ripetute il giovedì. Come mi riscaldo prima di correre forte?
My old coach made us stretch hamstrings for ages before every run. Was that needed?
Isn't it risky to head out the door for an easy run without any warm-up?
and before intervals, more than that?
échauffement avant footing tranquille, utile ou pas`,
'static-stretch-before': `stretch before lifting yes or no
is static stretching before gym bad
does stretching make you weaker
30 sec hamstring stretch before squats ok?
stretch before or after
long stretches pre workout bad??
I'm 40 and feel better in the squat after holding a hip stretch for half a minute. Is that a problem before heavy sets?
My football team (over-35s) does five minutes of holding stretches and then sprints. Should we change that?
Ballet as a kid, now lifting at 26, I love sitting in a long stretch before training. Does it cost strength?
Tenho 30 anos, sempre alongo parado antes do treino de perna. Isso tira força?
One trainer says never stretch before, the other says always. Which is it?
I read that stretching before makes you lose 30 % power. That sounds over the top?
ok but how long can I hold one before it hurts the lift?
vor dem training statisch dehnen, schadet das`,
'injury-warm-up': `how do i avoid injuries
does stretching prevent injury
best way to not get hurt playing football
injury prevention what works
always something pulled, how to prevent
does warming up stop injurys
I'm 38, play five-a-side once a week, and every season someone in the team tears something. What really lowers the risk?
Coach of a girls' handball team here, 45. We stretch ten minutes before each game to prevent injuries. Is that the right thing?
Starting to run at 50 and scared of getting hurt like my brother. What protects best?
J'ai 33 ans, je joue au basket le week-end. Comment éviter les blessures, les étirements suffisent ?
My mate thinks injuries are just bad luck and nothing helps. Is that true?
Doesn't lifting weights cause injuries rather than prevent them in sport?
and strength work, how much does it cut the risk of getting injured?
cosa previene davvero gli infortuni, lo stretching?`,
'warm-up-morning': `training right after waking up how to warm up
5am gym body so stiff
warm up longer in the mornings?
deadlift first thing in morning ok?
just out of bed and lifting, bad for back?
morning workout feel like wood
I roll out of bed at 5:10 and lift at 5:20 in the basement, 46. My back feels stiff. How long should I wait and how do I get going?
Early shift nurse, 33, only time is 4:45. Deadlifts are on the plan. Should they come at that hour?
I'm 61, home exercises before breakfast incl. sit-ups, and I creak. What's a kind way to start that early?
Tengo 44 años y entreno a las seis de la mañana recién levantado. ¿Cómo caliento a esa hora?
My mate says the spine is swollen in the morning, so lifting early is dangerous. Is he right?
A warm-up is a warm-up, why would it need to be longer at six than at six in the evening?
and heavy pulls straight after getting up, better later?
morgens direkt nach dem aufstehen trainieren, wie aufwärmen`,
'activation-glute': `glute activation needed?
my glutes dont fire
are my glutes asleep from sitting
banded walks before squats worth it
dead butt syndrome real?
how to wake up glutes
Office worker, 37, a physio told me my glutes are switched off. I do twenty minutes of band drills before each session. Is that worth it?
I'm 25 and every girl in my gym does clamshells and bridges with a mini-band before leg day. How much of it do I need?
52, told that my back is tired because my bum doesn't activate. Can a muscle really forget to work?
Ho 34 anni, sto seduta tutto il giorno e mi dicono che ho i glutei addormentati. Serve l'attivazione con l'elastico?
My trainer swears I must activate first or squats go into my quads. Do I buy that?
Gluteal amnesia sounds made up to me, is it?
and if I skip the band stuff and just do thrusts?
ativação de glúteo antes do treino, precisa?`,
'hrv-meaning': `what is hrv
hrv 38 is that bad
hrv dropped today should i rest
my hrv is lower than my gfs
low hrv all week what does it mean
whats a good hrv number
Got a smart ring for my 45th and it shows an HRV of 31 while my mate has 80. Am I unfit?
I'm 29, one morning my HRV fell from 65 to 42 though I feel fine. Intervals planned. Cancel?
For a week now my heart rate variability is well under my usual, 52, sleeping badly, legs sore. What does that tell me?
Ich bin 38 und meine Uhr zeigt HRV 44, „unausgeglichen". Was heißt das und muss ich was ändern?
My cousin compares HRV with everyone like a high score. That's pointless, right?
I can't believe a watch can tell from tiny gaps in the pulse whether I should train. Does it mean anything?
and one single low value in the morning, ignore it?
la VFC sur ma montre c'est quoi`,
'resting-heart-rate': `normal resting heart rate?
rhr 48 ok?
my resting pulse went up 8 beats
whats a good resting hr for 40yo
resting heartrate higher after drinking
pulse 72 at rest bad?
I'm 44, run four times a week, my watch says 46 at night. I feel well. Is that too low?
Usually I'm at 58 on waking, today and yesterday 66, 35, big training week and hot nights. Train or ease off?
Checked my dad's pulse sitting on the sofa, he's 68 and untrained: 76. Where does that sit?
Tengo 50 años y mi pulso en reposo subió de 60 a 68 esta semana. ¿A qué se debe, puedo entrenar?
My mate says under 50 means something's wrong with the heart. I cycle a lot, is he right?
They say the lower the fitter, but mine's 64 and I'm in good shape. Does it say anything?
and a few beats above my usual in the morning, what does that tell me?
battito a riposo 55 va bene?`,
'vo2max-watch': `what is vo2max
garmin says vo2max 41 good or bad
my vo2 max dropped 2 points why
is the watch vo2max accurate
vo2max 36 at 50 ok?
whats a decent vo2 max for my age
I'm 43, my watch gives me 39 and calls it 'fair'. What does the number measure and is it right?
Moved to the hills in June, 36, same fitness, but the VO2 max on my wrist sinks every week. Am I getting worse?
Did a lab test, 48 ml, watch says 42. I'm 30. How can that be so far apart?
J'ai 55 ans et ma montre affiche une VO2max de 34. C'est quoi et c'est bien pour mon âge ?
My mate's cheap watch shows 55 and he can't run 5 k. So it's made up, or?
I don't trust a number that falls because I walked the dog. Does VO2max on a watch tell me anything?
and does it go down just from getting older, that VO2 thing?
vo2max 45 laut uhr stimmt das`,
'recovery-score': `whoop is red should i train
body battery 20 but feel fine
readiness score 45 skip gym?
recovery 30% today, go or no
should i listen to my oura score
garmin says 48h recovery lol
Woke up at 28 % recovery, 34, feel like a million dollars, squat day. Do I obey the strap?
I'm 50, my readiness is orange and I am truly tired after a bad night. Session planned for six. What now?
My watch orders 61 hours of rest after every football training, 27. Do I have to wait that long?
Ho 41 anni, il mio orologio dice recupero basso ma io mi sento bene. Mi alleno o no?
My training partner won't lift unless his app is green. Isn't that overdoing it?
An algorithm with all those sensors must know better than my gut whether I've recovered, no?
and if it's red but I feel ok?
la puntuación de recuperación salió en rojo, entreno igual?`,
'sleep-tracker': `is my sleep tracker accurate
only 40 min deep sleep says watch
sleep score 58 but i feel ok
how much rem should my watch show
sleep stages on fitbit trust?
my sleep app stresses me out
My ring tells me I had 22 minutes of deep sleep, 38, and I wake up fresh. Should I worry about my training?
I lie awake thinking about the score I'll get in the morning, 45. It makes it worse. What should I do with the thing?
29, two devices, watch says 7 h 10 with lots of REM, phone says 6 h 20 with none. Which do I believe?
Tenho 36 anos e o relógio diz que durmo mal, mas acordo disposto. Dá pra confiar no monitor de sono?
My girlfriend says her watch is as good as a sleep lab. I doubt that?
If the tracker can't do stages, is there any point in wearing it at night?
and how else do I judge whether I slept enough?
schlaftracker zeigt kaum tiefschlaf, stimmt das überhaupt`,
'wrist-hr-accuracy': `watch heart rate accurate?
pulse on wrist jumps to 180 on easy jog
wrist hr wrong when lifting
chest strap or watch
my watch shows 170 and i feel nothing, cadence?
hr reading lags in intervals
On slow winter runs my watch claims 175, then drops to 130 after a while. I'm 40 and feel totally relaxed. Is the sensor off?
I do kettlebells and rowing, 33, and the pulse curve from my wrist looks like noise. Would a strap be better?
My pulse reads exactly 168 and so does my step frequency, 47, easy run. Coincidence?
J'ai 30 ans, en fractionné ma montre affiche 120 alors que je suis à fond. C'est fiable, la mesure au poignet ?
My mate paid 600 for his watch and says optical is as good as a belt. Is it?
I doubt these green lights can measure anything through hair and tattoos. How far off are they for heart rate?
and an arm band, better than at the wrist?
l'orologio sbaglia i battiti quando faccio pesi`,
'training-load-acwr': `garmin says unproductive wtf
what is training load
acute chronic ratio explain
load ratio 1.6 will i get injured
watch says detraining but i lift 4x
strain / load number what does it count
My watch calls my status 'unproductive' after the best month of my life, 42, running PBs and all. Do I have to care?
I'm 35, mostly lift, some rowing, and my training load stays near zero. Is the thing counting my gym sessions at all?
My club coach watches the acute to chronic workload thing and benched me at 1.5. I'm 24. Does that ratio predict injuries?
Tengo 39 años y el reloj dice carga alta y ratio 1,7. ¿Me voy a lesionar o lo ignoro?
A mate keeps his ratio between 0.8 and 1.3 like a religion. Is that sweet spot real?
How can it say 'overreaching' when I only lifted light and had a sauna? I don't trust that load figure
and what is the load number good for at all then?
trainingsbelastung auf der uhr, was sagt die aus`,
'body-fat-scale': `my scale says 31% fat is that real
bathroom scale jumped from 22 to 26 body fat overnight wtf
are those smart scales w the fat % any good
bodyfat reading on my withings total rubbish or
fat percentage went UP after a week of dieting on my xiaomi scale??
do the foot sensor scales actualy work
I'm 38, bought one of those scales that sends a current through your feet, and it gives me 24% in the morning and 19% at night. Which one do I write down?
Started lifting in January, office job, three gym visits a week. My scale claims I've lost muscle and gained fat, yet my trousers are looser. Should I believe it?
The gym has one of those handle machines and it shows 18, mine at home shows 25. Same day. 52, male, not very hydrated probably.
My brother in law swears his scale is within one percent. I can't believe that, it's a 30 euro gadget.
ok and the fat number on it, not the weight, can I trust that one?
if not that fat reading, what do i measure instead
Bin 46, Bürojob, steige jeden Morgen auf so eine Körperfettwaage: Montag 24 %, Dienstag 29 %. Womit soll ich meinen Fortschritt denn messen?
mi cuñado dice que su báscula clava el % de grasa, pero a mí me da uno distinto cada día, no me lo creo`,
'ecg-irregular-watch': `apple watch says afib what now
got a irregular rhythm notification this morning, feel totally fine
watch ecg = "inconclusive / possible atrial fibrillation" do i train tonight
garmin flagged my heart rhythm as uneven, ignore?
fitbit sent me irregular heartbeat alert lol is it broken
weird ecg on my samsung watch, gym yes or no
I'm 47, run four times a week, feel good, and my watch told me twice that my heart beat looks irregular. I have intervals planned tomorrow. Keep them?
Desk job, 55, got the watch as a present and on day three it reports atrial fibrillation while I sat on the sofa. No symptoms at all. What do I do with that?
After Sunday's long ride I took an ECG on my wrist out of curiosity and it came back as AFib. 61, never had heart trouble. Who do I show it to and can I keep riding?
My wife says watches are toys and I should forget the rhythm alert. I'm not so sure, it did say fibrillation.
and if the watch is just wrong about the rhythm? can't I simply keep training
how soon should someone look at that watch trace, weeks or days
52, laufe dreimal die Woche, gestern hat die Uhr auf dem Sofa Vorhofflimmern angezeigt. Mir gehts gut. Was mach ich jetzt mit dem Training?
ma femme dit que ces montres se trompent tout le temps, mais elle m'a signalé un rythme irrégulier deux fois… j'ignore ?`,
'bulk-how': `how do i bulk properly
wanna put on size how much should i eat
bulking how many kg a month is ok
lean bulk help pls, 72kg
how much surplus + protein for gaining muscle
gain rate per week when bulking?
I'm 26, 75 kg, lifting for two years, finished a diet in spring and now want to build for the winter. How fast should my weight climb?
Student, cook for myself, gym four evenings. I'd like to go from 68 to 74 kilos without getting a belly. What's the plan with food and training?
34, shift worker, have been at the same weight forever and my lifts are stuck. Time to eat for growth I think. How do I set it up?
Mate at the gym tells me a kilo a week is the right speed when you're building. Sounds like a lot?
ok and when I'm in the building phase, how much should the scale go up each week?
protein too? like how much while im gaining
ho 27 anni, 70 kg, palestra quattro volte a settimana, vorrei mettere su muscoli quest'inverno senza pancia. quanto mangio in più?
no ginásio dizem-me que tenho de subir um quilo por semana senão não é bulking, não será exagero?`,
'skinny-cant-gain': `cant gain weight no matter what
im 58kg at 182 how do i get bigger
always been a stick, want to put some weight on
eat loads still skinny help
underweight guy, what do i eat to finally gain
hardgainer here what to do
I'm 21, 1.85 and 62 kilos, started the gym two months ago and nothing moves. I eat three meals. What should I change first?
Teacher, 29, thin my whole life and people comment on it. I'd like five kilos more. I already run a lot, is that part of it?
Mum of two here, 49 kg, doctor says all healthy. I'd love to be a bit heavier and stronger but I never manage to gain. Where do I begin?
Everybody says just eat more. I do eat more!! And I'm still a beanpole so that can't be it.
and for people who have the opposite problem, too thin, what should they add?
should i drop the running then, if im trying to get heavier
22, 1,88 m und 64 kg, studiere, esse dreimal am Tag und gehe seit Herbst ins Gym. Die Waage rührt sich nicht, was zuerst ändern?
on me répète « t'as qu'à manger plus », sauf que je mange déjà beaucoup et je reste maigre, alors ?`,
'bulk-or-cut': `bulk or cut first??
skinnyfat do i cut or bulk
new to gym, should i lose the belly or build muscle first
18% bf bulk or cut
dont know if i should eat more or less rn, just started lifting
cut then bulk or other way round
I'm 24, 80 kg, thin arms and a soft middle, four weeks into the gym. Half the internet says gain, the other half says diet. Which?
Office worker, 36, been lifting about six weeks. I want to look better in summer but also get stronger. Do I have to pick a phase?
Trained on and off for three years, now seriously. Bit of fat, bit of muscle, no idea which way to go next and for how long.
My training partner insists beginners must bulk or they'll never grow. But I'd only get rounder, no?
ok so for a newbie like me which of the two phases comes first
later on then, when im not a newbie, how long is each phase
tengo 29 años, trabajo sentado, un mes de gimnasio, brazos finos y barriga. ¿empiezo por volumen o por definición?
o meu irmão diz que primeiro se seca e só depois se ganha massa, eu acho o contrário, e comecei agora. quem tem razão?`,
'dirty-bulk': `dirty bulk yes or no
can i just eat pizza and grow
is eating everything in sight a good way to get big
5000 kcal a day for muscle good idea?
see food diet bulk lol does it work
bulking on mcdonalds, thoughts
I'm 19, college, cheap canteen food and burgers every night. Plan is to smash as many calories as possible for ten weeks and cut afterwards. Smart?
Construction work all day, 31, lift four evenings. I've been eating 1500 over what I need and I'm up six kilos in five weeks. Is any of that muscle?
Ex rower, 27, want to come back bigger. In my old club we just ate until we felt sick. Was there any sense in that?
My mate put on 12 kilos in three months eating junk and says that's how the pros did it. I say most of it is lard. Who's right?
but wouldn't it go quicker if I just ate double the extra?
what about only going really big on the food for like 6 weeks
Mein Kumpel frisst seit Wochen alles rein und meint, nur so wächst man. Ist das nicht hauptsächlich Speck?
ho 21 anni, vivo da studente a pizza e kebab e mi alleno forte: se mangio il doppio per due mesi cresco prima?`,
'mass-gainer': `mass gainer worth it?
should i buy weight gainer powder
which gainer is best for skinny guy
serious mass any good or scam
gainer shake vs making my own
1200 kcal powder tub 60 bucks, buy it?
I'm 20, thin, the lad at the supplement shop wants to sell me a 5 kg bag of gainer. I've got a blender at home. Do I need the bag?
Nurse on night shifts, 33, I can't eat big meals so I thought of those high calorie powders to put on weight. Good idea?
My son is 22, plays basketball and struggles to keep weight on. He asked for a gainer for his birthday. Is there anything in it he couldn't get from the fridge?
A guy at my gym says without gainer you'll never get over 80 kilos. Marketing, or is there something to it?
and instead of the powder, what would I put in the blender?
before or after food, the homemade one?
J'ai 24 ans, 60 kg, je mange peu le matin et j'hésite à acheter un sac de gainer à 70 €. Utile ou je peux faire le même au mixeur ?
el de la tienda jura que sin ganador de peso no voy a subir, a mí me suena a puro azúcar`,
'gain-with-fast-metabolism': `my metabolism is too fast to gain
ectomorph how eat enough
i burn everything i eat, how do i bulk
high metabolism cant put on muscle, tricks?
always fidgeting always thin, how much more food
full after half a plate but need to gain how
I'm 23, on my feet all day as a waiter, cycle to work, and eat what feels like a horse. Still 64 kg. How do I get more in without feeling stuffed?
Warehouse job, 20,000 steps a day, 28. I lift three times a week but whatever I eat seems to vanish. Which foods help someone who burns so much?
My whole family is lean and can't sit still. 35 now, I'd like to gain for once. How many meals and how do I step it up?
My doctor friend says there's no such thing as a fast metabolism, I just don't eat. But I've counted, I do eat. So where does it go?
ok but if I burn it off that quick, when's the best moment to eat more?
how quickly do i raise it if i still burn it all
Alle sagen, einen schnellen Stoffwechsel gibts nicht. Aber ich esse wie ein Scheunendrescher und bleib dünn, das muss doch irgendwo hin?
tenho 26 anos, trabalho num armazém sempre a andar, queimo tudo o que como. que alimentos e quantas refeições para conseguir subir?`,
'lose-fat-how': `how do i lose fat
wanna drop my belly fat n keep muscle
best way to lose weight honestly
keto or fasting or what for fat loss
need to lose 10kg where do i start
getting lean without losing muscle how
I'm 43, desk job, two kids, only evenings free. Put on 12 kilos over the years. What's the simplest thing that really takes the fat off?
Female, 35, 78 kg, I've tried low carb, juice and points. I'd like one approach that works and that I can stand. What matters?
Truck driver, 50, started going to the gym twice a week. Want to lose fat but not the bit of strength I've got. How do I go about it?
My sister says it's only about hormones and that eating less is pointless. Yet she lost nothing in years. What is it that works?
and if I want the fat off but the muscle to stay?
does it matter which way of eating, for getting the fat off i mean
45 anni, lavoro in ufficio, due figli, 14 chili di troppo. Vorrei perdere grasso ma non la forza, da dove parto?
ma collègue jure que seul le keto fait perdre du gras, moi je tiens jamais sans pain. elle a raison ?`,
'lose-how-fast': `how fast can i lose weight safely
10 kg in 6 weeks possible?
how many kilos a week is ok to lose
wedding in 2 months need to lose 8kg
fastest safe weight loss
lost 3kg in a week too quick?
I'm 40, 92 kg, holiday on the 12th of July and I'd love to see an 8 in front. How much per week is realistic without wrecking my training?
Policeman, 33, fitness check in ten weeks and I'm carrying too much. What rate of loss keeps my strength?
Nurse, 51, 84 kg. I lose 300 g a week on average and find it painfully slow. Is that too little?
My colleague lost 15 kilos in two months on shakes and says slow dieting is for losers. Is quick really worse?
ok and per week, what's the most?
so where would i be by june then
41, 96 kg, im August Strandurlaub. Wie viel Kilo pro Woche sind drin, ohne dass ich beim Training schwach werde?
una amiga bajó 10 kilos en un mes y dice que ir despacio es perder el tiempo, ¿de verdad es peor bajar rápido?`,
'exercise-vs-diet': `diet or exercise for weight loss
is it true abs are made in the kitchen
can i lose weight just by working out
do i have to change food if i train 4x a week
gym but no weight loss why, eating same
80% diet 20% training is that right
I'm 39, go spinning three times a week since Christmas and the scale has moved one kilo. Do I need to look at my plate instead?
Hate dieting, love sport. 45, 88 kg, happy to move an hour a day. Will that on its own get the weight down?
My wife only eats less, I only train more, we both want to lose ten kilos. Which of us has the better plan?
My PT says forget food, sweat more. My doctor says forget sport, eat less. They can't both be right?
and without touching what I eat, just more sport?
how many minutes then, if i wanted to do it by sport only
43 ans, je fais du vélo trois fois par semaine et je n'ai perdu qu'un kilo en trois mois. C'est l'assiette qui compte, en fait ?
o meu PT diz que basta suar, a nutricionista diz que o treino não conta para nada no peso. em que ficamos?`,
'weight-plateau': `scale stuck for 3 weeks
not losing anymore why
plateau after 6kg what do i change
weight hasnt budged since the 1st, still eating the same
stalled!! same calories, nothing
was losing fine now nothing for a month
I'm 37, lost nine kilos since January with walking and less bread. For three weeks nothing at all has happened. Do I eat even less now?
Desk job, train mornings, track everything. First two months went great, and since then the number sits still though my belt is a notch tighter. What's going on?
48, female, down from 90 to 79, and now the scale refuses. I sleep badly at the moment and maybe walk less. What should I try?
My friend says my body is in starvation mode and that's why I've stopped losing. Is that a thing or rubbish?
ok and what if it just stops going down after a while?
how long do i wait till i call it a real stall
Meine Freundin meint, ich bin im Hungermodus, weil seit vier Wochen nichts mehr runtergeht. Gibts das wirklich?
39 anni, ho perso 8 chili camminando e mangiando meno, ma da tre settimane la bilancia è ferma. Taglio ancora?`,
'spot-reduction': `how to lose belly fat only
exercise for love handles
want thinner thighs which workout
does 200 crunches a day flatten the stomach
get rid of back fat exercises
arm flab how to burn it
I'm 44, slim everywhere but carry a little tyre round the middle. Office job. Which exercises take it off right there?
After two pregnancies, 36, everything went back except the hips. I do leg lifts every evening. When will they get slimmer?
Fifty-three, skinny legs, big gut. Someone gave me a twisting routine for the sides. Will it melt the fat there?
My cousin got a flat tummy from an ab challenge, she swears. So training the spot does work after all?
and for the inner thighs? anything that targets the fat there
why does it go from my face first and never from the belly
tengo 42 años, soy delgada menos en las caderas y hago ejercicios laterales cada noche. ¿cuándo se me va de ahí?
uma influencer diz que 100 abdominais por dia tiram a barriga. isso não existe, pois não?`,
'fat-into-muscle': `can i turn my fat into muscle
does fat become muscle when u lift
if i stop training will my muscle go to fat
recomp possible?
lose fat n build muscle same time y/n
convert belly to muscle how long
I'm 30, 98 kg, never lifted. I thought being heavy is a good thing because I've more to turn into muscle. True?
Played rugby until 28, now 41 and soft. Starting weights again. Can I build and slim down at once or is it one after the other?
Mum, 34, 76 kg, two home workouts a week. Weight's the same but I look firmer. Has some of the fat changed to muscle?
The old guy in our gym says muscle turns to fat the day you quit. I thought they were different things?
ok but both at once, gaining the one and losing the other, is that doable?
same time thing, does that also work if ive got a lot to lose
35, 102 kg, fange gerade mit Gewichten an. Wird aus dem Bauch irgendwann Muskel, oder geht beides nur nacheinander?
un pote dit que si j'arrête la muscu mes muscles vont se transformer en graisse, c'est n'importe quoi non ?`,
'bmi-use': `bmi 27 am i fat
is bmi bullshit for lifters
my bmi says overweight but i lift
does bmi matter
whats a better number than bmi
bmi 31 but run 10k, unhealthy?
I'm 1.80, 91 kg, train four times a week, waist 86. The insurance form calls me overweight. Should I care?
Desk job, 57, BMI 24 so officially fine, but I've got thin arms and quite a belly. Is the number hiding something?
My doctor's letter has "BMI 29.4" in bold. 42, female, swim a lot. How seriously do I take that figure?
Flatmate says BMI was invented for statistics and means nothing for a single person. Is he right?
and if not BMI, what do I measure then?
what should my waist be then, im 175cm
48 anni, 1,78 per 90 kg, mi alleno da anni e la visita aziendale dice "sovrappeso" per il BMI. Devo darci peso?
mi primo dice que el IMC es un timo para gente con músculo, el médico lo usa igual. ¿quién tiene razón?`,
'overweight-start': `im 140kg how do i start
too fat for the gym where to begin
obese beginner what exercise
want to move more but im really big
plus size workout for starters
never exercised, bmi 41, what first
I'm 46, 132 kg, sit all day and get puffed on stairs. I'd like to begin, without shame and without wrecking my knees. What are the first steps?
Big girl here, 29, scared of the looks in the gym. I could do things at home or in the pool. What would you start me with?
My father is 63 and weighs 145 kilos. He'd like to get going again but benches feel narrow and the floor is out of the question. What's doable?
People keep telling me to lose weight before I start exercising. Isn't that backwards?
and for somebody a lot heavier than that, how do they begin?
the machines though, will they even hold me at that weight
Ich wiege 150 Kilo, bin 39, sitze im Büro und auf den Boden komm ich schlecht. Womit kann ich anfangen?
dizem-me para emagrecer primeiro e só depois fazer exercício, porque sou muito gordo. não é ao contrário?`,
'loose-skin': `loose skin after losing 40kg what can i do
will lifting tighten my skin
saggy belly skin after weight loss help
does skin go back
lost 30 kilos now i look like a melted candle
skin hanging on arms, exercises?
I'm 34, down from 128 to 85, proud, but the skin on my stomach hangs. I lift three times a week. Will it ever shrink?
Fifty-eight, lost 25 kilos after my husband's illness scared us both. Upper arms flap now. Is there any training for that or am I too old?
Lost the weight slowly, 27, over two years. It's been six months at goal and there's still extra skin on the thighs. Wait or give up hope?
My girlfriend says collagen and creams pull it tight again. I say the only thing is muscle or surgery. Who's closer?
ok and the skin that's left over afterwards, does that go?
how long till that extra skin has done all the tightening its gonna do
36 ans, moins 38 kg en deux ans, je fais de la muscu mais la peau du ventre pend toujours. Ça finit par se retendre ?
in palestra mi dicono che con i pesi la pelle molle sparisce del tutto dopo il dimagrimento, ci credo poco`,
'keep-weight-off': `how do i keep the weight off now
reached goal weight now what
always gain it back how to stop
yoyo every time
lost 12kg scared itll come back
maintenance after diet, tips
I'm 45, it's my third time at 75 kilos and twice I've crept back to 88. What do people do who stay down?
Finished my diet last week, 31, office. Do I go back to normal eating straight away or how do I come out of it?
Lost 20 kilos with a programme, which has now ended, and with it the weekly weigh-ins. 52, walk the dog. How much should I move to hold it?
My aunt says 95 percent regain everything so why bother. Is it that hopeless?
and once it's gone, how do I stop it creeping back?
do i go straight back to normal food after or bit by bit
50 años, bajé 18 kilos y ya es la tercera vez; siempre los recupero en un año. ¿qué hace la gente que no vuelve a subir?
Meine Schwester meint, 95 % nehmen eh alles wieder zu, also wozu. Stimmt das so, und was machen die anderen 5 %?`,
cellulite: `how to get rid of cellulite
cellulite exercises pls
do those rollers help w orange peel thighs
im thin n still have dimples on my legs why
best cream for cellulite?
squats vs cellulite
I'm 28, run three times a week, size 36, and still have dents at the back of my thighs. What am I doing wrong?
Forty-one, beach holiday in eight weeks, hate my legs in shorts. Is there a workout that smooths that orange-peel look?
Lost 14 kilos this year and hoped the bumps on my bottom would go too. They didn't. Should I lose more or lift more?
A beautician is selling me ten massage sessions against cellulite, she promises it'll be gone. I doubt it?
ok and the dimples on the thighs, does strength training do anything for those?
would losing more weight get rid of those dimples
tenho 30 anos, treino pernas duas vezes por semana e continuo com celulite nas coxas. é de estar a fazer algo mal?
l'esthéticienne promet de faire disparaître ma cellulite en dix séances, j'ai un gros doute`,
'sweat-burn': `more sweat = more fat burned?
do i lose weight sweating
sauna suit for weight loss good?
wrap cling film round belly while running yes/no
lost 1.2kg on a run in the heat yay
sweating like crazy must be burning loads right
I'm 33, I do spin in a hoodie because I sweat buckets and the scale is a kilo lower afterwards. Is that fat?
Office job, sit in the sauna three times a week hoping to slim down a bit. 49. Does that do anything for my weight?
I hardly sweat at all when I lift, 26, female. Does it mean the session did nothing for fat loss?
The guys at boxing all train in bin bags and claim it melts the fat. Surely that's only water?
and if I sweat twice as much as her, have I burned twice as much?
that kilo thats gone after the hot run, does it stay gone
un amico corre con la felpa pesante d'agosto perché "sudando si brucia il grasso". È una sciocchezza, vero?
44, gehe dreimal die Woche in die Sauna und bin danach immer ein Kilo leichter. Ist davon irgendwas Fett?`,
'calories-burned': `how many kcal does running 5k burn
calories burned lifting 1 hour?
watch says 900 kcal for my workout real??
how much do i burn per km
are treadmill calorie counters right
garmin calories accurate or nah
I weigh 84 kilos and jog 8 km three times a week. What does that come to in calories, roughly?
Desk job, 36, my watch gives me 3,100 a day active and resting. I eat back what it says and don't lose. Is the watch off?
56, female, 62 kg, an hour of weights twice a week. I'd like to know what that burns so I can plan my meals.
My Apple Watch and my mate's Polar were 300 kcal apart on the same ride. He says his is right. Are any of them?
ok and in calories, what's that run worth?
lifting instead of running, what does an hour of that burn
peso 78 kg, corro 10 km los domingos y hago pesas dos horas por semana. ¿cuántas calorías son más o menos?
mon pote mange exactement ce que sa montre dit qu'il a brûlé, moi je trouve ces chiffres gonflés, non ?`,
'eating-concern': `i feel guilty every time i eat
cant stop thinking about food and calories
ate cake so have to run 10k now or i panic
i think i might have a problem with eating
skipping meals when i miss the gym, is that bad
i hate myself after i eat anything
I'm 22, uni, and I weigh every gram. If I can't train I don't let myself have dinner. I've never told anyone this.
I'm 37 with two little girls, and I step on the scale six times a day. If it's up, the whole day is ruined. I don't want them to learn it from me.
Training for a half, 19. My periods are fine, but I only feel allowed to eat on running days. The rest of the week I think about food all the time.
My friends say I'm just disciplined. But it doesn't feel like discipline, I'm afraid of bread. Am I exaggerating?
and if it isn't really about the training any more, but that I can't eat without feeling I owe something?
who would i even talk to about this, the food thing in my head
Ich bin 24, wiege alles ab und wenn ich nicht trainieren war, darf ich abends nichts essen. Ich denke nur noch daran und trau mich nicht, es jemandem zu sagen.
dizem que tenho é muita força de vontade, mas eu entro em pânico se como pão e não posso ir correr. isto já não é normal, pois não?`,
'kids-lifting': `can my 9yo lift weights
does lifting stunt growth
is gym safe for kids
my son wants dumbbells hes 10
what age can children start weights
weight training at 8 ok?
My daughter is eleven, does gymnastics, and would like to join me in the garage gym. How do I let her start without doing harm?
I'm a PE teacher with a class of ten-year-olds and want to put in some strength work, bodyweight and light bars. From what age and how much?
We've got a seven-year-old who copies everything his dad does with the barbell. Do we stop him or show him properly?
My mother-in-law says lifting closes the growth plates and he'll stay short. Is there any truth in it?
ok and for children? from what age
how many times a week for a kid, and how heavy
mia suocera è convinta che i pesi blocchino la crescita. mio figlio ha 10 anni e vorrebbe provare, ha ragione lei?
Meine Tochter ist neun, turnt und will jetzt mit mir in der Garage Hanteln heben. Ab wann geht das und wie viele Wiederholungen?`,
'teen-program': `workout plan for 15 yr old
im 14 what should i do in the gym
16 first gym program?
how often should a teenager lift
13yo boy wants muscle, which exercises
gym split at 15 or full body
I'm 15, play football twice a week and just got a gym card. My dad can come along on Saturdays. What plan should I follow?
My daughter, 14, handball, wants to start real strength training. We've a rack in the basement and I can supervise. What does a week look like for her?
Sixteen, school till four, bus home, so two or three afternoons free. I've only done push-ups so far. Which lifts and how do I add weight?
The older guys tell me to max out every week to get strong. I'm 15. That can't be the way, can it?
and for teenagers, would you do the same programme or something else?
when can he put more on the bar, hes 15
tengo 15 años, juego al fútbol martes y jueves y mi padre me deja usar su gimnasio en casa. ¿qué rutina sigo?
les grands de la salle me disent de faire du lourd, 3 répétitions max. j'ai 14 ans, c'est vraiment ça qu'il faut ?`,
'teen-supplements-cut': `im 15 should i take creatine
protein powder at 14 ok?
16 want abs how do i cut
preworkout for teens??
what supplements for a 15yo
can i do a cut at 15 to get shredded
I'm 16, wrestle, and coach thinks I could drop a class. That'd be 4 kilos in three weeks. How do I do it?
My boy is thirteen and has asked for protein shakes because everyone in his team drinks them. He eats normally. Do I buy it?
15, 60 kg, lifting since summer. I see guys my age on TikTok with powders and six packs. What should I take to look like that?
All my friends in year 10 take creatine and say it's totally harmless. My mum says no. Who's right?
ok and at my age (14)? same powders?
not even whey? im 15 and train a lot
tenho 15 anos e todos na equipa tomam creatina e dizem que não faz mal, a minha mãe não deixa. ela tem razão?
16, mache seit einem Jahr Krafttraining und will im Sommer ein Sixpack. Wie viel soll ich runter und welches Pulver brauch ich?`,
'kids-activity': `how much exercise does a 7 year old need
is 2x football a week enough for my kid
how to get kids moving
my kids just sit on ipad, how much sport should they get
activity for children per day??
10yo not sporty ideas
We have two boys of six and nine, both parents work, and it's mostly screens until dinner. How much should they be running around and what's easiest?
My daughter, 13, has dropped her club and hates competition. School PE twice a week is all. Is that too little?
I'm a grandfather looking after a five-year-old three afternoons a week. I'm still fit. How active should he be and what do we do?
My husband wants a fixed training programme for our eight-year-old. I think she should simply play. Who's got it right?
and kids? how much should they do in a day
does playing tag in the yard count or does it have to be proper sport, shes 6
Ma fille a 8 ans, danse une fois par semaine et le reste du temps c'est la tablette. Combien devrait-elle bouger par jour ?
mio marito dice che due ore di calcio a settimana bastano a un bambino di 9 anni, a me pare poco`,
'young-growth-pain': `my son 12 sore below kneecap after football
heel pain in 10 year old boy sports
osgood schlatter can he keep playing
growing pains knee, stop training?
13yo daughter heel hurts when she runs
severs disease what to do w training
My lad is thirteen, shot up eight centimetres this year, and the bump under his knee is sore after basketball. Does he have to stop altogether?
Eleven, plays tennis and football, and both heels ache after matches for a month now. He walks fine the next morning. How much can he do?
I'm 14 and do athletics, long jump mostly. Since I've grown so much the front of my knee hurts when I land. Coach wants me in the squad. What should I cut?
His coach says it's only growing and he should play through it. I'd rather bench him for months. Is there something in between?
and when the knee's sore because she's growing, full rest or just less?
how sore is too sore for him to still play, its the growing knee thing
mi hijo tiene 12 años, ha pegado un estirón y le duele el talón después del fútbol, luego camina bien. ¿cuánto puede jugar?
Der Trainer sagt, das Knie meiner Tochter ist „nur Wachstum“ und sie soll durchspielen. Muss ich sie rausnehmen oder nicht?`,
'young-specialise': `should my 9yo only do tennis
one sport or many for kids
when should a kid specialise
how many hrs of training is too much at 11
academy wants him 5x a week hes 10
swim club 6 days a week at 12 too much?
My daughter is eight and talented at gymnastics. The club wants four afternoons and no other sports. We're unsure. What's sensible?
He's twelve, football with two teams plus school, easily fifteen hours a week, and lately he's flat. How much is okay at that age?
We live near an ice rink, our son of ten loves hockey, judo and climbing and the coaches each want all of him. Does he have to choose?
Coach says if she doesn't commit to one sport before ten she'll never make it. I've my doubts. What's known?
and how many hours for a kid that age, all sports together?
at what age would she pick just one then
a minha filha tem 9 anos, faz natação, judo e escalada, e o treinador da natação quer cinco treinos. deve escolher só um?
l'allenatore sostiene che chi non sceglie un solo sport entro i 10 anni è fuori dai giochi. Esagera?`,
'grow-back': `best back exercises
want a wide back what do i do
how train lats
back day how many sets
v taper help
rows or pulldowns for thicker back
I'm 32, lift twice a week for an hour, chest is coming on but nothing from behind. Which exercises and how many sets for the back?
Home gym with a bar in the door and dumbbells to 24 kg. 40, desk job. What would you do for the back with that?
Can't do a pull-up yet, 27, female, gym with cables. I'd love to see some back muscles. How do I set up the week?
My buddy does eight different back exercises every Monday and says anything less is a waste. I doubt I need that many?
ok and the back? same number of sets
can i leave the deadlift thing out if i already row and pull down
Mein Kumpel macht nur Klimmzüge und sagt, mehr braucht kein Rücken. Meiner ist trotzdem flach, fehlt da was?
tengo 38 años, dos tardes de gimnasio, espalda estrecha. ¿qué ejercicios y cuántas series por semana?`,
'grow-arms': `how to get bigger arms
arms wont grow
bicep workout pls
how many sets for bi n tri a week
my arms are noodles help
curls every day for big arms?
I'm 25, do full body three times a week with rows and presses, everything grows except the arms. What do I add?
Forty-eight, two dumbbells of 10 kg in the bedroom, fifteen minutes in the evening. I'd like arms that show in a T-shirt. What do I do?
Tall guy with long thin arms, 30, gym on Tuesdays and Fridays. How much curling and how much for the back of the arm?
A lad at work says direct arm work is pointless, pull-ups and bench are enough. Mine haven't grown in a year from that. So?
and for triceps, as much as for the front?
do i do the curls on both days or one big arm day
26 ans, trois séances full body par semaine, tout prend sauf les bras. Combien de séries en plus et lesquelles ?
um colega diz que treinar braço à parte é perda de tempo, supino e remada chegam. os meus não crescem há um ano…`,
'grow-shoulders': `wider shoulders how
how to get boulder shoulders
narrow frame want delts
side raises how many reps
best shoulder exercises for width
overhead press enough for delts?
I'm 29 with narrow shoulders and wide hips, train upper body twice a week. What makes me look broader?
Woman, 38, want a bit of shape in the shoulders for sleeveless dresses. Only dumbbells at home. Which moves and how often?
Been pressing overhead for a year, 45, strong enough but the shoulders look the same from the front. What's missing?
My trainer says lateral raises are a waste and only heavy presses build shoulders. Doesn't match what I read. Who's right?
ok and shoulders, how many sets a week for those?
the rear part as well or just the sides
ho 31 anni, spalle strette, solo manubri a casa e tre sere libere. Che esercizi per sembrare più largo?
Im Studio heißt es, Schulterdrücken reicht und Seitheben ist Spielerei. Warum sind meine Schultern dann immer noch schmal?`,
'grow-glutes': `how to grow my bum
best glute exercises
hip thrust or squat for booty
flat butt help
glutes at home no weights
how often train glutes
I'm 26, gym three times a week, legs get stronger but my bottom stays flat. Which exercises should I put first?
Mother of a baby, 33, no gym, just a mat and a rucksack. I'd like my glutes back. What can I do in the living room?
Sit all day at a computer, 42, male, jeans hang off me at the back. Two gym evenings. What builds the backside?
My friend swears squats do nothing for glutes and only hip thrusts count. I hate hip thrusts. Do I have to?
and at home, for the glutes, without a barbell?
thrusts vs squats then, which one grows them more
todas dicen que sin hip thrust no crece el glúteo, pero lo odio. ¿de verdad la sentadilla no sirve?
34 ans, un bébé, pas de salle, juste un sac à dos et un escalier. Comment je muscle mes fessiers chez moi ?`,
'grow-legs': `how to get bigger legs
chicken legs what to do
leg day exercises n sets
best for quads and hams
thighs wont grow
leg press enough or need squats
I'm 24, top half looks fine, bottom half like a stork. Gym four days, legs only on Fridays so far. How should I train them?
Forty, cyclist, strong but thin legs, want some muscle on them over the winter. Which lifts and how many sets?
Female, 31, home with dumbbells of 2 x 12 kg, would love stronger fuller thighs. What's a good leg workout for that?
My gym buddy says running is enough for legs and training them is optional. Mine haven't changed in years. Is he wrong?
and legs? same rep range, or higher
how deep and how close to failure, for the thighs
tenho 27 anos, corro muito e tenho pernas finas, ginásio terça e sexta. que exercícios e quantas séries?
Alle reden mir ein, ohne freie Kniebeuge wachsen keine Beine. Ich mag die Beinpresse lieber, geht das nicht auch?`,
'grow-chest': `how to grow chest
pecs flat after a year of bench
best chest exercises at home
upper chest how
push ups enough for a big chest?
how many sets chest per week
I'm 28, bench twice a week, 3x10, and the chest hardly fills the shirt. Shoulders take over I think. What should I add?
No gym within 30 km, 35, farm work. I've a floor and a backpack. Can I build a chest with that and how?
Fifty-one, back at the gym since autumn, three mornings. I want the chest to look less saggy. Which presses and how often?
My cousin says flat bench alone builds everything and incline is for show. Yet the top of my chest is empty. Who's right?
ok and chest without a bench?
do push ups count towards those chest sets
il mio compagno di allenamento fa solo panca piana e dice che basta, ma a me la parte alta del petto resta vuota
tengo 33 años, entreno en casa sin banco, solo suelo y una mochila. ¿cómo hago crecer el pecho?`,
'grow-forearms': `how to get bigger forearms
skinny wrists what can i do
forearm exercises
grip + forearms training??
popeye arms how
can wrists get thicker
I'm 30, climb a bit, upper arms okay, but my forearms look like a child's. What can I do twice a week?
Desk worker, 44, watch slides up and down on my thin wrists. Is there training for it or is that bone?
Guitar teacher, 26, would like stronger forearms and better grip, ten minutes at home with a pull-up bar. How?
My uncle says forearms are purely genetic and training them is a waste of time. His are huge of course. True?
and below the elbow? they've hardly grown
how long till you see anything there, forearms i mean
28, Oberarme passen, aber die Unterarme sind dünn wie Stöcke. Hab zu Hause nur eine Klimmzugstange, was kann ich machen?
on m'a dit que les avant-bras c'est 100 % génétique et que ça sert à rien de les travailler, vrai ?`,
'three-best-exercises': `if i only do 3 exercises which
best 3 exercises for whole body
only got time for a few moves what are they
minimum exercises for everything
just tell me three things to do
whats the most important lifts for normal ppl
I'm 50, hate long programmes, want three exercises I can remember and do in the kitchen. Which three and how many?
Single dad, 38, about fifteen minutes when the kids are in bed. What handful of moves gives me the most?
Travel for work constantly, 45, hotel rooms. I need a tiny list that covers the body. What's on it?
My neighbour says burpees are the only exercise you need. Surely one or two others are smarter?
ok and if I could add a fourth one, what would it be?
how many of each, those three
un compañero dice que con burpees basta para todo el cuerpo, yo creo que hacen falta al menos tres ejercicios. ¿cuáles?
tenho 48 anos, quinze minutos à noite e pouca paciência. diga-me só três exercícios que sirvam para tudo`,
'one-side-weaker': `left arm weaker than right
one leg stronger, problem?
uneven strength dumbbell press what do i do
my right pec bigger than left
bar tilts cos left side is weaker
muscle imbalance fix how
I'm 27, right-handed, and I get 10 reps with the right and 8 with the left on every dumbbell lift. Should I do extra sets for the left?
Broke my ankle three years ago, long healed, 41. That leg still presses less than the other. How do I even it out?
Tennis player, 35, one arm visibly thicker. It's always been that way. How do I train to balance it?
My trainer says any difference between sides leads to injury and must be fixed at once. Sounds over the top?
and if one side's a bit weaker than the other, who goes first?
how long before the two sides are the same
34 anni, ex tennista, il braccio destro è più grosso e forte del sinistro da sempre. Come li pareggio?
Ein Trainer meint, jede Seitendifferenz führt zur Verletzung. Links schaff ich zwei Wiederholungen weniger, ist das echt schlimm?`,
'side-stitch': `stitch when running how to stop
stabbing under ribs when i jog
get a side cramp every run after 10 min
side ache from running wtf
pain in my side halfway thru the run, goes when i walk
ate then ran now got a stitch
I'm 35, started jogging in April, and nearly every time I get a sharp pinch under the right ribs around kilometre two. It's gone once I stop. What is it?
I only have my lunch break to run, 42, and eat at half past eleven. By twelve I've a stitch. How do I time this better?
My daughter, 12, gets that jab in the side in PE after drinking lots of water. She's fine minutes later. What should she do?
A friend says a stitch comes from bad core muscles, another says from wrong breathing. What do I do when it hits?
and when it's the side that hurts, under the ribs, just keep going or slow down?
how long after lunch so i dont get the jab in the side again
dizem que a dor de lado é de ter os abdominais fracos, mas a mim só me dá quando corro depois de beber muito
38 ans, je cours à la pause de midi et au bout de dix minutes j'ai un point de côté qui passe dès que je marche. Comment l'éviter ?`,
chafing: `thighs rubbing raw when i run
nipples bleeding after long run lol
chafing help
sore between legs from running shorts
what cream for chafed thighs
bra strap rubs me raw on long runs
I'm 39, 96 kg, took up walking an hour a day and my thighs rub till they sting. What can I wear or smear on?
Training for a marathon, 33, and after 25 km my shirt has two red spots. Slightly embarrassing. How do the others deal with that?
Long cycling tours at the weekend, 55, I come back sore in the creases. It's only skin but it burns in the shower. What do I do before and after?
My running mate laughs at vaseline and says just toughen up, skin gets used to it. Mine doesn't. What really works?
ok and if the skin's already sore from rubbing, run again tomorrow?
vaseline before or after, for the rubbing
Alle sagen, die Haut härtet ab. Meine Oberschenkel sind nach jedem langen Lauf trotzdem wund, was hilft wirklich?
peso 98 kg, cammino un'ora al giorno e d'estate l'interno coscia mi brucia. Cosa indosso o cosa ci metto?`,
'black-toenails': `black toenail from running
toenail going blue after half marathon
my big toe nail is black do i have to worry
losing toenails from hiking downhill
how do i stop my toes hitting the front of the shoe
nail under pressure purple after long run
I'm 44, did my first 30 k on Sunday, and two toenails have turned dark. Doesn't hurt much. Will they fall off, and what's wrong with my shoes?
Hiked down 1,500 metres in the Alps, 52, and now the nail of the big toe is black. How do I avoid it on the next tour?
I've worn size 42 all my life and my running shoes too. Every marathon block a nail goes. Do I need bigger ones?
My club mates say black toenails are a badge of honour and everybody has them. Can't it be avoided?
and the nails that turned dark, do they grow out again?
half a size up or a whole one, so the toes stop hitting
41 años, preparo mi segundo maratón y otra vez se me ha puesto negra la uña del dedo gordo. ¿llevo mal la talla?
no clube dizem que unha preta é medalha de corredor. não dá mesmo para evitar?`,
'couch-to-5k': `how long to run 5k from zero
couch to 5k plan pls
cant run 1 min how get to 5km
c25k weeks?
start running total beginner
5k for someone who never ran
I'm 43, office, haven't run since school. I'd like to manage five kilometres without stopping by summer. How do I begin and how long does it take?
Mum with a pram, 31, three slots of half an hour a week. What would the first week of running look like?
Ex smoker, 57, walk a lot, want to try a parkrun in the autumn. How do I mix walking and jogging at the start?
My sister did it in four weeks and says nine is for grannies. I'm on week five and struggling. Am I too slow?
ok and the first session, how long do I run and how long do I walk?
can i repeat a week if its too hard, or is the 5k plan ruined then
ma sœur prétend qu'on court 5 km en un mois en partant de rien, moi à la troisième semaine je peine. elle exagère ?
47, Büro, seit der Schule nicht gelaufen. Möchte im Herbst 5 km am Stück schaffen, wie fang ich an und wie lange dauert das?`,
'marathon-from-zero': `how long to train for a marathon from nothing
never run, marathon next year possible?
couch to marathon
can i do a marathon in 6 months
how many months for first marathon if i run 25k a week
marathon prep timeline beginner
I'm 38, desk job, fit-ish from the gym but I don't run. It's a bucket-list thing: 42 km. When could I realistically stand on a start line?
I've done two 10 k races, run about 25 km a week, 45. How many weeks do I need for a marathon from here?
Turning 50 in fourteen months and I'd like to mark it with a marathon. Haven't run in twenty years. Which steps in between?
A colleague went from sofa to marathon in 16 weeks and says it's all in the head. I think that's asking for injuries. No?
and a full one, how long would that take me from zero?
which shorter races should i do on the way there, to the 42
39 anni, vado in palestra ma non corro mai. Sogno una maratona: quanti mesi devo mettere in conto?
un compañero hizo el maratón con cuatro meses desde el sofá y dice que cualquiera puede. yo no lo veo, ¿tú?`,
'race-too-soon': `10k in 2 weeks havent trained
half marathon in 3 weeks barely ran help
signed up n forgot, race is in 16 days
can i still do a 10k in 3 weeks with no training
company run in 2 weeks, im not fit
undertrained for sunday in two weeks, run it?
I'm 36, friends entered me for a half in 18 days. I jog maybe once a week, 5 km. Can I get round, and what do I do until then?
Baby came early, training went out of the window, and the 10 k is in two and a half weeks. 33. Run it, walk it or drop it?
Charity run for my late mum in three weeks, 15 km, I've done almost nothing. I really want to finish. How?
My brother says you can get fit in two weeks if you go all out every day. I doubt that. Race is on the 20th.
and with only two or three weeks left and hardly any base, what then?
how long should the longest run be if ive only got 2 weeks left
tenho 35 anos, inscreveram-me numa meia daqui a 18 dias e corro 5 km por semana. consigo acabar? como?
mon frère dit qu'en quinze jours à fond on peut se mettre en forme pour un 10 km. j'ai rien fait jusqu'ici, il rêve non ?`,
'day-before-race': `run the day before a race?
tomorrow 10k what do i do today
rest day before race or jog
day before half marathon food n training
shakeout run yes or no
can i do legs 2 days before my race
I'm 41, first half marathon on Sunday. Saturday is free. Do I put my feet up or go for a little run?
My race starts at nine tomorrow in another town, I've a long drive today. 29. Anything I should do in the evening?
I usually squat on Thursdays, and the 10 k is on Saturday. 34, gym three times a week. Leave it out?
My club coach makes us jog with strides on the eve of a race, my wife says total rest is best. Which one?
ok and the day right before, anything at all?
when was the last time i shouldve done heavy legs, races on sunday
Mein Verein schwört auf lockeres Traben am Vortag, meine Frau auf Füße hoch. Morgen ist der Halbe, wer hat recht?
44 anni, domenica la mia prima dieci chilometri, sabato libero. Corricchio o sto fermo? E a cena?`,
'pace-a-race': `how to pace a 10k
always start too fast and die
race pacing tips
negative split or go out hard
what pace first km of 5k
blow up at km 7 every time
I'm 37, aiming for 50 minutes in my 10 k on Sunday. How should the first, middle and last kilometres go?
Second half marathon, 46. The first one I flew along with the crowd and crawled home. How do I share out the effort this time?
Parkrun regular, 28, always die in the last mile though I'm in shape. What effort should I feel at each point?
My mate says put time in the bank early because you'll slow down anyway. That's how I blew up last year. What's better?
and on the day itself, how quick should the beginning be?
when do i start pushing then, second half or only the end
35 años, quiero bajar de 50 en el 10K del domingo y siempre reviento en el km 7. ¿cómo reparto el ritmo?
un copain me dit de partir vite pour « prendre de l'avance », c'est comme ça que j'explose à chaque fois. il a tort ?`,
'run-when-overweight': `can i run at 110kg
too heavy to jog?
overweight wanna start running knees ok?
30kg too much, running plan
fat guy running how start
bmi 34 jogging bad for joints?
I'm 42, 115 kg, would love to become a runner like I was at twenty. How do I get there without ruining my knees?
Woman, 95 kilos at 1.65, I walk the dog twice a day. When and how do I put in the first bits of jogging?
I tried running at 120 kg, 35, went out four days in a row and my shins were on fire. What would a gentler build-up look like?
My brother says nobody over 100 kilos should run at all. I think it's a matter of how you start. Who's right?
and for someone carrying quite a bit extra, jog straight away or walk first?
how many weeks of just walking at my weight before i jog
o médico do trabalho disse que acima de 100 kg ninguém devia correr. não será só questão de começar devagar?
44, 118 kg, gehe täglich mit dem Hund. Würde gern wieder laufen wie früher, wie baue ich das auf ohne Knieprobleme?`,
'first-dumbbells': `what weight dumbbells should i buy
first dumbbells for a woman how heavy
2kg or 5kg?
dumbbell set for home beginner man
adjustable dumbbells yes or no
are 3 kilo weights too light
I'm 47, female, never lifted, want to train in the living room twice a week. Which dumbbells do I order?
Small flat, 30, male, average strength, budget about 100 euros. Fixed pairs or adjustable and how heavy?
Buying a present for my husband, 55, who'd like to start at home. What weights make sense so he doesn't outgrow them in a month?
The shop assistant says women should take the pink 1 kg ones to tone. My shopping bags are heavier. So which?
ok and for men? how heavy
how do i know if the ones i got are the right weight
il commesso mi ha consigliato i pesetti rosa da 1 kg perché sono una donna. Non sono ridicoli per iniziare?
tengo 50 años, nunca he levantado pesas, quiero entrenar en el salón. ¿qué mancuernas compro y de cuántos kilos?`,
'beginner-session-length': `how long should a workout be for beginner
is 30 min enough when starting
do i need an hour at the gym
first months how long per session
how many mins n exercises as a newbie
20 minute workouts ok to start?
I'm 52, just joined a gym, everybody seems to stay for an hour and a half. How long should I train in the beginning?
Full-time job and a toddler, 34. I could do half an hour on Tuesdays and Saturdays. Is that long enough to get going?
Complete newcomer, 23, very motivated, I'd stay for two hours if it helped. How many exercises and how long make sense?
A guy in the locker room told me anything under an hour doesn't count. I'm a starter. Is that so?
and how long should it take each time, when you're new to it?
how many exercises fit in that, as a starter
Im Studio meinte einer, unter einer Stunde zählt nicht. Ich bin ganz neu und nach 30 Minuten platt, reicht das?
J'ai 53 ans, je viens de m'inscrire, deux créneaux d'une demi-heure par semaine. C'est assez long pour débuter ?`,
'first-week': `what do i do in my first week
starting today give me a plan for this week
never trained, what now
first workout at home what do i do
absolute beginner week 1
ok im motivated where do i start
I'm 45, nothing since school sport, at home, no kit. I want to begin on Monday. What does my very first week look like?
Recently retired, 66, healthy, doctor's happy. I'd like a simple week to get started with: which exercises and how many?
Working from home, 29, with a chair, a table and a resistance band. Tell me what to do over these seven days.
My mate says I should jump in with five days a week or I'll lose interest. Seems a lot for the start, no?
and the week after that first one, what do I change?
only two workouts for week one? what about the other days
um amigo diz que devo começar logo com cinco treinos por semana. nunca fiz nada, não é demais para a primeira?
tengo 58 años, nada de deporte en veinte años, una silla y una banda elástica. ¿qué hago exactamente esta semana?`,
'calorie-deficit-size': `how big should my deficit be
how many calories to lose weight
is 1200 kcal ok
80kg male how much should i eat to lose
1000 kcal deficit too much?
whats my maintenance
I'm 39, 85 kg, train three times a week, desk otherwise. How many calories a day should I eat to lose slowly?
Female, 33, 68 kg, my app set me at 1,250 a day and I'm starving. Is that number sensible?
Postman, 50, 90 kilos, walk all day. I don't know what I use, so I don't know what to cut. How do I work it out?
A girl at work eats 800 a day and says that's how you do it. That seems awfully little. What's a sane gap?
ok and in kcal, how much below?
whats the lowest i should go, kcal wise
38 anni, 82 kg, tre allenamenti a settimana e lavoro seduto. Quante calorie al giorno per calare piano?
Meine Kollegin isst 900 kcal am Tag und meint, nur so geht was runter. Das ist doch viel zu wenig, oder?`,
'track-calories': `do i have to count calories
is myfitnesspal necessary
lose weight without tracking possible?
sick of weighing my food
counting cals yes or no
can i just eyeball it
I'm 41, three kids, I can't weigh every potato. Is there a way to lose weight without logging it all?
Have been counting for a year, 27, it works but it's getting on my nerves. Can I stop and what do I do instead?
Fifty-five, not good with apps. My trainer wants me to enter every bite. Must I?
My flatmate says if you don't track you're guessing and won't get anywhere. I'd rather not. Is he right?
and without the app? how would I know I'm eating right
just for a couple weeks then, the counting? or forever
mon coach dit que sans tout peser on avance à l'aveugle. j'ai pas envie de vivre avec une appli, il a raison ?
tenho 42 anos, três filhos, cozinho para todos. dá para emagrecer sem registar cada coisa que como?`,
'class-or-alone': `classes or train on my own
bodypump vs own plan
group class or gym floor
are fitness classes any good for strength
better alone or in a group?
hate training alone but want to get stronger
I'm 36, new gym with a full timetable of courses. I like company but also want to lift heavier over time. Which should I choose?
Retired, 67, I go to gymnastics with a group on Wednesdays and love it. Should I be doing weights by myself instead?
Introvert, 28, always skip when nobody expects me, yet groups make me nervous. What do you suggest?
My boyfriend says classes are just dancing around and only your own plan counts. But I never miss a class. Who's right?
ok and if I only ever turn up for the group stuff, is that enough?
could i mix it, classes plus a bit by myself
mi novio dice que las clases son bailoteo y que solo sirve ir con tu plan. pero yo a las clases no falto nunca…
33, neu im Studio, allein drücke ich mich gern, will aber stärker werden. Kurse oder eigener Plan?`,
'kettlebell-or-dumbbell': `kettlebell or dumbbells
only buying one thing kb or db
which is better at home kettlebell?
what size kettlebell
is a kettlebell enough or do i need dumbbells
swings vs dumbbell stuff
I'm 34, tiny flat, 120 euros. Either a 16 kg kettlebell or a pair of adjustable dumbbells. Which one gets me further?
Fifty, want to train at home, my son swears by kettlebells. I'd mostly like arms, shoulders and legs. What do I buy?
Already have dumbbells up to 20, 41, thinking of a kettlebell on top for some swings. Worth it and how heavy?
My mate says kettlebells do everything dumbbells do, only better. I find curling one a pain. Is he right?
and as a second purchase, the other one, what weight?
how heavy if i get the round one with the handle too
36 anni, monolocale, 100 euro di budget: un kettlebell da 16 o due manubri regolabili?
un ami jure que la kettlebell remplace tout, moi je vois pas comment faire des curls avec. haltères plutôt ?`,
'is-walking-enough': `is walking enough exercise
i walk 8k steps a day do i need gym
just walking ok to stay healthy?
walk the dog 1h a day enough?
does walking count as sport
only walk no other sport, bad?
I'm 61, walk forty minutes every morning at a good pace. My daughter says I should also do weights. Is walking not enough?
Hate gyms, 45, office. I could walk to work and back, half an hour each way. Would that do for my health?
Since the baby all I manage is long pram walks, 30. Do they replace a workout or am I fooling myself?
My neighbour is 80 and only ever walked, so why should I bother with anything else?
ok and how fast does the walk have to be so it counts?
what am i missing if i only ever walk
a minha filha insiste que caminhar não chega e que preciso de pesos. ando 45 minutos por dia, não basta?
63, gehe jeden Morgen 40 Minuten flott mit dem Hund. Muss ich wirklich noch was anderes machen?`,
'is-swimming-enough': `is swimming enough on its own
i only swim do i need weights
does swimming build muscle
swim 3x a week enough exercise?
swimming good for bones?
just swimming no gym ok?
I'm 58, swim a kilometre three mornings a week and feel great. Doctor mentioned bone density. Do I need something on land?
Former club swimmer, 29, back in the pool four times a week. Shoulders are fine, legs are sticks. Is the water enough?
Bad weather city, 40, the pool's next door, the gym's far. Could I just swim and call it done?
My aunt says swimming trains every muscle so you need nothing else. I've heard it's no good for strength. Which is it?
and if it's only the pool, what do I have to add?
how long would the weights bit have to be, next to my laps
56 años, nado mil metros tres veces por semana y el médico me habló de los huesos. ¿tengo que añadir algo?
dicono tutti che il nuoto è lo sport completo, allora perché dovrei fare anche pesi?`,
'gadgets-ems-plates': `ems training worth it?
vibration plate does it work
those ab belts with electricity lol
20 min ems = 2h gym true?
slendertone belt for belly fat
power plate for weight loss?
I'm 44, no time, an EMS studio round the corner offers 20 minutes a week for 25 euros a go. Does that replace lifting?
Mum bought a vibrating plate for 300 euros, she's 69 and stands on it while watching TV. Does she get anything out of it?
Ad on my phone: electric pads on the stomach, six pack without effort. 31, lazy. Please tell me it works.
A colleague does EMS in a wet suit and says it's better than weights because it reaches deeper muscles. Is there something in that?
ok and those vibrating things, any better than the electric ones?
what would you spend the money on instead of that ems thing
47 ans, pas le temps, un studio propose 20 minutes d'EMS par semaine à 30 €. Ça remplace de la vraie muscu ?
a minha vizinha garante que perdeu barriga com uma cinta elétrica. isso é treta, não é?`,
'hungry-all-the-time': `always hungry since i started training
starving all day help
why am i so hungry after gym days
could eat a horse every evening, training 4x
hunger thru the roof since marathon prep
cant stop being hungry
I'm 35, went from two to five sessions a week, and now I raid the fridge at ten every night. Is this normal and what do I eat?
Sleep about six hours with the baby, 32, started running again and I'm hungry from morning to night. What's the reason?
Lunch is a salad, dinner at eight, gym at six. 40. By nine I've eaten half the kitchen. How do I get a grip on this hunger?
My girlfriend says it's only thirst and I should drink water. I drink plenty. I train a lot, isn't it just hunger?
and why am I so ravenous on the days I train?
is it the sleep maybe? why im this hungry since training
Mein Mann sagt, das sei nur Durst. Ich trainiere jetzt viermal die Woche und hab den ganzen Tag Kohldampf, das ist doch Hunger?
36 años, pasé de dos a cinco entrenos y duermo seis horas. Por la noche arraso la nevera, ¿qué hago?`,
'not-hungry-after': `not hungry after workout do i have to eat
cant eat after training feel sick at food
no appetite after running is it bad
do i need to force food post gym
stomach closed after hard session
how long can i wait to eat after lifting
I'm 30, do intervals at six in the evening and can't look at dinner before eight. Am I losing my gains?
Early swimmer, 48, back home at seven with no hunger till ten. Should I force something down straight away?
After long rides my stomach says no for two hours, 55. What could I get down and how urgent is it?
Gym buddy says there's a 30 minute window and after that it's all wasted. I'm never hungry by then. True?
ok and if I just don't feel like eating afterwards?
could i just drink something instead, when nothing goes down after training
in palestra dicono che se non mangi entro mezz'ora butti via l'allenamento. Io dopo non ho mai fame, è vero?
41 ans, je nage à 6 h et je n'ai pas faim avant 10 h. Je dois me forcer à avaler quelque chose ?`,
haemorrhoids: `piles can i lift
hemorrhoids and squats??
training with haemorrhoids ok or rest
got piles cycling allowed?
deadlifts gave me hemorrhoids i think, what now
exercise w piles flare up
I'm 42, sit a lot, got a flare-up of piles for the third time. I lift three days a week. Do I have to stop?
Bit embarrassing: since the birth four months ago I have haemorrhoids, 33. I'd like to get back to strength training. How?
Truck driver, 54, doctor confirmed it's haemorrhoids, gave me a cream. Can I go on with the bike and weights?
My father says lifting causes them so I'm finished with barbells for good. Is it that bad?
and with piles, is swimming or walking better than the bike?
when they've calmed down, the piles, can i go heavy again
45 anos, camionista, hemorroidas confirmadas pelo médico, treino pesos três vezes por semana. tenho de parar?
Mein Vater meint, vom Heben kommen Hämorrhoiden und ich soll es für immer lassen. Ist das nicht übertrieben?`,
'varicose-veins': `varicose veins can i train
bulgy veins legs squats ok?
does lifting make varicose veins worse
exercise for spider veins n varicose
bad veins in my legs which sport
cycling with varicose veins good?
I'm 49, shop assistant, on my feet all day, blue cords down both calves. I'd like to start strength training. Allowed?
After my second child the veins on my left thigh came out, 36. No pain, only ugly. Which sports are good for them?
Chef, 58, wear compression stockings at work. What sort of exercise helps the blood back and what should I avoid?
My mum says anyone with veins like mine mustn't lift, it pushes them out more. Is that right?
ok and with those veins, heavy or light weights?
anything to do after training for those veins
mi madre dice que con varices nada de pesas porque salen más. ¿es así o es un mito?
51 anni, commessa, in piedi tutto il giorno, vene varicose ai polpacci. Che attività mi fa bene?`,
'flat-feet': `flat feet can i run
fallen arches exercises
do i need insoles for flat feet
flat feet bad for squats?
my arches collapsed since forever, problem?
best shoes flat feet running
I'm 26, army doctor noted flat feet, never hurt. I want to train for a half marathon. Do I need special shoes?
My son is 15, feet like pancakes, plays volleyball without trouble. The shoe shop wants to sell us insoles for 200. Necessary?
Forty-five, waitress, flat feet that get tired by evening. Which exercises strengthen the arch?
A running-shop guy says with flat feet I must wear stability shoes or I'll wreck my knees. True?
and if the arches do ache a bit, insoles or exercises?
how often those foot exercises, for the arch
le vendeur dit qu'avec mes pieds plats je vais me ruiner les genoux sans chaussures spéciales. j'ai jamais eu mal, il exagère ?
tenho 24 anos, pé chato desde sempre, sem dores, e quero fazer uma meia maratona. preciso de palmilhas?`,
scoliosis: `scoliosis can i lift
deadlift with a crooked spine?
mild scoliosis gym ok
curve in my back 15 degrees which exercises
is weight training bad for scoliosis
squatting w scoliosis safe?
I'm 24, scoliosis of 18 degrees found at school, no pain. I want to begin lifting. Is there anything I mustn't do?
Daughter of 16, slight curve, finished with the brace last year, wants to join my gym. Good idea?
Fifty, desk, my spine's been bent since I was a teen and one shoulder sits lower. Would strength training help or harm?
My physio from back then forbade all weights for life. That was 2001. Is it still the advice?
ok and with a bent spine, should I train each side separately?
what if the curve is a big one, still lift?
Mein Orthopäde hat mir vor 20 Jahren Gewichte verboten wegen Skoliose. Gilt das heute noch bei einer leichten Krümmung?
27 años, escoliosis de 15 grados, sin dolor, quiero empezar con pesas. ¿hay algo que no deba hacer?`,
migraine: `migraine and exercise ok?
does sport help migraines
workout triggers my migraine what do i do
can i train during a migraine
get migraines 4x a month, should i run
migrane sufferer which training
I'm 34, migraine since my teens, around three attacks a month. I've read training can prevent them. What kind and how much?
Sometimes when I jump straight into a hard spin class I get one of my usual migraines that evening. 41. Should I warm up differently?
Teacher, 29, known migraine with aura, neurologist says sport is fine. How do I start without setting one off?
My sister says exercise brings her attacks on so I should stay off it. My doctor says the opposite. Who do I believe?
and on the day of an attack, train or lie down?
how long a warm up so i dont set off my migraine
mia sorella dice che lo sport le fa venire l'emicrania e che dovrei evitarlo anch'io. Il neurologo dice il contrario…
32 ans, trois crises de migraine par mois, j'aimerais bouger plus. Quel sport et combien pour en avoir moins ?`,
ibs: `ibs and exercise
does working out help irritable bowel
running gives me the runs, have ibs
ibs what training is good
bloated from ibs still train?
sensitive gut which sport
I'm 31, diagnosed irritable bowel, and afraid of being far from a toilet. I'd like to move more. What and how should I time meals?
Office, 45, IBS for years, doctor has checked everything. Would three walks a week make a difference for my belly?
I love coffee and a fibre bar before spin class, and with my IBS it ends badly. 27. What should I change?
A friend with the same bowel trouble says exercise makes it worse so rest is best. I've read otherwise?
ok and with a touchy gut like that, how long after eating?
coffee before it, yes or no, with my irritable bowel
uma amiga com o mesmo diz que o exercício piora o intestino irritável. eu li que ajuda, afinal?
33, Reizdarm, traue mich kaum joggen weil ich dann aufs Klo muss. Wie viel Bewegung und wann vorher essen?`,
pcos: `pcos which exercise
best workout for pcos
does lifting raise testosterone w pcos bad?
pcos cardio or weights
polycystic ovaries training plan?
can i lift heavy with pcos
I'm 27, diagnosed with PCOS last month, desk job. My doctor told me to exercise and nothing more. What and how much?
I've PCOS and love strength training, 33. Online they warn that it makes the hormones worse. Should I switch to yoga?
Thirty-eight, polycystic ovaries, trying to sort out my blood sugar. Two free evenings and a lunch break. How would you use them?
Influencer says women with PCOS must avoid HIIT and weights because of cortisol. Is there anything behind that?
and with PCOS, would the same training do?
doesnt the lifting make the hormones worse though, w pcos
26 años, ovario poliquístico y resistencia a la insulina, trabajo sentada. ¿qué ejercicio y cuánto por semana?
online dicono che con la PCOS i pesi alzano il testosterone e bisogna evitarli. È vero?`,
gout: `gout can i train
big toe gout flare gym?
exercise with gout ok
lifting between gout attacks
gout and running yes no
had gout last month when can i start again
I'm 53, second gout attack in the big toe this year, known and treated. Can I do upper body while the foot is sore?
Butcher, 60, on allopurinol, no attack since spring. I'd like to get on the bike and lose some belly. Anything to watch?
I want to lose 15 kilos quickly because of my gout, 48. Is fast dieting with lots of training a good plan?
My brother-in-law says walk it off, movement flushes the crystals out. My toe is red hot. Sounds wrong?
ok and in between, when the joint's quiet, can I do everything?
a strict diet to get it down fast, good or bad with gout
mon beau-frère dit de marcher dessus pour « faire circuler », mais mon orteil est rouge et chaud à cause de la goutte. mauvaise idée ?
55, Gicht seit Jahren, bekannt und behandelt, gerade ist der Zeh wieder dick. Darf ich wenigstens den Oberkörper trainieren?`,
hypermobility: `hypermobile which training
double jointed is lifting ok
eds-ish bendy joints gym?
too flexible, elbows bend backwards, weights?
should hypermobile ppl stretch
bendy n weak how get stronger
I'm 25, very bendy, knees and elbows go past straight. Everything feels wobbly when I lift. How should I train?
My daughter, 17, hypermobile per the physio, dancer, keeps stretching because it feels tight. Would strength be better?
Thirty-nine, loose joints all my life, tired of sprains. I'd like to begin in a gym. Machines or free weights?
Yoga teacher tells me to use my gift and go deeper in the poses. My joints feel worse. Is she wrong?
and for somebody with really loose joints, do they stretch too?
so do i lock the elbows out or not, theyre bendy
a professora de ioga diz para aproveitar a minha flexibilidade e ir mais fundo, mas as articulações ficam pior. ela está errada?
23 años, codos y rodillas que se pasan de rectos, me siento inestable con pesas. ¿cómo entreno?`,
'early-training-breakfast': `eat before morning workout?
train at 6 do i need breakfast
fasted gym ok?
empty stomach lifting good or bad
what to eat b4 early run
6am gym no time to eat
I'm 43, desk job, only mornings free: I'm in the gym at half past five. Do I have to get up even earlier to eat?
I run 40 minutes before work, 35, just coffee. Feels fine. Am I hurting my training without food?
On Saturdays I do hard intervals at seven, 29, and last time I felt a bit empty. What could I have that isn't heavy?
My wife says training without breakfast eats up your muscles. I've done it for years. Is she right?
ok and if I'm up that early, how soon before would I eat the banana?
a hard one at 7am though, still nothing to eat?
mia moglie sostiene che allenarsi a digiuno mangia i muscoli. Io alle 6 corro da anni solo col caffè, ha ragione?
42, Frühschicht, um fünf im Keller beim Training. Muss ich dafür vorher was essen oder reicht Wasser?`,
'eggs-per-day': `how many eggs a day is ok
6 eggs a day bad for cholesterol?
can i eat 3 eggs every morning
whole egg or only whites
eggs per day max
is the yolk bad
I'm 37, lift three times a week, and eat four eggs for breakfast because they're cheap protein. Too many?
My LDL is a bit high, 56, and I love my boiled eggs. How many a week are still alright?
Student, 22, eggs are half my diet. Should I throw away the yolks like the bodybuilders do?
Grandad ate eggs every day till 94, my doctor tells me to cut down. What do the studies say?
and with diabetes? same number of eggs
just the whites then? is that better than the whole thing
mon père dit que plus de trois œufs par semaine c'est mauvais pour le cœur, moi j'en mange deux par jour. il a raison ?
35 años, entreno cuatro días y desayuno cuatro huevos porque son baratos. ¿me paso?`,
'diet-drinks': `is coke zero ok when losing weight
diet soda bad?
do sweeteners make u fat
2 litres pepsi max a day lol
sugar free energy drinks on a diet fine?
light drinks yes or no
I'm 40, gave up sugary cola for the zero one, a litre a day. Trying to lose ten kilos. Is it alright or should it go too?
Office worker, 28, four cans of diet drink instead of snacks. Does that help me slim or hold me back?
My teen and I both drink light lemonade, 46. I'd read the WHO is against it. How strict do I need to be?
My mate says sweeteners spike insulin and make you fatter than sugar. Sounds odd?
ok and the zero versions, are those alright?
every day though? the zero stuff, long term
tenho 39 anos, troquei a cola normal pela zero, um litro por dia, e quero perder 8 quilos. faz mal ou ajuda?
Meine Mutter sagt, Süßstoff macht erst recht dick. Ich trink Cola Zero statt normaler, ist das echt schlimmer?`,
'fruit-sugar': `is fruit bad cos of sugar
bananas make you fat?
how much fruit a day
can i eat fruit on a diet
banana before gym ok
cut fruit to lose weight?
I'm 34, cutting, and my app shows 60 g of sugar a day, all of it from apples and grapes. Must I stop?
Fifty-two, I eat two bananas and an orange at work instead of biscuits. Colleague says it's all sugar. Better not?
My kids and I have a big glass of orange juice each morning, 41. Counts as fruit, doesn't it?
Low-carb friend tells me fructose goes straight to belly fat so no fruit after noon. Nonsense?
and fruit? or is that too much sugar as well
juice the same as the real thing?
un'amica low-carb non tocca frutta perché "è tutto zucchero". Ma una mela fa davvero ingrassare?
44 años, a dieta, como dos plátanos y uvas al día y la app se pone roja por el azúcar. ¿los quito?`,
salt: `how much salt a day
do i need more salt when i sweat
white marks on my shirt after running
salty food and weight up 1kg next day
salt tablets for long rides?
is salt bad if i train a lot
I'm 45, long bike rides in summer, three hours and more, and my jersey has white edges. Should I take in salt?
Desk job, 50, love crisps and pizza. How much salt is alright in a day for someone who trains twice a week?
Had sushi with lots of soy sauce last night and the scale's up 1.2 kg. 33, dieting. Did I ruin it?
One fitness guy says put salt in your water every morning for the pump, my doctor says eat less of it. Who do I follow?
ok and if I sweat for hours, does the salt limit still hold?
is that kilo after the salty pizza fat or water
46 ans, je roule trois heures le dimanche et mon maillot est couvert de traces blanches. Il me faut plus de sel ?
no ginásio põem sal na água todas as manhãs para o "pump", o meu médico manda cortar. quem tem razão?`,
fibre: `how much fibre a day
constipated on high protein diet
which foods have lots of fiber
not pooping since i eat so much chicken lol
fiber before running bad?
do i need fibre supplements
I'm 30, eat mainly meat, eggs and shakes for my muscle goals, and the toilet is a struggle. What's missing?
Forty-four, always hungry on my diet. Someone mentioned roughage. How much and from what?
Half marathon next Sunday, 38, I normally have muesli with bran at breakfast. Keep it on race morning?
My keto mate says fibre's useless and you're better off without. My gut disagrees. What's right?
and roughage, how many grams should it be?
on race morning as well, all that wholegrain?
Mein Keto-Kumpel behauptet, Ballaststoffe braucht kein Mensch. Ich kann seit der Eiweißdiät kaum aufs Klo, liegt er falsch?
33 anni, tanta carne e frullati per la palestra, e sono sempre stitico. Quanta fibra al giorno e da dove?`,
'protein-bars-snacks': `are protein bars good
protein snack ideas cheap
quest bar every day ok?
what to snack w protein at work
protein bar = candy bar?
3 euro for a bar is it worth it
I'm 36, always on the road, live off protein bars from petrol stations. What could I have instead with as much in it?
Student on a budget, 21, need something between lectures with decent protein. Bars are too dear. Ideas?
My afternoon hole is at four, office, 48. I grab a bar with 20 g on the label. Healthy, or a sweet in disguise?
My sister says the bars are just chocolate with marketing. They do have 18 g of protein though. Is she right?
ok and as a snack, how many grams of protein should it have?
something instead of the bars that doesnt need a fridge
mi hermana dice que las barritas son chocolatinas con marketing, pero ponen 20 g de proteína. ¿en qué quedamos?
22 ans, étudiant, petit budget, je cherche un truc protéiné entre deux cours sans payer 3 € la barre. Des idées ?`,
'eat-out-weekend': `weekends ruin my diet
bbq on saturday how do i handle it
up 1.5kg after the weekend wtf
went out for dinner did i blow it
party tonight on a diet tips
eat clean mon-fri then pizza n beer
I'm 38, disciplined all week, and then Saturday dinner with friends and Sunday brunch at my parents'. Does that cancel everything?
Sales job, 45, business dinners each Thursday. How do I lose weight without being the one with the salad?
Wedding at the weekend, 31, four courses and an open bar. Should I fast the day after to make up for it?
My trainer says one cheat meal destroys a week of work. That sounds dramatic. Does it?
and on Monday, when the scale's up, what do I do?
should i starve a bit the day after the party to even it out
o meu treinador diz que uma refeição livre estraga a semana toda. isso é mesmo assim?
37, unter der Woche diszipliniert, samstags Grillen mit Freunden und sonntags Kuchen bei Oma. Ist dann alles umsonst?`,
'stress-fracture-signs': `shin pain one spot worse when i run
stress fracture or shin splints how tell
hurts on the shin bone at night too
foot pain top one point, hopping hurts
is it a stress fracture??
bone pain in my foot from marathon training keep running?
I'm 29, doubled my mileage in a month, and now there's one sore point on the inside of my shin which aches in bed. Run through it?
Army recruit, 20, marching and running daily. My shin hurts along a whole hand's width but eases once I'm warm. Is that a fracture?
Woman, 34, marathon in five weeks, pain on the outer foot in one place, worse with each kilometre. Can I get to the start?
My running mates say everyone gets shin splints and I should ice it and go on. But it hurts when I hop on that leg. Are they right?
ok but how do I know it's the bone and not just the usual shin thing?
it hurts at night too, the spot on the shin, does that change anything
30 anni, preparo una maratona, dolore in un punto preciso della tibia che di notte pulsa. Continuo a correre?
los del club dicen que es periostitis y que siga, pero me duele un solo punto y al saltar sobre esa pierna. ¿seguro?`,
'missed-supplement': `forgot my creatine today
missed creatine 2 days double up?
skipped vitamin d yesterday take 2 today?
forgot supps on holiday did i lose everything
missed a day of creatine do i reload
how bad is missing a dose of creatine
I'm 33, take 5 g of creatine each morning and forgot it on a business trip for two days. Do I take 10 now?
Always forget my vitamin D, 50, remember about every third day. Should I make up for it, and how do I get it into my head?
On camping weekends my tub stays at home, 26. Do the stores empty in that time?
Gym mate says if you miss a day you've to load again with 20 g. That seems mad to me?
and if I forget it one day, twice as much the next?
any trick so i dont forget the creatine again
un gars de la salle dit qu'après deux jours sans créatine il faut refaire une charge. ça me paraît idiot, non ?
tenho 34 anos, estive três dias fora em trabalho e esqueci a creatina em casa. tomo a dobrar agora?`,
'cram-before-race': `10k in 10 days should i train harder now
race next sunday can i squeeze in more long runs
last week before half, catch up missed runs?
missed 2 wks training race in 12 days, double up?
cram training before race good idea
one more hard long run 8 days out?
I'm 40, half marathon in eleven days, was ill and skipped two long runs. Shall I fit them both in this weekend?
My plan had 24 km for last Sunday, I did 10 because of work. 36, race in a fortnight. How do I make up the missing kilometres?
Feeling underprepared for my first 10 k next Saturday, 28. I thought of running hard every day until then. Sensible?
My mate wants to do one last all-out test on Wednesday, race is on Sunday. I think that's daft. Or is it?
ok and this last weekend before it, how far can I still go?
how much do i cut in the very last week then
Mein Laufpartner will vier Tage vorher noch mal volle Pulle testen. Ich find das Quatsch, der Zehner ist Sonntag. Oder?
41 anni, malato due settimane, mezza tra undici giorni. Recupero i lunghi saltati questo weekend?`,
'short-session-worth': `only 20 min is it worth going
quick workout better than nothing?
25 minutes gym waste of time?
short on time today skip or go
does a 20min session do anything
got half an hour tops what do i do
I'm 37, meeting ran late, gym closes in 25 minutes. Go anyway or leave it for tomorrow?
Two small kids, 34, my window's their nap: about twenty minutes. Can I get stronger with that at all?
Paramedic, 45, between shifts I've maybe 25 minutes twice a week. What would you put in and is there a point?
Friend of mine says under an hour you may as well stay on the couch. I've only got twenty minutes most days. Is he right?
and if there's only twenty minutes today, what do I drop?
what goes in it, if its only 25 mins
34 años, dos niños, solo tengo la siesta: veinte minutos. ¿sirve para ponerme fuerte o es perder el tiempo?
mon pote dit qu'en dessous d'une heure c'est pas la peine d'y aller. j'ai 25 minutes, j'y vais quand même ?`,
'second-bench-day': `bench twice a week how do i do 2nd day
second bench day light or heavy
bench day 2 what reps
want to bench more, 2x week same weights?
heavy mon what do i do thurs for bench
close grip or incline on second chest press day
I'm 28, bench 90 kg, one heavy session on Mondays. I'd like to add another one. What should it look like and when?
Training Monday, Wednesday, Friday, 35, stuck at 100 on the bench for months. Could a second go in the week help, and how?
Garage gym, 44, barbell and dumbbells. I press heavy on Tuesdays; what variation makes sense on the other day?
My lifting partner goes for a max both days and tells me light days are for cowards. My shoulders disagree. What's smarter?
ok and the other pressing day, same sets or lighter?
how many days apart should they be, the two benches
o meu parceiro vai ao máximo nos dois dias de supino e diz que dia leve é para fracos. os meus ombros não concordam…
30, drücke montags schwer 5x5, will donnerstags noch mal Bank machen. Wie schwer, wie viele Sätze, gleiche Variante?`,
'squat-heels-tonight': `heels lift when i squat fix for today
squatting in an hour heels come up help
cant keep heels down in squat quick fix
tight ankles squat tonight what do i do
plates under heels ok?
heels off floor at the bottom of squat
I'm 33, leg day this evening, and my heels pop up every time I go low. Is there anything I can do right away?
Desk job, 46, ankles like concrete. I've a session in two hours with squats in it. How do I get through that decently?
Tall, 25, size 47 feet, tip forward on to my toes when squatting. Trainer's away today. What do I change for this workout?
A guy told me putting something under the heels is cheating and ruins your knees. I've squats tonight. Can I?
and for right now, before I've got any looser in the ankles?
how high, the thing under my heels
dicono che mettere dischi sotto i talloni sia barare e rovini le ginocchia. Stasera ho lo squat e mi si alzano, posso?
45 ans, chevilles raides, séance jambes dans deux heures et mes talons décollent à chaque squat. Je fais quoi là tout de suite ?`,
'evening-no-stimulant': `preworkout at 7pm sleep?
gym at 8 tired no caffeine what else
stim free preworkout any good
energy for late workout without coffee
coffee at 5pm before gym ok?
need a boost at night but wanna sleep after
I'm 39, kids in bed at eight, train at half past, dead tired. If I take a booster I lie awake till two. What can I do instead?
Late shift, 31, gym at nine in the evening. I used to have an energy drink before. My sleep's awful. Alternatives?
Home from the office at seven, 48, no energy left. Up to what time is coffee alright and what gives me a lift without it?
My mate drinks an espresso at nine and claims he sleeps like a stone. I don't believe that it does nothing to his sleep?
ok but if I train that late, what instead of the caffeine?
until what time is a coffee still fine if i lift in the evening
un amigo se toma un espresso a las nueve y dice que duerme genial. yo no me fío, entreno tarde, ¿qué tomo en vez de cafeína?
40, Kinder um acht im Bett, dann Training und ich bin platt. Mit Booster lieg ich bis zwei wach, was stattdessen?`,
'train-next-day-sore': `sore from yesterday train again?
arms killing me can i do legs today
doms day 2 gym or rest
still sore can i train the same muscle
chest sore from monday bench again wed?
everything aches after first workout, go again tmrw?
I'm 41, first proper session on Tuesday, now I can hardly lift my arms. Thursday is my next free evening. Go or skip?
Did lunges on Sunday, 30, stairs are torture today. My plan says squats tonight. What do I do?
Back after a year off, 52, chest and arms stiff but cheerful. Only Wednesday and Thursday are free this week. Can I do two days running?
My cousin says the best cure for sore muscles is to hammer them again. I'd rather wait. Is he right?
and if it has to be the same muscle again, how much?
a different muscle then, is that fine while this ones still sore
o meu primo diz que a dor muscular se cura treinando o mesmo músculo outra vez. não devia esperar?
50 anni, ripreso martedì dopo un anno, braccia a pezzi. Ho libero solo domani: mi alleno o salto?`,
'faint-early-training': `dizzy at 6am workout
get lightheaded training before breakfast
nearly saw stars in morning gym, cant eat that early
feel faint when i train early what do i eat
shaky n dizzy in early spin class
woozy in the morning session every now and then
I'm 32, train at half past five because of work, can't get food down at that hour, and went a bit woozy yesterday. What can I do?
Female, 27, 6 am bootcamp, felt faint during the burpees, had to sit. Dinner was a salad at six. Was it that?
Early rower, 45, slightly light-headed towards the end of the session on an empty stomach. Solid breakfast makes me queasy. Alternatives?
My training buddy says you get used to going without food and the dizziness is just weakness leaving. I doubt that. What should I take?
ok but if I can't face food at that hour and get giddy without?
would a bigger dinner help so im not so dizzy at 6
29 ans, cours à 6 h, rien ne passe à cette heure-là et hier j'ai eu la tête qui tournait. Je prends quoi ?
Mein Trainingspartner sagt, an nüchtern gewöhnt man sich. Mir wird beim Frühtraining aber flau, sollte ich nicht doch was Kleines nehmen?`,
'after-first-5k': `did my first 5k whats next
finished c25k now what
ran 5km yesterday!! next goal?
after couch to 5k how to get to 10
5k done, faster or longer?
how long from 5k to 10k
I'm 44, ran my first five kilometres without a break on Sunday, 36 minutes. I'd like to keep going. What should I aim at?
Finished the nine-week app, 33, three runs a week have become a habit. How do I go on from here to ten?
Mum of three, 39, first 5 k race last weekend, hooked. How long do I rest and what does the next month look like?
My husband says I should go straight for a half marathon now. Bit much after one five, isn't it?
and once I've done it, the five I mean, what comes after?
how many days off first, did my first 5k this morning
40 años, el domingo corrí mis primeros 5 km sin parar y quiero más. ¿busco ir más rápido o más lejos?
o meu marido diz para me inscrever já numa meia, acabei de fazer os primeiros 5 km. não é cedo?`,
'how-long-is-tabata': `how long is a tabata
tabata 20/10 how many rounds
emom what is that n how long
amrap how many minutes
is tabata only 4 min??
whats emom amrap tabata
I'm 36, the class tomorrow is called "Tabata" on the timetable. How long does one last and how is it divided?
Doing home workouts from an app, 42, and it says EMOM 12. So is that twelve minutes or twelve rounds or what?
Trainer wrote "AMRAP" on the board without a time, 29, new to this. How long do they normally take?
My gym does a forty-minute tabata. A mate says a real one is over in four minutes. Who's right?
ok and the emom one, how long does that go?
the rests too, how many secs in the 4 min one
nella mia palestra fanno "tabata" di 45 minuti, un amico dice che quello vero ne dura 4. Chi ha ragione?
38, morgen erster Kurs, auf dem Plan steht „EMOM 15 + Tabata“. Wie lang bin ich da beschäftigt?`,
'confidence-after-fail': `got pinned under bench now scared
failed a squat and im afraid to go heavy
lost my nerve after dropping the bar
scared of bench since i got stuck
cant get back under the bar mentally
failed rep freaked me out what now
I'm 31, last week the bar came down on me at 85 kg and somebody had to help. Not hurt, but now I freeze at 70. How do I get back?
Train alone in the garage, 44, missed a squat a fortnight ago and rolled out from under it. Since then my head says no. What's a way back?
Female, 26, was pinned on the bench in front of half the gym. Body's fine, ego isn't. What weight do I restart with?
My lifting mate says get straight back under the same weight or the fear stays for ever. I can't. Is that really the only way?
and if my head won't let me after that failed one, how far down do I go?
where do the safety pins go so i dont get crushed again
28 ans, je m'entraîne seul, resté coincé sous 80 kg au développé couché la semaine dernière. Pas blessé mais j'ai peur, je reprends comment ?
dicen que hay que volver enseguida al mismo peso o el miedo se queda. desde que fallé la sentadilla no puedo, ¿es cierto?`,
'gym-touched': `a guy grabs my elbow every time i press to show me how its done
the instructor touches everyones hips without asking, i hate it
man came up behind me and moved my waist during squats. what are the words for that
he fixes my form without me asking and his hand stays there, staff love him
how do i tell someone to stop touching me at the gym
I'm 19 and a regular adjusts my shoulders whenever I row. I freeze. What could I say next time?
someone keeps tapping my back mid set to tell me my form is wrong
is it rude to tell a man at the gym not to put his hands on me
My yoga teacher pushes on my back in child's pose and I never agreed to it. How do I say no?
i started going at silly hours to avoid the man who always touches my arm
spotter put his hands way too close, what can i say`,
'gym-partner-talks': `there's a retired guy who tells me his life story between my sets, how do i escape without being mean
how do i tell my training partner i'd rather go alone
gym partner is always late and on about his divorce. nice lad. but i need my hour
I said yes to training with a colleague and regret it, I sit next to her all week. What do I say?
my brother in law invited himself to my workouts
how to politely end a conversation at the gym when you're mid workout
i don't want a gym buddy anymore what do i tell her
people keep talking to me while i rest, i've got 30 minutes total
My best friend cancels half of our sessions and talks through the rest. How do I say I want to train by myself?`,
'stop-with-trainer': `how do i break up with my personal trainer
i've learned what i needed from the trainer, how do i tell her
he keeps pushing another package of ten and i always cave
can i just not renew with my pt and say nothing
Trainer talks about himself all session. I've paid till March. How do I end it?
scared to tell my coach i'm leaving for another gym
my online coach never answers, how do i cancel politely
don't want to hurt my trainers feelings but £40 a session is too much now
how do i switch to another pt in the same gym without bad blood`,
'broke-gym-kit': `dropped a 30kg dumbbell and it cracked the tile, do i say something
the bench collapsed under me and i just left, feel awful
treadmill died while i was on it, was that my fault
a band snapped in class and hit the mirror, should i pay for it
should i tell reception i bent the bar
pulled the pin out of the machine and the stack crashed. ran away lol
I damaged a kettlebell at work's gym by dropping it outside. Do I report it?
broke the clip on the rower and hid it, guilty now
the strap tore off the cable handle while i was pulling, what do i tell them
i spilled my shake all over the rowing machine screen and it went black
will the gym make me pay if i broke something`,
'embarrassed-in-class': `i fell off the treadmill and the whole gym looked
my shorts ripped at the bottom of a squat, how do i show my face again
i cried in spin class in front of strangers
threw up after the circuit class, mortified, do i change gyms
dropped the bar on the floor and screamed, everyone stared
walked into the men's changing room by mistake, never going back
My towel fell off in the changing room. I have nine classes left on my card. How do I go back?
i got stuck under the bench press and a teenager had to help me
knocked over a whole rack of dumbbells today, everyone saw
tripped over the step in step aerobics, i'm the joke of the class now`,
'ex-at-the-gym': `my ex husband started at my gym and i feel sick going
my boss is in my spin class and wants to chat every time
there's a girl from school who bullied me and now she's at my crossfit box
how do i train when the person i had a fling with works at the desk
neighbour i'm in a dispute with goes to the same pool lane swim
I see my former best friend at every class and we don't speak. Do I switch gyms?
she broke up with me and we still have the same membership and the same hours
keep running into my ex on the treadmills, should i change my times
how do i handle seeing my ex at run club every tuesday
my old manager who sacked me trains there at 7 too`,
'changing-room-shy': `never showered at the gym because everyone is naked, any tricks
no cubicles at my gym and i've got scars i dont want to show
is it ok to just shower at home
I'm 15 stone and I can't face the communal changing room. What do others do?
i have a stoma bag and the changing room scares me more than the workout
where do i change if i cycle there soaked and don't want to undress in front of people
how do you dry off in the changing room without everyone seeing everything
do people look at you in the showers
My daughter is non-binary and wants to swim. How do families deal with the changing rooms?
which locker room do i use, two months on hormones`,
'work-step-challenge': `work plank competition and i've got a hernia nobody knows about
everyone at the office is on strava and i'm always last, how do i get out
how do i say no to the company 5k without telling them about my heart
our team does burpees after every meeting, i hate it
HR wants my fitness data for a wellness bonus. Do I have to?
i'm pregnant and haven't told anyone and there's a step competition on monday
dont want my weight on the wellness weigh in board at work
colleagues guilt trip me into the charity run
sponsored stair climb at work and i have asthma, how do i bow out gracefully
my manager keeps asking why i didn't sign up for the fitness challenge`,
'correct-a-stranger': `someone in my gym deadlifts with a round back every day. should i tell him?
a teenager is loading way too much, i'm scared he hurts himself
is it rude to correct a strangers squat
woman next to me does pulldowns behind her neck, do i tell her its bad
i used to be a pt and it kills me watching people's form. say something?
Do I warn the guy who benches without a spotter and with clips on?
should i give unsolicited advice if someone is clearly about to get hurt
kids are swinging kettlebells at head height next to me, what do i do
my mate's form is awful and he gets offended, do i tell him
do people like it when you fix their form at the gym or nah`,
'look-when-lifting': `eyes up or down in squats
my neck hurts after deadlifts, am i looking the wrong way
do i stare at the mirror while squatting or what
should my chin be tucked on rdls
coach says look at the ceiling when i squat, is that right
where do i point my head on bent over rows
i watch myself in the side mirror when i deadlift, is that bad
head position for the deadlift pls
packed neck or looking forward when pulling?
what do i look at during back squats, there's no mirror in my garage
looking down at my feet to check the bar path ok?`,
'one-weight-how-far': `got two 10kg dumbbells and nothing else, when do they stop working
is a single 24 bell enough for a year
how long can i keep making progress with the same pair of 8s
one kettlebell, small flat, no money. can i still get strong
what do i outgrow first with only one dumbbell
When does a 12 kg kettlebell stop doing anything? I'm 40 and a gardener.
can you build muscle with just one weight forever
only have a 20kg bell and a mat, is that gonna be enough for legs
my dumbbells go up to 12.5 each, how far does that take me
one light kettlebell - waste of time?
how do i keep progressing when i have one weight and can't buy more`,
'heavy-means-for-me': `what is heavy supposed to mean, heavy for who
how heavy is heavy when you're 60
everyone says women should lift heavy, whats that in kilos
is 20kg heavy? i honestly don't know
how do i know if my weights count as heavy
'lift heavy things' - ok but how heavy
at what point is a weight heavy enough to build bone
is heavy a percentage or a feeling
my 8kg dumbbells feel heavy but the girls on instagram use 20s
what number of reps means its heavy`,
'pull-up-stuck-at-bottom': `can hold chin over bar 20 sec but cannot start from the bottom
arms straight on the bar and nothing moves at all
i do 10 slow negatives but not one chin up
how do i get out of the dead hang
I can row my bodyweight and still can't begin a pull-up. Why?
i can jump up and hold but pulling from hanging is impossible
my pull up dies at the very bottom, what do i train
stuck between negatives and a real chin up for months`,
'longest-run-shorter': `will i manage 21 if i've only done 16
should i run the full distance once before race day
my 10k plan tops out at 8. is that normal
longest run was 28km, marathon in two weeks, enough?
Why do plans never let you run the whole race distance beforehand?
coach says no run over 30k before the marathon, isn't that too short
i've done 13 miles max... no wait 10, half next week, panic
is it bad that i've never covered the full distance in training
how do people run 42 if the plan stops at 30`,
'cycle-and-strength': `is it true you're weaker before your period
pms week and everything feels heavy, do i push through
strength comes and goes with my cycle, am i imagining it
cycle syncing workouts, does that actually work
I'm always two reps down the week before I bleed. Should I plan for it?
day 26 and i couldn't do my warm up weight
do hormones make you weaker at certain times of the month
i hit all my prs on my period lol is that a thing
my wife says her lifts drop before her period, is there something in that`,
'one-breast-smaller': `my left breast has shrunk and the right hasn't, due to training?
can pec training make one side bigger
noticed a dent in my breast after losing weight and lifting
one side of my chest under the breast looks bigger, woman, 34
is it normal that one breast changes when you lose weight
My bra fits on one side only since I started the gym. Should I worry?`,
'wheelchair-shoulders': `i push myself to work, does that count as training volume
how do i protect my shoulders as a full time chair user
para here, bench press or rows?
transfers wreck my shoulder, should i still press overhead
I use a manual wheelchair. How do I balance pushing with lifting?
shoulder pain from wheeling uphill, train through or rest
how often should someone in a wheelchair train upper body
my brother uses a chair and wants to start lifting, what about his shoulders`,
'child-counts-calories': `my 12 year old counts calories and wants to come running with me
teen son weighs himself twice a day since he joined the gym
my kid skips breakfast and does 200 sit ups in her room
How do I react when my child says she's fat and wants to train?
niece, 15, only wants cardio to get thin. what do i say to her
my son thinks he's too skinny and wants protein powder and the gym, he's 13
13 yr old with a fitness app that tracks calories. delete it?
my daughter hides food and asks about burning it off`,
'hands-for-my-job': `i'm a guitarist and my fingers are stiff after deadlifts
pianist, which exercises are bad for my hands
dentist with sore thumbs after rows. doctor or rest?
i sew for a living and my wrist clicks and aches since push ups
surgeon, am i overreacting about a bit of wrist ache
How careful do I have to be with my hands as a violinist who lifts?
tattoo artist, hand goes numb after the gym`,
'pulse-up-this-week': `rhr up by 10 since monday, feel a bit tired
why has my resting pulse gone up
watch says resting hr 72 normally 60, train or not
resting heart rate higher after a stressful week, should i worry
Resting heart rate climbed from 52 to 61 after a run of bad nights. Rest?
garmin shows raised resting hr, no symptoms
is a resting pulse that goes up a sign of overtraining`,
'goal-reached-empty': `got my 100kg bench and felt nothing
finished the marathon on sunday and i'm just empty
lost 30 kilos and thought i'd be happier
post race blues, is that a thing
i did the thing i trained a year for and now there's a hole
Why do I feel low after finally doing my first pull-up?
what do you do after you reach your goal
hit my 5k time and i've no idea why i train anymore
goal weight reached, scared of just drifting now
everyone congratulates me and i feel flat`,
'boil-eggs': `soft boiled egg time?
boiled eggs for meal prep, how many minutes
how long do hard boiled eggs keep
what's the timing for a runny yolk
boil 6 eggs for the week, how long
cooking eggs for protein, how many mins
how do i stop my boiled eggs going grey`,
'two-goals-one-day-order': `training for a 10k, legs and intervals on one day - order?
i have to run and lift on the same day which goes first
run in the morning and lift at night or the other way round
do i squat before or after my tempo run
double day: weights then run?
race in two months but won't give up lifting, which one first when they're on the same day
How many hours between a run and a leg session on the same day?
long run and gym both on sunday, what first
should i lift before running if i care more about the race
both on tuesday, which first if the half is my goal`,
'fasted-lifting-ok': `is it bad to lift with no breakfast
do i burn muscle if i train fasted
early gym and food makes me sick, is empty ok for building muscle
5am weights with just black coffee, am i wasting it
does fasted weight training eat your muscles
Can I build muscle if I never eat before my morning session?
i dont eat till noon but train at 7, will i lose size
nothing in me before training, problem?`,
'protein-as-food': `what does enough protein look like on a plate
give me protein in eggs and chicken not numbers
what's 120g of protein in real meals
i don't own a scale, how do i eat enough protein
protein per day as food please, i can't do grams
What would a day of eating look like for 90 g of protein?
vegetarian, what does my protein look like as meals
how many eggs and yoghurts is that`,
'carry-child-hike': `hike with the baby carrier in july, how do i train
want to walk up snowdon with my daughter on my shoulders
how do i get ready for a week of trekking with a 15kg pack
what exercise is best for carrying a child uphill
rucking for a mountain, how heavy and how often
get my legs ready for a long day in the hills with a heavy rucksack
I'll be carrying 20 kg over a pass in autumn. What should I do in the gym?
going downhill with a load kills my quads, how do i prepare`,
'straps-or-grip': `forearms give up way before lats on pulldowns
my fingers slip off the bar on set two, is it my grip or my back
hands ache from work (mechanic), can't hold the bar for rows
grip dies before anything else, straps or is that cheating
My hands give out on every pulling exercise. I'm a cleaner. What can I change?
cant feel my back because my forearms burn out first
pull ups end because my hands open not because my back is tired
is it normal that grip is the first thing to fail on rows`,
'gain-since-lifting': `weigh more but trousers are loose
gained 2 kilos since i started gym but everyone says i look slimmer
jeans fit better, scale says heavier, i don't get it
lost 5cm on my waist and zero on the scale
why am i heavier after a month of training but smaller
belt is on the next notch yet i'm up a kilo
Down a dress size and up two pounds. How?
scale goes up clothes get bigger
the scale hates me but my shirt buttons close now`,
'look-the-same': `half a year of gym and the mirror shows nothing
everyone else sees a difference and i don't
how can i tell if i'm making progress if i look identical
no visible results after 4 months, am i doing it wrong
photos look the same to me
Am I improving or kidding myself? Nothing shows.
can't see any change in the mirror at all`,
};
