/** What a coach says in a workout: short, long, with numbers and with names. */
export const coachingLines = [
  'Get ready. Goblet squat is first.',
  'Three rounds of eight, then rest for ninety seconds.',
  'Keep your chest up and push the floor away.',
  'Halfway there. Hold this pace.',
  'Ten seconds left.',
  'Rest for 60 seconds. Breathe slowly and loosen up.',
  'Next is the Romanian deadlift, 12 reps with 16 kg.',
  'Switch sides. Left leg in front.',
  'Last round. Make it clean.',
  'Bring your shoulders down and keep your ribs over your hips.',
  'Two minutes to go. You have done harder things than this.',
  'That was a new record. Well done.',
];
