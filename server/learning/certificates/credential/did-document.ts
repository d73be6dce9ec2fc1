import type { IssuerKey } from './issuer-key.ts'

/**
 * The school's name on the web, did:web, and the key that speaks for it. A signature says which key made it; this
 * document, read from the school's own address, says whose key that is.
 */
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
