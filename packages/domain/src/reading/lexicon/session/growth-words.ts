/** Each of these with each of those: 'grow muscle', 'put on some size'. */
const each = (first: string, then: string): string =>
  first
    .split('|')
    .flatMap((one) => then.split('|').map((other) => `${one.trim()} ${other.trim()}`))
    .join(' | ');

const english = each(
  'grow | growing | build | building | build up | building up | gain | gaining | add | adding | put on | putting on | pack on | packing on | develop',
  'muscle | muscles | some muscle | some muscles | more muscle | my muscles | lean muscle | muscle mass | lean mass | size | some size | more size | mass | some mass | more mass',
);
const german = each(
  'muskeln | muskelmasse | masse | muckis | mehr muskeln | mehr masse',
  'aufbauen | aufbau | zulegen | kriegen | bekommen | gewinnen | draufpacken | wachsen lassen',
);
const spanish = each(
  'ganar | aumentar | crear | desarrollar | construir | sacar | hacer | hacer crecer | coger | agarrar',
  'musculo | musculos | el musculo | los musculos | mis musculos | mas musculo | masa | masa muscular | la masa muscular | tamano | volumen',
);
const french = each(
  'prendre | gagner | construire | faire | developper | grossir | augmenter | batir',
  'du muscle | des muscles | le muscle | les muscles | mes muscles | de la masse | de la masse musculaire | la masse musculaire | ma masse musculaire | en masse | en muscle | en volume',
);
const italian = each(
  'mettere | mettere su | aumentare | costruire | sviluppare | far crescere | prendere | guadagnare | ingrossare',
  'muscolo | muscoli | i muscoli | massa | la massa | massa muscolare | la massa muscolare | volume',
);
const portuguese = each(
  'ganhar | aumentar | construir | desenvolver | criar | crescer | fazer crescer',
  'musculo | musculos | os musculos | mais musculo | massa | massa muscular | a massa muscular | tamanho | volume',
);

/** What names the growth itself. */
const names = `muscle growth | muscle gains | muscle size | muscular size | get bigger | getting bigger | get bigger muscles | bigger muscles | more muscle | more muscles | more size | for growth | for muscle growth | size and mass |
  muskelwachstum | muskelzuwachs | muskelmasse | masseaufbau | masse aufbau | muskelvolumen | grossere muskeln | muckis |
  crecimiento muscular | aumento de masa | aumento muscular | mas musculo | mas musculos | musculos mas grandes | ponerme grande | ponerme mas grande |
  croissance musculaire | prise de muscle | prise de muscles | gain de muscle | gain musculaire | masse musculaire | plus de muscle | plus de muscles | de plus gros muscles |
  crescita muscolare | aumento della massa | aumento di massa | aumento muscolare | piu muscoli | muscoli piu grossi | muscoli piu grandi | diventare piu grosso | diventare piu grossa |
  crescimento muscular | ganho muscular | ganho de massa | ganho de musculo | mais musculo | mais musculos | musculos maiores | ficar maior`;

/** To have more muscle, in the words of six languages. */
export const growthWords = [english, german, spanish, french, italian, portuguese, names].join(
  ' | ',
);
