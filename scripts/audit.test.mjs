import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.mjs';

/** @param {string} name @param {string} severity @param {(string | object)[]} via */
const finding = (name, severity, via) => ({ [name]: { name, severity, via, range: '<2' } });

/** @param {object} vulnerabilities */
const report = (vulnerabilities) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

describe('the audit of the packages', () => {
  it('tells every weakness that is high or critical, and what it comes through', () => {
    const advisory = { title: 'Reads any file', severity: 'critical', url: 'https://a.example' };
    const text = report({
      ...finding('files', 'critical', [advisory]),
      ...finding('server', 'high', ['files']),
      ...finding('colours', 'moderate', [{ title: 'Slow' }]),
    });
    expect(readAudit(text)).toEqual({
      kind: 'found',
      lines: ['files (critical): Reads any file', 'server (high): through files'],
    });
  });

  it.each([
    ['nothing', {}],
    ['lesser ones', finding('colours', 'moderate', [{ title: 'Slow' }])],
  ])('is clean with %s', (_, vulnerabilities) => {
    expect(readAudit(report(vulnerabilities))).toEqual({ kind: 'clean' });
  });

  it.each([
    {
      message: '405 Method Not Allowed - POST https://registry.example/audit',
      statusCode: 405,
      error: { summary: '', detail: '' },
    },
    { message: 'request to https://registry.example failed', error: { summary: '', detail: '' } },
  ])(
    'has not been asked where the registry does not answer, and names none: $message',
    (refusal) => {
      expect(readAudit(JSON.stringify(refusal))).toEqual({ kind: 'unasked' });
    },
  );

  it.each(['', 'npm: not found', '{}', '{"error":{"code":"ENOLOCK","summary":"No lockfile"}}'])(
    'fails on what is no report: %s',
    (text) => {
      expect(() => readAudit(text)).toThrow();
    },
  );
});
