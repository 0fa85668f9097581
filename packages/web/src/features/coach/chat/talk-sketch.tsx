/** A conversation without its words. */
export function TalkSketch() {
  return (
    <div aria-hidden="true" className="mx-auto flex w-full max-w-sm flex-col gap-5">
      <div className="ml-auto w-2/3 space-y-2.5 rounded-[18px] rounded-br-[4px] bg-ink p-4">
        <Line className="w-full bg-paper/35" />
        <Line className="w-3/5 bg-paper/35" />
      </div>
      <div className="w-4/5 space-y-2.5">
        <Line className="w-full bg-ink/15" />
        <Line className="w-5/6 bg-ink/15" />
        <Line className="w-2/5 bg-ink/15" />
      </div>
      <div className="ml-auto w-1/2 rounded-[18px] rounded-br-[4px] bg-ink p-4">
        <Line className="w-4/5 bg-paper/35" />
      </div>
    </div>
  );
}

interface LineProps {
  className: string;
}

function Line({ className }: LineProps) {
  return <span className={`block h-2.5 rounded-full ${className}`} />;
}
