/** Between the tabs of this browser, one at a time under this name; at once where it has no locks. */
export async function alone(lockName: string, work: () => Promise<void>): Promise<void> {
  let began = false;
  const begin = () => {
    began = true;
    return work();
  };
  try {
    await navigator.locks.request(lockName, begin);
  } catch (error) {
    // Not there, or refused where storage is blocked.
    if (began) throw error;
    await work();
  }
}
