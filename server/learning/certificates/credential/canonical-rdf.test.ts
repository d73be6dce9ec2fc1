import { createPrivateKey, createPublicKey, createHash, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { base58 } from '#server/testing/learning/credentials.ts'
import { canonicalRdf } from './canonical-rdf.ts'
import { contexts } from './credential.ts'
import { withProofs } from './proof.ts'

/*
 * The lines below are what jsonld.js 9 (RDFC-1.0) makes of these documents with the contexts as published; they were
 * not written by our code.
 */
const did = 'did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
const badge = {
  '@context': contexts,
  id: 'urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Backend & APIs',
  issuer: { id: did, type: ['Profile'], name: 'Kaushal Techbridge', url: 'https://kaushal.example' },
  validFrom: '2026-11-15T10:00:00.123Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    name: 'क्षितिज "K" \\ 😀',
    identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: 'क्षितिज "K" \\ 😀', hashed: false }],
    licenseNumber: 'KT-26-7F3K-9M2X-AQ4T',
    achievement: {
      id: 'https://kaushal.example/course/courseDetails/3',
      type: ['Achievement'],
      achievementType: 'Certificate',
      name: 'Backend & APIs',
      description: 'All\ttasks',
      criteria: { narrative: '**A server**\n- Answer\u007f\u0001' },
    },
  },
  credentialStatus: {
    id: 'https://kaushal.example/certificate/status/0.json#5',
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '5',
    statusListCredential: 'https://kaushal.example/certificate/status/0.json',
  },
}
const badgeLines = String.raw`<did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#Profile> .
<did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2> <https://schema.org/name> "Kaushal Techbridge" .
<did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2> <https://schema.org/url> "https://kaushal.example"^^<https://www.w3.org/2001/XMLSchema#anyURI> .
<https://kaushal.example/certificate/status/0.json#5> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://www.w3.org/ns/credentials/status#BitstringStatusListEntry> .
<https://kaushal.example/certificate/status/0.json#5> <https://www.w3.org/ns/credentials/status#statusListCredential> <https://kaushal.example/certificate/status/0.json> .
<https://kaushal.example/certificate/status/0.json#5> <https://www.w3.org/ns/credentials/status#statusListIndex> "5" .
<https://kaushal.example/certificate/status/0.json#5> <https://www.w3.org/ns/credentials/status#statusPurpose> "revocation" .
<https://kaushal.example/course/courseDetails/3> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#Achievement> .
<https://kaushal.example/course/courseDetails/3> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#Criteria> _:c14n0 .
<https://kaushal.example/course/courseDetails/3> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#achievementType> "Certificate" .
<https://kaushal.example/course/courseDetails/3> <https://schema.org/description> "All\ttasks" .
<https://kaushal.example/course/courseDetails/3> <https://schema.org/name> "Backend & APIs" .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#OpenBadgeCredential> .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://www.w3.org/2018/credentials#VerifiableCredential> .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <https://schema.org/name> "Backend & APIs" .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <https://www.w3.org/2018/credentials#credentialStatus> <https://kaushal.example/certificate/status/0.json#5> .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <https://www.w3.org/2018/credentials#credentialSubject> _:c14n2 .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <https://www.w3.org/2018/credentials#issuer> <did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2> .
<urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5> <https://www.w3.org/2018/credentials#validFrom> "2026-11-15T10:00:00.123Z"^^<http://www.w3.org/2001/XMLSchema#dateTime> .
_:c14n0 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#narrative> "**A server**\n- Answer\u007F\u0001" .
_:c14n1 <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#IdentityObject> .
_:c14n1 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#hashed> "false"^^<https://www.w3.org/2001/XMLSchema#boolean> .
_:c14n1 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#identityHash> "क्षितिज \"K\" \\ 😀" .
_:c14n1 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#identityType> "name" .
_:c14n2 <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#AchievementSubject> .
_:c14n2 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#achievement> <https://kaushal.example/course/courseDetails/3> .
_:c14n2 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#identifier> _:c14n1 .
_:c14n2 <https://purl.imsglobal.org/spec/vc/ob/vocab.html#licenseNumber> "KT-26-7F3K-9M2X-AQ4T" .
_:c14n2 <https://schema.org/name> "क्षितिज \"K\" \\ 😀" .
`

const proofLines = String.raw`_:c14n0 <http://purl.org/dc/terms/created> "2026-11-15T10:00:00.123Z"^^<http://www.w3.org/2001/XMLSchema#dateTime> .
_:c14n0 <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://w3id.org/security#DataIntegrityProof> .
_:c14n0 <https://w3id.org/security#cryptosuite> "eddsa-rdfc-2022"^^<https://w3id.org/security#cryptosuiteString> .
_:c14n0 <https://w3id.org/security#proofPurpose> <https://w3id.org/security#assertionMethod> .
_:c14n0 <https://w3id.org/security#verificationMethod> <did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2> .
`

