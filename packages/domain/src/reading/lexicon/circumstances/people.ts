import type { Lexicon } from '../../engine/phrases.ts';
import type { Language } from '../../vocabulary.ts';

/** Others whose body, age or past may be told of. */
export const personWords: Lexicon = {
  /** They may be the one who trains, when somebody writes for them. */
  elder: `mum | mums | mom | moms | mother | mothers | mama | mamas | ma mere | dad | dads | father | fathers | papa | papas | grandma | grandmas | grandmother | grandmothers | granny | gran | nan | nana | grandpa | grandad | granddad | grandfather | grandfathers | gramps | parents | in laws | mother in law | father in law | aunt | aunts | auntie | uncle | uncles | old man | oma | omas | opa | opas | mutter | vater | mutti | vati | grossmutter | grossvater | eltern | schwiegermutter | schwiegervater | tante | onkel | madre | padre | mami | papi | abuela | abuelo | abuelita | abuelito | padres | suegra | suegro | tia | tio | mi viejo | mi vieja | mere | pere | maman | mamie | papy | papi | grand mere | grand pere | parents | belle mere | beau pere | oncle | mamma | babbo | nonna | nonno | genitori | suocera | suocero | zia | zio | mae | pai | vovo | vo | avo | avos | sogra | sogro`,
  adult: `himself is | himself has | himself s | herself is | herself has | herself s | his nibs | her indoors | the other half | other half | my other half | the boss man | hubs | wifey | our kid | our lad | our lass | wife | wifes | husband | husbands | hubby | hubbys | missus | partner | partners | girlfriend | girlfriends | boyfriend | boyfriends | fiance | fiancee | sister | sisters | brother | brothers | sibling | cousin | cousins | friend | friends | buddy | mate | mates | best mate | bestie | pal | flatmate | flatmates | roommate | roommates | housemate | colleague | colleagues | coworker | boss | neighbour | neighbours | neighbor | neighbors | teammate | teammates | training partner | gym buddy | client | clients | patient | patients | family | someone | somebody | people | guy | bloke | lady | kumpel | freund | freundin | bruder | schwester | mann | frau | partnerin | verlobte | kollege | kollegin | kollegen | nachbar | nachbarin | nachbarn | cousine | chef | chefin | mitbewohner | mitbewohnerin | familie | jemand | schwager | trainingspartner | mujer | marido | esposa | esposo | novia | novio | pareja | hermana | hermano | primo | prima | amigo | amiga | amigos | companero | companera | vecino | vecina | jefe | jefa | familia | alguien | cunado | cunada | cuate | femme | mari | copine | copain | conjoint | conjointe | soeur | frere | cousin | ami | amie | amis | pote | collegue | voisin | voisine | patron | famille | quelqu un | coloc | moglie | marito | fidanzata | fidanzato | ragazza | ragazzo | compagna | compagno | sorella | fratello | cugino | cugina | amico | amica | amici | collega | vicino | vicina | capo | famiglia | qualcuno | cognato | cognata | mulher | namorada | namorado | irma | irmao | primo | prima | colega | vizinho | vizinha | chefe | alguem | cunhado | cunhada | galera | sis | bro | gf | bf | ex | exes | fella | in law | roomie | roomies`,
  child: `son | sons | daughter | daughters | kid | kids | kiddo | child | children | childs | boy | boys | girl | girls | toddler | toddlers | baby | babys | babies | teen | teenager | nephew | niece | grandson | granddaughter | grandkids | grandchild | grandchildren | sohn | tochter | kind | kinder | junge | madchen | enkel | enkelin | neffe | nichte | hijo | hija | hijos | nino | nina | ninos | crio | cria | chaval | nieto | nieta | sobrino | sobrina | bebe | fils | fille | enfant | enfants | gamin | gamine | ado | petit fils | petite fille | neveu | niece | figlio | figlia | figli | bambino | bambina | bambini | nipote | ragazzino | filho | filha | filhos | crianca | criancas | neto | neta | sobrinho | sobrinha | menino | menina`,
  animal: `dachshund | labrador | spaniel | poodle | retriever | beagle | kitten | pony | rabbit | dackel | pudel | schaferhund | mops | welpe | kater | kaninchen | caniche | teckel | lapin | bassotto | barboncino | coniglio | perrito | perrita | gatito | conejo | cao | cachorrinho | coelho | dog | dogs | cat | cats | puppy | horse | hund | katze | pferd | perro | perra | gato | chien | chienne | chat | cheval | cane | gatto | cavallo | cachorro | cadela | gata`,
  pronoun: `his | her | hers | hes | shes | he | she | seine | seinen | seiner | sein | ihre | ihren | ihrem`,
};

/** Words by which somebody speaks of himself. */
export const ownWords: Record<Language, string> = {
  en: `i im ive id ill my mine me myself me`,
  de: `ich mein meine meinen meinem meiner meines mir mich bin hab habe`,
  es: `yo mi mis me tengo estoy soy he mio mia tuve llevo traigo conmigo`,
  fr: `je j mon ma mes moi suis ai me m`,
  it: `io mio mia miei mie mi ho sono sto mio m`,
  pt: `eu meu minha meus minhas me mim tenho estou sou to tive meu`,
};

/** For whom a session is, before whoever is to have it. */
export const wardWords: Lexicon = {
  /** 'A workout for my mother'. */
  for: `for | fur | para | pour | per | pra`,
  /** 'My son wants to get stronger'. */
  wants: `wants | wants to | needs | needs to | would like | asks for | would love | will | mochte | braucht | quiere | necesita | veut | voudrait | a besoin | vuole | vorrebbe | ha bisogno | quer | precisa`,
};
