import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { Problem } from '../../../ui/problem.tsx';
import type { GoalAnalysis } from '../coach-calls.ts';
import { complexityWords, confidenceWords, pathwayWords } from '../coach-words.ts';

interface GoalAnalysisCardProps {
  analysis: GoalAnalysis;
  /** Just made, so this is what comes next. */
  isNew: boolean;
  busy: boolean;
  problem: string | null;
  onRefine: () => void;
  onTalk: () => void;
}

/** What a goal takes, and what to do about it. */
export function GoalAnalysisCard({
  analysis,
  isNew,
  busy,
  problem,
  onRefine,
  onTalk,
}: GoalAnalysisCardProps) {
  const { goalText, complexity, estimatedTime, recommendedPathway, confidence } = analysis;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new one is arrived at.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, analysis]);

  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <div>
        <p className="eyebrow">Your goal</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="display wrap-anywhere mt-1.5 text-[1.625rem] outline-none"
        >
          {goalText}
        </h2>
        <p className="mt-3 max-w-prose text-base text-ink-2">{analysis.reasoning}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 border-line border-y py-5 sm:grid-cols-4">
        <Figure name="Complexity">{complexityWords[complexity]}</Figure>
        <Figure name="Time">{estimatedTime}</Figure>
        <Figure name="Pathway">{pathwayWords[recommendedPathway]}</Figure>
        <Figure name="Confidence">
          {confidenceWords(confidence)}
          <span className="num font-[450] text-ink-2"> · {Math.round(confidence * 100)} %</span>
        </Figure>
      </dl>
      {analysis.keyDimensions.length > 0 && (
        <section aria-label="Key dimensions">
          <h3 className="font-[650]">What it comes down to</h3>
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {analysis.keyDimensions.map((dimension) => (
              <li key={dimension}>
                <Chip variant="sunken">{dimension}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {analysis.nextSteps.length > 0 && (
        <section aria-label="Next steps">
          <h3 className="font-[650]">Next steps</h3>
          <ol className="mt-2 flex max-w-prose list-decimal flex-col gap-1.5 pl-5 text-ink-2 marker:font-[650] marker:text-ink">
            {analysis.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <Problem className="">{problem}</Problem>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" busy={busy} onClick={onTalk}>
          Talk about it
        </Button>
        <ButtonLink to={`/program?${new URLSearchParams({ goal: goalText.slice(0, 500) })}`}>
          Make a program
        </ButtonLink>
        <Button onClick={onRefine}>Refine</Button>
      </div>
    </Card>
  );
}

interface FigureProps {
  name: string;
  children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="mt-0.5 font-[650]">{children}</dd>
    </div>
  );
}
