import { classes } from '../../../engine/words.ts';

/** Words that decide what a phrase beside them means. */
export const terms = classes({
  notBackBefore: `years year months month weeks while decade get gets getting got come comes coming came go goes going went im am be been is are was were welcome way bounce set step right ease easing out bring put start starts then there straight it me them strength fitness mojo shape form muscle everything all stuff day days week session workout`,
  /** 'Hip flexors' are muscles, whatever joint they are at. */
  muscles: 'flexor* rotator* extensor* adduct* beuger strecker flexores extensores flessori',
  musclePlurals: `shoulders schultern hombros epaules spalle ombros hamstrings hammies calves waden gemelos pantorrillas mollets polpacci panturrilhas feet fusse pies pieds piedi pes hands hande manos mains mani maos hips huften caderas hanches quadris isquios ischios femorali adduct* aductor* adut* back rucken espalda dos schiena costas upper rear`,
  backLeads: `my the bad sore his her your lower low stiff tight dodgy upper old and n or of & / + entire whole`,
  notBackAfter: `to into from in at on then again home with for after soon off when early late playing training lifting running garden door yard room seat by before around there over up a an one tomorrow next`,
  winning: 'want wanting get getting got need win have gimme miss',
  /** 'Knee sleeves', 'wrist roller', 'pelvic floor physio': things and people, not parts. */
  instruments:
    'guitar violin cello banjo ukulele fiddle gitarre geige guitarra guitare violon violoncelle chitarra violino violoncello violao cavaquinho',
  gearAfter: `sleeves sleeve wraps wrap weights weight pads pad straps strap raises raise drives drive tucks tuck warmers warmer deep rollers roller pt physio physios therapist physiotherapist high length width supports support circles circle`,
  between: `and or & , / + y e und et o ou oder nor n ed my the left right mi mis la el las los mein meine die das mon ma mes le les l il i os as meu minha both linke rechte linkes rechtes`,
  isWords: 'is ist esta est e ta has hat fait fa macht',
  isOn: 'on auf sur sulla sul sobre boca nas de',
});
