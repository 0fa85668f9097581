/**
 * How a route opens what belongs to somebody else. The server looks the grant up before the
 * handler runs; one that is unknown, ended or over is answered with 404, whatever was asked for.
 */
export interface GrantNeed {
  /**
   * - `share`: a link, its secret stands in the path as `token`
   * - `administrator`: the caller runs this server
   */
  by: 'share' | 'administrator';
}

export type GrantKind = GrantNeed['by'];
