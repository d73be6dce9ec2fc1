import { flows, secrets } from './system.js'

const hasWord = (text, word) => new RegExp(`\\b${word}\\b`).test(text)

const flowRules = [
  ['S', 'the caller proves nothing', ({ proof }) => proof === 'none'],
  ['S', 'the proof is shared', ({ proof }) => hasWord(proof, 'shared')],
  ['T', 'not encrypted', ({ protocol }) => protocol !== 'https'],
  ['R', 'not logged', ({ logged }) => !logged],
  ['I', 'tenant is not checked', ({ tenant }) => tenant === 'none' || hasWord(tenant, 'body')],
  ['D', 'no limit from outside', ({ crosses, limited }) => crosses && !limited],
]

export const flowFindings = (flow) =>
  flowRules.filter(([, , isBroken]) => isBroken(flow)).map(([letter, text]) => `${flow.id} ${letter} ${text}`)

export function secretFindings({ name, usedBy, storedIn, rotated, rights }, today) {
  const days = Math.round((Date.parse(today) - Date.parse(rotated)) / 86_400_000)
  const found = []
  if (days > 90) found.push(`S not rotated for ${days} days`)
  if (!['secret store', 'hardware module'].includes(storedIn)) found.push(`I stored in ${storedIn}`)
  if (hasWord(rights, 'all') || hasWord(rights, 'any')) found.push('E more rights than needed')
  if (usedBy.length > 1) found.push(`R shared by ${usedBy.join(', ')}`)
  return found.map((text) => `${name} ${text}`)
}

export const rank = (threats) =>
  threats
    .toSorted((a, b) => b.likelihood * b.damage - a.likelihood * a.damage || b.damage - a.damage)
    .map(({ text, likelihood, damage }) => `${likelihood * damage} ${text}`)

for (const flow of flows) for (const finding of flowFindings(flow)) console.log(finding)
for (const secret of secrets) for (const finding of secretFindings(secret, '2026-11-16')) console.log(finding)
