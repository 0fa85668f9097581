import { describe, expect, it } from 'vitest';
import { understand } from '../../planner/understand.ts';

const decided = (text: string) => {
  const understood = understand(text, {}, {}, { sessions: [] });
  return understood.kind === 'stop' || understood.kind === 'hold' ? understood : null;
};

describe('danger told by what it does', () => {
  it.each([
    ['self-harm', 'hab die pillen neben mir liegen und dann wär endlich ruhe, egal, 20 min beine'],
    ['self-harm', 'the tablets are on my lap and it would all be over. last 20 min legs'],
    ['self-harm', 'tengo las pastillas en la mano y por fin silencio. piernas 20 min'],
    ['self-harm', 'les cachets sont devant moi et ce serait fini. jambes 20 min'],
    ['self-harm', 'ho le pastiglie davanti a me e finalmente pace. gambe 20 min'],
    ['self-harm', 'os comprimidos na minha frente e ficava tudo quieto. pernas 20 min'],
    ['wound', 'the dog bit my hand and there is a streak up my arm now, 20 min legs'],
    ['wound', 'Splitter im Finger, jetzt wandert ein Streifen Richtung Ellbogen. Beine 20 min'],
    ['wound', 'me arañó el gato y una raya va hacia el codo. piernas 20 min'],
    ['wound', 'griffure de chat, un trait le long du bras. jambes 20 min'],
    ['wound', 'graffio del gatto, una riga verso il gomito. gambe 20 min'],
    ['wound', 'arranhão do gato e um risco pelo braço. pernas 20 min'],
    ['heat', 'todo el día al sol y ni sudo, digo cosas raras. pecho 20 min'],
    [
      'heat',
      'in der prallen Sonne gearbeitet, schwitz gar nicht mehr, Schädel brummt. Brust 20 min',
    ],
    ['heat', 'en plein cagnard, je transpire meme plus, à moitié perdu. pompes 20 min'],
    ['surgery', 'Blinddarm ist seit vorgestern draußen, Bauch 10 min'],
    ['surgery', 'tolta la colecisti l’altro ieri, addominali 10 min'],
    ['surgery', 'j’ai été opérée de l’utérus avant-hier, abdos 10 min'],
    [
      'fainting',
      'down to 600 calories a day, it goes black on the way up, 3 kilos left. 20 min cardio',
    ],
    ['fainting', 'como 500 calorías al día y lo veo negro en la escalera. 20 min cardio'],
    ['head-injury', 'mit dem Hinterkopf gegen die Stange, mir ist schlecht. weitermachen?'],
    ['stroke', 'seh alles doppelt seit dem Sturz, noch 5 min'],
    ['head-injury', 'banged heads at the corner, threw up after. 20 min footwork'],
    ['head-injury', 'chute de vélo sans casque, je me souviens plus du retour, petit cardio'],
    ['head-injury', 'fell off without a helmet, dont remember the ride home, light cardio'],
    ['drunk', '8 wines in, girls are here, 30 min cardio'],
    [
      'wound',
      'burnt my hand two weeks ago, not healing well, it weeps and i have chills, 20 min legs',
    ],
    ['stroke', 'vertigo today and my speech is slurred, 20 min standing'],
    ['fainting', 'poi sono svenuta sul letto, 20 min gambe'],
    ['self-harm', 'voglio morire, in panca o no. 20 min'],
    ['pregnancy', '30. Woche, auf einmal alles nass und der Bauch hart, Rücken 10 min'],
    ['breathless', 'inhaler is empty and i get three words a time, slow stretch 10 min'],
    ['self-harm', 'hab die pillen in der hand und will dass es aufhört, 20 min'],
    ['self-harm', 'the pills are lined up on the table and i just want it to stop. 20 min'],
    ['self-harm', 'tengo el bote de pastillas delante y quiero que se acabe todo'],
    ['self-harm', 'ho il flacone di pillole davanti e voglio che finisca'],
    ['self-harm', 'tenho a caixa de comprimidos à frente e quero que isto pare'],
    ['illness', 'flu, chills, no fever for 3 days, 20 min'],
    ['illness', 'fever gone this morning, 20 min hiit'],
    ['breathless', 'tres puffs del azul y sigo pitando, 20 min'],
    ['breathless', 'deux bouffées et ça siffle encore, étirements 20 min'],
    ['breathless', 'Spray genommen und es pfeift immer noch, 20 min dehnen'],
    ['pregnancy', 'la puce bouge beaucoup moins, 33 sa, 20 min doux'],
    ['head-injury', 'tête contre tête au foot, vomi deux fois. 20 min'],
    ['eating', 'one rice cake today and even that was too much, 60 min cardio until its gone'],
    [
      'head-rush',
      'seit die Ärztin die Blutdrucktabletten erhöht hat wird mir bei jedem Aufstehen alles grau, 20 min hiit',
    ],
    [
      'head-rush',
      'desde que me subieron la pastilla de la tensión cada vez que me levanto se me pone todo gris. hiit 20 min',
    ],
    [
      'head-rush',
      'depuis que le médecin a augmenté mon cachet pour la tension, chaque fois que je me lève tout devient gris. 20 min hiit',
    ],
    [
      'head-rush',
      'da quando mi hanno aumentato la pastiglia della pressione ogni volta che mi alzo vedo grigio, 20 minuti hiit',
    ],
    [
      'head-rush',
      'desde que aumentaram o remédio da pressão, toda vez que me levanto fica tudo cinza. hiit 20 min',
    ],
    [
      'pregnancy',
      "31 weeks, little man hasn't really moved since last night, gentle 15 min might wake him up",
    ],
    ['pregnancy', '32. Woche, das Würmchen hat sich seit gestern kaum bewegt, 15 min sanft'],
    ['pregnancy', "à 30 semaines, la puce n'a presque pas bougé depuis hier, 15 min doux"],
    [
      'pregnancy',
      'sono alla 29esima settimana, la piccola da ieri quasi non si è mossa. 15 min leggeri',
    ],
    ['pregnancy', '30 semanas, a bebé quase não mexeu desde ontem, 15 min leves'],
    [
      'hypo',
      'took my units for lunch and then never ate, no time to eat, hands trembling and a cold sweat, hiit 20',
    ],
    [
      'hypo',
      'hab fürs Essen gespritzt und dann nichts gegessen, Hände zittern, kalter Schweiß, egal, hiit 20',
    ],
    [
      'hypo',
      'je me suis piqué pour le repas et finalement pas mangé, je tremble et sueurs froides, hiit 20',
    ],
    [
      'hypo',
      'mi sono punto per il pranzo e poi non ho mangiato, mi tremano le mani e sudore freddo, hiit 20',
    ],
    ['hypo', 'dei a pica do almoço e não comi, as mãos a tremer e suor frio, hiit 20'],
    [
      'self-harm',
      'giving away all my stuff, from monday i wont be around. hardest workout you have',
    ],
    [
      'self-harm',
      'ab montag bin ich weg, verschenke grade meine sachen. das härteste training das du hast',
    ],
    ['self-harm', 'el lunes ya no estoy, estoy regalando mis cosas. dame lo más duro que tengas'],
    ['self-harm', 'lundi je suis plus là, je donne mes affaires. la séance la plus dure'],
    ['self-harm', 'segunda já cá não estou, estou a dar as minhas coisas. o treino mais pesado'],
    [
      'fainting',
      'this morning i found myself on the bathroom floor, dont remember how, eyebrow split. fine now. run?',
    ],
    [
      'fainting',
      'heute früh lag ich im Bad auf den Fliesen, weiß nicht mehr wie, Augenbraue offen. 20 min laufen',
    ],
    [
      'fainting',
      'esta mañana me encontré en el suelo del baño, no recuerdo cómo, ceja abierta. correr 20 min',
    ],
    [
      'fainting',
      'ce matin je me suis retrouvé par terre dans la salle de bain, je me souviens pas comment. footing 20 min',
    ],
    [
      'fainting',
      'hoje de manhã dei por mim no chão da casa de banho, não me lembro como. corrida 20 min',
    ],
    [
      'breathless',
      'four goes on the puffer today and im still whistling, say two words and stop. stretches to open the chest 10 min',
    ],
    [
      'breathless',
      'viermal das Spray heute und pfeife immer noch, sag zwei Wörter und muss pausieren. 10 min dehnen',
    ],
    [
      'breathless',
      'fatto il puff quattro volte oggi e continuo a fischiare, dico due parole e mi fermo. 10 min allungamento',
    ],
    [
      'breathless',
      "quatre bouffées aujourd'hui et ça siffle encore, je dis deux mots et je m'arrête. étirements 10 min",
    ],
  ])('is %s: %s', (id, text) => {
    expect(decided(text)?.id).toBe(id);
  });
});

