import { useEffect } from 'react';
import { keepPreferences } from '../../features/voice/keep-preferences.ts';
import { useVoicePreferences } from '../../features/voice/preferences-store.ts';
import { ownVoice } from '../../features/voice/profile-changes.ts';
import { useLoadServerVoice, useServerVoice } from '../../features/voice/server-voice.ts';
import { CacheCard } from '../../features/voice/settings/cache-card.tsx';
import { LadderCard } from '../../features/voice/settings/ladder-card.tsx';
import { NamesCard } from '../../features/voice/settings/names-card.tsx';
import { OwnWords } from '../../features/voice/settings/own-words.tsx';
import { SetPreview } from '../../features/voice/settings/set-preview.tsx';
import { SpeechAnnouncer } from '../../features/voice/settings/speech-notes.tsx';
import { Stage } from '../../features/voice/settings/stage.tsx';
import { StylePicker } from '../../features/voice/settings/style-picker.tsx';
import { Topics } from '../../features/voice/settings/topics.tsx';
import { VoiceCard } from '../../features/voice/settings/voice-card.tsx';
import { hush } from '../../features/voice/speaking.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../page/page.tsx';

export function VoicePage() {
  const preferences = useVoicePreferences();
  const { selectedVoiceStyle: style, voiceProfiles } = preferences;
  const voices = useServerVoice((state) => state.voices);
  const chosen = voices.find(({ voice_id }) => voice_id === voiceProfiles[style].voiceId);
  useLoadServerVoice();
  useEffect(() => hush, []);
  return (
    <Page title="Voice Test" heading="How should your coach sound?">
      <div className="flex flex-col gap-4">
        <StylePicker
          value={style}
          onChange={(selectedVoiceStyle) => {
            hush();
            keepPreferences({ selectedVoiceStyle });
          }}
        />
        <Stage
          preferences={preferences}
          speaker={(chosen ?? ownVoice(voices, style))?.name ?? null}
        />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <VoiceCard preferences={preferences} />
            <Card className="flex flex-col gap-5 p-5 sm:p-6">
              <h2 className="display text-xl">What your coach says</h2>
              <div className="grid gap-8 md:grid-cols-2">
                <Topics preferences={preferences} />
                <SetPreview preferences={preferences} />
              </div>
            </Card>
            <NamesCard preferences={preferences} />
          </div>
          <div className="grid min-w-0 items-start gap-4 md:grid-cols-2 xl:grid-cols-1">
            <OwnWords style={style} />
            <LadderCard />
            <CacheCard />
          </div>
        </div>
      </div>
      <SpeechAnnouncer />
    </Page>
  );
}
