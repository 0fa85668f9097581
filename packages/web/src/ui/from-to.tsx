interface FromToProps {
  /** Empty where nothing was before. */
  from: string;
  to: string;
}

/** What was planned, struck out, and what is proposed. */
export function FromTo({ from, to }: FromToProps) {
  return (
    <span>
      {from !== '' && (
        <>
          <span className="sr-only">From </span>
          <del className="text-ink-2">{from}</del>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> to </span>
        </>
      )}
      <ins className="font-[750] no-underline">{to}</ins>
    </span>
  );
}
