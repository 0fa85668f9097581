import type { Language } from '../../vocabulary.ts';

type Translated = Exclude<Language, 'en'>;
/** What to do, as far as it is the same for many signs. */
type Advice =
  | 'crisis'
  | 'apart'
  | 'refuge'
  | 'emergency'
  | 'doctorToday'
  | 'rest'
  | 'sugar'
  | 'sober'
  | 'clearance'
  | 'carers'
  | 'adult'
  | 'unclear';

export const advice: Record<Translated, Record<Advice, string>> = {
  de: {
    crisis:
      'Bitte ruf jetzt eine Krisenhilfe an oder den örtlichen Notruf, wenn du in Gefahr bist. In Deutschland hilft die 0800 111 0 111, in Österreich die 142, in der Schweiz die 143. Jemand Vertrautes in der Nähe hilft auch.',
    apart:
      'Geh jetzt auf Abstand, lass alles Gefährliche liegen und ruf den örtlichen Notruf. Auch eine Krisenhilfe hört dir zu: in Deutschland 0800 111 0 111, in Österreich 142, in der Schweiz 143.',
    refuge:
      'Bei Gefahr ruf den örtlichen Notruf. Tag und Nacht hört dir jemand zu: in Deutschland 116 016, in Österreich 0800 222 555, in der Schweiz 143. Sieht jemand auf deinen Bildschirm, verlass diese Seite.',
    emergency: 'Hör jetzt auf und ruf den örtlichen Notruf. Bleib nicht allein, wenn es geht.',
    doctorToday:
      'Trainiere nicht und geh heute zum Arzt; ruf den örtlichen Notruf, wenn es schlimmer wird oder du dich elend fühlst.',
    rest: 'Ruh dich aus und trink. Fang sanft wieder an, wenn du ein, zwei Tage gesund bist; ruf einen Arzt, wenn es bleibt.',
    sugar:
      'Kümmere dich zuerst um den Zucker und bleib nicht allein. Ruf den Arzt oder den örtlichen Notruf, wenn es nicht besser wird.',
    sober:
      'Trink Wasser, ruh dich aus und komm nüchtern wieder. Geht es dir schlecht, ruf den Arzt oder den Notruf.',
    clearance: 'Hat ein Arzt dir Sport erlaubt? Sag es mir, und ich plane mit Rücksicht darauf.',
    carers:
      'Sprich bitte mit deinem Arzt oder jemandem, dem du vertraust. Ist Sport erlaubt? Dann halte ich es sanft.',
    adult: 'Bitte einen Elternteil oder Trainer dazu, und sag mir, dass jemand da ist.',
    unclear:
      'Ist es neu, plötzlich oder stark, hör auf und ruf einen Arzt oder den Notruf. Ist es harmlos oder weiß dein Arzt davon? Sag es mir, und ich bleibe sanft.',
  },
  es: {
    crisis:
      'Llama ahora a una línea de ayuda, o al número de emergencias si estás en peligro. En España es el 024. Estar cerca de alguien de confianza también ayuda.',
    apart:
      'Aléjate ahora, deja cualquier objeto peligroso y llama al número de emergencias. Una línea de ayuda también te escucha; en España es el 024.',
    refuge:
      'Si hay peligro, llama al número de emergencias. Día y noche te escuchan; en España es el 016. Si alguien puede ver tu pantalla, sal de esta página.',
    emergency: 'Para ahora y llama al número de emergencias. Quédate con alguien si puedes.',
    doctorToday:
      'No entrenes y ve hoy al médico; llama al número de emergencias si empeora o te sientes mal.',
    rest: 'Descansa y bebe. Vuelve con calma cuando lleves uno o dos días bien; llama al médico si no se va.',
    sugar:
      'Trata primero el azúcar y no te quedes a solas. Llama al médico o a emergencias si no mejora.',
    sober:
      'Bebe agua, descansa y vuelve cuando se haya pasado. Si te sientes mal, llama al médico o a emergencias.',
    clearance:
      '¿Te ha dado permiso un médico para hacer ejercicio? Dímelo y lo planeo con cuidado.',
    carers:
      'Habla con tu médico o con alguien de confianza. ¿Te permiten hacer ejercicio? Dímelo y lo haré suave.',
    adult: 'Pide a tu madre, a tu padre o a un entrenador que te acompañe, y dime que está ahí.',
    unclear:
      'Si es nuevo, repentino o fuerte, para y llama al médico o a emergencias. ¿Es inofensivo o lo sabe tu médico? Dímelo y lo haré suave.',
  },
  fr: {
    crisis:
      "Appelle tout de suite une ligne d'écoute, ou le numéro d'urgence si tu es en danger. En France c'est le 3114. Être près de quelqu'un de confiance aide aussi.",
    apart:
      "Éloigne-toi maintenant, laisse tout objet dangereux et appelle le numéro d'urgence. Une ligne d'écoute est là pour cela aussi ; en France c'est le 3114.",
    refuge:
      "En cas de danger, appelle le numéro d'urgence. Jour et nuit, on t'écoute ; en France c'est le 3919. Si quelqu'un peut voir ton écran, quitte cette page.",
    emergency: "Arrête-toi et appelle le numéro d'urgence. Reste avec quelqu'un si tu peux.",
    doctorToday:
      "Ne t'entraîne pas et vois un médecin aujourd'hui ; appelle le numéro d'urgence si cela empire ou si tu te sens mal.",
    rest: 'Repose-toi et bois. Reprends doucement après un ou deux jours sans rien ; appelle un médecin si cela dure.',
    sugar:
      "Occupe-toi d'abord de ta glycémie et ne reste pas seul. Appelle un médecin ou le numéro d'urgence si cela ne remonte pas.",
    sober:
      "Bois de l'eau, repose-toi et reviens quand c'est passé. Si tu te sens mal, appelle un médecin ou le numéro d'urgence.",
    clearance:
      "Un médecin t'a-t-il autorisé le sport ? Dis-le-moi, et je prévois en en tenant compte.",
    carers:
      "Parles-en à ton médecin ou à quelqu'un de confiance. Le sport est-il autorisé ? Dis-le-moi, et je resterai doux.",
    adult: "Demande à un parent ou à un entraîneur de venir, et dis-moi qu'il est là.",
    unclear:
      "Si c'est nouveau, soudain ou fort, arrête-toi et appelle un médecin ou le numéro d'urgence. Est-ce sans gravité, ou connu de ton médecin ? Dis-le-moi, et je resterai doux.",
  },
  it: {
    crisis:
      'Chiama adesso una linea di ascolto, o il numero di emergenza se sei in pericolo. In Italia c’è il 02 2327 2327. Anche stare vicino a una persona cara aiuta.',
    apart:
      'Allontanati adesso, lascia ogni oggetto pericoloso e chiama il numero di emergenza. Anche una linea di ascolto è lì per questo.',
    refuge:
      'In pericolo, chiama il numero di emergenza. Giorno e notte qualcuno ti ascolta; in Italia è il 1522. Se qualcuno può vedere lo schermo, esci da questa pagina.',
    emergency: 'Fermati e chiama il numero di emergenza. Resta con qualcuno se puoi.',
    doctorToday:
      'Non allenarti e vai oggi dal medico; chiama il numero di emergenza se peggiora o ti senti male.',
    rest: 'Riposa e bevi. Riprendi piano quando stai bene da un giorno o due; chiama il medico se non passa.',
    sugar:
      'Prima pensa alla glicemia e non restare da solo. Chiama il medico o il numero di emergenza se non migliora.',
    sober:
      'Bevi acqua, riposa e torna quando è passato. Se ti senti male, chiama il medico o il numero di emergenza.',
    clearance: 'Un medico ti ha dato il via libera per lo sport? Dimmelo e ne terrò conto.',
    carers:
      'Parlane con il tuo medico o con una persona cara. Puoi fare sport? Dimmelo e resterò leggero.',
    adult: 'Chiedi a un genitore o a un allenatore di esserci, e dimmi che c’è.',
    unclear:
      'Se è nuovo, improvviso o forte, fermati e chiama il medico o il numero di emergenza. È innocuo, o il medico lo sa? Dimmelo e resterò leggero.',
  },
  pt: {
    crisis:
      'Ligue agora para uma linha de apoio, ou para a emergência se estiver em perigo. No Brasil é o 188, em Portugal o 213 544 545. Estar perto de alguém de confiança também ajuda.',
    apart:
      'Afaste-se agora, deixe qualquer objeto perigoso e ligue para a emergência. Uma linha de apoio também escuta isso; no Brasil é o 188.',
    refuge:
      'Em perigo, ligue para o número de emergência. Dia e noite alguém escuta: no Brasil 180, em Portugal 116 006. Se alguém puder ver sua tela, saia desta página.',
    emergency: 'Pare agora e ligue para a emergência. Fique com alguém se puder.',
    doctorToday:
      'Não treine e vá hoje ao médico; ligue para a emergência se piorar ou se sentir mal.',
    rest: 'Descanse e beba água. Volte com calma depois de um ou dois dias bem; ligue ao médico se não passar.',
    sugar:
      'Cuide primeiro da glicose e não fique só. Ligue ao médico ou para a emergência se não melhorar.',
    sober:
      'Beba água, descanse e volte quando passar. Se se sentir mal, ligue ao médico ou para a emergência.',
    clearance: 'Um médico liberou você para o exercício? Diga, e eu planejo com cuidado.',
    carers:
      'Fale com seu médico ou com alguém de confiança. O exercício está liberado? Diga, e eu faço leve.',
    adult: 'Peça a um dos pais ou a um treinador para estar junto, e diga que ele está aí.',
    unclear:
      'Se é novo, repentino ou forte, pare e ligue ao médico ou para a emergência. É inofensivo, ou seu médico sabe? Diga, e eu faço leve.',
  },
};

