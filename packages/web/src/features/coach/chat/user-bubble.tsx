interface UserBubbleProps {
  text: string;
}

export function UserBubble({ text }: UserBubbleProps) {
  return (
    <p className="wrap-anywhere max-w-[85%] whitespace-pre-wrap rounded-[18px] rounded-br-[4px] bg-ink px-4 py-3 text-base text-paper">
      <span className="sr-only">You: </span>
      {text}
    </p>
  );
}
