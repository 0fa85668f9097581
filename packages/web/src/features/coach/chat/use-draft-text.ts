import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../../platform/drafts.ts';

const read = (key: string) => ({ key, text: readDraft(key).text ?? '' });

/**
 * What is typed and not said yet, kept over a reload. Where the place has only got another
 * name, `formerKey` is the one before, and the text comes along.
 */
export function useDraftText(key: string, formerKey?: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => read(key));
  const isRenamed = draft.key === formerKey;
  const current = draft.key === key ? draft : isRenamed ? { ...draft, key } : read(key);
  if (current !== draft) setDraft(current);

  useEffect(() => {
    const { text } = formerKey === undefined ? {} : readDraft(formerKey);
    if (formerKey === undefined || text === undefined) return;
    clearDraft(formerKey);
    writeDraft(key, { text });
  }, [key, formerKey]);

  function change(text: string) {
    setDraft({ key, text });
    if (text === '') clearDraft(key);
    else writeDraft(key, { text });
  }

  return [current.text, change];
}
