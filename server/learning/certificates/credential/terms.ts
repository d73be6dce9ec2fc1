const vc = 'https://www.w3.org/2018/credentials#'
const status = 'https://www.w3.org/ns/credentials/status#'
const security = 'https://w3id.org/security#'
const badges = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#'
const schema = 'https://schema.org/'
// Both spellings are the contexts' own.
const xsd = 'http://www.w3.org/2001/XMLSchema#'
const xsdOfBadges = 'https://www.w3.org/2001/XMLSchema#'

/** What a term of our documents means: its property, and what its value is, a text where nothing is said. */
export type Term = { property: string; isName?: true; datatype?: string }

/**
 * The terms that our credentials use, as https://www.w3.org/ns/credentials/v2 and Open Badges' context 3.0.3 define
 * them. A closed list instead of the contexts themselves and a JSON-LD processor: each term we use means one thing
 * wherever it stands, and one that is not listed cannot be signed by mistake.
 */
export const terms: Record<string, Term> = {
  name: { property: `${schema}name` },
  description: { property: `${schema}description` },
  issuer: { property: `${vc}issuer`, isName: true },
  validFrom: { property: `${vc}validFrom`, datatype: `${xsd}dateTime` },
  credentialSubject: { property: `${vc}credentialSubject`, isName: true },
  credentialStatus: { property: `${vc}credentialStatus`, isName: true },
  url: { property: `${schema}url`, datatype: `${xsdOfBadges}anyURI` },
  identifier: { property: `${badges}identifier` },
  identityType: { property: `${badges}identityType` },
  identityHash: { property: `${badges}identityHash` },
  hashed: { property: `${badges}hashed`, datatype: `${xsdOfBadges}boolean` },
  licenseNumber: { property: `${badges}licenseNumber` },
  achievement: { property: `${badges}achievement` },
  achievementType: { property: `${badges}achievementType` },
  criteria: { property: `${badges}Criteria`, isName: true },
  narrative: { property: `${badges}narrative` },
  statusPurpose: { property: `${status}statusPurpose` },
  statusListIndex: { property: `${status}statusListIndex` },
  statusListCredential: { property: `${status}statusListCredential`, isName: true },
  encodedList: { property: `${status}encodedList`, datatype: `${security}multibase` },
  cryptosuite: { property: `${security}cryptosuite`, datatype: `${security}cryptosuiteString` },
  created: { property: 'http://purl.org/dc/terms/created', datatype: `${xsd}dateTime` },
  verificationMethod: { property: `${security}verificationMethod`, isName: true },
  proofPurpose: { property: `${security}proofPurpose`, isName: true },
}

/** Words that stand for a name: types, and the purpose of a proof. */
export const names: Record<string, string> = {
  VerifiableCredential: `${vc}VerifiableCredential`,
  OpenBadgeCredential: `${badges}OpenBadgeCredential`,
  Profile: `${badges}Profile`,
  AchievementSubject: `${badges}AchievementSubject`,
  IdentityObject: `${badges}IdentityObject`,
  Achievement: `${badges}Achievement`,
  BitstringStatusListEntry: `${status}BitstringStatusListEntry`,
  BitstringStatusListCredential: `${status}BitstringStatusListCredential`,
  BitstringStatusList: `${status}BitstringStatusList`,
  DataIntegrityProof: `${security}DataIntegrityProof`,
  assertionMethod: `${security}assertionMethod`,
}
