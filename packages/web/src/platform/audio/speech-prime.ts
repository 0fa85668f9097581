/** Gives what lets the page speak later on: iOS allows it only after it has spoken in a gesture. */
export function createSpeechPrimer(): () => void {
  let isPrimed = false;
  return () => {
    const { speechSynthesis } = globalThis as { speechSynthesis?: SpeechSynthesis };
    const { userActivation } = navigator as { userActivation?: UserActivation };
    // Outside of a gesture it would be for nothing.
    if (isPrimed || !speechSynthesis || userActivation?.isActive === false) return;
    isPrimed = true;
    const nothing = new SpeechSynthesisUtterance('');
    nothing.volume = 0;
    speechSynthesis.speak(nothing);
  };
}

/** To be called in a gesture, before anything is waited for. The app has but one mouth. */
export const primeSpeech = createSpeechPrimer();
