import type { Lexicon } from '../engine/phrases.ts';

/** Things of a room and how they are: two of them together rule something out. */
export const roomSigns: Lexicon = {
  ground: `floor | floors | ground | grass | lawn | carpet | rug | tiles | pavement | sand | deck | patio | tarmac | boden | bodens | rasen | wiese | gras | teppich | fliesen | suelo | piso | cesped | hierba | pasto | moqueta | alfombra | herbe | pelouse | gazon | moquette | carrelage | pavimento | erba | prato | piastrelle | chao | grama | tapete`,
  foul: `wet | soaked | soaking | sodden | damp | muddy | filthy | dirty | gross | disgusting | sticky | slimy | manky | minging | grim | icy | frozen | freezing | cold | slippery | nass | klatschnass | feucht | dreckig | schmutzig | matschig | schlammig | eklig | klebrig | eiskalt | kalt | vereist | gefroren | rutschig | mojado | mojada | empapado | empapada | humedo | humeda | sucio | sucia | asqueroso | asquerosa | embarrado | embarrada | helado | helada | resbaladizo | resbaladiza | pegajoso | pegajosa | mouille | mouillee | trempe | trempee | detrempe | detrempee | boueux | boueuse | degueulasse | degoutant | degoutante | crade | gele | gelee | glace | glacee | glissant | glissante | bagnato | bagnata | fradicio | fradicia | sporco | sporca | fangoso | fangosa | schifoso | schifosa | gelato | gelata | ghiacciato | ghiacciata | scivoloso | scivolosa | molhado | molhada | encharcado | encharcada | umido | umida | sujo | suja | enlameado | enlameada | nojento | nojenta | gelado | gelada | escorregadio | escorregadia`,
  ceiling: `ceiling | ceilings | roof | decke | techo | plafond | soffitto | teto`,
  low: `low | lower | niedrig | tief | bajo | baja | bas | basse | basso | bassa | baixo | baixa`,
  small: `small | tiny | little | wee | mini | narrow | cramped | klein* | winzig* | klitzeklein* | enge | enger | enges | engen | pequeno | pequena | chico | chica | chiquit* | diminuto | diminuta | minusculo | minuscula | petit | petite | minuscule | etroit | etroite | piccolo | piccola | minuscolo | minuscola | stretto | stretta | apertado | apertada | pequenino | pequenina`,
  room: `room | flat | apartment | place | studio | office | living | lounge | gap | balcony | kitchen | bathroom | space | zimmer | wohnung | bude | raum | wohnzimmer | buro | balkon | cuarto | habitacion | salon | sala | departamento | depto | casa | chambre | appart | appartement | piece | bureau | cuisine | stanza | camera | appartamento | soggiorno | salotto | quarto | apartamento | ape | cozinha`,
};

/** What is worn, and what it shows. */
export const clothSigns: Lexicon = {
  garment: `dress | dresses | gown | frock | top | jumpsuit | outfit | kleid | kleidchen | brautkleid | hochzeitskleid | abendkleid | ballkleid | sommerkleid | vestido | vestidito | robe | abito | vestito | traje`,
  'arms+shoulders': `sleeveless | strapless | no sleeves | without sleeves | spaghetti strap | spaghetti straps | off the shoulder | off shoulder | armellos* | ohne armel | schulterfrei* | tragerlos* | sin manga | sin mangas | sin tirantes | palabra de honor | sans manches | sans bretelles | smanicat* | senza maniche | senza spalline | sem manga | sem mangas | sem alca | sem alcas | tomara que caia`,
  back: `backless | open backed | open back | low backed | no back | without a back | bare back | ruckenfrei* | ohne rucken | sin espalda | espalda descubierta | espalda al aire | espalda abierta | dos nu | schiena nuda | schiena scoperta | senza schiena | costas nuas | costas de fora | costas aberta | costas abertas | sem costas`,
};
