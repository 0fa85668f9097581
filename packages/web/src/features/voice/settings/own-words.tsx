import { generateBody } from '@cadence/contract/voice/schemas';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { type SubmitEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, writeDraft } from '../../../platform/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/form/field.tsx';
import { hush, say, useLineStatus } from '../speaking.ts';
import { SpeechNote } from './speech-notes.tsx';

interface OwnWordsProps {
  style: VoiceStyle;
}

const lineId = 'own';
const draftKey = 'voice';
/** The contract refuses more. */
const maxLength = 600;

const problemOf = (text: string): string | undefined =>
  z.safeParse(generateBody, { text }).error?.issues[0]?.message;

export function OwnWords({ style }: OwnWordsProps) {
  const [text, setText] = useState(() => readDraft(draftKey).text ?? '');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSpeaking = useLineStatus(lineId) !== null;
  const length = text.trim().length;
  const problem = problemOf(text);
  const isShown = checked || length > maxLength;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isSpeaking) hush();
    else if (problem === undefined)
      void say({ id: lineId, place: 'own', text: text.trim(), style });
    else field.current?.focus();
  }

  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="display text-xl">Your own words</h2>
        <TextArea
          ref={field}
          label="Text to speak"
          rows={3}
          value={text}
          placeholder="Last round. Make it a good one."
          hint={`${length} of ${maxLength} characters`}
          error={isShown ? problem : undefined}
          onChange={(event) => {
            setText(event.target.value);
            writeDraft(draftKey, { text: event.target.value });
          }}
          onBlur={() => setChecked(text !== '')}
        />
        <SpeechNote place="own" />
        <Button type="submit" className="self-start">
          {isSpeaking ? 'Stop' : 'Speak it'}
        </Button>
      </form>
    </Card>
  );
}
