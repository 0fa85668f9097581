import { hash, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no stored hash it works just as long and says no, so the time tells nobody whether an account exists. */
  verify(password: string, storedHash: string | null): Promise<boolean>;
}

export interface HashCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

// Argon2id (the library's default) with the memory and passes that OWASP names for it.
const productionCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function createPasswords(cost: HashCost = productionCost): Promise<Passwords> {
  const nobodysHash = await hash('a password that no account has', cost);
  return {
    hash: (password) => hash(password, cost),
    verify: async (password, storedHash) => {
      const matches = await verify(storedHash ?? nobodysHash, password);
      return storedHash !== null && matches;
    },
  };
}
