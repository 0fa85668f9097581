import type { TimerStep } from '@cadence/domain/timer/types';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/form/chip.tsx';
import { SeekStrip } from '../ui/strip/seek-strip.tsx';
import { Strip } from '../ui/strip/strip.tsx';
import { elapsedSeconds, segmentAt, segmentsOf } from '../ui/strip/strip-segments.ts';
import { circuit, emom, hundreds, single, tabata, uneven } from './samples.ts';
import { Section } from './section.tsx';

const none: readonly TimerStep[] = [];
const checks = ['Fits 30 min', 'Kettlebell only', 'Knee-safe', 'No jumping'];

export function Strips() {
  return (
    <>
      <Section title="Strip, large">
        <Card className="p-6">
          <p className="eyebrow">EMOM · Kettlebell</p>
          <h3 className="display mt-2 text-[1.75rem]">Quiet Posterior Engine</h3>
          <p className="num mt-2 mb-4 text-ink-2">
            <b className="text-ink">29:40</b> total · <b className="text-ink">4</b> exercises
          </p>
          <Strip steps={emom} label="Quiet Posterior Engine" size="lg" legend />
          <div className="mt-5 flex flex-wrap gap-2">
            {checks.map((check) => (
              <Chip key={check} variant="ok">
                ✓ {check}
              </Chip>
            ))}
          </div>
        </Card>
      </Section>
      <Section title="Strip, medium, with a place in it">
        <Card>
          <p className="mb-3">
            <b>Tabata Core</b> <span className="num text-ink-2">· stopped at 6:40 of 15:45</span>
          </p>
          <Strip steps={tabata} position={{ stepIndex: 4, stepSeconds: 0 }} label="Tabata Core" />
        </Card>
      </Section>
      <Section title="Strip, small, in rows">
        <Card className="flex flex-col gap-3">
          <p>
            <b>Tabata Core</b> <span className="text-ink-2">· Thu · 16 min</span>
          </p>
          <Strip steps={tabata} size="sm" label="Tabata Core" />
          <p>
            <b>Hotel Circuit</b> <span className="text-ink-2">· Tue · 14 min</span>
          </p>
          <Strip steps={circuit} size="sm" label="Hotel Circuit" />
        </Card>
      </Section>
      <Section title="Strip, extremes: none, one, 540, uneven">
        <Card className="flex flex-col gap-4">
          <Strip steps={none} />
          <Strip steps={single} />
          <Strip steps={hundreds} />
          <Strip steps={uneven} />
        </Card>
      </Section>
      <Section title="Strip that seeks">
        <Seeking />
      </Section>
    </>
  );
}

const circuitSegments = segmentsOf(circuit);

function Seeking() {
  const [position, setPosition] = useState({ stepIndex: 4, stepSeconds: 14 });

  function seek(seconds: number) {
    const segment = segmentAt(circuitSegments, seconds);
    if (!segment) return;
    setPosition({ stepIndex: segment.index, stepSeconds: seconds - segment.startSeconds });
  }

  const left = Math.round(720 - elapsedSeconds(circuitSegments, position));
  const surfaces = ['phase-work', 'phase-rest', 'phase-warm', 'phase-cool', 'phase-intro'];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {surfaces.map((surface) => (
        <div key={surface} className={`rounded-card p-5 ${surface}`}>
          <p className="num mb-3 font-[650]">{left} s left</p>
          <SeekStrip steps={circuit} position={position} onSeek={seek} tone="mono" />
          <p className="clock mt-8 text-center text-[9rem]">0:38</p>
        </div>
      ))}
      <Card>
        <p className="num mb-3 font-[650]">On a plain surface</p>
        <SeekStrip steps={circuit} position={position} onSeek={seek} size="lg" />
      </Card>
    </div>
  );
}
