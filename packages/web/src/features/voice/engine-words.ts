const names: Record<string, string> = {
  piper: 'Built-in voice',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
};

export const engineName = (id: string): string => names[id] ?? id;
