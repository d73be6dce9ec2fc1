/**
 * Replaces a key while it is in use. `provider` has create(), which returns { id, secret }, list(), which returns
 * [{ id, secondsSinceUse }], and remove(id); `store` has put(secret); `sleep(seconds)` waits. All of them return promises.
 * A key is silent if nobody has used it for `silentSeconds`, or never (null). It looks once a second, first at once.
 * When all keys but the new one are silent, it removes them.
 * Returns 'rotated', or 'still in use' if the old key isn't silent after `maxSeconds`; then nothing is deleted.
 */
export async function rotate(provider, store, { sleep, silentSeconds = 10, maxSeconds = 60 }) {
  const fresh = await provider.create()
  await store.put(fresh.secret)
  const isSilent = ({ secondsSinceUse }) => secondsSinceUse === null || secondsSinceUse >= silentSeconds
  for (let waited = 0; waited <= maxSeconds; waited += 1) {
    const old = (await provider.list()).filter(({ id }) => id !== fresh.id)
    if (old.every(isSilent)) {
      for (const { id } of old) await provider.remove(id)
      return 'rotated'
    }
    await sleep(1)
  }
  return 'still in use'
}

/** Names of variables that hold a secret as plain text in a pod: PASSWORD, TOKEN, API_KEY or SECRET at the end, and a `value`. */
export function plainSecrets(pod) {
  return pod.spec.containers
    .flatMap(({ env = [] }) => env)
    .filter(({ name, value }) => value !== undefined && /(PASSWORD|TOKEN|API_KEY|SECRET)$/.test(name))
    .map(({ name }) => name)
}