const list = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: 'https://kaushal.example/certificate/status/0.json',
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: did,
  validFrom: '2026-11-15T10:00:00.123Z',
  credentialSubject: {
    id: 'https://kaushal.example/certificate/status/0.json#list',
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    ttl: 300_000,
    encodedList: 'uH4sI',
  },
}
const listLines = String.raw`<https://kaushal.example/certificate/status/0.json#list> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://www.w3.org/ns/credentials/status#BitstringStatusList> .
<https://kaushal.example/certificate/status/0.json#list> <https://www.w3.org/ns/credentials/status#encodedList> "uH4sI"^^<https://w3id.org/security#multibase> .
<https://kaushal.example/certificate/status/0.json#list> <https://www.w3.org/ns/credentials/status#statusPurpose> "revocation" .
<https://kaushal.example/certificate/status/0.json#list> <https://www.w3.org/ns/credentials/status#ttl> "300000"^^<http://www.w3.org/2001/XMLSchema#integer> .
<https://kaushal.example/certificate/status/0.json> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://www.w3.org/2018/credentials#VerifiableCredential> .
<https://kaushal.example/certificate/status/0.json> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://www.w3.org/ns/credentials/status#BitstringStatusListCredential> .
<https://kaushal.example/certificate/status/0.json> <https://www.w3.org/2018/credentials#credentialSubject> <https://kaushal.example/certificate/status/0.json#list> .
<https://kaushal.example/certificate/status/0.json> <https://www.w3.org/2018/credentials#issuer> <did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2> .
<https://kaushal.example/certificate/status/0.json> <https://www.w3.org/2018/credentials#validFrom> "2026-11-15T10:00:00.123Z"^^<http://www.w3.org/2001/XMLSchema#dateTime> .
`

test('gives the same statements as a JSON-LD processor', () => {
  expect(canonicalRdf(badge)).toBe(badgeLines)
  expect(canonicalRdf(list)).toBe(listLines)
})

// Written by hand after the published contexts, whose terms these are.
test('writes the evidence and the end of a portfolio', () => {
  const id = 'urn:uuid:876b95cf-4905-4de5-8828-6946c3be40e5'
  const evidence = { id: `${id}#evidence-1`, type: ['Evidence'], name: 'Answer', narrative: 'SHA-256' }
  const added = { validUntil: '2026-12-15T10:00:00.123Z', evidence: [evidence] }
  const [ofBadge, vocabulary] = [
    'https://www.w3.org/2018/credentials#',
    'https://purl.imsglobal.org/spec/vc/ob/vocab.html#',
  ]
  const lines = [
    `<${id}#evidence-1> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <${vocabulary}Evidence> .`,
    `<${id}#evidence-1> <https://schema.org/name> "Answer" .`,
    `<${id}#evidence-1> <${vocabulary}narrative> "SHA-256" .`,
    `<${id}> <${ofBadge}evidence> <${id}#evidence-1> .`,
    `<${id}> <${ofBadge}validUntil> "2026-12-15T10:00:00.123Z"^^<http://www.w3.org/2001/XMLSchema#dateTime> .`,
  ]
  expect(
    canonicalRdf({ ...badge, ...added })
      .split('\n')
      .toSorted(),
  ).toEqual([...badgeLines.split('\n'), ...lines].toSorted())
})

test('ignores the order of properties', () => {
  const backwards = (value: unknown): unknown =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, inner]) => [key, backwards(inner)]),
        )
      : value
  expect(canonicalRdf(backwards(badge) as typeof badge)).toBe(badgeLines)
})

// The key pair of the W3C's examples (w3c/vc-di-eddsa, TestVectors/keyPair.json).
const seed = 'c96ef9ea10c5e414c471723aff9de72c35fa5b70fae97e8832ecac7d2e2b8ed6'
const privateKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
})
const key = { did, method: `${did}#${did.slice(8)}`, sign: (bytes: Buffer) => sign(null, bytes, privateKey) }

test('signs the canonical statements', () => {
  const { proof } = withProofs(badge, key, new Date('2026-11-15T10:00:00.123Z'))
  const [{ proofValue, ...options }] = proof as unknown as [{ proofValue: string }]
  expect(canonicalRdf(options)).toBe(proofLines)
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  const signature = base58(proofValue.slice(1))
  const fits = (lines: string) =>
    verify(null, Buffer.concat([sha256(proofLines), sha256(lines)]), createPublicKey(privateKey), signature)
  expect(fits(badgeLines)).toBe(true)
  expect(fits(badgeLines.replace('क्षितिज', 'Ravi'))).toBe(false)
})

test('throws for an undefined term', () => {
  expect(() => canonicalRdf({ ...badge, grade: 'A' })).toThrow('grade is not defined')
})

test('throws for two equal blank nodes', () => {
  const two = { identifier: [{ identityType: 'name' }, { identityType: 'name' }] }
  expect(() => canonicalRdf({ ...badge, credentialSubject: two })).toThrow('Two blank nodes are equal')
})
