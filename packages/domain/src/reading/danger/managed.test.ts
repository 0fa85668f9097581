import { describe, expect, it } from 'vitest';
import { claim } from '../claims.ts';
import type { DangerClass, DangerOutcome } from './classes.ts';
import { idOfClass } from './heads.ts';
import { weighHeard } from './heard.ts';
import type { DangerSign } from './managed.ts';
import { scanDanger } from './scan.ts';

const heard = (name: DangerClass, outcome: DangerOutcome): DangerSign => {
  const value = { class: name, outcome, id: idOfClass[name][outcome] };
  return { ...claim('danger', value, 'head.danger'), reader: 'learned' } as DangerSign;
};

describe('what a trained head has heard beside words that ease it', () => {
  const eased: [DangerClass, string][] = [
    ['medical_order', 'my doctor told me to keep moving, 20 min legs'],
    ['acute_injury', 'three stitches in the finger and it bends fine, 20 min legs'],
    ['acute_injury', 'the physio says tennis elbow, 20 min legs'],
  ];
  it.each(eased)('asks about %s that would be held: %s', (name, text) => {
    expect(weighHeard(scanDanger(text), heard(name, 'hold'))?.value.outcome).toBe('care');
  });
  it.each(eased)('stops for %s where it heard an emergency: %s', (name, text) => {
    expect(weighHeard(scanDanger(text), heard(name, 'stop'))?.value.outcome).toBe('stop');
  });

  it('keeps a low mood, however many numbers and turns of phrase stand beside it', () => {
    const text = 'heart not in it. 5 km in 30, 4x10, 20 min after';
    const low = { ...heard('self_harm', 'hold'), certainty: 0.9 };
    expect(weighHeard(scanDanger(text), low)).not.toBeNull();
  });

  it('holds a child that trains beside a grown-up where a head would', () => {
    const text = 'my son trains next to me, 20 min';
    expect(weighHeard(scanDanger(text), heard('child', 'hold'))?.value.outcome).toBe('hold');
  });
});
