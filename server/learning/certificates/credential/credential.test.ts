import { createHash, createPublicKey, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { eq } from '#server/kit/db/orm.ts'
import { secrets } from '#server/kit/tables.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { toCredential } from './credential.ts'
import { issuerKey } from './issuer-key.ts'
import { toStatusList } from './status-list.ts'

const app = await sharedApp()

// A verifier knows nothing of our types.
// oxlint-disable-next-line typescript/no-explicit-any
type Any = any

/** An independent verifier of eddsa-jcs-2022, after the W3C's "Data Integrity EdDSA Cryptosuites". */
function isSigned(credential: Any, suite = 'eddsa-jcs-2022'): boolean {
  const { proof, ...document } = credential
  const { proofValue, ...options } = [proof].flat().find(({ cryptosuite }: Any) => cryptosuite === suite)
  const key = base58(options.verificationMethod.split('#')[1].slice(1)).subarray(2)
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') },
    format: 'jwk',
  })
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  const signed = Buffer.concat([sha256(sortedJson(options)), sha256(sortedJson(document))])
  return verify(null, signed, publicKey, base58(proofValue.slice(1)))
}

const sortedJson = (value: Any): string =>
  JSON.stringify(value, (_, inner: Any) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

function base58(text: string): Buffer {
  const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(digits.indexOf(digit))
  const hex = value.toString(16)
  // Each 1 at the start is a byte of zeros, which one signature of 256 begins with.
  const zeros = '00'.repeat(/^1*/.exec(text)![0].length)
  return Buffer.from(zeros + hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

const school = { name: 'Kaushal Techbridge', publicUrl: 'https://kaushal.example' }
const certified = {
  statusPosition: 131_075,
  code: 'KT-26-7F3K-9M2X-AQ4T',
  learnerName: 'क्षितिज "K" श्रीवास्तव',
  courseId: 3,
  courseTitle: 'Backend & APIs',
  work: [{ title: 'A server', steps: ['Answer', 'Refuse'], byChecks: [0] }],
  issuedAt: new Date('2026-11-15T10:00:00.123Z'),
}
const newCredential = async (): Promise<Any> => toCredential(certified, school, await issuerKey(app.db))

test("verifies the W3C example with this test's verifier", () => {
  // TestVectors/eddsa-jcs-2022/signedJCS.json of w3c/vc-di-eddsa.
  const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2']
  const example = {
    '@context': contexts,
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-jcs-2022',
      created: '2023-02-24T23:36:38Z',
      verificationMethod: 'https://vc.example/issuers/5678#z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
      proofPurpose: 'assertionMethod',
      '@context': contexts,
      proofValue: 'z63t83Y53KfzJ5ZosfKTnqfMcKB2dmTrfjSaQjeNNjAD5srBowQfmWqeRb8rRjmeEuCBEsddF9LsVogtuTsijJKh4',
    },
  }
  expect(isSigned(example)).toBe(true)
  expect(isSigned({ ...example, name: 'Another Credential' })).toBe(false)
})

test('verifies the signature from the file alone', async () => {
  const credential = JSON.parse(JSON.stringify(await newCredential()))
  expect(isSigned(credential)).toBe(true)
  expect(credential.issuer.id).toMatch(/^did:key:z6Mk/)
  const [rdfc, jcs] = credential.proof
  expect(rdfc).toMatchObject({ cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' })
  expect(jcs.verificationMethod).toBe(`${credential.issuer.id}#${credential.issuer.id.split(':')[2]}`)
})

/** Every way to change one text, number or switch of a document. */
function* changed(document: Any): Generator<Any> {
  for (const key of Object.keys(document)) {
    const value = document[key]
    const others =
      value && typeof value === 'object' ? changed(value) : [typeof value === 'boolean' ? !value : `${value}!`]
    for (const other of others) {
      yield Array.isArray(document) ? document.with(Number(key), other) : { ...document, [key]: other }
    }
  }
}

test('rejects the signature after any change', async () => {
  const { proof, ...document } = await newCredential()
  const forgeries = [...changed(document)]
  expect(forgeries.length).toBeGreaterThan(25)
  for (const forgery of forgeries) expect(isSigned({ ...forgery, proof })).toBe(false)
  const { credentialStatus: _, ...without } = document
  expect(isSigned({ ...without, proof })).toBe(false)
  const options = proof[1]
  for (const part of ['created', 'proofPurpose', 'type']) {
    expect(isSigned({ ...document, proof: { ...options, [part]: 'another' } })).toBe(false)
  }
})

test('contains what Open Badges 3.0 requires', async () => {
  expect(await newCredential()).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: expect.stringMatching(/^urn:uuid:/),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { type: ['Profile'], name: school.name },
    validFrom: '2026-11-15T10:00:00.123Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: certified.learnerName }],
      achievement: {
        id: 'https://kaushal.example/course/courseDetails/3',
        type: ['Achievement'],
        name: certified.courseTitle,
        description:
          'All tasks of the course Backend & APIs: 1 step reviewed by a mentor, 1 approved by automatic checks.',
        criteria: { narrative: '**A server**\n- Answer (approved by automatic checks)\n- Refuse' },
      },
    },
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '3',
      statusListCredential: 'https://kaushal.example/certificate/status/1.json',
    },
  })
})

test('signs a status list with the bit of each revoked certificate', async () => {
  const at = certified.issuedAt
  const revoked = [131_072, certified.statusPosition, 262_143]
  const key = await issuerKey(app.db)
  const list: Any = toStatusList({ number: 1, revoked, publicUrl: school.publicUrl, at }, key)
  expect(isSigned(list)).toBe(true)
  expect(list).toMatchObject({
    id: 'https://kaushal.example/certificate/status/1.json',
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: key.did,
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 300_000 },
  })
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
  expect(bits).toHaveLength(131_072 / 8)
  const set = Array.from({ length: 131_072 }, (_, index) => index).filter(
    (index) => bits[index >> 3]! & (0x80 >> (index & 7)),
  )
  expect(set).toEqual([0, 3, 131_071])
})

test('shares one stored key between instances', async () => {
  const other = await app.another()
  const keys = await Promise.all([app.db, other.deps.db, app.db, other.deps.db].map((db) => issuerKey(db)))
  expect(new Set(keys.map(({ did }) => did)).size).toBe(1)
  const [row] = await app.db.select().from(secrets).where(eq(secrets.name, 'certificates'))
  expect(row).toBeDefined()
  const answer = await other.app.inject('/.well-known/did.json')
  expect(answer.json()).toMatchObject({
    alsoKnownAs: [keys[0]!.did],
    verificationMethod: [{ type: 'Multikey', publicKeyMultibase: keys[0]!.did.split(':')[2] }],
  })
  expect(answer.payload).not.toContain(row!.value)
})

test('does not reuse a key from a rolled-back transaction', async () => {
  await app.db.delete(secrets).where(eq(secrets.name, 'certificates'))
  let lost = ''
  const failing = app.db.transaction(async (db) => {
    lost = (await issuerKey(db)).did
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect((await issuerKey(app.db)).did).not.toBe(lost)
})
