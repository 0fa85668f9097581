import type { TopicSubject } from '../subject.ts';

/** What holds for most things, where nothing of its own is known of one. */
export const plainSubject: TopicSubject = {
  of: [],
  name: 'it',
  says: {
    often: 'Two or three times a week, with a day between, unless I said otherwise above.',
    until:
      'Expect four to eight weeks before it clearly shows; the first change is that it feels easier.',
    missed: 'Nothing is lost: go on with the next one and do not double up.',
    next: 'When it feels easy twice in a row, take the next small step: a little longer, then a little more.',
    else: 'Then make it half as hard for two weeks. If that changes nothing, tell me what exactly happens and I look at it again.',
    do: 'Start with the smallest version of it this week, twice, and tell me how it went.',
    start: 'Small: ten minutes, twice this week, easier than you think you need.',
    sure: 'Yes, as sure as the evidence allows; the source is under the answer.',
  },
};
