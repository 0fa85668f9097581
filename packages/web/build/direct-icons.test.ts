import { expect, test } from 'vitest';
import { nameIconFiles, readIconList } from './direct-icons.ts';

const list = readIconList(`
export { index as icons };
export { default as AlertCircle, default as CircleAlert } from './icons/circle-exclamation-point.mjs';
export { default as LucideX, default as X } from './icons/x.mjs';
`);

test.each([
  [
    "import { CircleAlert, X } from 'lucide-react';",
    "import CircleAlert from 'lucide-react/icons/circle-exclamation-point'; import X from 'lucide-react/icons/x';",
  ],
  ["import { type LucideIcon, X } from 'lucide-react';", "import X from 'lucide-react/icons/x';"],
  [
    "import {\n  X,\n} from 'lucide-react';\nx();",
    "import X from 'lucide-react/icons/x';\n\n\nx();",
  ],
  ["import { useState } from 'react';", "import { useState } from 'react';"],
])('%s asks for each icon by its file', (code, named) => {
  expect(nameIconFiles(code, list)).toBe(named);
});

test('what the list does not have is left to the library', () => {
  const code = "import { X, Unheard } from 'lucide-react';";
  expect(nameIconFiles(code, list)).toBe(code);
});
