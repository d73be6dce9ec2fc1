const minute = 60_000
const actions = new Map([
  [200, 'done'],
  [201, 'done'],
  [400, 'reject'],
  [409, 'reject'],
  [422, 'reject'],
  [401, 'sign-in'],
  [403, 'sign-in'],
])

export function actionOf(status) {
  return actions.get(status) ?? 'later'
}

export function waitBefore(failures, random, retryAfter) {
  const full = Math.min(minute * 2 ** (failures - 1), 15 * minute)
  const own = Math.round(full / 2 + (full / 2) * random())
  const asked = /^[0-9]+$/.test(retryAfter) ? Number(retryAfter) * 1000 : 0
  return Math.max(own, Math.min(asked, 60 * minute))
}

export function plan(answers, random) {
  let waited = 0
  for (const [index, { status, retryAfter }] of answers.entries()) {
    const action = actionOf(status)
    if (action !== 'later') return { action, waited }
    waited += waitBefore(index + 1, random, retryAfter)
  }
  return { action: 'later', waited }
}