describe('the same words without a danger', () => {
  it.each([
    'tablets counted out for my gran, now my 30 min legs',
    'a henna line up my arm for the wedding, 20 min legs',
    'no sweating over exams anymore, 20 min full body',
    'concussion at school 15 years ago, all gone, 30 min dumbbells full body',
    'tuve una conmoción jugando al fútbol hace 20 años, mancuernas 30 min',
    '4 months postpartum, checked over by the pelvic physio, leaking a bit when i run, so 20 min no jumps',
    'my husband will have a heart attack if he hears what this rack cost. squats 30 min with a barbell',
    'c-section scar, it has been 5 years, 20 min core',
    'fever gone since monday, a week ago, 20 min easy full body',
    'just mopped the kitchen so nothing lying down, 20 min standing core',
    'uñas nuevas, no apoyo las manos en el suelo, piernas 20 min',
    'sudare ma non morire, kettlebell 20 min',
    'giving away my old weights, im gone for two weeks on holiday, 20 min bodyweight',
    '20 semanas de entrenamiento, el peque casi no se mueve de la tele, 20 min full body',
    'each time i stand at my desk i feel stiff, everything is going great, 20 min mobility',
    'ended up on the floor in the second half and won the ball, 20 min legs',
    'lunedì non ci sono, sono in ferie. 30 min corpo libero',
    'scalded my forearm three weeks ago, healing well, cant grip yet. legs 30 min',
    'hab mir vor drei Wochen die Hand verbrannt, heilt gut, abstützen geht noch nicht. Beine 30 min',
    'me quemé la palma hace tres semanas, va cicatrizando, todavía no agarro nada. pierna 30 min',
    "je me suis brûlé la main il y a trois semaines, ça cicatrise bien, pas d'appui encore. jambes 30 min",
    'bruciato la mano tre settimane fa, sta guarendo, non riesco ancora a stringere. gambe 30 min',
    'queimei a mão há três semanas, está a sarar bem, ainda não agarro nada. pernas 30 min',
    'Lagerungsschwindel kommt und geht, beim Drehen im Liegen, heute nix. Kraft im Stehen 20 min',
    'vértigo posicional que va y viene, hoy bien. fuerza de pie 20 min',
    "vertiges positionnels de temps en temps, aujourd'hui ça va. renfo debout 20 min",
    'vertigini posizionali ogni tanto, oggi niente. forza in piedi 20 min',
    'vertigem posicional às vezes, hoje nada. força em pé 20 min',
    'physio says nothing above shoulder height, dumbbells 25 min arms',
    'Physio meint nichts über Schulterhöhe, Hanteln 25 min Arme',
    'el fisio dice que nada por encima del hombro, mancuernas 25 min brazos',
    "kiné : rien au dessus de l'épaule, haltères 25 min bras",
    'il fisio dice niente sopra la spalla, manubri 25 min braccia',
    'o fisio diz nada acima do ombro, halteres 25 min braços',
    'die mädels kommen um 8 mit wein, vorher 30 min cardio',
    'las chicas vienen a las 8 con vino, antes 30 min cardio',
    'les copines arrivent à 8 avec du vin, avant 30 min cardio',
    'le amiche arrivano alle 8 con il vino, prima 30 min cardio',
    'as amigas chegam às 8 com vinho, antes 30 min cardio',
    'eight hours in the truck, hips and back need to move, nothing hurts, not lying on the tarmac, 10 min',
    'ocho horas al volante, cadera y espalda tiesas, no me duele nada, no me tumbo en el asfalto, 10 min',
    "huit heures de route, hanches et dos raides, rien ne fait mal, je ne m'allonge pas sur le bitume, 10 min",
    "otto ore di guida, anche e schiena rigide, non fa male niente, non mi sdraio sull'asfalto, 10 min",
    'oito horas a conduzir, ancas e costas presas, não dói nada, não me deito no asfalto, 10 min',
    'night shift done, 15 min stretch then i pass out on the sofa',
    'nachtschicht vorbei, 15 min dehnen, dann kipp ich ins bett',
    'turno de noche, estiro 15 min y luego me desmayo en la cama',
    "sortie de nuit, 15 min d'étirements puis je m'écroule sur mon lit",
    'want to die on the bench today, chest 50 min barbell',
    'quiero morir en sentadillas hoy, pierna 50 min',
    'quero morrer no supino hoje, peito 50 min',
    'fieberfrei seit vier Tagen nach der Grippe, locker laufen 20 min',
    'llevo 4 días sin fiebre tras la gripe, suave 20 min',
    'plus de fièvre depuis quatre jours après la grippe, doux 20 min',
    'há quatro dias sem febre depois da gripe, leve 20 min',
    'fever has been gone for four days after flu, back to easy running, 20 min',
    'tomo mis pastillas delante de la tele, quiero que se acabe el invierno, 20 min',
    'asthma well under control, inhaler always in my bag, 20 min',
    'inhaler before sport as always, coach still blows the whistle, 20 min',
    'need to carry my 4 year old on my shoulders all day, legs and back 30 min',
  ])('is none: %s', (text) => {
    expect(decided(text)).toBeNull();
  });
});
