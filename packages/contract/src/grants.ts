import type { ClientRight } from './client/schemas.ts';

/**
 * How a route opens what belongs to somebody else. The server looks the grant up before the
 * handler runs; one that is unknown, ended or over is answered with 404, whatever was asked for.
 */
export interface GrantNeed {
  /**
   * - `share`: a link, its secret stands in the path as `token`
   * - `administrator`: the caller runs this server
   * - `client`: the caller coaches the athlete whom the path names as `athleteId`
   * - `class`: a class that goes on, its code stands in the path as `code`
   */
  by: 'share' | 'administrator' | 'client' | 'class';
  /** Which of a coach's rights it takes, all of them; none where any will do. */
  rights?: readonly ClientRight[];
}

export type GrantKind = GrantNeed['by'];
