import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  ifWords: 'if when whenever every wenn sobald si cuando se quand des quando appena',
  belly:
    'comes reflux heartburn burp repeats sick puke acid lunch dinner breakfast curry aufstossen sodbrennen reflujo acidez reflusso refluxo azia',
  outcries:
    'comes reflux heartburn burp repeats puke gag spins spin spinning slip slips leak leaks leaking itches barks bellt ladra aboie abbaia late explode explodes swear curse scream cry howl yelp wince regret whimper yell fluche fluch schrei schreie heule heul jammere grito lloro maldigo chillo arrepiento jure crie pleure hurle regrette bestemmio urlo piango impreco strillo xingo grito choro berro addio adios adieu ciao tschuss tchau adeus meo escapa escapan fuite fuites vaza vazo vazando rinnt undicht tropft tonto tonta roda gira tourne dreht mareo mareada piscia pipi',
  seats:
    'desk chair seat stool wheelchair bed schreibtisch stuhl sitz sessel bett silla escritorio mesa cama chaise bureau siege lit sedia scrivania letto cadeira poltrona',
  leaving:
    'leave leaving get off up out weg verlassen aufstehen runter dejar salir levantarme levantar moverme quitter lever sortir bouger lasciare alzarmi muovermi staccarmi sair levantar largar',
  doneThere:
    'stretch stretching workout exercises moves without estirar estiramientos etirements etirement allungamento esercizi alongar alongando alongamento estirando nur',
  denialEnds: `puedo puede debo posso devo riesco consigo da dar rola thanks please danke gracias grazie merci obrigado obrigada today now hoy oggi hoje heute ora agora ahora moglich go way chance can ok way`,
  goesWords: 'is ist geht gehen sind',
  todayWords: 'heut heute grad gerade momentan aktuell today',
  noMore: 'nimmer nicht nich ned net out off verboten tabu',
  /** 'Easy on the knees' is no wish not to kneel. */
  /** Behind a way of standing that nobody insists on. */
  notSet:
    'negotiable optional fine ok okay too possible allowed desk verhandelbar opcional negociable facultatif facoltativo',
  isOtherKneel: 'easy gentle hard tough kind weight pressure pain strain',
  able: 'can may allowed ok okay cleared free darf kann puedo peux posso',
  again: 'again wieder otra de a di outra',
  when: 'when if with w on beim wenn bei al cuando si quand en quando se ao nel',
  storeys: `ground top first second third fourth fifth 1st 2nd 3rd 4th 5th rd nd th st sales dance shop`,
  otherRuns: 'school mud fun dry test trial dog ski food coffee morning long last',
  notDone: 'havent hadnt didnt hasnt stop stopped live',
  watchWords: `watches watching watch supervises supervising judges judging cheers cheering cheer snores snoring laughs laughing shouts comments schaut guckt zusieht zuschaut schnarcht lacht anfeuert mira mirando supervisa ronca regarde surveille ronfle guarda controlla russa olha assiste vigia`,
  wishWords: `do doing something exercises exercise workout stuff train from machen ubungen algo hacer ejercicios faire exercices fare esercizi fazer exercicios vom dal desde depuis`,
  kneltWords: 'knelt kneeling knees knien gekniet rodillas genoux ginocchio joelhos',
  isTold: `caio cai caigo caer tombe tomber cado cadere falle plumps land fall journee tag dia giornata giorno nachmittag tarde matinee i im been was am from after by of llevo estar estoy paso estuve ficar rester stare je suis reste ich bin sitze sto sono estou fico passo`,
});
