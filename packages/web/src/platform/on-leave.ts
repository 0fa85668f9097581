/** Acts whenever the page goes out of view or is about to end; gives the way to stop. */
export function onLeave(act: () => void): () => void {
  const look = () => document.visibilityState === 'hidden' && act();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', act);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', act);
  };
}
