import { anthropicWire } from './vendor-anthropic.ts';
import { geminiWire } from './vendor-gemini.ts';
import { grokWire } from './vendor-grok.ts';
import { localWire } from './vendor-local.ts';
import { openaiWire } from './vendor-openai.ts';

export const wires = [openaiWire, anthropicWire, geminiWire, grokWire, localWire];
