import {
  CircleHelp,
  DoorOpen,
  List,
  type LucideIcon,
  Maximize,
  RotateCcw,
  Settings2,
  SkipBack,
  SkipForward,
  Square,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { hasKeys } from '../../../platform/has-keys.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import type { RunSheet } from '../screen/controls/run-controls.tsx';
import type { FullScreen } from '../screen/hooks/use-full-screen.ts';

interface MoreSheetProps {
  open: boolean;
  onSheet: (sheet: RunSheet | null) => void;
  fullScreen: FullScreen;
  /** A stopwatch has no other steps to go to. */
  countsUp: boolean;
  muted: boolean;
  onMute: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onLeave: () => void;
}

/** Its first three stand here only where the screen has no room for them as buttons. */
export function MoreSheet(props: MoreSheetProps) {
  const { open, onSheet, fullScreen, countsUp, muted, onMute, onPrevious, onNext, onLeave } = props;
  const close = () => onSheet(null);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Sheet open={open} onClose={close} title="More">
      <ul className="-mx-2">
        {!countsUp && (
          <>
            <Item
              className="run-item-previous"
              icon={SkipBack}
              label="Previous step"
              onPress={then(onPrevious)}
            />
            <Item
              className="run-item-next"
              icon={SkipForward}
              label="Next step"
              onPress={then(onNext)}
            />
            <Item
              className="run-item-steps"
              icon={List}
              label="Steps"
              onPress={() => onSheet('steps')}
            />
          </>
        )}
        <Item
          className="run-item-mute"
          icon={muted ? VolumeX : Volume2}
          label={muted ? 'Sound on' : 'Mute'}
          onPress={then(onMute)}
        />
        {fullScreen.possible && (
          <Item
            icon={Maximize}
            label={fullScreen.on ? 'Leave full screen' : 'Full screen'}
            onPress={then(fullScreen.toggle)}
          />
        )}
        <Item icon={Settings2} label="Timer settings" onPress={() => onSheet('settings')} />
        {hasKeys() && (
          <Item icon={CircleHelp} label="Keyboard shortcuts" onPress={() => onSheet('help')} />
        )}
        <Item icon={RotateCcw} label="Start over" onPress={() => onSheet('restart')} />
        <Item
          icon={DoorOpen}
          label="Leave for now"
          hint="Pauses here. You can pick it up from Home."
          onPress={then(onLeave)}
        />
        <Item icon={Square} label="End workout" onPress={() => onSheet('end')} />
      </ul>
    </Sheet>
  );
}

interface ItemProps {
  icon: LucideIcon;
  label: string;
  hint?: string;
  className?: string;
  onPress: () => void;
}

function Item({ icon: Icon, label, hint, className, onPress }: ItemProps) {
  return (
    <li className={className}>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full items-center gap-4 rounded-control px-2 text-left font-[650] text-base hover:bg-ink/5"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        <span>
          {label}
          {hint && <span className="block font-[400] text-ink-2 text-sm">{hint}</span>}
        </span>
      </button>
    </li>
  );
}
