import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const wanted = tabs.findIndex((tab) => tab.id === (value ?? own));
  const at = Math.max(0, wanted);
  const current = tabs[at];

  function choose(id: string) {
    setOwn(id);
    onChange?.(id);
  }

  function move(event: KeyboardEvent) {
    const index = moves[event.key]?.(at, tabs.length) ?? -1;
    const next = tabs[index];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  if (!current) return null;
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={move}
            className="relative min-h-11 shrink-0 px-4 font-[650] text-ink-2 -outline-offset-3 after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t hover:text-ink aria-selected:text-ink aria-selected:after:bg-brand"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={current.id}
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-tab-${current.id}`}
        className="pt-5"
      >
        {current.content}
      </div>
    </div>
  );
}
