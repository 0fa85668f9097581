import type { Trait } from '../../reading/trait-names.ts';
import type { Request } from '../request.ts';

export const hasTrait = ({ traits }: Pick<Request, 'traits'>, trait: Trait): boolean =>
  traits?.value.includes(trait) ?? false;
