import { progressionsOf, regressionsOf, waysToProgress } from '@cadence/domain/exercise/graph';
import { exerciseById } from '@cadence/domain/exercise/library';
import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { equipmentCatalogue } from '@cadence/domain/profile/equipment';
import { ArrowDown, ArrowUp, ChevronLeft, OctagonX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { muscleNames } from '../../../platform/exercises/muscle-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FigurePlayer } from '../../../ui/figure/figure-player.tsx';
import { useFigure } from '../../../ui/figure/use-figure.ts';
import { Chip } from '../../../ui/form/chip.tsx';
import { BodyMap } from './body-map.tsx';

function nameOf(exerciseId: string): string {
  return exerciseById(exerciseId)?.name ?? 'Exercise';
}

interface ExerciseDetailsProps {
  exerciseId: string;
  modifications: readonly string[];
  /** Of the set, where it has one: the figure keeps it. */
  tempo?: string | undefined;
  /** The name of the version that is shown. */
  onTitle: (title: string) => void;
}

/** One exercise, or one of its easier and harder versions with the way back. */
export function ExerciseDetails(props: ExerciseDetailsProps) {
  const { exerciseId, modifications, tempo, onTitle } = props;
  const [trail, setTrail] = useState<readonly string[]>([]);
  const shownId = trail.at(-1) ?? exerciseId;
  const beforeId = trail.length > 0 ? (trail.at(-2) ?? exerciseId) : undefined;
  const top = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => onTitle(nameOf(shownId)), [shownId, onTitle]);

  // The pressed version is gone with the exercise it stood in, so the focus needs a new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another exercise is shown.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      top.current?.closest('dialog')?.scrollTo?.({ top: 0 });
      top.current?.focus({ preventScroll: true });
    }
  }, [shownId]);

  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {beforeId !== undefined && (
        <Button
          variant="ghost"
          onClick={() => setTrail(trail.slice(0, -1))}
          className="-ml-4 self-start"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Back to {nameOf(beforeId)}
        </Button>
      )}
      <Details
        exerciseId={shownId}
        modifications={shownId === exerciseId ? modifications : []}
        tempo={shownId === exerciseId ? tempo : undefined}
        isSpared={modifications.length > 0}
        onOpen={(id) => setTrail([...trail, id])}
      />
    </div>
  );
}

/** The movement itself, once its motions are loaded. */
function ExerciseFigure({ exercise, tempo }: ExerciseProps & { tempo: string | undefined }) {
  const shown = useFigure(exercise, tempo);
  // Its place is kept, so that nothing jumps when it comes.
  if (!shown) return <div className="h-65" />;
  const movers = exercise.primary.map((muscle) => muscleNames[muscle]).join(', ');
  return (
    <FigurePlayer
      key={exercise.id}
      shown={shown}
      secondsPerRep={tempo ? undefined : exercise.secondsPerRep}
      label={`${exercise.name} shown by a figure. ${exercise.howTo} Works: ${movers}.`}
    />
  );
}

interface DetailsProps {
  exerciseId: string;
  modifications: readonly string[];
  tempo: string | undefined;
  /** Also where another version is shown than the one that is changed for this athlete. */
  isSpared: boolean;
  onOpen: (exerciseId: string) => void;
}

function Details(props: DetailsProps) {
  const { exerciseId, modifications, tempo, isSpared, onOpen } = props;
  const exercise = exerciseById(exerciseId);
  const isChanged = modifications.length > 0;
  if (!exercise) {
    return <p className="text-ink-2">This exercise is not in the library yet.</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      {isChanged && (
        <Block title="For you">
          <Cues>{modifications}</Cues>
          <p className="text-ink-2">This comes before what is said below.</p>
        </Block>
      )}
      <ExerciseFigure exercise={exercise} tempo={tempo} />
      <BodyMap primary={exercise.primary} secondary={exercise.secondary} />
      <Block title="How to">
        <p>{exercise.howTo}</p>
      </Block>
      {/* A general cue may say the opposite of the change. */}
      {!isChanged && (
        <Block title="Cues">
          <Cues>{exercise.cues}</Cues>
        </Block>
      )}
      <Block title="Breathing">
        <p>{exercise.breathing}</p>
      </Block>
      <Mistakes exercise={exercise} />
      <div className="flex gap-3 rounded-card bg-danger-soft p-4">
        <OctagonX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        <div>
          <h3 className="font-[700] text-danger">When to stop</h3>
          <p>{exercise.stopIf}</p>
        </div>
      </div>
      <Block title="Kit">
        <p>{kitOf(exercise)}</p>
      </Block>
      <Versions exercise={exercise} isSpared={isSpared} onOpen={onOpen} />
    </div>
  );
}

interface BlockProps {
  title: string;
  children: ReactNode;
}

function Block({ title, children }: BlockProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="eyebrow">{title}</h3>
      {children}
    </section>
  );
}

interface CuesProps {
  children: readonly string[];
}

function Cues({ children }: CuesProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {children.map((cue) => (
        <li key={cue} className="flex gap-2.5">
          <span aria-hidden="true" className="mt-1 h-3.5 w-1 shrink-0 rounded-full bg-work" />
          {cue}
        </li>
      ))}
    </ul>
  );
}

interface ExerciseProps {
  exercise: LibraryExercise;
}

function Mistakes({ exercise: { mistakes } }: ExerciseProps) {
  if (mistakes.length === 0) return null;
  return (
    <Block title="Common mistakes">
      <ul className="flex flex-col gap-3">
        {mistakes.map(({ error, fix }) => (
          <li key={error}>
            <p className="text-ink-2">{error}</p>
            <p className="font-[600]">{fix}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function kitOf({ equipment, props }: LibraryExercise): string {
  const kit = equipment.map((id) => equipmentCatalogue[id].name);
  const more = props.map((prop) => prop.replaceAll('_', ' '));
  const [first = '', ...others] = [...kit, ...more];
  return [first, ...others.map((name) => name.toLowerCase())].join(', ');
}

interface VersionsProps extends ExerciseProps {
  isSpared: boolean;
  onOpen: (exerciseId: string) => void;
}

const shownVersions = 4;

function Versions({ exercise, isSpared, onOpen }: VersionsProps) {
  const easier = regressionsOf(exercise.id).slice(0, shownVersions);
  const harder = progressionsOf(exercise.id).slice(0, shownVersions);
  return (
    <>
      <VersionList title="Easier" icon={<ArrowDown className="size-4" />} onOpen={onOpen}>
        {easier}
      </VersionList>
      {harder.length > 0 ? (
        <VersionList title="Harder" icon={<ArrowUp className="size-4" />} onOpen={onOpen}>
          {harder}
        </VersionList>
      ) : (
        <Block title="To make it harder">
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {waysToProgress(exercise, isSpared).map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}

interface VersionListProps {
  title: string;
  icon: ReactNode;
  onOpen: (exerciseId: string) => void;
  children: readonly LibraryExercise[];
}

function VersionList({ title, icon, onOpen, children }: VersionListProps) {
  if (children.length === 0) return null;
  return (
    <Block title={title}>
      <ul className="flex flex-wrap gap-2">
        {children.map(({ id, name }) => (
          <li key={id}>
            <Chip onClick={() => onOpen(id)} className="gap-1.5">
              <span aria-hidden="true">{icon}</span>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </Block>
  );
}
