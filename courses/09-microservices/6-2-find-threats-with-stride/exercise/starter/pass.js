import { flows, secrets } from './system.js'

/**
 * The broken rules of a flow, in this order, as 'F07 S the caller proves nothing':
 *   S  the caller proves nothing          proof is none
 *   S  the proof is shared                proof contains the word shared
 *   T  not encrypted                      protocol isn't https
 *   R  not logged                         logged is false
 *   I  tenant is not checked              tenant is none, or contains the word body
 *   D  no limit from outside              crosses is true and limited is false
 */
export function flowFindings(flow) {
  return []
}

/**
 * The broken rules of a secret, in this order, as 'broker-password S not rotated for 744 days':
 *   S  not rotated for … days             more than 90 days before today
 *   I  stored in …                        anywhere else than in the secret store or a hardware module
 *   E  more rights than needed            rights contain the word all or any
 *   R  shared by …                        used by more than one: 'shared by orders, kitchen'
 */
export function secretFindings(secret, today) {
  return []
}

/** Threats { text, likelihood, damage } as '20 text', the highest product first; with the same product, the more damage. */
export function rank(threats) {
  return []
}

for (const flow of flows) for (const finding of flowFindings(flow)) console.log(finding)
for (const secret of secrets) for (const finding of secretFindings(secret, '2026-11-16')) console.log(finding)
