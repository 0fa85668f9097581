export const simulate = (_build: unknown): { name: string; faults: string[] }[] => [];
