import { explainReading } from '../packages/domain/src/reading/explain.ts';

const text = process.argv.slice(2).join(' ');
if (text === '') {
  console.error('Usage: npm run explain -- "20 min, bad knee, two dumbbells"');
  process.exitCode = 1;
} else {
  console.log(explainReading(text));
}
