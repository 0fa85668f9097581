/**
 * Everyday words of the six languages, so that none of them is taken for a typing error of
 * another word: 'knew' is not a knee, and 'classes' are not 'cuisses'. Each stands for its plain
 * forms too. Put together for this list, the most common words first and those that lie
 * close to a word of the lexicons.
 */
export const ordinaryWords = `verspatung verspatet hunched hinge hinging hinged extensors extensor flexors flexor
aaron abaixo abajo aber aberto ability able aboard abort about above abroad absent absoluta absolute absorb abstract abuse academy acao acaso accent
accept acces accident accompany accord account accurate accuse acesso ache achieve acho acid acoes acquire across action activa active activo actor
actual actuelle adam adapt additional address adjust admin admire admit adobe adopt adult advance advantage adventure advert advice advise affair
affect afford afin afraid after afternoon again against aged agency agenda agent ages agora agree aguanto ahead ahora aide aime aims ainda airline
airport aisle aiuto aktive alarm albero album alcohol alcun alcune alem alert alex alfa algo algum alguma alien alike alinhamento alive alle allem
allen allergy alli allineamento allo allow almost alone along alors aloud already alright also alte although alto altra altre altri altro alvo always
amaze ambition amie amis among amore amount amuse analyse analysis anche ancho ancient ancora andere anderen anders ando andrea anfangen angel anger
angesehen angle angry anhangen animal anime ankle anna annee annehmen anni anniversary anno announce annual anoche another answer antes anti
anticipate antico antigua anxiety anxious anybody anyhow anymore anyone anything anyway anywhere apart apartment apologise apology apos apparent
appartenant appartient appeal appear append appetite apple apply appoint appreciate approach appropriate approve apps apre aprem april apron aqueles
arabo arbeit arch area areia argent argue argument arise army around arrange arrest arret arrival arrive arrow article artist aside asks asleep aspect
assess asset assign assim assist associate assume assure atencion athletic atmosphere atom attach attack attempt attend attendu attention attic
attitude attract auch auction audience audio aufgetreten august aula aumentar aunt ausgeben ausgefuhrt auslassen aussi auteur auth author automatic
automatique autorita autre autumn available avait avant avec avenue aver average avez avoid avoir await awake award aware away awesome awful awhile
awkward ayant baby bachelor background backhand backpack backward backyard bacon badge badly bags bain bajo bake balance balcony bald balkon ball
ballon balloon bambina bambini banana banc band banho bank banner barbecue barco bare bargain bark barn barra barrel barrier base baseball basement
basic basis basket basketball basse basta bastard batch bath bathe bathroom batiment bats battery battle beach bead beam bean bear beast beat beau
beaucoup beautiful beauty because become bedroom bedtime beef been beer before beforehand began begin beginnen begonnen behave behaviour behind beide
beim being bela belastung belief believe bell bella belle bello belong below belt bench bend bene beneath benefit bere berry beside best beste bestie
beta bett between beyond bianco bias bible bicycle bien bier bigger bike bild bill bind bird birra birth birthday biscuit bist bite bitte black
blackfoot blade blame blanc blanco blank blanket blast bleed blend bless blind blink blob bloc block bloco blog blond bloody bloom blow blown blue
blume blur board boast boat boca bock boda body bogue bola bold bolo bomb bond bonde bone bonjour bonne bonus book boost boot borde bore boredom born
borra borrow boss both bottle bottom boucle bought bounce bound bourne bowl boxer boxes boxing boyfriend brace bracelet brain brake branch brand brave
bravo bread break breakdown breakfast breast breeze breit breve brew brian brick bride bridge brief bright brilliant bring broad broke broken brot
brother brought brown bruder bruit brunch bruno brush bruts bubble buch bucket buddy budget buena bueno buffalo buffer buffet buggy bugs build built
bulb bulk bull bullet bump bunch bundle bunny burden burger burnt burst bury busy busyness butter butterfly button buyer buying buzz byte cabin
cabinet cable cabo cache cactus cada cadeia cadena cadence cadre cafe cage cair caixa caja cake calc calculate calendar calf call calm calma calme
calories cama came camera camille camp campo campus canal cancel cancer candidate candle candy cane cannot canoe canvas capable capacity cape capital
capo captain capture cara caravan carbon card cardboard cardio care caregiver careless carga cargo carlos carne caro carol carpenter carpet carriage
carrier carro carrot cart carta carte cartoon carve casa casado case cash caso cast castle casual catalogue catch category cattle caught cause caution
cave cedo ceiling cela celda celebrate cell cellar cement cena center central centrale centre centro century cereal ceremony cero cert certain certeza
certo cette ceux chain chalk challenge chamada chamado chamber champion chance change channel chanter chaos chapter chaque character charge charity
charlie charm chart chase chat chave cheap cheat check cheek cheer cheese chef cheio chemical chemin cherry chess chest chew chez chicken chico chiede
chief chien chiesa child childhood children chill chimney chin chip chiuso chloe chocolate choice choir choose chop chore chorus chose chosen chris
christmas chunk church ciao cible ciel cierre cigarette cine cinema circle circumstance citizen citta city civil claim clair claire clap clase class
classic classroom claude clause clave clay clean clear clerk clever click client cliente cliff climate climb clinic clip clock clone close closet
cloth cloud clown club clue clumsy cluster coach coal coast coat coche coconut coda code coffee coger coin coincidencia coisa cola cold collapse
collar colleague collect collection college colonna color colour cols column coma comb combination combine come comedy comfort comfy comic comida
comigo comillas comma command comme comment commerce commit committee common communicate community commute como comp company compare comparison
compete competition compilato compile complain completado completar complete completement complex complicate comportamento compose composto comprare
compresion compreso compress compressao compresse compressi compresso comprimido compromise computer conceal conceive concentrate concept concern
concert concise conclude conclusao concrete condicion condition conditional condizioni conduct cone conference conferma confess confidence confident
confirm conflict conform conforme confuse congratulate conmigo connect connection conquer conscious consequence consider consist consistent constant
construct construction consult consume conta contact contain contendo content contenu contenuto conter contest context contient contigo continent
continua continue continuous contract contrario contrast contraste contre contribute control controlla convenient conversao conversation conversion
convert convince cook cookie cool cope copia copie copo copper copy coral cord core cork corn corre correct correctamente correctif correcto
correlation corrente correo corretto corridor corruption corso corta corto cosa cose cosi cost costa costume cosy cottage cotton couch cough could
council counsel count country couple courage courier cours course court courte courtyard cousin cover coworker crack craft crash crate crave crawl
crazy cream crear create creature credit credo creee creek creep crew crianca cricket crime crisis crisp critic crop cross crossfit crowd crown crude
cruel cruise crumb crush crust crying crystal cuando cuanto cube cubicle cucumber cuddle cuenta cujo cult culture cupboard curdo cure curiosity
curious curl currency current curry curse curta curtain curto curve cushion custom cute cuyo cycle cyclist cyclocross dachshund daddy dado daily dairy
daisy dall dalla damage damit damn damp dance danger dangerous daniel danke dann dans dare dark darling dash dass data date dato daughter david dawn
daylight days dead deadline deaf deal dear death debate debo debt debut decade decent decide decision deck declare decline decompress decompressee
decorate decrease dedicate deed deep deer defeat defekt defence defend defense define definiert degree dein deine deinen dela dele delete deliberate
delicate delicious delight deliver dell delle dello delta demain demand demo demon denen denke denn dense dentist dentro deny depart department depend
depois deposit depots depress depth depuis dernier derriere descansar descanso descarga descartado descend descendant describe desde desert deserve
design desire desk deslocamento despair desperate despite dessert desses dessous desta deste destroy detail detalhes detect detecte determine deux
develop devi device devil devo devote diagram dial dialogue diamond diana diapers diary dias dica dich dick dickey dictate died diego dient dies diese
diesem diesen diet diferenca differ differees difference different differenze difficile difficult digest digital dignity digo diner ding dinner
dinosaur dire direct direction diretto dirt disable disagree disappear disappoint disaster disc discard discipline disco discount discover discuss
disease disgust dish disk dismiss display disse disso dist distance distant distante distinct distortion distract distribute district disturb ditado
ditch dive diversao diverse diversi divide divorce doble doce doch dock docs doctor document dodge doing dois doit dolar doll dollar domenica domestic
dona donate donc donde done donkey donne dono door doorway dopo dorm dort dose dots double doubt douche dough dove down downhill download downstairs
downtown dozen draft drag dragon drain drama drank draw drawn dread dream dress drew dried drift drill drink drip drive driven drop drove drown drug
drum drunk dual duas duck duermo dull dumb dump durch during dusk dust duty dwarf dying each eager eagle earbuds early earn earring earth ease easier
easily east eaten ebene ecco echo economy eden edge edit editar editare education effect effective efficient effort eher eigene eight eile eine einem
einen either ejercicio elaborate elastic elbow elder elect electric elegant element elena elephant eles elevator eleven eliminado eliminate eliminato
eliminer elle else elsewhere email embarrass embrace emerge emergency emettre emit emite emma emotion emperor employ empty enable encode encore
encounter encourage ending ends enemy energetic energy enero enfant engage engine enjoy enormous enough entao enter entertain enthusiasm entire
entrance entre entrenador entro entry envelope envia envio environ environment envoie envy equal equip equipa equipe erhalten erik error erst erwartet
escala escalera escalier escape escolher esistente especially esperando espere esporta esposo essa esse essential essere esta establish estado estate
este estensione estensioni estilo estimate esto estou etait etat etendu etendue eternal etes etre etwa euch euer even event eventi eventually ever
everybody everyday everyone everything everywhere evidence evil exact exam examine example exceed excellent except exception exchange excite exclude
exclure exclusion exclusivas exclusive exclusivo excuse execute execution exercicio exercise exhausting exhibit exist existant existem existent exit
expand expansao expansion expect expense expensive experience experiment expert explain explore export expose expresion express extend extension
extensoes extent externen externos extra extreme eyebrow eyes fabric fabulous face facil facility fact factor faculty fade fail failure faim fair
faire fais fait faith fake fall falla fallen fallo false fame familiar family famous fancy fans fantastic fara farbe fare farm fase fashion fast
fasten fatal fate father fator fatto fault faut favor favorite favour favourite fazem fazer fear feast feather feature february fechado federal feed
feedback feel feet fehlt feita feld felix fell fellow felt female fence ferie ferme ferry fest festival festive fetch fete feuer fewer fica fico
fiction field fierce fifteen fifth fifty fight figure fila file fill film filme filter final finance find fine finger fini finie finish fino fire firm
firma firme first fish fist fits fiume five fixe flaco flag flame flash flat flatmate flatten flavor flavour flesh flew flexible flexivel flight flip
float flood floor flop flour flow flown fluffy fluid flush flute foam foco focus foggy foglio foie fois fokus fold folha folk follow fome fonctionne
fond fondo food foodie fool foolish foot football footwear foram forbid force forecast forehand forehead foreign forem forest foret forever forget
forgive forgot forgotten fork form formal formula forse fort forth fortnight fortune forum forward foster foto fought found foundation fountain four
fourteen fourth fraction fractional frais frame framework frankly free freedom freeze freie frente frequent frere fresh friday fridge friend fries
fright frog froh from front frost frozen fruit frustrate fuel fuente fuge full function fund funeral funny furniture further fury fuse fuso fuss
future gadget gain gallery gallon game gamma gamme gana gang ganz ganze garage garantia garbage garden garder gare garlic garment gather gave gear
geben gedruckt geek gegen geholt geld gemass genau gene genera general generation generous genitore genius gens gente gentle gentleman genuine george
gera gerada gerade gerado gerat gern gerne gesicht gesture gesucht gets gewartet ghost giant gift giggle ging giorni giorno girl girlfriend giro
giulia give given glad glance glass gleich global gloomy glory glove glow glue goal goat goes going gold golden golf gone gonna good goodbye goose
gorgeous gossip gosta goto gotta govern government grab grace gracias grade gradual graduate grain grammar grand grandfather grandmother grandparent
granny grant grape graph grasp grass grateful grava gravada grave gravity gravy grazie great greedy green greet grew grey grid grief grill grin grip
gris grocery groom gros grosseres ground group grow grown growth grumpy grund gruppe guarantee guard guerre guess guest guide guilt guitar gusto gute
gutter guys habe haben habit hace hack hago hair haircut hairdresser halb half hall hallo halloween hallway halt halten hammer hand handbag handball
handbuch handle handsome handstand hang hangout hans happen happy harbour hard hardware harm harmony harry harsh harvest hasn hasta haste hate hats
hatte haupt haus haute have hawk haya head headline headphone headset heal health heap hear heart heartbeat heat heaven heavy hectic hedge heel heidi
height held helen helicopter hell hello helmet help hemd hence henry herb herbe herd here hero herr hers herself hesitate heure heute hidden hide hier
high highlight highway hike hill hilo himself hint hinten hire history hits hiver hobby hockey hohe hoja hoje hola hold hole holen holiday hollow holy
hombre home homeschool homework homme honest honey honeymoon honor honour hook hope hora horen horizon horn horrible horror hors horse hose hospital
host hostel hote hotel hour house household housekeeper housemate housework however huge hugo huit human humble humor humour hund hundred hung
hungover hungry hunk hunt hurricane hurry husband hustle hyper iceberg icon idea ideal identify identity idle ieri ignore ihre illegal illness image
imagine immediate immer impact implement imply import important impossible imposta impress improve inch incident include income increase incredible
indeed independent index indicate individual indoor industry infant inferieure influence info inform informado ingredient inherit iniciando initial
initiate injure inner innocent inserire insertion inside insist inspection inspire instalacao instalacion install instance instant instead instruct
instructions instrument insufficient insufficiente insuffisante insult insurance integral integridade integritat integrite integrity inteira
intelligent intend intense intensity intenta intente intention intento inter intera interact interaction interesting interfaz intern internal internet
interno interrupt interview into intro introduce invent invertido invest investigate investor invisible invite involve iron island isolate isolation
isso issue isto item itself ivory jack jacket jail james jamie january jars jason jaune jazz jealous jean jede jefe jelly jene jens jest jetlag jetzt
jewel joao joie join joint joke jose jouer jour journal journey jovem joyful juan judge juggling juice juicy julia july jumper junction june junge
jungle junior junk jury just juste justice justify kann kannst karaoke karen kate kayak keen keep keller kenne kept kette kettle kevin keyboard keys
kick kidding kiddo kidney kids kill kind kinda kindergarten king kingdom kino kiss kitchen kite kitten klaus klein knee kneel knew knife knit knock
knopf knot know knowledge known kochen konnen label labor labour lack lacrosse ladder lady lage lago laid lait lake lamb lamp lancer land landlord
landscape lane lang lange language laps laptop large lars laser last late lato latte lauft laugh launch laundry laura laut lava laver lavoro lawn
lawyer layer layover lazy lead leaf league leak lean leap learn lease least leather leave lecker lecture leer leere left legal legen leger leggere
legt leicht leider leisure leite lemon lemonade lend lendo length lent lese lesen less lesson letao lets letter letting letto lettuce leur leva level
liberty librarian library libro licence license licht liebe lieben lier lies life lifeguard lifestyle lifetime lift light lightning like limb limit
linda line linee linen lingue link lint lion lips liquid lire lisa list liste listen lite literally literature litre little live livre livro lizard
llave load loaf loan lobby local locate location lock lockdown logged logger logic logs lonely long look loop loose lord lore loro lorry lose loss
lost lots loud louis lounge love lower loyal luca luck lucy luego luggage luis lukas lump lunch lunchtime lung lunga lust luxury lying lyrics mach
mache machen machine machinery macho madame made magazine maggio maggiore magic magnet maid mail mailman main maintain maio maiores mais major
majority make makeup mala malade male mall malo mama mamma manage manana mangle manha mankind mann mano mansion manter manual many mapa mapeado
mapeamento mapeo maple maps marathon marble marc marca marcado march marche marco mardi marge margen margin maria marie marine mark market marriage
marry martial martin marzo maschine mask mass massage massive master mata match mate material materielle math mats matteo matter mattina mattress
mature maximum maybe mayor meadow meal mean meant meanwhile measure meat mechanic medal media medical medicine medico meditate medium meet megan mehr
mein meine meinem meinen meio mejor melhor melody melon melt member membres membro memory menge meno mental mente mention mentre menu merci mercy mere
merge merry mesa mese mesh mesi mesma mesmo mess message messo mestre meta metal meter method mettere mettre meus mezzo mezzora mich midday middle
midi midia midnight midweek miei miembros might miguel mike milch mild mile military milk mill mille million mime mind mine mineral minha minimum
minister minor minuit minute minuti minuto miracle mirror mise miserable misma mismo miss mission mist mistake mixture mobile mochte moda modalita
mode model modele modern modo moins mois molly molta molte molti molto moment mommy monday monde mondo money monica monitor monkey monster montag
month montre mood moon moral morar more moreover morgen morning moro mort morte mortgage mosquito most mostrada mostrado mostrata mostrato motel
mother motherhood motion motivate motivation motor motorbike mots mountain mouse mouth move movement movie movimento mowing much mucha mucho muda
muddle muddy muita muito mujer multiple multipli multiplo multiply mummy munter murder muscle museum mushroom music musician muss must mutter mutual
myself mystery nach nachts nada nail naked name nancy nanny napkin napping narrow nasty nation national native natural nature naughty near nearby neat
necesito necessary necklace need needle negative neglect neighbor neighbour neither nello nephew nerve nervous nest netball netflix network neue neuen
neve nevertheless newbie newborn newer news newspaper next nice nicht nick niece niente night nightmare nightshift nina nine nineteen ninety nobody
noch noche node noise noisy noite nome nonce none noodle noon noop normal norte north nose nossa nostro nota note nothing noti notice notion notre
notte nous nova nove novel november novo nowadays nowhere nueva nulle nulo number nunca nuova nuove nuovi nurse nursery nuts oben obey object oblige
oblique obrigado observe obsessed obtem obvious occasion occupy occur ocean ocorrer octave october odds oder offend offer office official often oggi
ogni ohne okay older olho oliver ombra omis once onde ones onion online only onto onze opcion open opera operacional operaciones operande operando
operate operateur operation operational operativo operator operazioni opinion opponent opportunity oppose opposite option orange orchard order
ordinary organ organise organize orienteering origin original other otherwise otra otro ottale ought ours ourselves outcome outdoor outer outfit outra
outro outside oven over overall overcome overdue overlook overnight overslept overtime overwhelm owner oxygen pablo pacchetti pacchetto pace pack
package packet paddle padre padroes paese pagar page paid paint pair paire pais pakete palabra palace pale panel panic pants paolo papa paper para
parade paragraph parce parcel parche parco pardon parece parent pares pari park parkour parliament parmi parse part parte participate particolare
particular particulier partie partiel partner pasado pasar paso pass passado passage passe passen passenger passion passive passo passport passt past
pasta paste patch patent path patience patient patrol pattern paul paura pausa pause pausen payment pays peace peach peak peanut pear peau pedido
pedro peggio peine pela pele peli pelo peloton pena pencil pending pensione people peor pepper pequena perceive percent perche pere perfect perform
perfume perhaps period permanent permis permise permission permit permite pero perro persa persistent person persona personal persone personne
personnel persuade perto pescado pessoas peter petit petite petra peur peut peux phase phone photo photograph phrase physical piano pianta piccola
pick picnic picture piece piel pierre pigeon pila pilates pile pill pillow pilot pinball pinch pine ping pink pint pipe pirate piso pista pitch pity
pizza place plain plan plane planet plant plaster plastic plate platform play playground playlist plaza pleasant please pleasure plenty plot plug
plumber plumbing plus poca pocket poco podcast pode poem poet poignee point pois poison polar pole police policy polish polite political politics poll
pollution pomme pond pone pont pony pool poor popcorn popular population porch pork porque port porte poser posible position positive positivo possa
possess possibile possibili possible possibly possivel posso post posteriores potato potential pottery pouca pouco pound pour pousser pouvoir poverty
powder power practical practice practise praise prato pray precedence precious precise precision precisione preciso predict prefer preferencias
preferenze pregnant prego preis premium prepare prepping pres presence present preserve president pressure pretend pretty prevent previo previous
price pride priest prim prima primary prime primo prince princess principal principle print prior priorite pris prisa prison privata private prize
probably probe problem proceed procesos process processi procrastinate produce product produite prof profession professor profile profit program
programme progress project promise promote prompt proof proper property propio proposal propose propria proprio protect protection protege protein
proud prove provide province public publish pudding pudo pueda puede puedo puerto pues puis pulsar pulse pumpkin punch punish punto pupil puppy
purchase pure purge purple purpose purse pursue push puts putting puzzle quadrant quai qual qualche qualcosa quale qualify quality qualquer quand
quando quantity quanto quarrel quarter quase quasi quattro quebra quedar queen quel quella quelle quello quelque quem quer quero queso quest questa
queste question questo queue quick quien quiere quiero quiet quindi quinta quit quite quiz quiza quote rabbit race racine racket radar radiator radio
rafael rail railway rain rainbow raise ramo ranch random range rank rapid rapide rare rate rather ratio rational rato reach react read reais real
reale realise reality realizar realize realtor rear reason reasonable rebase rebel recall receipt receive recent recente receptionist rechner rechts
recipe reckon recognise recognize recommend record recover recuo recuperar recuperare recupere recupero recurso recycle rede redis redo reduce refer
reflect reform refresh refrigerator refugee refund refus refuse regard region register regret regular reir reise reject relaciones relata relate
relation relationship relative relax relazioni release relevant reliable relief relieve religion relocate reluctant rely remain remark remedy remember
remind remodel remote remove remplace remplacement rename rent rentrer repair repas repeat repeticao replace replay reply reponse report repos
represent reputation request require rescue research reservado reserve reset resident resign resist resolution resolve resort resource respect respond
response responsible rest restaurant restless restoration restore restrict result resume retail rete retire retiree retreat return reuse reveal
revenge reverse review revise revision reward rhyme rhythm ribbon ricco rice rich rico ride ridge ridiculous riempimento rien rifle righe right ring
rinse riot ripe riposare riposo rire risc rise risk riso risposta rival river road roast robe robot robust rock rocket roda role roll rolle rollen
romance romantic roof room roomies roommate root ropa rope rose rosto rotate rotten rouge rough round route routine rowing royal rubber rubbish rude
rugby ruhe ruin rule rumor rumour rund runner running rural rush ruso russa russo rust ruta ryan sabe sable sack sacrifice saddle safari safe safety
sage sagen saia said sail sailor saint sair sais sake sala salary sale salle salmon salon salt saltata saltato salute salva salvare salve salvo same
sample sand sandwich sang sangre sangue sante sara sarah satisfy satt saturday sauber sauce saude sausage save saying says scala scale scan scandal
scar scarce scarf scatter scegliere scene schaffen schalter schaltet schedule scheme schiff schlagt scholar schon schone school schrift schwimmen
science scientist scissors scooter score scott scout scrap scratch scream screen screw script scrolling scrub sculpture scusa sean search season seat
seccion seco second secret secretary secs section secure sedentary sedere seed seek seem seen sees segno seguido seguinte segunda sehen sehr sein
seine seit seite seize seja sektion seldom select self selfish sell semaine semana semester sempre senao send sendo senha senhor senor sens sense
sensible sensitive sent sentence sentencia senza separate sepia sept september sequence sera seria serie serif serio serious sert servant serve
service servidor sesion session seta sets sette settimana settimane settle setup setze setzen seul seule seus seven seventeen seventy several severe
sewing sexta shade shadow shake shall shallow shame shampoo shape share shark sharp sharpness shave shed sheep sheer sheet shelf shell shelter sheriff
shield shift shim shine shiny ship shirt shock shoe shoot shop shore short shot should shout shovel show showering shrink shrug shuffle shut shuttle
siano sich sick sicure side sidewalk sido siehe siempre siendo sigh sight sign signal signo silence silent silk silly silver similar simon simple
simply sinal since sind sing single sink sinon sister site situation situationen sitzen sixteen sixty size skate skateboard sketch skier skiing skill
skin skip skirt skripten skull slave sledding sleep sleeve slice slide slight slim slip slippery slope slot slow sluggish small smart smash smell
smile smoke smooth snack snail snake sneak snooze snow snowboard soap sobre soccer social society sock sofa sofia soft softball software sogar sogno
soif soil soit sola sold soldi sole solid solitamente soll sollen sollte solo solution solve soma some somebody somehow someone something sometime
somewhat somewhere somme song sonho sonne sonno sono sonst soon sophie sopra sorry sort sorta sorte sotto soul sound soup sour source sous south
souvent space spaghetti spalte span spare spark sparring sparse spass spat spazi speak spec special species specific specifiche specifie specifiee
specify speech speed spell spend spent sperre spesso spice spicy spider spiel spill spin spirit spit spite splash splendid split spoil spoke spoken
sponge spoon sport spot spray spread sprechen spring spruce squad square squash squeeze squirrel stab stable stack stadium stadt staff stage stagione
stai stain stairs stake stale stall stamp stand standard stanza star stare start starten startet starve stash stat stata state statement stati station
stato statt statue status stay stazione steady steak steal steam steel steep steer stefan stehen steht step stepmom stereo stessa stesso stets steuer
steve stick stiff stil stile still sting stir stitch stock stole stone stood stool stop store storia storm story stove straight strange strano strap
strasse strategy straw strawberry stream street stress strict strike string stringhe strip stripe stroke stroll strongly struck struct structure
struggle stubborn stuck student studio study stufe stuff stufo stumble stunning stupid style suas subject submit substance subtle suburb subway
succeed succes such suco sudden suden sueco sueno suffer sugar suggest suis suit suitcase suite suivante sujo sull sulla sulle sullo summe summit sums
sunday sunglasses sunlight sunny sunrise sunset sunshine suoi suono super superato superb superieur superieure supermarket supersede supper supply
support supporta supporte supportee supporto suppose supprimees supreme suprime sure surf surface surname surprise surround survey survive susan
suspect suspend suspicion sven swallow swam swamped swap swear sweater sweaty sweep sweet swim swimsuit swing switch sword symbol sympathy symptom
system tabla table tablet tabs tackle tage tags tail tailor tais take taken takeout tale talent talk tall tambem tambien tank tant tanta tanti tanto
tape taps tarde target tasche task taste tasto tasty taught taux taxi teach team tear tease technical technique technology tedious teenage teeth teil
tela telephone television telework tell tels tema temp temple tempo tempt tend tener tenga tengo tenha tenho tenis tennis tense tent tenta tente tera
terca term terme terrace terrible terrific territory terror terse test teste testi testo teuer text texte textile than thank that theater theatre
theft their them theme themselves then theory therapist therapy there therefore these thesis they thick thief thin thing think third thirsty thirteen
thirty this thomas those though thought thousand thread threat three threw thrill throat throne through throughout throw thrown thumb thunder thursday
thus tiago tick ticket tide tidy tied tiempo tiene tienen tiens tiere tierra tiger tight tile till timber time timetable tint tiny tipi tips tired
tiredness tiret tissue title toast tobacco toda toddler todo toes together toilet told toll toma tomato tomorrow tone tongue tonight tony took tool
tooth toothbrush topic topo torch total touch tough toujours tour tourism tourist tournament tous tout toute toward towel tower town trabajo trabalho
trace track trade tradition traditional traduction traduzione traduzioni traffic tragedy tragen trail train trait trans transfer transform translate
transpiler transport trap tras trata travail travel traves tray treasure treat treatment tree treino trekking tremble trend treno tres trial
triathlete triathlon tribe trick trie trigger trim trip triumph trois trolley troop trop troppe troppi trotzdem trouble trousers trouvees truck true
trumpet truncado trunk trust truth trying tube tuesday tuition tulip tune tunel tunnel turkey turn turtle tutor tutta tutte tutti tutto twelve twenty
twice twin type typical tyre uben uber ugly ultimate ultimo umbrella unable uncle under undergo underground underneath understand undo uneven unfair
unfortunate unhappy uniform union unique unit unite universe university unknown unless unlike unlock unmotivated unreadable unser unter until unusable
unusual upcoming update uphill upon upset upstairs uptight upward urban urge urgent usable usando usar used useful useless user uses using usual util
utter vacant vacation vacuum vado vague vain valid valley valuable value vamos vanilla vanish varias variation vars vary vase vast vecchi vecchia
vecchie vecino vede vedi vegan vegetable vegetarian vehicle veja velho vendre venire vent vento verb verdad verloren vero verre vers version versucht
vert vertex vertical vertices vertikale verweise verweisen verwende verwenden very vessel vest veteran veut veux vice vicini victim victory vida vide
video viejo viel viele vielleicht viene vieni vier vieux view village ville vince vine vinte violent violin virtual virtue virus visible vision visit
visitor viste vita vital vite viver vivid vlog vocabulary voce voci voice void voie voir volcano volleyball volta volte volume volunteer volver vorrei
vote votre voudrais vous voyage wage wagon wahl waist wait waitress wake walk wall wallet wander wann want wardrobe ware warehouse waren warm warmth
warn warrior warum wash wasn waste watch water wave ways wealth weapon wear weather wedding weder wednesday weed week weekday weekend wegen weigh
weight weil wein weird weist weit weitere welcome welder well welt wenig wenige wenn went werde werden were wert werte west western whale what
whatever wheat wheel when whenever where whereas wherever whether which while whisper whistle white whiteboard whole whom whose wide widow width
wieder wife wild will wind window wine winery wing winner wins winter wipe wird wire wisdom wise wish witch with withdraw within without witness
wizard woche wochen wolf wollen woman women wonder wood wooden wool word wore work workday workload workout workplace workshop world worm worn worry
worse worst wort worth would wrap wreck wrestle wrist write written wrong wrote wund wunde wunden wurde yacht yard yarn yawn yeah year yelling yellow yesterday yield
yoghurt young your yourself youth zahn zebra zeigt zeit zero zipper zone zoom zusatzlicher zwei zwischen
stalled stuck plateaued twig twigs weedy puny scrawny matchsticks toothpicks feeble flimsy mince custard blancmange elimination maths
smth eggs carregar aufhangen vejo treco corsia playmat sealed balken avanzo bunnings prom ribs director tech
haha hahaha hahah ahah ahahah ahaha jaja jajaja jajaj kkk kkkk rsrs mdr ptdr lol lmao hehe hihi omg innit
schuttet schutten schuttete giesst regnet drinnen stendere stendermi stenderti sdraiare sdraiarmi tendere attendere scendere
`;
