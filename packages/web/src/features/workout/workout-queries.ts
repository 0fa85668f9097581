/** The keys of what the server is asked about workouts. */
export const workoutQueries = {
  stored: (userId: string) => ['workouts', userId, 'stored'] as const,
  latest: (userId: string) => ['workouts', userId, 'latest'] as const,
  providers: ['providers'] as const,
};
