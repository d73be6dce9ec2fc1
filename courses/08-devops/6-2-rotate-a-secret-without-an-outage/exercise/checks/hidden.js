export default [
  {
    name: 'deletes nothing if the old key is still in use after a minute',
    hint: 'A pod that never reads the new one: report it, and leave both keys.',
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = [1, 500]
      let stored = null
      const provider = {
        create: async () => { number += 1; keys.set(`k${number}`, null); events.push(`create k${number}`); return { id: `k${number}`, secret: `secret of k${number}` } },
        list: async () => [...keys].map(([id, used]) => ({ id, secondsSinceUse: used === null ? null : now - used })),
        remove: async (id) => { keys.delete(id); events.push(`remove ${id} at ${now} s`) },
      }
      const store = { put: async (secret) => { stored = { id: secret.replace('secret of ', ''), at: now }; events.push(`store ${secret}`) } }
      let failed = 0
      const send = () => {
        for (const delay of readsAt) {
          const id = stored && now >= stored.at + delay ? stored.id : 'k1'
          if (keys.has(id)) keys.set(id, now)
          else failed += 1
        }
      }
      const sleep = async (seconds) => { for (let second = 0; second < seconds; second += 1) { now += 1; send() } }
      send()
      const answer = await rotate(provider, store, { sleep })
      const waited = now >= 59 && now <= 62 ? 'a minute' : `${now} s`
      await sleep(3)
      return [answer, waited, failed, [...keys.keys()]]
    },
    expect: ['still in use', 'a minute', 0, ['k1', 'k2']],
  },
  {
    name: "doesn't wait for a key that nobody uses",
    hint: 'Never used (null) is silent.',
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = []
      let stored = null
      const provider = {
        create: async () => { number += 1; keys.set(`k${number}`, null); events.push(`create k${number}`); return { id: `k${number}`, secret: `secret of k${number}` } },
        list: async () => [...keys].map(([id, used]) => ({ id, secondsSinceUse: used === null ? null : now - used })),
        remove: async (id) => { keys.delete(id); events.push(`remove ${id} at ${now} s`) },
      }
      const store = { put: async (secret) => { stored = { id: secret.replace('secret of ', ''), at: now }; events.push(`store ${secret}`) } }
      let failed = 0
      const send = () => {
        for (const delay of readsAt) {
          const id = stored && now >= stored.at + delay ? stored.id : 'k1'
          if (keys.has(id)) keys.set(id, now)
          else failed += 1
        }
      }
      const sleep = async (seconds) => { for (let second = 0; second < seconds; second += 1) { now += 1; send() } }
      send()
      keys.set('k1', null)
      const answer = await rotate(provider, store, { sleep })
      return [answer, now, [...keys.keys()]]
    },
    expect: ['rotated', 0, ['k2']],
  },
  {
    name: 'keeps the times it is given',
    hint: 'silentSeconds and maxSeconds come from the caller.',
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = [1]
      let stored = null
      const provider = {
        create: async () => { number += 1; keys.set(`k${number}`, null); events.push(`create k${number}`); return { id: `k${number}`, secret: `secret of k${number}` } },
        list: async () => [...keys].map(([id, used]) => ({ id, secondsSinceUse: used === null ? null : now - used })),
        remove: async (id) => { keys.delete(id); events.push(`remove ${id} at ${now} s`) },
      }
      const store = { put: async (secret) => { stored = { id: secret.replace('secret of ', ''), at: now }; events.push(`store ${secret}`) } }
      let failed = 0
      const send = () => {
        for (const delay of readsAt) {
          const id = stored && now >= stored.at + delay ? stored.id : 'k1'
          if (keys.has(id)) keys.set(id, now)
          else failed += 1
        }
      }
      const sleep = async (seconds) => { for (let second = 0; second < seconds; second += 1) { now += 1; send() } }
      send()
      await rotate(provider, store, { sleep, silentSeconds: 3, maxSeconds: 20 })
      return events.at(-1)
    },
    expect: 'remove k1 at 3 s',
  },
  {
    name: 'removes every older key, and never the new one',
    hint: 'All but the new one, if all are silent.',
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = []
      let stored = null
      const provider = {
        create: async () => { number += 1; keys.set(`k${number}`, null); events.push(`create k${number}`); return { id: `k${number}`, secret: `secret of k${number}` } },
        list: async () => [...keys].map(([id, used]) => ({ id, secondsSinceUse: used === null ? null : now - used })),
        remove: async (id) => { keys.delete(id); events.push(`remove ${id} at ${now} s`) },
      }
      const store = { put: async (secret) => { stored = { id: secret.replace('secret of ', ''), at: now }; events.push(`store ${secret}`) } }
      let failed = 0
      const send = () => {
        for (const delay of readsAt) {
          const id = stored && now >= stored.at + delay ? stored.id : 'k1'
          if (keys.has(id)) keys.set(id, now)
          else failed += 1
        }
      }
      const sleep = async (seconds) => { for (let second = 0; second < seconds; second += 1) { now += 1; send() } }
      send()
      keys.set('k0', null)
      keys.set('k1', null)
      await rotate(provider, store, { sleep })
      return [...keys.keys()]
    },
    expect: ['k2'],
  },
  {
    name: 'looks into every container, and at the end of names only',
    hint: "PASSWORD_HINT isn't a password; a container may have no env.",
    run: ({ plainSecrets }) => plainSecrets({ spec: { containers: [{}, { env: [{ name: 'PASSWORD_HINT', value: 'x' }, { name: 'DB_PASSWORD', value: 'y' }] }, { env: [{ name: 'TOKEN', value: '' }] }] } }),
    expect: ['DB_PASSWORD', 'TOKEN'],
  },
]
