import type { EquipmentId } from '@cadence/domain/exercise/types';
import {
  chosenGearId,
  keptConditions,
  keptInjuries,
  readNamedFacts,
} from '@cadence/domain/profile/athlete';
import {
  defaultProfileId,
  type EquipmentProfile,
} from '@cadence/domain/profile/equipment-profiles';
import type { SyncItem } from '@cadence/domain/sync/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { conditionName, injuryName } from '../../features/profile/fact-words.ts';
import { isKnownLimit } from '../../features/profile/told-limits.ts';
import { failedTo } from '../../features/program/program-words.ts';
import { useCreateProgram } from '../../features/program/wizard/use-create-program.ts';
import { Wizard } from '../../features/program/wizard/wizard.tsx';
import {
  bodyOf,
  changeDraft,
  readWizardDraft,
  useWizardDraft,
} from '../../features/program/wizard/wizard-draft.ts';
import { GearButton } from '../../features/workout/gear/gear-button.tsx';
import { findGear, useGearProfiles } from '../../features/workout/gear/gear-profiles.ts';
import { GearSheet } from '../../features/workout/gear/gear-sheet.tsx';
import {
  describeFailure,
  isSafety,
  type SafetyFailure,
} from '../../features/workout/generate/generation-failure.ts';
import { ReadingsList } from '../../features/workout/generate/readings.tsx';
import { isOfKit } from '../../features/workout/generate/told-choices.ts';
import { SafetyCard } from '../../features/workout/safety/safety-card.tsx';
import {
  lockTraining,
  unlockTraining,
  useSafetyLock,
} from '../../features/workout/safety/safety-lock.ts';
import type { ApiFailure } from '../../platform/api/api-failure.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { useWishReadings } from './program-readings.ts';

function limitsOf(items: readonly SyncItem[]): string[] {
  const injuries = keptInjuries(items).filter(({ value }) => value.status === 'active');
  return [
    ...injuries.map(({ value }) => injuryName(value)),
    ...keptConditions(items).map(({ value }) => conditionName(value.condition)),
  ];
}

/** From the coach: the goal comes along, once, and what was there before is not lost. */
function useGivenGoal(): void {
  const [query, setQuery] = useSearchParams();
  const given = query.get('goal');
  useEffect(() => {
    if (given === null) return;
    const { goal: before } = readWizardDraft();
    if (given.trim() !== '' && given !== before) {
      changeDraft({ goal: given, step: 0 });
      if (before.trim() !== '') {
        const onPress = () => changeDraft({ goal: before });
        toast('The goal from your coach is in.', { action: { label: 'Undo', onPress } });
      }
    }
    setQuery(
      (old) => {
        old.delete('goal');
        return old;
      },
      { replace: true },
    );
  }, [given, setQuery]);
}

function isKit(profile: EquipmentProfile, equipment: readonly EquipmentId[] | null): boolean {
  return (
    equipment?.length === profile.equipment.length &&
    equipment.every((id) => profile.equipment.includes(id))
  );
}

function safetyOf(failure: ApiFailure | null): SafetyFailure | null {
  const described = failure && describeFailure(failure);
  return isSafety(described) ? described : null;
}

export function ProgramCreate() {
  useGivenGoal();
  const draft = useWizardDraft();
  const items = useItems();
  const profiles = useGearProfiles();
  const navigate = useNavigate();
  const [gearOpen, setGearOpen] = useState(false);
  const today = useToday();
  const lock = useSafetyLock();
  const heading = useRef<HTMLHeadingElement>(null);
  const making = useCreateProgram(() => void navigate('/program?view=program'));
  const { failure } = making;
  const safety = lock ?? safetyOf(failure);
  const level = draft.level ?? readNamedFacts(items).level ?? 'beginner';
  const chosen = findGear(profiles, draft.gear ?? chosenGearId(items) ?? defaultProfileId);
  // The planner hears the words itself: what is sent need not wait until they are read here.
  const body = useMemo(
    () => bodyOf(draft, { level, kit: chosen, today }),
    [draft, level, chosen, today],
  );
  const readings = useWishReadings(body);
  const toldKit = readings.equipment ? readings.chips.filter(isOfKit) : [];
  // What was just tapped away is still in the readings for a moment.
  const isKitTold = toldKit.some(({ id }) => !draft.dismissed.includes(id));
  const heard = isKitTold
    ? [chosen, ...profiles].find((profile) => isKit(profile, readings.equipment))
    : undefined;
  const kit = heard ?? chosen;

  // A reason not to train holds for every page.
  useEffect(() => {
    const told = safetyOf(failure);
    if (told?.kind === 'stop') lockTraining({ ...told, kind: 'stop' });
    if (told) heading.current?.focus();
  }, [failure]);

  if (safety) {
    return (
      <SafetyCard
        failure={safety}
        heading={heading}
        onCleared={() => {
          if (safety.kind === 'stop') reword();
          else answerHold(safety.id);
        }}
        onNotMeant={reword}
      />
    );
  }
  return (
    <>
      <Wizard
        body={body}
        level={level}
        gear={
          <GearButton chosen={kit} told={isKitTold && !heard} onOpen={() => setGearOpen(true)} />
        }
        limits={limitsOf(items)}
        toldKit={toldKit}
        told={readings.chips.filter(
          ({ id, kind }) => kind === 'safety' && !isKnownLimit(id, items),
        )}
        readings={<ReadingsList {...readings} onDismiss={dismiss} />}
        onDismiss={dismiss}
        isBuilding={making.isBuilding}
        problem={failure && `${failedTo.create}. ${failureText(failure)}`}
        onCreate={() => making.begin(body)}
        onCancel={making.cancel}
      />
      <GearSheet
        open={gearOpen}
        profiles={profiles}
        chosen={kit}
        onChoose={(id) => {
          changeDraft({ gear: id });
          // The later word counts.
          dismiss(...toldKit.map((reading) => reading.id));
        }}
        onClose={() => setGearOpen(false)}
      />
    </>
  );

  function dismiss(...ids: string[]) {
    changeDraft({ dismissed: [...readWizardDraft().dismissed, ...ids] });
  }

  function reword() {
    unlockTraining(safety?.id);
    making.forgetFailure();
    changeDraft({ step: 0 });
  }

  function answerHold(id: string) {
    unlockTraining(id);
    const cleared = [...new Set([...draft.cleared, id])];
    changeDraft({ cleared });
    making.begin({ ...body, cleared });
  }
}
