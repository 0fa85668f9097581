/**
 * How a route opens what belongs to somebody else. The server looks the grant up before the
 * handler runs; one that is unknown, ended or over is answered with 404, whatever was asked for.
 */
export interface GrantNeed {
  /** A link: its secret stands in the path as `token`. */
  by: 'share';
}

export type GrantKind = GrantNeed['by'];
