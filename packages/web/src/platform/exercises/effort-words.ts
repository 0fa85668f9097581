/** What the term means, where it is met first. */
export const rpeWords = 'how hard, 1–10';
export const rpeSentence = 'RPE is how hard a set is, to ten: at 8 you could do two reps more.';
