import './ui/styles.css';

/** What the page says by itself when the app is long in coming is said at once when it cannot come. */
function sayItFailed(error: unknown): void {
  console.error(error);
  document.documentElement.classList.add('known', 'late');
}

/** The libraries by themselves: read together with the app they hold up a slow phone twice as long. */
async function load(): Promise<void> {
  await import('react-dom/client');
  const { begun } = await import('./app/start.tsx');
  await begun;
}

const start = () => void load().catch(sayItFailed);

// Making the app takes a slow phone many frames: the page's own first picture is seen before that.
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));
