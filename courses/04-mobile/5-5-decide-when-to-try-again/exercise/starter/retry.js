const minute = 60_000

export function actionOf(status) {
  return status < 300 ? 'done' : 'later'
}

export function waitBefore(failures, random, retryAfter) {
  return minute
}

export function plan(answers, random) {
  return { action: 'later', waited: 0 }
}

console.log(actionOf(422), waitBefore(3, () => 1, null))
