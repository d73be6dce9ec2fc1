import type { IssuerKey } from './issuer-key.ts'

/** Proves that the signing key belongs to the school, because it is served from the school's own domain (did:web). */
export function didDocument({ did }: IssuerKey, publicUrl: string) {
  const id = `did:web:${encodeURIComponent(new URL(publicUrl).host)}`
  const method = { id: `${id}#certificates`, type: 'Multikey', controller: id }
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    alsoKnownAs: [did],
    verificationMethod: [{ ...method, publicKeyMultibase: did.slice('did:key:'.length) }],
    assertionMethod: [method.id],
  }
}
