import { variationTypes } from './weeks.ts';

/**
 * What the name of a phase may be made of. It is the only text of somebody else's outline that
 * goes before people, so it is let in by its words: no list of bad ones could be complete.
 */
const phaseWords = `a and for in of on the to up with your
  accumulate accumulation adapt adaptation add advance aerobic agility athletic balance base basics
  bigger block breath build builder building calm capacity cardio climb comeback condition
  conditioning confidence consistency consolidate control core cycle deeper deload develop
  development distance drive durability easy endurance engine establish explosive express faster
  fast finish first fit fitness flow focus forge form foundation foundations freedom fresh frame
  fundamentals further gain gains gather gear go going grow growth groundwork habit habits hard
  harder heavier heavy higher home hone hypertrophy ignite increase intensification intensify
  intensity intro introduction kick launch lay lean leaner learn level lift lifting lifts longer
  main mass master mastery maximum mobility momentum more move movement moves moving muscle next
  off out over pace patterns peak peaking performance power practice prepare prep primer progress
  progression pure push quality race raise ramp range ready realisation realization refine refresh
  reload repeat reset resilience return rhythm rise run running settle shape sharp sharpen sharper
  size skill skills smooth solid speed stability stage stamina start starting steady step steps
  strength strengthen strong stronger structure summit surge sustain tempo test testing threshold
  tone toward towards transition unload volume walk walking warm wave week weeks work`;

/** A kind of week stands beside it, and would be taken for it. */
const weekNames: readonly string[] = variationTypes.flatMap((type) => [type, `${type} week`]);

const maxWords = 3;
/** One line of a phone. */
const maxLetters = 24;

export function isPhaseName(name: string): boolean {
  const known = new Set(phaseWords.split(/\s+/));
  const words = name.toLowerCase().split(/ (?:& )?|-/);
  const isShort = name.length <= maxLetters && words.length <= maxWords;
  const isWeek = weekNames.includes(words.join(' '));
  return isShort && !isWeek && words.every((word) => known.has(word));
}
