export default [
  {
    name: 'creates and stores the new key before it touches the old one',
    hint: 'Create, store, wait, delete: in this order.',
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = [1, 2, 4]
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
      await rotate(provider, store, { sleep })
      return events.slice(0, 2)
    },
    expect: ['create k2', 'store secret of k2'],
  },
  {
    name: 'loses no message while three pods change over',
    hint: "Nobody may be left with a key that doesn't work.",
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = [1, 2, 4]
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
      await sleep(5)
      return [answer, failed]
    },
    expect: ['rotated', 0],
  },
  {
    name: 'waits until the old key has been silent',
    hint: 'The last pod reads at second 4; ten silent seconds later the old key may go.',
    run: async ({ rotate }) => {
      const events = []
      let now = 0
      let number = 1
      const keys = new Map([['k1', 0]])
      const readsAt = [1, 2, 4]
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
      await rotate(provider, store, { sleep })
      return events[2]
    },
    expect: 'remove k1 at 13 s',
  },
  {
    name: 'finds a key that is written as plain text',
    hint: 'A variable with a value whose name ends with API_KEY.',
    run: ({ plainSecrets }) => [plainSecrets({ spec: { containers: [{ env: [{ name: 'SMS_API_KEY', value: 'k1' }] }] } }), plainSecrets({ spec: { containers: [{ env: [{ name: 'SMS_API_KEY', valueFrom: {} }, { name: 'PORT', value: '8080' }] }] } })],
    expect: [['SMS_API_KEY'], []],
  },
]
