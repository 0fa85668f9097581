import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Speaks the messages of the real child, and does what a line's text says.
let folder = '';
const frame = Buffer.alloc(156);
Buffer.from([0xff, 0xf3, 0x60, 0xc4]).copy(frame);

function dieOnce(id) {
  const mark = join(folder, 'died');
  if (existsSync(mark)) return speak(id);
  writeFileSync(mark, '');
  process.kill(process.pid, 'SIGKILL');
}

function speak(id) {
  process.send({ type: 'spoken', id, bytes: new Uint8Array(Buffer.concat([frame, frame])) });
}

let isSpeaking = false;

function speakSlowly(id) {
  if (isSpeaking) return process.send({ type: 'silent', id, reason: 'two at once' });
  isSpeaking = true;
  setTimeout(() => {
    isSpeaking = false;
    speak(id);
  }, 5);
}

process.on('message', (message) => {
  if (message.type === 'open') {
    folder = message.storeFolder;
    if (folder.endsWith('endless')) return;
    const isBroken = folder.endsWith('broken');
    process.send(isBroken ? { type: 'broken', reason: 'no such model' } : { type: 'ready' });
  } else if (message.text === 'die') process.exit(1);
  else if (message.text === 'die once') dieOnce(message.id);
  else if (message.text === 'cannot') {
    process.send({ type: 'silent', id: message.id, reason: 'not this one' });
  } else if (message.text === 'what it was given') {
    const names = Object.keys(process.env).join(' ');
    process.send({ type: 'silent', id: message.id, reason: names });
  } else if (message.text.startsWith('slow')) speakSlowly(message.id);
  else if (message.text !== 'hang') speak(message.id);
});
process.on('disconnect', () => process.exit(0));
