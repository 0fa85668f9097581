import { Link } from 'react-router';
import { countThings } from '../coach-words.ts';
import type { Knowledge } from './use-knowledge.ts';

interface KnowsLineProps {
  knowledge: Knowledge;
  onOpen: () => void;
}

const learnedWords = (count: number): string =>
  count === 0 ? 'Nothing learned in chat yet' : `Learned ${countThings(count)} in chat`;

/** Opens what it counts. */
export function KnowsLine({ knowledge, onOpen }: KnowsLineProps) {
  const { status, count, features } = knowledge;
  const news = features.filter(({ unlocked, acknowledged }) => unlocked && !acknowledged).length;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <button
        type="button"
        onClick={onOpen}
        className="-my-2 min-h-11 rounded-control decoration-ink-3 hover:text-ink hover:underline"
      >
        {status === 'ready' ? learnedWords(count) : 'What your coach knows'}
        {news > 0 && <span className="ml-1 font-[650] text-ok"> {news} unlocked</span>}
      </button>
      <span aria-hidden="true">·</span>
      <Link
        to="/profile?view=completion"
        className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        see profile
      </Link>
    </span>
  );
}