type Row = readonly [Advice, de: string, es: string, fr: string, it: string, pt: string];

/** Calm and plain; no diagnosis, no workout. German, Spanish, French, Italian, Portuguese. */
export const translatedRows: Record<string, Row> = {
  'self-harm': [
    'crisis',
    'Danke, dass du es sagst. Du bist mehr wert als jedes Training und musst das nicht allein tragen.',
    'Gracias por decirlo. Vales más que cualquier entreno y no tienes que llevarlo a solas.',
    "Merci de le dire. Tu comptes plus que n'importe quelle séance, et tu n'as pas à porter cela seul.",
    'Grazie per averlo detto. Vali più di ogni allenamento e non devi portarlo da solo.',
    'Obrigado por dizer. Você vale mais que qualquer treino e não precisa carregar isso só.',
  ],
  threat: [
    'apart',
    'Wenn jemand zu Schaden kommen könnte, geht das jedem Training vor.',
    'Si alguien puede salir herido, eso va antes que cualquier entreno.',
    "Si quelqu'un risque d'être blessé, cela passe avant toute séance.",
    'Se qualcuno potrebbe farsi male, questo viene prima di ogni allenamento.',
    'Se alguém pode se machucar, isso vem antes de qualquer treino.',
  ],
  'hurt-by-others': [
    'refuge',
    'Danke, dass du es mir sagst. Nichts davon ist deine Schuld, und du gehst jedem Training vor.',
    'Gracias por contármelo. Nada de esto es culpa tuya, y tú vas antes que cualquier entreno.',
    "Merci de me le dire. Rien de cela n'est ta faute, et tu passes avant toute séance.",
    'Grazie per avermelo detto. Niente di questo è colpa tua, e tu vieni prima di ogni allenamento.',
    'Obrigado por me contar. Nada disso é culpa sua, e você vem antes de qualquer treino.',
  ],
  low: [
    'crisis',
    'Das klingt schwer, und du bist mehr wert als jedes Training.',
    'Eso suena duro, y vales más que cualquier entreno.',
    "Cela a l'air lourd, et tu comptes plus que n'importe quelle séance.",
    'Sembra pesante, e tu vali più di ogni allenamento.',
    'Isso parece pesado, e você vale mais que qualquer treino.',
  ],
  'chest-pain': [
    'emergency',
    'Schmerz oder Druck in Brust, Arm oder Kiefer muss vor jedem Training angeschaut werden.',
    'Un dolor o una presión en el pecho, el brazo o la mandíbula hay que mirarlo antes de entrenar.',
    'Une douleur ou une pression dans la poitrine, le bras ou la mâchoire doit être vue avant tout entraînement.',
    'Un dolore o un peso al petto, al braccio o alla mandibola va visto prima di allenarsi.',
    'Dor ou pressão no peito, no braço ou na mandíbula precisa ser vista antes de treinar.',
  ],
  palpitations: [
    'emergency',
    'Ein rasendes oder stolperndes Herz muss vor jedem Training angeschaut werden.',
    'Un corazón acelerado o irregular hay que mirarlo antes de entrenar.',
    "Un coeur qui s'emballe ou bat de travers doit être vu avant tout entraînement.",
    'Un cuore che corre o salta va visto prima di allenarsi.',
    'Um coração disparado ou irregular precisa ser visto antes de treinar.',
  ],
  'device-shock': [
    'doctorToday',
    'Hat das Gerät in deiner Brust ausgelöst, muss es zuerst angeschaut werden.',
    'Si el aparato de tu pecho ha dado una descarga, hay que revisarlo primero.',
    "Si l'appareil dans ta poitrine a donné un choc, il faut d'abord le faire voir.",
    'Se il dispositivo nel petto ha dato una scossa, va prima controllato.',
    'Se o aparelho no peito deu um choque, ele precisa ser visto primeiro.',
  ],
  'swelling-breath': [
    'doctorToday',
    'Atemnot im Liegen oder mit dicken Füßen muss zuerst angeschaut werden.',
    'La falta de aire al tumbarte, o con los pies hinchados, hay que mirarla primero.',
    "Le souffle court allongé, ou avec les pieds gonflés, doit d'abord être vu.",
    'Il fiato corto da sdraiati, o con i piedi gonfi, va visto prima.',
    'Falta de ar ao deitar, ou com os pés inchados, precisa ser vista primeiro.',
  ],
  'blood-pressure': [
    'doctorToday',
    'Bei so hohem Blutdruck gibt es jetzt kein Training.',
    'Con una tensión tan alta no toca entrenar.',
    "Avec une tension aussi haute, pas d'entraînement maintenant.",
    'Con una pressione così alta, niente allenamento adesso.',
    'Com a pressão tão alta, nada de treino agora.',
  ],
  heart: [
    'clearance',
    'Mit deinem Herzen im Sinn will ich sicher sein, bevor ich plane.',
    'Por tu corazón, quiero estar seguro antes de planear.',
    'Pour ton coeur, je veux être sûr avant de prévoir.',
    'Per il tuo cuore voglio essere sicuro prima di pianificare.',
    'Pelo seu coração, quero ter certeza antes de planejar.',
  ],
  stroke: [
    'emergency',
    'Eine plötzlich schwache oder taube Seite, schlechtes Sprechen oder Sehen braucht sofort Hilfe, auch wenn es vorbei ist.',
    'Un lado débil o dormido, hablar o ver mal de repente necesita ayuda ya, aunque haya pasado.',
    "Un côté faible ou engourdi, du mal à parler ou à voir demande de l'aide tout de suite, même si c'est passé.",
    'Un lato debole o addormentato, parlare o vedere male richiede aiuto subito, anche se è passato.',
    'Um lado fraco ou dormente, falar ou ver mal pede ajuda já, mesmo que tenha passado.',
  ],
  'stroke-before': [
    'clearance',
    'Danach gehört Training mit deinem Arzt abgesprochen.',
    'Después de eso, el entreno se acuerda con tu médico.',
    "Après cela, l'entraînement se décide avec ton médecin.",
    'Dopo questo, l’allenamento va concordato con il medico.',
    'Depois disso, o treino deve ser combinado com seu médico.',
  ],
  headache: [
    'emergency',
    'Kopfweh, das so schnell und stark kommt, muss vor jedem Training angeschaut werden.',
    'Un dolor de cabeza tan fuerte y repentino hay que mirarlo antes de entrenar.',
    'Un mal de tête aussi fort et soudain doit être vu avant tout entraînement.',
    'Un mal di testa così forte e improvviso va visto prima di allenarsi.',
    'Uma dor de cabeça tão forte e súbita precisa ser vista antes de treinar.',
  ],
  seizure: [
    'doctorToday',
    'So kurz nach einem Anfall kommt Ruhe zuerst.',
    'Tan poco después de una crisis, primero el descanso.',
    "Si tôt après une crise, le repos d'abord.",
    'Così presto dopo una crisi, prima il riposo.',
    'Tão perto de uma crise, descanso primeiro.',
  ],
  breathless: [
    'emergency',
    'Wer in Ruhe schlecht Luft bekommt, braucht vor dem Training Hilfe.',
    'Que falte el aire en reposo hay que mirarlo antes de entrenar.',
    "Manquer d'air au repos doit être vu avant tout entraînement.",
    'Se manca l’aria a riposo, va visto prima di allenarsi.',
    'Falta de ar em repouso precisa ser vista antes de treinar.',
  ],
  'new-breathless': [
    'clearance',
    'Neuerdings außer Atem bei so wenig: das gehört zuerst angeschaut.',
    'Quedarte sin aire por tan poco, y de nuevo, hay que mirarlo antes.',
    "Être essoufflé pour si peu, et depuis peu, doit d'abord être vu.",
    'Restare senza fiato per così poco, e da poco, va visto prima.',
    'Ficar sem ar por tão pouco, e há pouco tempo, precisa ser visto antes.',
  ],
  fainting: [
    'doctorToday',
    'Eine Ohnmacht muss vor jedem Training angeschaut werden.',
    'Un desmayo hay que mirarlo antes de entrenar.',
    'Un malaise doit être vu avant tout entraînement.',
    'Uno svenimento va visto prima di allenarsi.',
    'Um desmaio precisa ser visto antes de treinar.',
  ],
  'fainting-before': [
    'clearance',
    'Du bist schon einmal umgekippt, darum will ich zuerst sicher sein.',
    'Ya te desmayaste una vez, así que quiero estar seguro.',
    "Tu t'es déjà évanoui, je veux donc être sûr d'abord.",
    'Sei già svenuto, quindi voglio prima essere sicuro.',
    'Você já desmaiou, então quero ter certeza primeiro.',
  ],
  'head-rush': [
    'clearance',
    'Wenn es beim Aufstehen grau wird, gehört das angeschaut.',
    'Si todo se nubla al levantarte, conviene mirarlo antes.',
    'Si tout devient gris quand tu te lèves, il faut le faire voir.',
    'Se si annebbia tutto quando ti alzi, va visto prima.',
    'Se tudo escurece ao levantar, convém ver isso antes.',
  ],
  'back-nerves': [
    'emergency',
    'Taubheit dort oder eine Blase, die nicht gehorcht, braucht sofort Hilfe.',
    'Perder la sensibilidad ahí, o el control de la vejiga, necesita ayuda ya.',
    "Ne plus sentir à cet endroit, ou perdre le contrôle de la vessie, demande de l'aide tout de suite.",
    'Non sentire lì, o perdere il controllo della vescica, richiede aiuto subito.',
    'Perder a sensibilidade aí, ou o controle da bexiga, pede ajuda já.',
  ],
  'neck-nerves': [
    'emergency',
    'Kribbeln in beiden Händen nach einem Schlag auf den Nacken braucht sofort Hilfe. Halte den Kopf ruhig.',
    'Hormigueo en las dos manos tras un golpe en el cuello necesita ayuda ya. No muevas el cuello.',
    "Des fourmis dans les deux mains après un choc au cou demandent de l'aide. Garde le cou immobile.",
    'Formicolio alle due mani dopo un colpo al collo richiede aiuto. Tieni fermo il collo.',
    'Formigamento nas duas mãos após pancada no pescoço pede ajuda. Não mexa o pescoço.',
  ],
  'foot-drop': [
    'clearance',
    'Ein Fuß, der schleift, oder schwindende Kraft gehört bald angeschaut.',
    'Un pie que se arrastra o una fuerza que se va hay que mirarlos pronto.',
    "Un pied qui traîne ou une force qui s'en va doit vite être vu.",
    'Un piede che striscia o una forza che cala va visto presto.',
    'Um pé que arrasta ou força que some precisa ser visto logo.',
  ],
  'leg-clot': [
    'doctorToday',
    'Ein Bein, das so geschwollen, warm oder schmerzhaft ist, muss angeschaut werden. Halte es ruhig.',
    'Una pierna así de hinchada, caliente o dolorida hay que mirarla. No la muevas.',
    'Une jambe gonflée, chaude ou douloureuse ainsi doit être vue. Garde-la au repos.',
    'Una gamba così gonfia, calda o dolente va vista. Tienila ferma.',
    'Uma perna assim inchada, quente ou dolorida precisa ser vista. Deixe-a quieta.',
  ],
  'leg-clot-check': [
    'clearance',
    'Ein Bein, das auf einer Seite wund oder dick bleibt, gehört angeschaut.',
    'Una pierna que sigue dolorida o hinchada de un lado hay que mirarla.',
    "Une jambe qui reste douloureuse ou gonflée d'un côté doit être vue.",
    'Una gamba che resta dolente o gonfia da un lato va vista.',
    'Uma perna que segue dolorida ou inchada de um lado precisa ser vista.',
  ],
  'clot-before': [
    'clearance',
    'Nach einem Blutgerinnsel will ich sicher sein, bevor ich plane.',
    'Después de un coágulo quiero estar seguro antes de planear.',
    'Après un caillot, je veux être sûr avant de prévoir.',
    'Dopo un coagulo voglio essere sicuro prima di pianificare.',
    'Depois de um coágulo, quero ter certeza antes de planejar.',
  ],
  'dark-urine': [
    'doctorToday',
    'So dunkler Urin kann heißen, dass der Körper Hilfe braucht.',
    'Una orina tan oscura puede indicar que el cuerpo necesita ayuda.',
    "Des urines aussi foncées peuvent vouloir dire que le corps a besoin d'aide.",
    'Un’urina così scura può voler dire che il corpo ha bisogno di aiuto.',
    'Urina tão escura pode indicar que o corpo precisa de ajuda.',
  ],
  heat: [
    'emergency',
    'Nach zu viel Hitze muss der Körper sofort kühlen und ruhen.',
    'Tras tanto calor el cuerpo tiene que enfriarse y descansar ya.',
    'Après trop de chaleur, le corps doit refroidir et se reposer tout de suite.',
    'Dopo troppo caldo il corpo deve raffreddarsi e riposare subito.',
    'Depois de tanto calor, o corpo precisa esfriar e descansar já.',
  ],
  'heat-check': [
    'rest',
    'Die Hitze hat dir zugesetzt, darum erst abkühlen.',
    'El calor te ha afectado: primero refréscate.',
    "La chaleur t'a atteint : d'abord se rafraîchir.",
    'Il caldo ti ha provato: prima rinfrescati.',
    'O calor pesou em você: primeiro esfrie.',
  ],
  hypo: [
    'sugar',
    'Mit so niedrigem Zucker muss das Training warten.',
    'Con el azúcar tan bajo, el entreno espera.',
    "Avec une glycémie aussi basse, l'entraînement attend.",
    'Con gli zuccheri così bassi, l’allenamento aspetta.',
    'Com a glicose tão baixa, o treino espera.',
  ],
  'high-sugar': [
    'sugar',
    'Mit so hohem Zucker kann Training es schlimmer machen.',
    'Con el azúcar tan alto, entrenar puede empeorarlo.',
    "Avec une glycémie aussi haute, l'entraînement peut aggraver les choses.",
    'Con gli zuccheri così alti, allenarsi può peggiorare.',
    'Com a glicose tão alta, treinar pode piorar.',
  ],
  glucose: [
    'sugar',
    'Mit diesem Zuckerwert muss das Training kurz warten.',
    'Con ese valor de azúcar, el entreno espera un poco.',
    "Avec cette glycémie, l'entraînement attend un peu.",
    'Con questa glicemia, l’allenamento aspetta un po’.',
    'Com esse valor de glicose, o treino espera um pouco.',
  ],
  allergy: [
    'emergency',
    'Anschwellen von Lippen, Zunge oder Hals braucht sofort Hilfe.',
    'Labios, lengua o garganta que se hinchan necesitan ayuda ya.',
    "Des lèvres, une langue ou une gorge qui gonflent demandent de l'aide tout de suite.",
    'Labbra, lingua o gola che si gonfiano richiedono aiuto subito.',
    'Lábios, língua ou garganta que incham pedem ajuda já.',
  ],
  'allergy-effort': [
    'doctorToday',
    'Ausschlag rund um Sport und Essen gehört vor dem nächsten Mal angeschaut.',
    'Ronchas con el ejercicio y la comida hay que mirarlas antes de la próxima sesión.',
    "Des plaques autour de l'effort et du repas doivent être vues avant la prochaine séance.",
    'Pomfi tra sport e cibo vanno visti prima della prossima seduta.',
    'Urticária com exercício e comida precisa ser vista antes da próxima sessão.',
  ],
  blood: [
    'doctorToday',
    'Blut, wo keines hingehört, muss vor jedem Training angeschaut werden.',
    'La sangre donde no debe hay que mirarla antes de entrenar.',
    'Du sang là où il ne devrait pas y en avoir doit être vu avant tout entraînement.',
    'Il sangue dove non dovrebbe esserci va visto prima di allenarsi.',
    'Sangue onde não devia precisa ser visto antes de treinar.',
  ],
  'blood-check': [
    'clearance',
    'Blut, wo keines hingehört, gehört bald angeschaut.',
    'La sangre donde no debe hay que mirarla pronto.',
    'Du sang là où il ne devrait pas y en avoir doit vite être vu.',
    'Il sangue dove non dovrebbe esserci va visto presto.',
    'Sangue onde não devia precisa ser visto logo.',
  ],
  fever: [
    'rest',
    'Mit Fieber hat dein Körper genug zu tun. Heute kein Training.',
    'Con fiebre tu cuerpo ya tiene bastante. Hoy no se entrena.',
    "Avec de la fièvre, ton corps a assez à faire. Pas de séance aujourd'hui.",
    'Con la febbre il corpo ha già da fare. Oggi niente allenamento.',
    'Com febre, o corpo já tem o que fazer. Hoje sem treino.',
  ],
  vomiting: [
    'rest',
    'Solange du dich übergibst, gibt es kein Training.',
    'Mientras vomites no hay entreno.',
    'Tant que tu vomis, pas de séance.',
    'Finché vomiti, niente allenamento.',
    'Enquanto estiver vomitando, nada de treino.',
  ],
  illness: [
    'rest',
    'Solange du krank bist, hilft Ruhe mehr als Training.',
    'Mientras estés enfermo, descansar ayuda más que entrenar.',
    "Tant que tu es malade, le repos aide plus que l'entraînement.",
    'Finché sei malato, il riposo aiuta più dell’allenamento.',
    'Enquanto estiver doente, descansar ajuda mais que treinar.',
  ],
  wound: [
    'doctorToday',
    'Eine Wunde, die sich ausbreitet oder dich frieren lässt, braucht heute Hilfe.',
    'Una herida que se extiende o da escalofríos necesita ayuda hoy.',
    "Une plaie qui s'étend ou donne des frissons demande de l'aide aujourd'hui.",
    'Una ferita che si allarga o dà brividi richiede aiuto oggi.',
    'Uma ferida que se espalha ou dá calafrios pede ajuda hoje.',
  ],
  'wound-check': [
    'clearance',
    'Eine nässende Wunde gehört vor dem Training angeschaut.',
    'Una herida que supura hay que mirarla antes de entrenar.',
    "Une plaie qui suinte doit être vue avant l'entraînement.",
    'Una ferita che spurga va vista prima di allenarsi.',
    'Uma ferida que vaza precisa ser vista antes de treinar.',
  ],
  'head-injury': [
    'doctorToday',
    'Nach einem Schlag auf den Kopf kommt Ruhe zuerst.',
    'Tras un golpe en la cabeza, primero descanso.',
    "Après un choc à la tête, le repos d'abord.",
    'Dopo un colpo alla testa, prima il riposo.',
    'Depois de uma pancada na cabeça, descanso primeiro.',
  ],
  concussion: [
    'clearance',
    'Nach einer Gehirnerschütterung geht es in Stufen zurück.',
    'Tras una conmoción se vuelve por etapas.',
    'Après une commotion, on revient par étapes.',
    'Dopo una commozione si torna per gradi.',
    'Depois de uma concussão, a volta é por etapas.',
  ],
  injury: [
    'doctorToday',
    'Eine frische Verletzung gehört angeschaut, bevor sie belastet wird.',
    'Una lesión reciente hay que mirarla antes de cargarla.',
    "Une blessure fraîche doit être vue avant d'être chargée.",
    'Un infortunio fresco va visto prima di caricarlo.',
    'Uma lesão recente precisa ser vista antes de receber carga.',
  ],
  'injury-check': [
    'clearance',
    'Wenn etwas geknackt oder nachgegeben hat, gehört es zuerst angeschaut.',
    'Si algo ha crujido o cedido, hay que mirarlo primero.',
    "Si quelque chose a claqué ou lâché, il faut d'abord le faire voir.",
    'Se qualcosa ha fatto crac o ha ceduto, va visto prima.',
    'Se algo estalou ou cedeu, precisa ser visto primeiro.',
  ],
  fracture: [
    'clearance',
    'Ein gebrochener Knochen braucht seine Zeit.',
    'Un hueso roto necesita su tiempo.',
    'Un os cassé a besoin de temps.',
    'Un osso rotto ha bisogno di tempo.',
    'Um osso quebrado precisa de tempo.',
  ],
  pregnancy: [
    'doctorToday',
    'Diese Zeichen in der Schwangerschaft gehören sofort angeschaut. Ruf deine Hebamme oder Klinik an.',
    'Estas señales en el embarazo hay que mirarlas ya. Llama a tu matrona o al hospital.',
    'Ces signes pendant une grossesse doivent être vus tout de suite. Appelle ta sage-femme ou la maternité.',
    'Questi segni in gravidanza vanno visti subito. Chiama l’ostetrica o l’ospedale.',
    'Estes sinais na gravidez precisam ser vistos já. Ligue para a maternidade ou o médico.',
  ],
  'pregnancy-check': [
    'clearance',
    'Mit diesem Befund gehört Training mit deinem Arzt abgesprochen.',
    'Con esto en tu embarazo, el entreno se acuerda con tu equipo médico.',
    "Avec cela pendant ta grossesse, l'entraînement se décide avec ton équipe médicale.",
    'Con questo in gravidanza, l’allenamento va concordato con chi ti segue.',
    'Com isso na gravidez, o treino deve ser combinado com sua equipe.',
  ],
  'after-birth': [
    'emergency',
    'Starkes Bluten nach einer Geburt braucht sofort Hilfe.',
    'Un sangrado fuerte tras el parto necesita ayuda ya.',
    "Un saignement abondant après un accouchement demande de l'aide tout de suite.",
    'Un sanguinamento forte dopo il parto richiede aiuto subito.',
    'Sangramento forte depois do parto pede ajuda já.',
  ],
  'after-birth-check': [
    'clearance',
    'So kurz nach der Geburt, oder mit Druck nach unten, braucht der Körper erst eine Kontrolle.',
    'Tan poco después del parto, o con peso ahí abajo, el cuerpo necesita una revisión.',
    "Si tôt après l'accouchement, ou avec une lourdeur en bas, le corps a besoin d'un contrôle.",
    'Così presto dopo il parto, o con un peso in basso, il corpo ha bisogno di un controllo.',
    'Tão cedo depois do parto, ou com peso embaixo, o corpo precisa de uma revisão.',
  ],
  eating: [
    'carers',
    'Danke, dass du es sagst. Wenn Essen schwer ist, zieht Training leicht in die falsche Richtung.',
    'Gracias por decirlo. Cuando comer cuesta, entrenar puede tirar hacia el lado malo.',
    "Merci de le dire. Quand manger est difficile, l'entraînement peut tirer dans le mauvais sens.",
    'Grazie per averlo detto. Quando mangiare è difficile, allenarsi può tirare dalla parte sbagliata.',
    'Obrigado por dizer. Quando comer é difícil, treinar pode puxar para o lado errado.',
  ],
  fasting: [
    'carers',
    'Mit so wenig Essen hat der Körper nichts, womit er trainieren kann.',
    'Con tan poca comida el cuerpo no tiene con qué entrenar.',
    "Avec si peu de nourriture, le corps n'a rien pour s'entraîner.",
    'Con così poco cibo il corpo non ha di che allenarsi.',
    'Com tão pouca comida, o corpo não tem com que treinar.',
  ],
  'weight-cut': [
    'doctorToday',
    'Austrocknen und dabei trainieren ist gefährlich. Trink jetzt in kleinen Schlucken.',
    'Secarse y entrenar encima es peligroso. Bebe ahora a sorbos.',
    "Se déshydrater et s'entraîner en plus est dangereux. Bois maintenant à petites gorgées.",
    'Disidratarsi e allenarsi insieme è pericoloso. Bevi adesso a piccoli sorsi.',
    'Secar e treinar junto é perigoso. Beba agora em goles pequenos.',
  ],
  drunk: [
    'sober',
    'Mit Alkohol oder Drogen im Blut ist Training nicht sicher.',
    'Con alcohol o drogas en la sangre, entrenar no es seguro.',
    "Avec de l'alcool ou de la drogue dans le sang, s'entraîner n'est pas sûr.",
    'Con alcol o droghe in corpo, allenarsi non è sicuro.',
    'Com álcool ou drogas no sangue, treinar não é seguro.',
  ],
  purging: [
    'doctorToday',
    'Danke, dass du es sagst. Wieder hochgeholtes Essen nimmt Salze mit, die dein Herz braucht, darum jetzt kein Training.',
    'Gracias por contarlo. Lo que se devuelve se lleva sales que tu corazón necesita, así que ahora no hay sesión.',
    "Merci de le dire. Ce qu'on rend emporte des sels dont ton coeur a besoin, donc pas de séance maintenant.",
    'Grazie per averlo detto. Il cibo rimesso porta via sali che servono al cuore, quindi ora niente allenamento.',
    'Obrigado por contar. A comida devolvida leva sais de que seu coração precisa, por isso agora não há treino.',
  ],
  controlled: [
    'carers',
    'Niemand sonst darf bestimmen, was du isst, oder dich mit Angst zum Training bringen.',
    'Nadie más puede decidir lo que comes ni hacerte entrenar por miedo.',
    "Personne d'autre ne peut décider de ce que tu manges ni te faire bouger par la peur.",
    'Nessun altro può decidere cosa mangi o farti allenare per paura.',
    'Ninguém mais pode decidir o que você come nem fazer você treinar por medo.',
  ],
  'no-sleep': [
    'sober',
    'Nach so langer Zeit ohne Schlaf brauchen Herz und Kopf zuerst Schlaf.',
    'Después de tanto tiempo sin dormir, el corazón y la cabeza necesitan dormir primero.',
    "Après si longtemps sans sommeil, le coeur et la tête ont d'abord besoin de dormir.",
    'Dopo tanto tempo senza sonno, cuore e testa hanno bisogno prima di dormire.',
    'Depois de tanto tempo sem dormir, coração e cabeça precisam primeiro de sono.',
  ],
  'medicine-change': [
    'clearance',
    'Wird ein Medikament weggelassen oder geändert, kann dein Körper unerwartet reagieren. Frag zuerst in der Praxis oder Apotheke.',
    'Si se deja o se cambia una medicina, el cuerpo puede reaccionar de forma inesperada. Pregunta primero a tu médico o farmacéutico.',
    "Quand un médicament est arrêté ou changé, le corps peut réagir autrement que prévu. Demande d'abord à ton médecin ou pharmacien.",
    'Quando un farmaco viene lasciato o cambiato, il corpo può reagire in modo inatteso. Chiedi prima al medico o al farmacista.',
    'Quando um remédio é deixado ou trocado, o corpo pode reagir de forma inesperada. Pergunte antes ao médico ou farmacêutico.',
  ],
  stimulants: [
    'sober',
    'Mit so viel Aufputschendem hat dein Herz genug zu tun.',
    'Con tanto estimulante, tu corazón ya tiene bastante.',
    "Avec autant d'excitants, ton coeur a assez à faire.",
    'Con così tanti stimolanti, il cuore ha già da fare.',
    'Com tanto estimulante, seu coração já tem o que fazer.',
  ],
  'mixed-medicine': [
    'sober',
    'Mit Mitteln, die den Schmerz nehmen oder sich mit Alkohol mischen, ist Training nicht sicher.',
    'Con medicinas que quitan el dolor o se mezclan con alcohol, entrenar no es seguro.',
    "Avec des médicaments qui coupent la douleur ou se mêlent à l'alcool, s'entraîner n'est pas sûr.",
    'Con farmaci che tolgono il dolore o si mescolano all’alcol, allenarsi non è sicuro.',
    'Com remédios que tiram a dor ou se misturam ao álcool, treinar não é seguro.',
  ],
  'told-not-to': [
    'clearance',
    'Dir wurde vom Training abgeraten, und das geht vor.',
    'Te dijeron que no entrenaras, y eso va primero.',
    "On t'a dit de ne pas t'entraîner, et cela passe d'abord.",
    'Ti hanno detto di non allenarti, e questo viene prima.',
    'Disseram para você não treinar, e isso vem primeiro.',
  ],
  surgery: [
    'clearance',
    'Nach einer Operation braucht der Körper erst grünes Licht.',
    'Tras una operación el cuerpo necesita luz verde.',
    "Après une opération, le corps a besoin d'un feu vert.",
    'Dopo un intervento il corpo ha bisogno del via libera.',
    'Depois de uma cirurgia, o corpo precisa de sinal verde.',
  ],
  'weight-loss-check': [
    'clearance',
    'Gewicht, das von selbst verschwindet, und nass geschwitzte Nächte gehören zuerst abgeklärt.',
    'El peso que se va solo y las noches empapadas de sudor se miran antes de entrenar.',
    'Un poids qui part tout seul et des nuits trempées de sueur se vérifient avant de bouger.',
    'Il peso che cala da solo e le notti fradice di sudore vanno viste prima di allenarsi.',
    'Peso que some sozinho e noites encharcadas de suor precisam ser vistos antes do treino.',
  ],
  'care-team': [
    'clearance',
    'Damit gehört Training mit deinem Behandlungsteam abgesprochen.',
    'Con esto, el entreno se acuerda con tu equipo médico.',
    "Avec cela, l'entraînement se décide avec ton équipe médicale.",
    'Con questo, l’allenamento va concordato con chi ti cura.',
    'Com isso, o treino deve ser combinado com sua equipe médica.',
  ],
  seated: [
    'clearance',
    'Einen Plan ganz im Sitzen kann ich noch nicht gut machen.',
    'Un plan todo sentado aún no sé hacerlo bien.',
    'Une séance toute assise, je ne la fais pas encore bien.',
    'Una seduta tutta da seduti non la so ancora fare bene.',
    'Um treino todo sentado eu ainda não faço bem.',
  ],
  child: [
    'adult',
    'Unter 13 soll Training Spaß machen, mit einem Erwachsenen in der Nähe.',
    'Con menos de 13 años se entrena por diversión y con un adulto cerca.',
    "Avant 13 ans, on s'entraîne pour s'amuser, avec un adulte tout près.",
    'Sotto i 13 anni ci si allena per divertirsi, con un adulto vicino.',
    'Antes dos 13 anos, treina-se por diversão, com um adulto por perto.',
  ],
  'severe-pain': [
    'emergency',
    'So starker Schmerz braucht Hilfe, bevor irgendetwas anderes kommt.',
    'Un dolor tan fuerte necesita ayuda antes que nada.',
    "Une douleur aussi forte demande de l'aide avant tout.",
    'Un dolore così forte richiede aiuto prima di tutto.',
    'Uma dor tão forte pede ajuda antes de tudo.',
  ],
  'pain-check': [
    'clearance',
    'So starker Schmerz, oder einer, der dich nachts weckt, gehört zuerst angeschaut.',
    'Un dolor tan fuerte, o que te despierta de noche, hay que mirarlo antes.',
    "Une douleur aussi forte, ou qui te réveille la nuit, doit d'abord être vue.",
    'Un dolore così forte, o che ti sveglia la notte, va visto prima.',
    'Uma dor tão forte, ou que acorda você à noite, precisa ser vista antes.',
  ],
  unclear: [
    'unclear',
    'Du schreibst etwas über deinen Körper, das ich nicht ganz verstehe, darum frage ich erst.',
    'Escribes algo sobre tu cuerpo que no entiendo del todo, así que pregunto antes.',
    "Tu écris quelque chose sur ton corps que je ne comprends pas tout à fait, alors je demande d'abord.",
    'Scrivi qualcosa sul tuo corpo che non capisco del tutto, quindi prima chiedo.',
    'Você escreveu algo sobre seu corpo que não entendo bem, então pergunto antes.',
  ],
};

/** Where in a row each language stands. */
export const columnOfLanguage: Record<Translated, 1 | 2 | 3 | 4 | 5> = {
  de: 1,
  es: 2,
  fr: 3,
  it: 4,
  pt: 5,
};
