interface MessageTextProps {
  text: string;
}

/** The coach's words: paragraphs, line breaks and what matters in bold. Nothing else is read as markup. */
export function MessageText({ text }: MessageTextProps) {
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
    <p key={index} className="wrap-anywhere whitespace-pre-line">
      {paragraph.split(/\*\*(.+?)\*\*/).map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <strong key={place} className="font-[750]">
            {part}
          </strong>
        ) : (
          part
        ),
      )}
    </p>
  ));
}
