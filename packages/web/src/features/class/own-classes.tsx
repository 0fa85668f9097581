import { endClass, listClasses } from '@cadence/contract/class/routes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { failureWords } from '../../platform/api/failure-text.ts';
import { queryClient, refresh } from '../../platform/api/query.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

const queryKey = ['classes'];

/** Those that the user leads, each ended with one tap. */
export function useOwnClasses(isMember: boolean) {
  const { data } = useQuery(
    {
      queryKey,
      queryFn: () => call(listClasses, {}),
      enabled: isMember,
      meta: { isKept: false },
    },
    queryClient,
  );
  return data?.classes ?? [];
}

export function OwnClasses() {
  const classes = useOwnClasses(true);
  if (classes.length === 0) return null;
  async function end(id: string): Promise<void> {
    try {
      await call(endClass, { params: { id } });
      toast('The class has ended.');
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      await refresh(queryKey);
    }
  }
  return (
    <section aria-labelledby="own-classes" className="flex flex-col gap-2">
      <h2 id="own-classes" className="display text-xl">
        Your open classes
      </h2>
      <p className="text-ink-2">Enter the code from the big screen to lead one from here.</p>
      <ul className="divide-y divide-line">
        {classes.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <span className="wrap-anywhere">{title}</span>
            <Button aria-label={`End ${title}`} onClick={() => void end(id)}>
              End
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
