import type { EquipmentId, GymStation, Prop } from '../../exercise/types.ts';
import type { ClaimFor } from '../../reading/claims.ts';
import { fold } from '../../reading/engine/tokens.ts';
import type { Machine } from '../../reading/vocabulary.ts';

/** The equipment that the reader's names for machines stand for. */
const equipmentOfMachine: Record<Machine, EquipmentId> = {
  treadmill: 'treadmill',
  rower: 'rower',
  bike: 'bike',
  elliptical: 'elliptical',
  stair_climber: 'stair_climber',
  ski_erg: 'ski_erg',
  machines: 'machines',
  cables: 'cable',
  rings: 'rings',
  sandbag: 'sandbag',
  backpack: 'ruck',
  pool: 'pool',
  track: 'track',
};

interface Finer {
  said: RegExp;
  /** In the place of the reader's kind. */
  equipment?: EquipmentId;
  /** Beside it. */
  also?: EquipmentId;
  station?: GymStation;
}

/** What the words say more exactly than the kind that the reader put them in. */
const finer: Partial<Record<EquipmentId | Machine, readonly Finer[]>> = {
  machines: [
    { said: /smith|multipower|multipresse/, equipment: 'smith_machine' },
    { said: /hack/, station: 'hack_squat' },
    { said: /leg press|beinpresse|prensa|presse|pressa/, station: 'leg_press' },
    { said: /leg ext|cuadriceps|beinstrecker|extensora/, station: 'leg_extension' },
    { said: /curl|beinbeuger|flexora/, station: 'leg_curl' },
    { said: /shoulder press/, station: 'shoulder_press_machine' },
    { said: /chest press|brustpresse/, station: 'chest_press' },
    { said: /pec|butterfly|crucifixo/, station: 'pec_deck' },
    { said: /abduct|abdutora/, station: 'hip_abduction' },
    { said: /adduct|adduktor|adutora/, station: 'hip_adduction' },
  ],
  cables: [
    {
      said: /\blat|jalon|puxad/,
      equipment: 'machines',
      also: 'cable',
      station: 'lat_pulldown',
    },
  ],
  bike: [
    { said: /assault|air ?bike|echo/, equipment: 'air_bike' },
    { said: /rennrad|bici da corsa|road bike|vtt|mountain/, equipment: 'road_bike' },
  ],
  dip_bars: [{ said: /power tower/, also: 'pull_up_bar' }],
  ghd: [
    { said: /ghd|glute/, station: 'ghd_bench' },
    { said: /./, station: 'back_extension' },
  ],
  barbells: [
    {
      said: /safety|ssb|sicherheit|seguri|securite|sicurezza/,
      also: 'specialty_bars',
      station: 'safety_bar',
    },
    // These are no barbell, and do not stand for one.
    { said: /trap|hex|esagonale/, equipment: 'specialty_bars', station: 'trap_bar' },
    {
      said: /\bez\b|\bsz\b|curl bar|barra [zw]\b/,
      equipment: 'specialty_bars',
      station: 'ez_bar',
    },
  ],
};

type KitClaim = ClaimFor<'kit'>;
type NamedKit = Omit<KitClaim, 'value'> & {
  value: Omit<KitClaim['value'], 'id'> & { id: EquipmentId | Prop };
};

/** A kit claim in the words of the equipment catalogue: what is gone is only the thing itself. */
export function namedKitOf(claim: KitClaim): NamedKit[] {
  const { id, ...rest } = claim.value;
  const words = fold(claim.quote).text;
  const found = finer[id as EquipmentId | Machine]?.find(({ said }) => said.test(words));
  const usual = equipmentOfMachine[id as Machine] as EquipmentId | undefined;
  const kind = found?.equipment ?? usual ?? (id as EquipmentId | Prop);
  const isGone = claim.polarity === 'denies' || claim.polarity === 'refuses';
  const ids: (EquipmentId | Prop)[] =
    isGone && found?.station
      ? [found.station]
      : [kind, ...(found?.also ? [found.also] : []), ...(found?.station ? [found.station] : [])];
  return ids.map((one, at) => ({ ...claim, value: { ...(at === 0 ? rest : {}), id: one } }));
}
