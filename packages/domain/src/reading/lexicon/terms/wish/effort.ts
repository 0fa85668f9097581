import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  weights: `light lighter heavy heavier soft strong leicht* schwere schwer leger* lourdes lourde lourds lourd ligero ligera pesados pesado pesadas pesada pesante pesanti leggero leggera leve suave forte medium comfortable recovery cool fresh`,
  feltBefore: 'are is feel feels felt sind ist sont est son esta estan sono ta estao too',
  notOfEffort: `floor floors time to day days week surface ground boden journee giornata dia semana boiled drive seltzer copy line`,
  /** Words for effort that more often tell of something else. */
  vague: `steady medio media moyen sweat murder challenge recover fuerte forte cool recuperacion recuperation recupero recuperacao recup erholung`,
  afterVague: 'session day workout stretch row run ride swim spin please jog walk week yoga',
  never: 'never nie nunca jamais mai vida vita vie',
  tooMuch: 'too zu demasiado trop troppo demais muito',
  wanting: `want wanna make makes leave leaves need until till will mochte mach bis quiero dejame deje deja hasta veux voudrais jusqu rends laisse voglio vorrei fammi finche lasciami quero deixa deixe ate queria querria`,
  becoming: `be end get feel me come go fall sein werden bett fallen mich quedar quedarme acabar terminar llegar salir etre finir sortir arriver essere finire arrivare uscire tornare ficar sair chegar am is im bin ist`,
  spentWords: `kaputt fertig platt tot hin erledigt dead broken muerto muerta morto morte morta roto rota finished ko`,
  /** Words that ask for no more than to be loosened. */
  loosening: `stretches stretching stretched stretch loosening loosener loosen limber unkink dehnen dehnung dehnubungen dehnprogramm dehn lockern auflockern mobilisieren estirar estirarme estiramientos estiramiento soltar etirer etirements etirement assouplir assouplissements assouplissement detendre allungare allungarmi allungamenti allungamento sciogliere sciogliermi alongar alongamentos alongamento alongada`,
  endsWith: `after then finish end plus followed afterwards danach dann zum schluss luego despues final puis apres poi dopo fine depois fim and und y et e with mit con avec com`,
  /** How somebody looks after hard work. */
  heated: `shiny gleaming glowing glistening tomato beetroot lobster sweaty sweat sweating soaked drenched flushed schwitz* verschwitz* hochrot sudad* sudando sudar tomate transpir* suer rouge sudat* sudare suad* suado suar`,
  scrapping:
    'scrap scratch strike forget ignore cancel delete undo borra borralo olvida streich vergiss oublie efface annule cancella esquece apaga',
  willing: 'afraid scared mind enough until till care worried angst miedo peur paura medo without',
});
