// Passkeys, if the browser supports them: on a secure origin with a domain name.

import { calls } from './calls';

const isNumber = /^[\d.]+$|^\[/.test(location.hostname);

export const hasPasskeys =
  !isNumber &&
  typeof PublicKeyCredential !== 'undefined' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

export async function makePasskey(): Promise<void> {
  const { options } = await calls.newPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await calls.addPasskey(made.toJSON() as object);
}

export async function usePasskey(): Promise<void> {
  const { options } = await calls.challenge();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  await calls.byPasskey(shown.toJSON() as object);
}
