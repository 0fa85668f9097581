export const goldPrograms = (_build: unknown): { name: string; faults: string[] }[] => [];
