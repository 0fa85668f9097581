/** A small thing that was told beside what is felt, and the line that takes it up. */
export interface Detail {
  readonly id: string;
  /** Phrases, parted by '|'. */
  readonly cues: string;
  /** What kind of moment it is said to. */
  readonly to: 'joy' | 'grave' | 'low';
  readonly line: string;
}

export const details: readonly Detail[] = [
  {
    id: 'unseen',
    cues: `nobody was home | nobody saw | no one saw | nobody to see | no one to see | nobody to tell | no one to tell | nobody around | all alone in | no witnesses | no witness`,
    to: 'joy',
    line: 'I would have loved to see it.',
  },
  {
    id: 'happy-tears',
    cues: `cried | crying | teared up | tears | wept | bawled`,
    to: 'joy',
    line: 'Tears are the right answer to that.',
  },
  {
    id: 'tried',
    cues: `tried today | tried to train | tried yesterday | went today | went back today | tried to go`,
    to: 'grave',
    line: 'That you went at all today is a lot.',
  },
  {
    id: 'why-telling',
    cues: `dont know why im telling | dont know why i am telling | not sure why im telling | no idea why im telling | why am i telling you | anyway sorry | sorry for dumping`,
    to: 'grave',
    line: 'I am glad you told me.',
  },
  {
    id: 'only-place',
    cues: `only place i | only thing that helps | only hour | only time i | keeps me sane | gyms the only | only place where`,
    to: 'grave',
    line: 'Then keep that hour, and let it be whatever you need it to be.',
  },
  {
    id: 'car',
    cues: `cried in the car | sat in the car | sat in my car | in the car park`,
    to: 'low',
    line: 'Getting as far as the car park was the hard half.',
  },
];
