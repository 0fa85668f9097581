/**
 * npm starts a script by way of a shell, and a signal sent to npm ends that shell only. So a script
 * that goes on for long watches whether its parent is still there.
 * @param {() => void} leave
 */
export function whenParentIsGone(leave) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave();
  }, 500);
  watch.unref();
}
