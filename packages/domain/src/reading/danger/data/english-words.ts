export interface AlarmWords {
  message: string;
  suggestion: string;
}

const emergency =
  'Stop for now and call your local emergency number. Stay with someone if you can.';

/** Calm and plain; no diagnosis, no workout. */
export const englishWords: Record<string, AlarmWords> = {
  'self-harm': {
    message:
      'Thank you for saying it. You matter more than any workout, and you do not have to carry this alone.',
    suggestion:
      'Please call or text a crisis line now, or your local emergency number if you are in danger. In the US and Canada that is 988, in the UK and Ireland 116 123. Being near someone you trust helps too.',
  },
  threat: {
    message: 'If somebody could get hurt, that comes before any workout.',
    suggestion:
      'Get away from them now, leave anything dangerous where it is, and call your local emergency number. A crisis line listens to this as well; in the US and Canada that is 988, in the UK and Ireland 116 123.',
  },
  'hurt-by-others': {
    message: 'Thank you for telling me. None of it is your fault, and you come before any workout.',
    suggestion:
      'In danger, call your local emergency number. People who listen, day or night: in the US 1-800-799-7233, in the UK 0808 2000 247, in Ireland 1800 341 900. If somebody may look at your screen, leave this page.',
  },
  'chest-pain': {
    message: 'Pain or pressure in the chest, arm or jaw needs a look before any training.',
    suggestion: emergency,
  },
  stroke: {
    message: 'A sudden weak or numb side, or trouble with speech, needs help right away.',
    suggestion: emergency,
  },
  headache: {
    message: 'A headache that strikes this hard and fast needs a look before any training.',
    suggestion: emergency,
  },
  breathless: {
    message: 'Trouble breathing while you rest needs a look before any training.',
    suggestion: emergency,
  },
  palpitations: {
    message: 'A racing or uneven heart together with dizziness needs a look before any training.',
    suggestion: emergency,
  },
  fainting: {
    message: 'Fainting or passing out needs a look before any training.',
    suggestion:
      'Sit or lie down. Call a doctor today, or your local emergency number if it comes back or you feel unwell.',
  },
  'back-nerves': {
    message: 'Numbness there, or losing control of your bladder, needs help right away.',
    suggestion:
      'Do not train. Go to an emergency department or call your local emergency number now.',
  },
  'leg-clot': {
    message: 'A leg that is swollen, warm or painful in this way needs a look before it is used.',
    suggestion:
      'Keep the leg still and call a doctor today. If you are short of breath, call your local emergency number.',
  },
  'dark-urine': {
    message: 'Urine this dark can mean that the body needs help.',
    suggestion: 'Stop training and see a doctor or an emergency department today.',
  },
  pregnancy: {
    message: 'These signs in a pregnancy need a look before any training.',
    suggestion: 'Stop for now and call your midwife, your doctor or your local emergency number.',
  },
  hypo: {
    message: 'With blood sugar this low, training has to wait.',
    suggestion:
      'Treat the low first, have someone stay with you, and call your local emergency number if it does not come up.',
  },
  'head-injury': {
    message: 'After a knock to the head, rest comes first.',
    suggestion:
      'Do not train. See a doctor today; call your local emergency number if you feel sick, sleepy or confused.',
  },
  injury: {
    message: 'A fresh injury should be looked at before it is loaded.',
    suggestion:
      'Rest it and see a doctor. If you cannot stand on it or the pain is strong, go to an emergency department.',
  },
  fever: {
    message: 'With a fever your body is busy enough. No workout today.',
    suggestion:
      'Rest and drink. Start again gently once you have been well for a day or two; call a doctor if it stays or climbs.',
  },
  seizure: {
    message: 'So soon after a seizure, rest comes first.',
    suggestion:
      'Do not train, and do not be alone. See a doctor today; call your local emergency number if it comes back.',
  },
  allergy: {
    message: 'A throat or tongue that swells needs help right away.',
    suggestion: emergency,
  },
  blood: {
    message: 'Blood where it should not be needs a look before any training.',
    suggestion:
      'Stop for now and call a doctor today, or your local emergency number if it is more than a trace or you feel unwell.',
  },
  heat: {
    message: 'After too much heat the body has to cool down and rest.',
    suggestion:
      'Lie down somewhere cool and drink. Call your local emergency number if you are confused, sleepy or getting worse.',
  },
  vomiting: {
    message: 'While you are being sick there is no workout.',
    suggestion:
      'Rest and take small sips. Start again gently once you have eaten and been well for a day; call a doctor if it goes on.',
  },
  drunk: {
    message: 'With drink or drugs in your blood, training is not safe.',
    suggestion:
      'Drink water, rest, and come back when you are sober. If you feel unwell, call a doctor or your local emergency number.',
  },
  'blood-pressure': {
    message: 'A blood pressure this high means no training now.',
    suggestion:
      'Sit down and measure again in a few minutes. Call a doctor today, or your local emergency number if you feel unwell.',
  },
  concussion: {
    message: 'After a concussion the way back to training goes in steps.',
    suggestion: 'Has a doctor cleared you for exercise? Tell me, and I will start gently.',
  },
  'pregnancy-check': {
    message: 'With this in your pregnancy, training should be agreed with your care team.',
    suggestion:
      'Have your midwife or doctor cleared you for exercise? Tell me, and I will plan with care.',
  },
  'told-not-to': {
    message: 'You were told not to train, and that comes first.',
    suggestion:
      'Ask your doctor what is allowed. Once you are cleared, tell me and I will plan around it.',
  },
  heart: {
    message: 'With your heart in mind, I want to be sure before I plan.',
    suggestion:
      'Has a doctor cleared you for exercise? Tell me, and I will keep it light to moderate.',
  },
  'stroke-before': {
    message: 'After a stroke, training should be agreed with your care team.',
    suggestion: 'Has a doctor cleared you for exercise? Tell me, and I will plan with care.',
  },
  'fainting-before': {
    message: 'You fainted before, so I want to be sure first.',
    suggestion: 'Has a doctor cleared you for exercise since? Tell me, and I will start gently.',
  },
  'clot-before': {
    message: 'After a blood clot I want to be sure before I plan.',
    suggestion: 'Has a doctor cleared you for exercise? Tell me, and I will plan with care.',
  },
  surgery: {
    message: 'After surgery the body needs a green light before it trains.',
    suggestion:
      'Has your doctor or physio cleared you for exercise? Tell me, and I will work around it.',
  },
  fracture: {
    message: 'A broken bone needs its time.',
    suggestion:
      'Has your doctor cleared you to train the rest of your body? Tell me, and I will leave it out.',
  },
  illness: {
    message: 'While you are ill, rest does more than training.',
    suggestion:
      'Wait until you feel well. If a doctor has cleared you to train, tell me and I will start gently.',
  },
  eating: {
    message:
      'Thank you for saying it. When eating is hard, training can pull in the wrong direction.',
    suggestion:
      'Please talk to your doctor, or to someone you trust. Has your care team cleared you for exercise? Tell me, and I will keep it gentle.',
  },
  purging: {
    message:
      'Thank you for saying it. Food that is brought up again takes salts that your heart needs, so no session now.',
    suggestion:
      'Please call a doctor or an eating disorder helpline today, and your local emergency number if your heart stumbles, you faint or see blood. Telling someone you trust helps too.',
  },
  controlled: {
    message: 'Nobody else may decide what you eat, or make you train by fear.',
    suggestion:
      'Please talk to someone you trust, or to a helpline for people under pressure at home; call your local emergency number if you are in danger. If you want this session for yourself, tell me, and I will keep it gentle.',
  },
  'no-sleep': {
    message: 'After so long without sleep, heart and head need sleep before any training.',
    suggestion:
      'Sleep first, and leave out what keeps you awake. Call a doctor if you cannot sleep, or your local emergency number if your heart races or you see things.',
  },
  'medicine-change': {
    message: 'When a medicine is left off or changed, your body may react in ways nobody expects.',
    suggestion:
      'Please ask your doctor or pharmacist first. If they know and agree, tell me, and I will keep it gentle.',
  },
  fasting: {
    message: 'After days without food the body has nothing to train with.',
    suggestion:
      'Eat and drink first, and rest today. If a doctor follows your fast and has cleared you to move, tell me and I will keep it gentle.',
  },
  'care-team': {
    message: 'With this, training should be agreed with the people who treat you.',
    suggestion: 'Has your doctor cleared you for exercise? Tell me, and I will keep it gentle.',
  },
  'weight-loss-check': {
    message: 'Weight that goes by itself, or nights soaked in sweat, should be looked at first.',
    suggestion: 'Please see your doctor soon. If it is known and you are cleared, tell me.',
  },
  seated: {
    message: 'I do not know yet what moves well for you, and I will not guess.',
    suggestion:
      'A physio or an adaptive coach can plan with you. Ask for a chair workout for your upper body, and I plan one that stays seated.',
  },
  glucose: {
    message: 'Your blood sugar should be in range before you train.',
    suggestion:
      'Treat it as you were taught and check again. Tell me the new number, or that your doctor cleared you.',
  },
  child: {
    message: 'Under 13, training is for having fun with a grown-up near.',
    suggestion: 'Ask a parent or coach to join you, and tell me that they are there.',
  },
  unclear: {
    message: 'You wrote something about your body that I do not fully understand, so I ask first.',
    suggestion:
      'If it is new, sudden or strong, stop here and call a doctor or your local emergency number. Is it harmless, or does your doctor know of it? Tell me, and I will keep it gentle.',
  },
  low: {
    message: 'That sounds heavy, and you matter more than any workout.',
    suggestion:
      'If you think of harming yourself, please call or text a crisis line now, or your local emergency number. If you meant the training, tell me, and I will keep it gentle.',
  },
  'device-shock': {
    message: 'When the device in your chest has given a shock, it has to be looked at first.',
    suggestion:
      'Call your heart clinic or a doctor today, and your local emergency number if it happens again or you feel unwell.',
  },
  'swelling-breath': {
    message: 'Short of breath when you lie flat, or with swollen feet: that needs a look first.',
    suggestion:
      'See a doctor today. If it gets worse or you cannot lie down at all, call your local emergency number.',
  },
  'new-breathless': {
    message: 'Out of breath from so little, and newly so, needs a look before you train.',
    suggestion:
      'See a doctor soon, today if it is getting worse. Once you are cleared, tell me and I will start gently.',
  },
  'head-rush': {
    message: 'When it goes grey each time you get up, that should be looked at first.',
    suggestion:
      'Drink, eat and rest, and talk to a doctor. Does your doctor know of it? Tell me, and I will keep you near the floor.',
  },
  'neck-nerves': {
    message:
      'Tingling or clumsy hands on both sides after a blow to the neck need help right away.',
    suggestion: 'Keep your neck still, do not train, and call your local emergency number now.',
  },
  'foot-drop': {
    message: 'A foot that drags, or strength that fades down a nerve, should be looked at soon.',
    suggestion:
      'Call a doctor today; an emergency department if you go numb between the legs. Cleared already? Tell me.',
  },
  'leg-clot-check': {
    message: 'A leg that stays sore or swollen on one side should be looked at before it is used.',
    suggestion: 'Call a doctor today. Has somebody looked at it and cleared you? Tell me.',
  },
  'heat-check': {
    message: 'The heat has got to you, so cooling down comes first.',
    suggestion:
      'Go somewhere cool, drink and rest today. Call a doctor if it does not pass; your local emergency number if you get confused.',
  },
  'high-sugar': {
    message: 'With blood sugar this high, training can make it worse.',
    suggestion:
      'Check for ketones and call your diabetes team or a doctor now; your local emergency number if you feel sick or drowsy.',
  },
  'allergy-effort': {
    message:
      'Hives or swelling around exercise and food should be looked at before the next session.',
    suggestion:
      'Do not train today, and see a doctor. Call your local emergency number if your throat, lips or breath change.',
  },
  'blood-check': {
    message: 'Blood where it should not be should be looked at before you train on.',
    suggestion:
      'Call a doctor today or tomorrow. Once you are cleared, tell me and I will start gently.',
  },
  wound: {
    message: 'A wound that spreads, or comes with shivers, needs help today.',
    suggestion:
      'Do not train. See a doctor or an emergency department today; call your local emergency number if you feel very ill.',
  },
  'wound-check': {
    message: 'A wound that weeps or smells should be looked at before you train.',
    suggestion: 'See a doctor or nurse soon. Has somebody looked at it and cleared you? Tell me.',
  },
  'injury-check': {
    message: 'When something popped or gave, it should be looked at before it is loaded.',
    suggestion:
      'Rest it and see a doctor. Has somebody looked at it and cleared you for the rest of your body? Tell me.',
  },
  'after-birth': {
    message: 'Heavy bleeding after a birth needs help right away.',
    suggestion: 'Lie down and call your midwife, your doctor or your local emergency number now.',
  },
  'after-birth-check': {
    message: 'So soon after a birth, or with heaviness below, the body needs a check first.',
    suggestion:
      'Has your midwife or doctor cleared you for exercise? Tell me, and I will begin with breathing and gentle strength.',
  },
  'weight-cut': {
    message: 'Drying out and training on top of it is dangerous.',
    suggestion:
      'Stop, drink in small sips and cool down. See a doctor today; call your local emergency number if you feel faint, confused or cramp badly.',
  },
  'mixed-medicine': {
    message: 'With medicine that dulls pain or mixes with drink, training is not safe.',
    suggestion:
      'Rest where somebody is near and ask a doctor or pharmacist; call your local emergency number if you get drowsy or short of breath.',
  },
  stimulants: {
    message: 'With that much to speed you up, your heart has enough to do.',
    suggestion:
      'Sit down, drink water and wait until it has worn off. Call a doctor, or your local emergency number if your heart races or you feel unwell.',
  },
  'severe-pain': {
    message: 'Pain as strong as this needs help before anything else.',
    suggestion: 'Do not train. Call a doctor now, or your local emergency number if it gets worse.',
  },
  'pain-check': {
    message: 'Pain that is this strong or wakes you at night should be looked at before you train.',
    suggestion:
      'See a doctor soon. Has somebody looked at it and cleared you? Tell me what is allowed.',
  },
};
