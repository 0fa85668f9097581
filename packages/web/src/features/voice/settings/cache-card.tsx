import { numberFormat } from '../../../platform/dates/formats.ts';
import { sizeText } from '../../../platform/size-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLastSession } from '../last-session.ts';
import { useServerVoice } from '../server-voice.ts';

const counted = numberFormat();

/** How much of what was asked for was there already. */
export function CacheCard() {
  const cache = useServerVoice(({ health }) => health?.cache ?? null);
  const isLoading = useServerVoice(({ status }) => status === 'loading');
  if (isLoading) return <CacheWaiting />;
  if (cache === null) return null;
  const { entries, bytes, hit_rate_percent: hits } = cache;
  const hitPercent = Math.round(hits);
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="display text-xl">Lines kept ready</h2>
        <p className="mt-1 text-ink-2 text-sm">
          {entries === 0
            ? 'None yet. The first line you hear is the first one kept.'
            : 'A line is made once on the server, then played from there.'}
        </p>
      </div>
      {entries > 0 && (
        <>
          <div
            role="img"
            aria-label={`${hitPercent} % of the lines were kept, ${100 - hitPercent} % were made new`}
            className="flex h-4 overflow-hidden rounded-full bg-field-line"
          >
            <span className="bg-ink" style={{ width: `${hitPercent}%` }} />
          </div>
          <dl className="num flex flex-col gap-1.5">
            <Figure dot="bg-ink" name="Played from there" value={`${hitPercent} %`} />
            <Figure dot="bg-field-line" name="Made new" value={`${100 - hitPercent} %`} />
            <Figure name="Lines" value={counted().format(entries)} />
            <Figure name="Size" value={sizeText(bytes)} />
          </dl>
        </>
      )}
      <LastSession />
    </Card>
  );
}

/** Amounts are small: a line costs a fraction of a cent. */
const dollars = numberFormat({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

function LastSession() {
  const last = useLastSession();
  if (last === null) return null;
  const { hit_rate_percent: hits, avg_response_time_ms: ms, cost_savings: saved } = last;
  return (
    <section className="flex flex-col gap-1.5 border-line border-t pt-4">
      <h3 className="font-[650]">Your last workout</h3>
      <dl className="num flex flex-col gap-1.5">
        <Figure name="Played from there" value={`${Math.round(hits)} %`} />
        <Figure name="Wait for a line" value={`${counted().format(Math.round(ms))} ms`} />
        {saved > 0 && <Figure name="Saved" value={dollars().format(saved)} />}
      </dl>
    </section>
  );
}

function CacheWaiting() {
  return (
    <Card className="p-5 sm:p-6">
      <SkeletonGroup label="Loading the figures" className="flex flex-col gap-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    </Card>
  );
}

interface FigureProps {
  name: string;
  value: string;
  dot?: string;
}

function Figure({ name, value, dot }: FigureProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2 text-ink-2">
        {dot && <span aria-hidden="true" className={`size-3 rounded-sm ${dot}`} />}
        {name}
      </dt>
      <dd className="font-[700]">{value}</dd>
    </div>
  );
}
