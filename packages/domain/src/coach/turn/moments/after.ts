/** What is said to a few more words on what was just felt. */
export const afterLines = {
  grave: [
    'Of course. Take it one day at a time; nothing here runs away.',
    'I understand. You do not have to decide anything about training now.',
    'That makes sense. Be with people you like, eat something, sleep when you can. I am here.',
    'It may well stay like that for a while. Another way or another hour can make it bearable, and standing still is fine too.',
    'Then let it be so. When you feel like moving again, say it, and we begin with ten minutes.',
    'Thank you for telling me. Nothing to do, nothing to make up for.',
  ],
  remembered: [
    'That is a lovely thing to remember, and it says how much you were cared for. Keep that memory close; on a day when you want to, do that one small thing again, gently.',
    'What a kind habit, and how it must be missing now. It may be a good thing to go on with one day, slowly, and only if it feels right.',
    'I am sorry. Such small things of every day are the ones that are missed most. You could keep it in their memory, at your own pace.',
  ],
  walk: [
    'A walk sounds right. No watch and no pace, and turn round whenever you like.',
    'Yes, do that. Phone in the pocket, any direction. That is enough for today.',
    'Good. Go gently and take somebody along if you can.',
  ],
  wondering: [
    'It is not weird at all, and there is no right way to do this. If you want to, go gently and short, and turn round whenever it is enough; if not, that is fine too.',
    'No, that is quite normal. Do what eases it: a slow walk or an easy run, no watch, no goal. And if you sit down again half way, that is fine.',
  ],
  /** Who makes little of it. */
  belittled: [
    'It counts just the same, and nobody can take it back. Be proud of it first; how fast or how heavy comes by itself from here.',
    'No small talk about it: last month you could not. Pace and weight are what the next weeks are for, today is for being proud.',
    'Slow or not, it is done, and it is yours. The first one is never about the time.',
  ],
  joy: [
    'Enjoy it today. Next comes an easy session, and after that a goal that makes you a little nervous; tell me when you have one.',
    'You earned that. When the grin is gone, we pick the next mark together.',
    'Lovely. Keep the routine that got you there, it clearly works.',
    'Take an easy day, then the next small step: a bit longer or a bit heavier, not both.',
  ],
  refused: [
    'Fair, then not that. There is always another way in: a different hour, another place, or your living room for a month. Which of these is least bad?',
    'You do not have to. Training at home for a few weeks counts just as much, and I can plan it for there.',
    'Understood, no pushing. Tell me what would feel doable this week, even if it is tiny, and we take that.',
    'All right. Then let it rest for now; say a word when you want to try something smaller.',
    'I hear you, and I would be fed up as well. One thing you still have a say in: what the next twenty minutes of training look like. Shall it be something you like?',
  ],
  taken: [
    'Good, start there and keep it small. Tell me afterwards how it went.',
    'That sounds right. Pick the day now, so it does not have to be decided twice.',
    'Do that. Small and done beats big and planned.',
    'Good plan. I am here after it.',
  ],
  more: [
    'I believe you, and it is no small thing. What would make this week one notch lighter?',
    'That is a lot to carry into a session. Let the next one be short and something you are good at.',
    'It makes sense that this sits deep. You need not solve it by training; one easy session beside it is enough.',
    'I hear you. Leave the big plan alone for today; what is one thing that would help by tonight?',
    'Thank you for saying more. What bothers you most about it? Then I can be of some use.',
    'That would get to anybody. Give it a night, and tell me tomorrow what you would like to do about it.',
  ],
} as const;
