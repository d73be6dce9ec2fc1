import { covers, type Standing } from '#contract/kit/access.ts'
import { invalid } from '#server/kit/errors.ts'

export type Editor = Standing & { id: number }

/** Otherwise who may change addresses could take over the account of somebody who may do more. */
export const beyondProblem = (person: Standing, editor: Standing): string | null =>
  covers(editor, person) ? null : 'They may do more here than you. Ask an admin.'

/** Nobody gives more than they have. */
export function assertMayGive(actor: Standing, wanted: Standing) {
  if (!covers(actor, wanted)) throw invalid({ role: 'You can only give what you may do yourself. Ask an admin.' })
}
