/** What the athlete of the year has told the coach, a few days ago. */
export const athleteTalk = {
  daysAgo: 3,
  messages: [
    'I love kettlebells and hate burpees.',
    'I train in the evenings after work, and I am stressed on most days.',
    'I deadlift 130 kg for 5. I want to deadlift 160 kg because I want to feel strong at forty.',
    'Thanks, that is all for today.',
  ],
} as const;
