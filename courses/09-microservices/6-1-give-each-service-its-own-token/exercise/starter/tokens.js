import { createKeyPair, decode, encode } from './signer.js'

/**
 * A token is header.claims.signature: encode({ alg: 'EdDSA', kid }), encode(claims), and the signature of both with the
 * dot between them. verify returns the claims, or throws an Error with the first message that fits:
 *   'not a token'       rubbish of any kind: not a text, not three parts, parts that can't be decoded to objects
 *   'wrong algorithm'   'unknown key'   'wrong signature'
 *   'wrong issuer'      'expired' (also without a whole number exp; exp is over when now has reached it)
 *   'wrong audience'    'missing scope'   'wrong tenant'
 * keys: { 'key-1': publicKey, … } with publicKey.verify(text, signature)
 */
export function verify(token, keys, { issuer, audience, scope, tenant, now }) {
  return decode(token.split('.')[1])
}

/** Times are seconds; clock() is now. */
export function createIssuer({ issuer, clock }) {
  return {
    /** A token with the given claims, and with iss and exp (now + lifetime), whatever the claims say about these two. */
    issue: ({ lifetime, ...claims }) => '',
    /**
     * A smaller token for the next service. The old one must be good and meant for the actor ('not your token'), and
     * the scope must be a part of what it has ('more than you have'). The new one keeps sub and tenant and no other
     * claim, lives for 60 seconds at most and never longer than the old one, and has act: { sub: actor }, with the old
     * act inside.
     */
    exchange: (token, { actor, audience, scope }) => '',
    /** From now on, sign with a new key. The old one still verifies. */
    rotate() {},
    /** Only the newest key verifies. */
    retireOldKeys() {},
    /** Public keys by kid. */
    keys: () => ({}),
  }
}
