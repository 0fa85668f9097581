import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** The page that a passkey is made and used on: its address, and the host that it belongs to. */
export interface Site {
  origin: string;
  host: string;
}

export interface Credential {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

/** True once for each challenge that was given out. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

/** Loaded when it is first needed: most starts of the server never do. */
const load = () => import('@simplewebauthn/server');

interface Owner {
  userId: string;
  email: string;
  name: string;
}

export async function creationOptions(site: Site, owner: Owner, known: readonly string[]) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Cadence',
    rpID: site.host,
    userID: new TextEncoder().encode(owner.userId),
    userName: owner.email,
    userDisplayName: owner.name || owner.email,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function requestOptions(site: Site, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await load();
  // No list of passkeys: it would tell who has an account.
  const options = { rpID: site.host, userVerification: 'required' as const, challenge };
  return generateAuthenticationOptions(options);
}

/**
 * None was asked for, and certificates name addresses that the library would fetch. A device may
 * sign for itself, without one.
 */
async function bringsNoCertificates(attestation: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const read = decodeAttestationObject(isoBase64URL.toBuffer(attestation));
    const format = read.get('fmt');
    return (
      format === 'none' || (format === 'packed' && read.get('attStmt').get('x5c') === undefined)
    );
  } catch {
    // Unreadable is the caller's doing, and refused.
    return false;
  }
}

/** Null for what cannot be read or does not hold: both are the caller's doing. */
export async function readCreated(
  site: Site,
  response: RegistrationResponseJSON,
  takeChallenge: TakeChallenge,
): Promise<Credential | null> {
  if (!(await bringsNoCertificates(response.response.attestationObject))) return null;
  const { verifyRegistrationResponse } = await load();
  const options = {
    response,
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
  };
  const read = await verifyRegistrationResponse(options).catch(() => null);
  if (!read?.verified) return null;
  const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential;
  return { id, publicKey, counter, transports };
}

/** The new count of its uses; null for what cannot be read or does not hold. */
export async function readUsed(
  site: Site,
  response: AuthenticationResponseJSON,
  { transports, ...known }: Credential,
  takeChallenge: TakeChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const options = {
    response,
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: { ...known, transports: transports as AuthenticatorTransport[] },
  };
  const read = await verifyAuthenticationResponse(options).catch(() => null);
  return read?.verified ? read.authenticationInfo.newCounter : null;
}
