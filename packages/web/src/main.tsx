import './ui/styles.css';

const start = () => void import('./app/start.tsx');

// Making the app takes a slow phone many frames: the page's own first picture is seen before that.
if (document.visibilityState === 'hidden') start();
else requestAnimationFrame(() => setTimeout(start));
