const vc = 'https://www.w3.org/2018/credentials#'
const status = 'https://www.w3.org/ns/credentials/status#'
const security = 'https://w3id.org/security#'
const badges = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'
const schema = 'https://schema.org/'
// Both spellings are those of the published contexts.
const xsd = 'http://www.w3.org/2001/XMLSchema#'
const xsdOfBadges = 'https://www.w3.org/2001/XMLSchema#'

/** The RDF property of a term, and the type of its value: plain text by default. */
export type Term = { property: string; isIri?: true; datatype?: string }

/**
 * The terms our credentials use, as defined by https://www.w3.org/ns/credentials/v2 and the Open Badges context 3.0.3.
 * A fixed list replaces a JSON-LD processor, and a term that is not listed can't be signed by mistake.
 */
export const terms: Record<string, Term> = {
  name: { property: `${schema}name` },
  description: { property: `${schema}description` },
  issuer: { property: `${vc}issuer`, isIri: true },
  validFrom: { property: `${vc}validFrom`, datatype: `${xsd}dateTime` },
  validUntil: { property: `${vc}validUntil`, datatype: `${xsd}dateTime` },
  credentialSubject: { property: `${vc}credentialSubject`, isIri: true },
  evidence: { property: `${vc}evidence`, isIri: true },
  credentialStatus: { property: `${vc}credentialStatus`, isIri: true },
  url: { property: `${schema}url`, datatype: `${xsdOfBadges}anyURI` },
  identifier: { property: `${badges}identifier` },
  identityType: { property: `${badges}identityType` },
  identityHash: { property: `${badges}identityHash` },
  hashed: { property: `${badges}hashed`, datatype: `${xsdOfBadges}boolean` },
  licenseNumber: { property: `${badges}licenseNumber` },
  achievement: { property: `${badges}achievement` },
  achievementType: { property: `${badges}achievementType` },
  criteria: { property: `${badges}Criteria`, isIri: true },
  narrative: { property: `${badges}narrative` },
  statusPurpose: { property: `${status}statusPurpose` },
  statusListIndex: { property: `${status}statusListIndex` },
  statusListCredential: { property: `${status}statusListCredential`, isIri: true },
  /** Milliseconds. */
  ttl: { property: `${status}ttl`, datatype: `${xsd}integer` },
  encodedList: { property: `${status}encodedList`, datatype: `${security}multibase` },
  cryptosuite: { property: `${security}cryptosuite`, datatype: `${security}cryptosuiteString` },
  created: { property: 'http://purl.org/dc/terms/created', datatype: `${xsd}dateTime` },
  verificationMethod: { property: `${security}verificationMethod`, isIri: true },
  proofPurpose: { property: `${security}proofPurpose`, isIri: true },
}

/** Values that stand for an IRI: types and the proof purpose. */
export const iris: Record<string, string> = {
  VerifiableCredential: `${vc}VerifiableCredential`,
  OpenBadgeCredential: `${badges}OpenBadgeCredential`,
  Profile: `${badges}Profile`,
  AchievementSubject: `${badges}AchievementSubject`,
  IdentityObject: `${badges}IdentityObject`,
  Achievement: `${badges}Achievement`,
  Evidence: `${badges}Evidence`,
  BitstringStatusListEntry: `${status}BitstringStatusListEntry`,
  BitstringStatusListCredential: `${status}BitstringStatusListCredential`,
  BitstringStatusList: `${status}BitstringStatusList`,
  DataIntegrityProof: `${security}DataIntegrityProof`,
  assertionMethod: `${security}assertionMethod`,
}
