import {
  endClass,
  joinClass,
  leaveClass,
  moveClass,
  type watchClass,
} from '@cadence/contract/class/routes';
import type { classMoves } from '@cadence/contract/class/schemas';
import type { ReplyOf } from '@cadence/contract/route';
import { classSteps } from '@cadence/domain/class/class-steps';
import { applyVersion, type OwnVersion } from '@cadence/domain/class/own-version';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { classAddress } from '../../features/class/class-address.ts';
import { type ClassLink, openClassLink } from '../../features/class/live-class.ts';
import { QrCode } from '../../features/share/qr-code.tsx';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText, failureWords } from '../../platform/api/failure-text.ts';
import { classUrl } from '../../platform/api/live-url.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ClassStage } from './class-stage.tsx';

export type DeviceKind = 'screen' | 'athlete' | 'lead';

interface ClassDeviceProps {
  code: string;
  shown: ReplyOf<typeof watchClass>;
  kind: DeviceKind;
}

function useLink(code: string): ClassLink | null {
  const [link, setLink] = useState<ClassLink | null>(null);
  useEffect(() => {
    const opened = openClassLink({ url: classUrl(code) });
    setLink(opened);
    return () => opened.close();
  }, [code]);
  return link;
}

export function ClassDevice({ code, shown, kind }: ClassDeviceProps) {
  const link = useLink(code);
  const steps = useMemo(() => classSteps(shown.workout), [shown.workout]);
  if (!link) return null;
  if (kind === 'athlete') return <Athlete link={link} code={code} shown={shown} />;
  const aside = <Code link={link} code={code} />;
  return (
    <ClassStage
      link={link}
      title={shown.title}
      steps={steps}
      aside={aside}
      controls={kind === 'lead' && <Remote link={link} id={shown.id} />}
    />
  );
}

interface OfClass {
  link: ClassLink;
  code: string;
}

function useMembers(link: ClassLink): number {
  return useSyncExternalStore(link.subscribe, () => link.live()?.members ?? 0);
}

/** How others get in. */
function Code({ link, code }: OfClass) {
  const members = useMembers(link);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="num inline-flex min-h-11 items-center gap-3 rounded-control bg-(--tint) px-4 font-[700]"
      >
        {code}
        <span className="font-[550]">{members} joined</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Join this class"
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <div className="flex flex-wrap items-center gap-5 text-ink">
          <QrCode text={classAddress(code)} label="QR code of the class" />
          <div className="flex flex-col gap-1">
            <p>Open {location.host}/class and enter</p>
            <p className="num display text-2xl">{code}</p>
          </div>
        </div>
      </Dialog>
    </>
  );
}

interface RemoteProps {
  link: ClassLink;
  id: string;
}

/** The phone as a remote: what is pressed counts for everybody, by the server's clock. */
function Remote({ link, id }: RemoteProps) {
  const navigate = useNavigate();
  const status = useSyncExternalStore(link.subscribe, () => link.live()?.state.status);
  const [busy, setBusy] = useState(false);
  const isRunning = status === 'running';
  async function run(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  const press = (move: (typeof classMoves)[number]) =>
    run(() => call(moveClass, { params: { id }, body: { move } }));
  return (
    <>
      <Button
        size="lg"
        aria-label="Previous step"
        disabled={busy}
        onClick={() => void press('previous')}
      >
        <SkipBack aria-hidden="true" />
      </Button>
      <Button
        size="lg"
        className="flex-1"
        disabled={busy || status === 'complete'}
        onClick={() => void press(isRunning ? 'pause' : 'start')}
      >
        {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <Button size="lg" aria-label="Next step" disabled={busy} onClick={() => void press('next')}>
        <SkipForward aria-hidden="true" />
      </Button>
      <Button
        size="lg"
        onClick={() =>
          void run(async () => {
            await call(endClass, { params: { id } });
            await navigate('/home');
          })
        }
      >
        End class
      </Button>
    </>
  );
}

interface AthleteProps extends OfClass {
  shown: ReplyOf<typeof watchClass>;
}

/** The same minute in a version of one's own; who may not join is told why. */
function Athlete({ link, code, shown }: AthleteProps) {
  const navigate = useNavigate();
  const [version, setVersion] = useState<OwnVersion | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  useEffect(() => {
    let isHere = true;
    call(joinClass, { params: { code }, body: {} }).then(
      (joined) => isHere && setVersion(joined.version),
      (thrown: unknown) => {
        const failure = asFailure(thrown);
        const text = failure.suggestion ?? failureText(failure);
        if (isHere) setProblem({ title: failure.message, text });
      },
    );
    return () => {
      isHere = false;
    };
  }, [code]);
  const steps = useMemo(
    () => version && applyVersion(classSteps(shown.workout), version),
    [version, shown.workout],
  );
  if (problem) {
    return (
      <main id="main" role="alert" className="mx-auto flex max-w-2xl flex-col gap-4 px-5 py-10">
        <h1 className="display text-[2.25rem]">{problem.title}</h1>
        <p className="max-w-prose">{problem.text}</p>
        <ButtonLink to={`/class?as=screen#${code}`} className="self-start">
          Watch the class
        </ButtonLink>
      </main>
    );
  }
  if (!steps || !version) return null;
  async function leave(): Promise<void> {
    try {
      await call(leaveClass, { params: { code } });
      await navigate('/home');
    } catch (thrown) {
      toast(failureWords(thrown), { tone: 'error' });
    }
  }
  return (
    <ClassStage
      link={link}
      title={shown.title}
      steps={steps}
      aside={<Changes version={version} />}
      controls={
        <Button size="lg" onClick={() => void leave()}>
          Leave the class
        </Button>
      }
    />
  );
}

/** What was exchanged for this athlete, and why. */
function Changes({ version }: { readonly version: OwnVersion }) {
  const [isOpen, setOpen] = useState(false);
  const changed = version.exercises.filter(({ reason }) => reason !== null);
  if (changed.length === 0) return <p className="font-[650]">It suits you as it is.</p>;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center rounded-control bg-(--tint) px-4 font-[650]"
      >
        {changed.length} changed for you
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Changed for you"
        actions={<Button onClick={() => setOpen(false)}>Done</Button>}
      >
        <ul className="flex list-disc flex-col gap-2 pl-5 text-ink">
          {changed.map(({ from, to, reason }) => (
            <li key={from}>
              {to ? `${to.name} in place of ${from}` : `A rest in place of ${from}`}: {reason}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
