import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  machines: `laptop phone computer pc mac macbook printer wifi router car engine boiler telly console playstation xbox app excel spreadsheet browser server hoover fridge handy rechner drucker auto waschmaschine movil ordenador coche portatil impresora telephone ordi voiture imprimante telefono macchina stampante celular computador carro notebook`,
  gives:
    'fait gave give gives giving gimme geben gibt bringt macht da dara dar va donner donne fera fare fara venire daria',
  ago: 'ago since back fa atras nach after',
  first: 'first 1st 1 erst* primer* premier* primo',
  second: 'second 2nd 2 zweit* segundo deuxieme secondo',
  third: 'third 3rd 3 dritt* tercer* troisieme terzo terceiro',
  cured: `outgrew grew healed cured history behind gone disappeared went geheilt* uberstanden ausgewachsen verwachsen verschwunden curad* superad* desaparec* gueri* disparu nickel guarit* sparit* sarou sumiu`,
  dizzy: 'dizz* lighthead* mare* tont* etourd* capogir* schwindl* schwindel*',
  hopes: `trying hoping planning ttc fertility want intentando buscando essayons essaie provando cercando tentando versuchen kinderwunsch`,
  pictures: `pause silence broken heavy boiling stone breaker set brechen gebrochen roto brise spezzato partido genius burger check checkup checks test tests arrests joy hamburguesa von`,
  nearly: 'almost nearly casi failli quasi fast beinahe quase basically',
  /** 'I see cardiac arrests all day': told of a trade. */
  atWork: 'saw see seen vejo veo vois sehe vedo watched teach',
  pressureNames: `bp pressure blutdruck tension presion pressione pressao tensao cuff systolic gp tablets tablet pills pill meds tabletten tablette pastillas pastilla cachets cachet comprimes comprime pastiglia pastiglie pillola pillole comprimidos comprimido remedio medication`,
  tablets: `tablets tablet pills pill meds medication tabletten tablette pastillas pastilla cachets cachet comprimes comprime pastiglia pastiglie pillola pillole comprimidos comprimido remedio`,
  sights:
    'saw see sees seen heard hears hear read reads opened opens finds notices vi ve vea ven entere sah sieht sehe seh hort vu voit verra apprend visto vede vedra scopre viu ve vir descobrir',
});
